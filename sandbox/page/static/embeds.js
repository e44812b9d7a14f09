/** Embeds: the framed cards of classic messages. */

import { el } from "./dom.js";
import { target } from "./links.js";
import { openLightbox } from "./lightbox.js";
import { inline, markdown } from "./markdown.js";
import { thumbnail } from "./media.js";
import { written } from "./times.js";

export function embed(data) {
  const card = el(
    "article",
    { class: "embed" },
    el(
      "div",
      { class: "embed-words" },
      data.author &&
        el("p", { class: "embed-author" }, linked(data.author.url, [data.author.name])),
      data.title && el("h3", { class: "embed-title" }, linked(data.url, inline(data.title))),
      data.description && el("div", { class: "markdown" }, ...markdown(data.description)),
      data.fields?.length && el("dl", { class: "embed-fields" }, ...data.fields.map(field)),
    ),
    data.thumbnail && el("div", { class: "embed-thumbnail" }, embedPicture(data.thumbnail)),
    data.image && el("div", { class: "embed-image" }, embedPicture(data.image)),
    footer(data),
  );
  if (data.color) card.style.borderLeftColor = colour(data.color);
  return card;
}

/** Discord's number as a colour. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

function field(data) {
  return el(
    "div",
    { class: data.inline ? "inline" : null },
    el("dt", {}, ...inline(data.name)),
    el("dd", { class: "markdown" }, ...markdown(data.value)),
  );
}

function linked(url, children) {
  const goal = url && target(url);
  if (!goal) return el("span", {}, ...children);
  return el(
    "a",
    { href: goal.href, target: goal.local ? null : "_blank", rel: "noopener noreferrer" },
    ...children,
  );
}

function embedPicture(data) {
  const picture = {
    url: data.url,
    alt: data.description ?? "",
    width: data.width,
    height: data.height,
  };
  return thumbnail(picture, () => openLightbox([picture], 0));
}

function footer(data) {
  const parts = [
    data.footer?.text,
    data.timestamp && written(new Date(data.timestamp), "f"),
  ].filter(Boolean);
  return parts.length && el("p", { class: "embed-footer" }, parts.join(" • "));
}
