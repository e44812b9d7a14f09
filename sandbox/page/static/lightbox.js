/** A picture opened large: fitted to the screen, or in full size to move about in. */

import { el, iconButton } from "./dom.js";
import { say } from "./words.js";

/** @param {import("./media.js").Picture[]} pictures */
export function openLightbox(pictures, index) {
  let current = index;
  const image = el("img", { alt: "" });
  const frame = el("div", { class: "lightbox-frame", tabindex: 0 }, image);
  const caption = el("p", { class: "lightbox-caption" });
  const original = el("a", { class: "icon-button", target: "_blank", rel: "noopener" }, say("openOriginal"));
  const zoom = () => frame.classList.toggle("full-size");
  const step = (by) => show((current + by + pictures.length) % pictures.length);
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": say("picture") },
    el(
      "div",
      { class: "lightbox-bar" },
      pictures.length > 1 && iconButton("left", say("previous"), () => step(-1)),
      pictures.length > 1 && iconButton("right", say("next"), () => step(1)),
      iconButton("zoom", say("fullSize"), zoom),
      original,
      iconButton("close", say("closed"), () => dialog.close()),
    ),
    frame,
    caption,
  );

  function show(which) {
    current = which;
    const picture = pictures[current];
    frame.classList.remove("full-size");
    image.src = picture.url;
    image.alt = picture.alt || say("picture");
    original.href = picture.url;
    caption.textContent = picture.alt ?? "";
  }

  image.addEventListener("click", zoom);
  frame.addEventListener("click", (event) => event.target === frame && dialog.close());
  dialog.addEventListener("keydown", (event) => {
    if (frame.classList.contains("full-size") || pictures.length < 2) return;
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  });
  const opener = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener?.focus();
  });
  document.body.append(dialog);
  show(current);
  dialog.showModal();
}
