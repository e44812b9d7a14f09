/** One option of a slash command being filled in. */

import { fixedChoices, localised } from "./commands.js";
import { el } from "./dom.js";
import { Listbox } from "./listbox.js";
import { ask } from "./socket.js";
import { openChannelId } from "./state.js";
import { say } from "./words.js";

const NUMERIC = [4, 10];
const PAUSE = 80;

export class OptionField {
  /**
   * @param {object} option Discord's option
   * @param {string} text what was typed already
   * @param {{command: string, others: () => object, onFilled: (field: OptionField) => void}} form
   */
  constructor(option, text, form) {
    this.option = option;
    this.form = form;
    this.choices = fixedChoices(option);
    this.asked = 0;
    this.input = el("input", {
      type: "text",
      role: "combobox",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-label": `${localised(option, "name")}: ${localised(option, "description")} (${say(option.required ? "required" : "optionalField")})`,
      "aria-required": option.required ? "true" : null,
      inputmode: NUMERIC.includes(option.type) ? "decimal" : null,
      placeholder: localised(option, "description"),
      "data-option": option.name,
      focus: () => this.#suggest(),
      input: () => this.#suggest(),
      blur: () => this.list.hide(),
      keydown: (event) => this.list.key(event),
    });
    this.element = el(
      "div",
      { class: "option-field", "data-anchor": true, click: () => this.input.focus() },
      el("span", {}, localised(option, "name")),
      this.input,
    );
    this.list = new Listbox(this.input, {
      label: localised(option, "name"),
      onPick: (item) => this.#pick(item),
    });
    this.#take(text);
  }

  get isEmpty() {
    return this.input.value === "";
  }

  /** Whether it can be sent: filled if it must be, and one of the choices if there are any. */
  get isValid() {
    if (this.isEmpty) return !this.option.required;
    return !this.choices || this.choices.some((choice) => fits(choice, this.input.value));
  }

  /** The value to send: what was picked, the choice of this name, or the text itself. */
  get value() {
    const text = this.input.value;
    if (this.picked?.label === text) return this.picked.value;
    const named = this.choices?.find((choice) => fits(choice, text));
    return named ? named.value : text;
  }

  complain() {
    this.input.focus();
    this.element.classList.add("wrong");
    this.input.setAttribute("aria-invalid", "true");
  }

  #take(text) {
    const named = text && this.choices?.find((choice) => fits(choice, text));
    this.picked = named || null;
    this.input.value = named ? named.label : text;
  }

  #pick(item) {
    this.picked = item;
    this.input.value = item.label;
    this.list.hide();
    this.form.onFilled(this);
  }

  async #suggest() {
    this.element.classList.remove("wrong");
    this.input.removeAttribute("aria-invalid");
    if (this.picked && this.picked.label === this.input.value) return this.list.hide();
    const text = this.input.value.toLowerCase();
    if (this.choices)
      return this.list.show(
        this.choices.filter((choice) => choice.label.toLowerCase().includes(text)),
      );
    if (this.option.autocomplete) await this.#askBot();
  }

  /** Ask for suggestions when the typing pauses; only the newest answer counts. */
  async #askBot() {
    const number = ++this.asked;
    await new Promise((done) => setTimeout(done, PAUSE));
    if (number !== this.asked) return;
    const options = { ...this.form.others(this), [this.option.name]: this.input.value };
    try {
      const found = await ask("complete", {
        channel: openChannelId(),
        command: this.form.command,
        options,
        focused: this.option.name,
      });
      if (number !== this.asked || document.activeElement !== this.input) return;
      this.list.show(
        found.map((choice) => ({ label: String(localised(choice, "name")), value: choice.value })),
      );
    } catch {
      this.list.hide(); // another option is still wrong: no suggestions, as on Discord
    }
  }
}

/** Whether a text means this choice: its name, its value, or a mention of it. */
function fits(choice, text) {
  const bare = (name) =>
    String(name)
      .replace(/^(?:<?[@#]!?)/, "")
      .replace(/>$/, "")
      .toLowerCase();
  return [choice.label, choice.description, choice.value].some(
    (name) => name !== undefined && bare(name) === bare(text),
  );
}
