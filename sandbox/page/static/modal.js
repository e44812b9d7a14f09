/** Pop-ups of the bot: real dialogs with fields. */

import { el, iconButton } from "./dom.js";
import { trapFocus } from "./focus.js";
import { markdown } from "./markdown.js";
import { complain } from "./notices.js";
import { SELECTS, selectMenu } from "./selects.js";
import { ask } from "./socket.js";
import { say } from "./words.js";

const PARAGRAPH = 2;
let fieldCount = 0;

/** Show a pop-up; it stays open until it is sent or closed. */
export function openModal(modal) {
  const values = {};
  const parts = modal.components.map((component) => part(component, values));
  const problem = el("p", { class: "problem", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, say("submit"));
  const title = `modal-title-${modal.id}`;
  const form = el(
    "form",
    { submit: (event) => send(event, dialog, modal, values, problem, submit) },
    el(
      "header",
      {},
      el("h2", { id: title }, modal.title),
      iconButton("close", say("closed"), () => dialog.close()),
    ),
    el("div", { class: "modal-fields" }, ...parts),
    problem,
    el(
      "footer",
      {},
      el(
        "button",
        { type: "button", class: "button text", click: () => dialog.close() },
        say("cancel"),
      ),
      submit,
    ),
  );
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": title, "data-modal": modal.id },
    form,
  );
  const opener = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    ask("close_modal", { modal: modal.id }).catch(complain);
    if (opener?.isConnected) opener.focus();
    else document.getElementById("message-box")?.focus();
  });
  trapFocus(dialog);
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector(".modal-fields :is(input, textarea, button)")?.focus();
}

async function send(event, dialog, modal, values, problem, submit) {
  event.preventDefault();
  problem.textContent = "";
  submit.disabled = true;
  try {
    const filled = Object.fromEntries(Object.entries(values).map(([id, read]) => [id, read()]));
    const outcome = await ask("submit", { modal: modal.id, values: filled });
    if (outcome.kind === "failed") problem.textContent = say("modalFailed");
    else dialog.close();
  } catch (refused) {
    problem.textContent = refused.message === "offline" ? say("offline") : refused.message;
  }
  submit.disabled = false;
}

// -- fields -----------------------------------------------------------------------------------

/** Show one part of a pop-up and note in `values` how to read each field. */
function part(component, values) {
  switch (component.type) {
    case 1:
      return el(
        "div",
        {},
        ...component.components.map((inner) => labelled(inner.label, null, inner, values)),
      );
    case 10:
      return el("div", { class: "markdown" }, ...markdown(component.content));
    case 18:
      return labelled(component.label, component.description, component.component, values);
    default:
      return null;
  }
}

function labelled(label, description, component, values) {
  const id = `field-${++fieldCount}`;
  const required = component.required ?? true;
  const words = [label, required && el("span", { class: "required", "aria-hidden": "true" }, " *")];
  const hint = description && el("p", { class: "hint", id: `${id}-hint` }, description);
  const described = { id, "aria-describedby": hint ? `${id}-hint` : null };
  if (component.type === 21 || component.type === 22) {
    return el(
      "fieldset",
      described,
      el("legend", {}, ...words),
      hint,
      ...group(component, id, required, values),
    );
  }
  if (component.type === 23) {
    return el(
      "div",
      { class: "field" },
      el("label", { class: "tick" }, checkbox(component, described, values), el("span", {}, label)),
      hint,
    );
  }
  if (SELECTS.includes(component.type)) {
    return el(
      "div",
      { class: "field" },
      el("span", { class: "label" }, ...words),
      hint,
      choice(component, label, values),
    );
  }
  return el(
    "div",
    { class: "field" },
    el("label", { for: id }, ...words),
    hint,
    textInput(component, described, required, values),
  );
}

function textInput(component, described, required, values) {
  const attributes = {
    ...described,
    required,
    placeholder: component.placeholder,
    minlength: component.min_length,
    maxlength: component.max_length ?? 4000,
    "data-custom-id": component.custom_id,
  };
  const field =
    component.style === PARAGRAPH
      ? el("textarea", { ...attributes, rows: 4 })
      : el("input", { ...attributes, type: "text", autocomplete: "off" });
  field.value = component.value ?? "";
  values[component.custom_id] = () => field.value;
  return field;
}

function choice(component, label, values) {
  let chosen = null;
  const menu = selectMenu(component, { label, onChoose: (picked) => (chosen = picked) });
  const initial = (component.options ?? [])
    .filter((option) => option.default)
    .map((option) => option.value);
  values[component.custom_id] = () =>
    chosen ?? [...initial, ...(component.default_values ?? []).map((value) => value.id)];
  return menu;
}

function group(component, name, required, values) {
  const single = component.type === 21;
  const inputs = component.options.map((option) =>
    el("input", {
      type: single ? "radio" : "checkbox",
      name,
      value: option.value,
      checked: option.default,
      required: single && required,
    }),
  );
  values[component.custom_id] = () => {
    const ticked = inputs.filter((input) => input.checked).map((input) => input.value);
    return single ? (ticked[0] ?? null) : ticked;
  };
  return component.options.map((option, index) =>
    el(
      "label",
      { class: "tick" },
      inputs[index],
      el("span", {}, option.label, option.description && el("small", {}, option.description)),
    ),
  );
}

function checkbox(component, described, values) {
  const input = el("input", { ...described, type: "checkbox", checked: component.default });
  values[component.custom_id] = () => input.checked;
  return input;
}
