/** A chosen slash command with its options as fields, in place of the message box. */

import { el, icon, iconButton } from "./dom.js";
import { run } from "./interactions.js";
import { OptionField } from "./option-field.js";
import { say } from "./words.js";

export class CommandForm {
  /**
   * @param {object} command as `commandsOf` gives it
   * @param {Record<string, string>} texts option texts typed already
   * @param {{onSent: () => void, onLeave: (text: string) => void, onRefused: (texts: object) => void}} listeners
   */
  constructor(command, texts, listeners) {
    this.command = command;
    this.listeners = listeners;
    /** @type {OptionField[]} */
    this.fields = [];
    this.#build();
    for (const option of command.options) {
      if (option.required || option.name in texts) this.#add(option, texts[option.name]);
    }
    this.#showMore();
  }

  #build() {
    const { shown } = this.command;
    this.row = el("div", { class: "option-fields" });
    this.more = el("button", {
      type: "button",
      class: "more-options",
      click: () => this.#addOptional(),
    });
    this.send = el(
      "button",
      { type: "submit", class: "send", "aria-label": say("send"), title: say("send") },
      icon("send"),
    );
    this.element = el(
      "form",
      {
        class: "command-form",
        "data-sheet": true,
        "aria-label": `/${shown}`,
        submit: (event) => this.#submit(event),
        keydown: (event) => this.#key(event),
      },
      el("span", { class: "pill" }, `/${shown}`),
      this.row,
      this.more,
      iconButton("close", say("cancel"), () => this.listeners.onLeave("")),
      this.send,
    );
  }

  /** Put the cursor where something is to be done: the first empty field, else the end. */
  focus() {
    const field = this.fields.find(({ isEmpty }) => isEmpty) ?? this.fields.at(-1);
    (field?.input ?? this.send).focus();
  }

  #add(option, text = "") {
    const field = new OptionField(option, text, {
      command: this.command.path,
      others: (except) => this.#values(except),
      onFilled: (from) => this.#advance(from),
    });
    this.fields.push(field);
    this.row.append(field.element);
    return field;
  }

  #addOptional() {
    const field = this.#add(this.#left()[0]);
    this.#showMore();
    field.input.focus();
  }

  /** The options that have no field yet. */
  #left() {
    return this.command.options.filter(
      (option) => !this.fields.some((field) => field.option === option),
    );
  }

  #showMore() {
    const count = this.#left().length;
    this.more.hidden = !count;
    this.more.textContent = say("optional", { count });
  }

  #values(except = null) {
    const used = this.fields.filter((field) => field !== except && !field.isEmpty);
    return Object.fromEntries(used.map((field) => [field.option.name, field.value]));
  }

  /** After a choice: on to the next empty required field. */
  #advance(from) {
    const isNext = (field) => field !== from && field.isEmpty && field.option.required;
    this.fields.find(isNext)?.input.focus();
  }

  async #submit(event) {
    event.preventDefault();
    const wrong = this.fields.find((field) => !field.isValid);
    if (wrong) return wrong.complain();
    const typed = this.fields.map((field) => [field.option.name, field.input.value]);
    this.listeners.onSent();
    const wasSent = await run(this.command.path, this.#values());
    if (!wasSent) this.listeners.onRefused(Object.fromEntries(typed));
  }

  /** Escape leaves; so does deleting where nothing is left to delete. */
  #key(event) {
    if (event.defaultPrevented) return;
    const [first] = this.fields;
    const isAtStart =
      event.target === this.send || (event.target === first?.input && first.isEmpty);
    const isBack = event.key === "Backspace" && isAtStart;
    if (event.key !== "Escape" && !isBack) return;
    event.preventDefault();
    this.listeners.onLeave(isBack ? `/${this.command.shown}` : "");
  }
}
