/** Emojis: a letter of Unicode, or a picture that the bot has uploaded. */

import { el } from "./dom.js";

/** The picture of one of the bot's emojis; without words beside it, its name is read. */
export function picture(id, name = "") {
  return el("img", {
    class: "emoji",
    src: `/cdn/emojis/${encodeURIComponent(id)}.png`,
    alt: name,
    title: name || null,
    draggable: "false",
  });
}

/** The emoji of a button or an option, as an ornament of its words; null if it has none. */
export function ornament(emoji) {
  if (emoji?.id) return picture(emoji.id);
  return emoji?.name ? el("span", { class: "emoji" }, emoji.name) : null;
}
