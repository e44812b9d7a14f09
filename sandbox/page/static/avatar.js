/** Avatars: initials on a colour of one's own. */

import { el } from "./dom.js";
import { nameOf, state } from "./state.js";

const COLOURS = 8;

export function avatar(user) {
  const initials = Array.from(nameOf(user))[0]?.toUpperCase() ?? "?";
  const hue = user.id === state.bot?.id ? "bot" : String(colourOf(user.id));
  return el("span", { class: "avatar", "data-colour": hue, "aria-hidden": "true" }, initials);
}

function colourOf(id) {
  return Array.from(id).reduce((sum, digit) => sum * 7 + Number(digit), 0) % COLOURS;
}
