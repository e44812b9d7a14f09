/** A picture opened large: fitted to the screen, or in full size to move about in. */

import { el, iconButton } from "./dom.js";
import { say } from "./words.js";

/**
 * Open one of several pictures; the arrow keys lead to the others.
 * @param {import("./media.js").Picture[]} pictures
 */
export function openLightbox(pictures, index) {
  const opener = document.activeElement;
  const lightbox = new Lightbox(pictures);
  lightbox.dialog.addEventListener("close", () => {
    lightbox.dialog.remove();
    opener?.focus();
  });
  document.body.append(lightbox.dialog);
  lightbox.show(index);
  lightbox.dialog.showModal();
}

class Lightbox {
  constructor(pictures) {
    this.pictures = pictures;
    this.image = el("img", { alt: "", click: () => this.#zoom() });
    this.frame = el("div", { class: "lightbox-frame", tabindex: 0 }, this.image);
    this.caption = el("p", { class: "lightbox-caption" });
    this.original = el(
      "a",
      { class: "icon-button", target: "_blank", rel: "noopener" },
      say("openOriginal"),
    );
    this.dialog = el(
      "dialog",
      { class: "lightbox", "aria-label": say("picture"), keydown: (event) => this.#key(event) },
      this.#bar(),
      this.frame,
      this.caption,
    );
    this.frame.addEventListener(
      "click",
      ({ target }) => target === this.frame && this.dialog.close(),
    );
  }

  show(index) {
    this.index = (index + this.pictures.length) % this.pictures.length;
    const picture = this.pictures[this.index];
    this.frame.classList.remove("full-size");
    this.image.src = picture.url;
    this.image.alt = picture.alt || say("picture");
    this.original.href = picture.url;
    this.caption.textContent = picture.alt ?? "";
  }

  #bar() {
    const isMany = this.pictures.length > 1;
    return el(
      "div",
      { class: "lightbox-bar" },
      isMany && iconButton("left", say("previous"), () => this.show(this.index - 1)),
      isMany && iconButton("right", say("next"), () => this.show(this.index + 1)),
      iconButton("zoom", say("fullSize"), () => this.#zoom()),
      this.original,
      iconButton("close", say("closed"), () => this.dialog.close()),
    );
  }

  #zoom() {
    this.frame.classList.toggle("full-size");
  }

  /** In full size the arrow keys move the picture instead. */
  #key(event) {
    if (this.frame.classList.contains("full-size")) return;
    if (event.key === "ArrowLeft") this.show(this.index - 1);
    if (event.key === "ArrowRight") this.show(this.index + 1);
  }
}
