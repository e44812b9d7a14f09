/** Components of messages: buttons, menus, and the layout of components v2. */

import { el, icon } from "./dom.js";
import { colour } from "./embeds.js";
import { ornament } from "./emojis.js";
import { choose, press } from "./interactions.js";
import { target } from "./links.js";
import { openLightbox } from "./lightbox.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, thumbnail } from "./media.js";
import { SELECTS, selectMenu } from "./selects.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const LINK = 5;

const SHOW = {
  1: (row, message) => el("div", { class: "action-row" }, ...components(row.components, message)),
  2: button,
  9: section,
  10: (text) => el("div", { class: "text-display markdown" }, ...markdown(text.content)),
  11: (picture) =>
    el(
      "div",
      { class: "thumbnail" },
      thumbnail(pictureOf(picture), () => openLightbox([pictureOf(picture)], 0)),
    ),
  12: (media) => gallery(media.items.map(pictureOf)),
  13: (file) => fileCard(file.name, file.file.url, file.size),
  14: (line) =>
    el("hr", {
      class: `separator${line.divider ? "" : " blank"}${line.spacing === 2 ? " large" : ""}`,
    }),
  17: container,
};

/** Show a message's components, in order. */
export function components(list, message) {
  return list.map((component) => show(component, message));
}

function show(component, message) {
  if (SELECTS.includes(component.type)) return menu(component, message);
  return SHOW[component.type]?.(component, message) ?? null;
}

function menu(component, message) {
  return selectMenu(component, {
    onChoose: (values) => choose(message, component.custom_id, values),
  });
}

function button(component, message) {
  const style = STYLES[component.style] ?? "secondary";
  const words = [ornament(component.emoji), component.label && el("span", {}, component.label)];
  if (component.style === LINK) return linkButton(component, words);
  return el(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled,
      "data-custom-id": component.custom_id,
      click: (event) => press(message, component.custom_id, event.currentTarget),
    },
    ...words,
  );
}

function linkButton(component, words) {
  const goal = target(component.url);
  return el(
    "a",
    {
      class: "button link",
      href: component.disabled ? null : goal?.href,
      "aria-disabled": component.disabled ? "true" : null,
      target: goal?.local ? null : "_blank",
      rel: "noopener noreferrer",
    },
    ...words,
    icon("open"),
  );
}

function section(component, message) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-words" }, ...components(component.components, message)),
    show(component.accessory, message),
  );
}

function container(component, message) {
  const frame = el("div", { class: "container" }, ...components(component.components, message));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    frame.classList.add("accented");
    frame.style.setProperty("--accent", colour(component.accent_color));
  }
  return component.spoiler ? veiled(frame) : frame;
}

function veiled(frame) {
  frame.inert = true;
  const reveal = el("button", { type: "button", class: "veil-button" }, say("spoiler"));
  const cover = el("div", { class: "veil" }, frame, reveal);
  reveal.addEventListener("click", () => {
    frame.inert = false;
    cover.replaceWith(frame);
  });
  return cover;
}

function pictureOf(item) {
  return {
    url: item.media.url,
    alt: item.description ?? "",
    width: item.media.width,
    height: item.media.height,
    spoiler: item.spoiler,
  };
}
