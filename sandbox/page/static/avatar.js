/** Avatars: initials on a colour of one's own. */

import { el } from "./dom.js";
import { nameOf, state } from "./state.js";

const COLOURS = 8;

export function avatar(user) {
  const initials = Array.from(nameOf(user))[0]?.toUpperCase() ?? "?";
  const hue = user.id === state.bot?.id ? "bot" : String(colourOf(user.id));
  return el(
    "span",
    { class: "avatar", "data-colour": hue, "data-user": user.id, "aria-hidden": "true" },
    initials,
  );
}

/** Neighbours in the list of people get different colours. */
function colourOf(id) {
  return Math.max([...state.people.keys()].indexOf(id), 0) % COLOURS;
}
