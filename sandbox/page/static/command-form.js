/** A chosen slash command with its options as fields, in place of the message box. */

import { el, icon, iconButton } from "./dom.js";
import { run } from "./interactions.js";
import { OptionField } from "./option-field.js";
import { say } from "./words.js";

/**
 * @param {object} command as `commandsOf` gives it
 * @param {Record<string, string>} texts option texts typed already
 * @param {{onSent: () => void, onLeave: (text: string) => void, onRefused: (texts: object) => void}} listeners
 */
export function commandForm(command, texts, { onSent, onLeave, onRefused }) {
  const fields = [];
  const row = el("div", { class: "option-fields" });
  const more = el("button", { type: "button", class: "more-options", click: () => addOptional() });
  const send = el("button", { type: "submit", class: "send", "aria-label": say("send"), title: say("send") }, icon("send"));
  const form = el(
    "form",
    { class: "command-form", "data-sheet": true, "aria-label": `/${command.shown}`, submit: submit, keydown: key },
    el("span", { class: "pill" }, `/${command.shown}`),
    row,
    more,
    iconButton("close", say("cancel"), () => onLeave("")),
    send,
  );

  function add(option) {
    const field = new OptionField(option, texts[option.name] ?? "", { command: command.path, others: filled, onFilled: advance });
    fields.push(field);
    row.append(field.element);
    return field;
  }

  function addOptional() {
    const next = left()[0];
    const field = add(next);
    showMore();
    field.input.focus();
  }

  const left = () => command.options.filter((option) => !fields.some((field) => field.option === option));

  function showMore() {
    const count = left().length;
    more.hidden = !count;
    more.textContent = say("optional", { count });
  }

  function filled(except = null) {
    const used = fields.filter((field) => field !== except && !field.isEmpty);
    return Object.fromEntries(used.map((field) => [field.option.name, field.value]));
  }

  /** After a choice: on to the next empty required field, or to sending. */
  function advance(from) {
    const next = fields.find((field) => field !== from && field.isEmpty && field.option.required);
    if (next) next.input.focus();
  }

  async function submit(event) {
    event.preventDefault();
    const wrong = fields.find((field) => !field.isValid);
    if (wrong) return wrong.complain();
    const typed = Object.fromEntries(fields.map((field) => [field.option.name, field.input.value]));
    onSent();
    if (!(await run(command.path, filled()))) onRefused(typed);
  }

  function key(event) {
    if (event.defaultPrevented) return;
    const emptyStart = event.key === "Backspace" && (event.target === send || (event.target === fields[0]?.input && fields[0].isEmpty));
    if (event.key !== "Escape" && !emptyStart) return;
    event.preventDefault();
    onLeave(emptyStart ? `/${command.shown}` : "");
  }

  for (const option of command.options) {
    if (option.required || option.name in texts) add(option);
  }
  showMore();
  const focus = () => (fields.find((field) => field.isEmpty)?.input ?? (fields.length ? fields.at(-1).input : send)).focus();
  return { element: form, focus };
}
