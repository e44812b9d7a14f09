/** A list of suggestions or options beside the field it belongs to, led by the keyboard. */

import { el } from "./dom.js";
import { ornament } from "./emojis.js";

const GAP = 6;
const SHEET_WIDTH = 600;
let made = 0;

/**
 * @typedef {{label: string, emoji?: object, description?: string, value: unknown,
 *   selected?: boolean}} Item
 */

export class Listbox {
  /**
   * @param {HTMLElement} owner the field or button that keeps the focus
   * @param {{label: string, onPick: (item: Item) => void, multiple?: boolean}} options
   */
  constructor(owner, { label, onPick, multiple = false }) {
    this.owner = owner;
    this.onPick = onPick;
    this.items = [];
    this.active = -1;
    this.element = el("ul", {
      id: `listbox-${++made}`,
      class: "listbox",
      role: "listbox",
      popover: "manual",
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
      pointerdown: (event) => event.preventDefault(),
    });
    owner.setAttribute("aria-controls", this.element.id);
    owner.after(this.element);
  }

  get isOpen() {
    return this.element.matches(":popover-open");
  }

  /** Show these items; the one at `active` is marked. */
  show(items, active = 0) {
    this.items = items;
    this.element.replaceChildren(...items.map((item, index) => this.#option(item, index)));
    if (!items.length) return this.hide();
    if (!this.isOpen) this.#open();
    this.#expanded("true");
    this.#place();
    this.mark(Math.min(active, items.length - 1));
  }

  hide() {
    this.following?.abort();
    if (this.isOpen) this.element.hidePopover();
    this.active = -1;
    this.#expanded("false");
    this.owner.removeAttribute("aria-activedescendant");
  }

  mark(index) {
    this.active = index;
    for (const [at, option] of [...this.element.children].entries()) {
      option.classList.toggle("active", at === index);
    }
    const option = this.element.children[index];
    if (!option) return this.owner.removeAttribute("aria-activedescendant");
    this.owner.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  /** Use a key if it means something here; tell whether it did. */
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    const last = this.items.length - 1;
    switch (event.key) {
      case "ArrowDown":
        this.mark(this.active >= last ? 0 : this.active + 1);
        break;
      case "ArrowUp":
        this.mark(this.active <= 0 ? last : this.active - 1);
        break;
      case "Escape":
        this.hide();
        event.stopPropagation();
        break;
      case "Enter":
      case "Tab":
        if (this.active < 0 || event.shiftKey) return false;
        this.onPick(this.items[this.active]);
        break;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  }

  /** Appear, and stay beside the owner when the page scrolls or turns. */
  #open() {
    this.element.showPopover();
    this.following = new AbortController();
    const follow = (event) => {
      if (!this.owner.isConnected) this.following.abort();
      else if (event.target !== this.element) this.#place();
    };
    const options = { capture: true, signal: this.following.signal };
    addEventListener("scroll", follow, options);
    addEventListener("resize", follow, options);
  }

  #expanded(value) {
    if (this.owner.getAttribute("role") === "combobox")
      this.owner.setAttribute("aria-expanded", value);
  }

  #option(item, index) {
    return el(
      "li",
      {
        id: `${this.element.id}-${index}`,
        role: "option",
        "aria-selected": item.selected ? "true" : "false",
        click: () => this.onPick(item),
        pointermove: () => this.active !== index && this.mark(index),
      },
      el("span", { class: "option-label" }, ornament(item.emoji), item.label),
      item.description && el("span", { class: "option-description" }, item.description),
    );
  }

  /** Stand above the owner, or below it where there is more room; on phones, over the whole width. */
  #place() {
    const isSheet = innerWidth < SHEET_WIDTH;
    const anchor = this.owner.closest(isSheet ? "[data-sheet]" : "[data-anchor]") ?? this.owner;
    const box = anchor.getBoundingClientRect();
    const style = this.element.style;
    const below = innerHeight - box.bottom;
    const above = box.top;
    const upwards = above > below;
    style.left = isSheet ? "8px" : `${box.left}px`;
    style.width = isSheet ? `${innerWidth - 16}px` : `${Math.max(box.width, 240)}px`;
    style.maxHeight = `${Math.min(Math.max(above, below) - 2 * GAP, 380)}px`;
    style.top = upwards ? "auto" : `${box.bottom + GAP}px`;
    style.bottom = upwards ? `${innerHeight - box.top + GAP}px` : "auto";
  }
}
