/** Pictures and files under a message. */

import { el, icon } from "./dom.js";
import { isOurs, target } from "./links.js";
import { openLightbox } from "./lightbox.js";
import { say } from "./words.js";

const KILOBYTE = 1024;

/** @typedef {{url: string, alt: string, width?: number, height?: number, spoiler?: boolean}} Picture */

/**
 * Pictures side by side, each opening large.
 * @param {Picture[]} pictures
 */
export function gallery(pictures) {
  const large = pictures.filter((picture) => isOurs(picture.url));
  const shown = pictures.map((picture) =>
    thumbnail(picture, () => openLightbox(large, large.indexOf(picture))),
  );
  return el("div", { class: "gallery", "data-count": Math.min(pictures.length, 4) }, ...shown);
}

/** One picture as a button; its place is kept free until it is loaded. */
export function thumbnail(picture, onOpen) {
  if (!isOurs(picture.url)) return outside(picture.url, picture.alt);
  const image = el("img", {
    src: picture.url,
    alt: picture.alt || say("picture"),
    width: picture.width,
    height: picture.height,
    decoding: "async",
  });
  const button = el(
    "button",
    { type: "button", class: "picture", title: picture.alt || null, click: onOpen },
    image,
  );
  if (picture.spoiler) hide(button, onOpen);
  return button;
}

function hide(button, onOpen) {
  button.classList.add("veiled");
  button.setAttribute("aria-label", say("spoiler"));
  button.removeEventListener("click", onOpen);
  button.addEventListener(
    "click",
    () => {
      button.classList.remove("veiled");
      button.removeAttribute("aria-label");
      button.addEventListener("click", onOpen);
    },
    { once: true },
  );
}

/** What lies elsewhere is not loaded, only linked. */
function outside(url, label) {
  const goal = target(url);
  const text = label || url;
  return goal
    ? el("a", { href: goal.href, target: "_blank", rel: "noopener noreferrer" }, text)
    : el("span", {}, text);
}

/** The files of a message: pictures in a gallery, others as cards. */
export function attachments(files) {
  const pictures = files.filter((file) => file.content_type?.startsWith("image/"));
  const others = files.filter((file) => !pictures.includes(file));
  const nodes = others.map((file) => fileCard(file.filename, file.url, file.size));
  if (pictures.length) nodes.unshift(gallery(pictures.map(pictureOf)));
  return nodes;
}

function pictureOf(file) {
  return {
    url: file.url,
    alt: file.description ?? file.filename,
    width: file.width,
    height: file.height,
    spoiler: file.filename.startsWith("SPOILER_"),
  };
}

export function fileCard(name, url, size) {
  return el(
    "div",
    { class: "file-card" },
    icon("file"),
    el(
      "div",
      {},
      el("a", { href: target(url)?.href, download: name, target: "_blank", rel: "noopener" }, name),
      el("small", {}, sizeText(size)),
    ),
  );
}

function sizeText(bytes) {
  if (!bytes) return "";
  return bytes < KILOBYTE * KILOBYTE
    ? `${(bytes / KILOBYTE).toFixed(2)} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(2)} MB`;
}
