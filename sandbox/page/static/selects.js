/** Select menus, in messages and in pop-ups. */

import { el, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { channelTitle, isDm, nameOf, state } from "./state.js";
import { say } from "./words.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
export const SELECTS = [STRING, USER, ROLE, MENTIONABLE, CHANNEL];

/**
 * A select menu.  A single choice is passed on at once, several when the list closes.
 * @param {object} component Discord's select
 * @param {{label?: string, onChoose: (values: string[]) => void}} options
 */
export function selectMenu(component, { label, onChoose }) {
  const offered = options(component);
  const high = component.max_values ?? 1;
  const menu = {
    name: label ?? component.placeholder ?? say("choose"),
    component,
    offered,
    many: high > 1 || component.min_values === 0,
    high,
    chosen: new Set(defaults(component)),
    onChoose,
  };
  const shown = el("span", { class: "select-value" });
  const button = el(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "data-custom-id": component.custom_id,
      disabled: component.disabled,
    },
    shown,
    icon("down"),
  );
  const wrapper = el("div", { class: "select-wrapper" }, button);
  Object.assign(menu, { button, shown });
  menu.list = new Listbox(button, {
    label: menu.name,
    multiple: menu.many,
    onPick: (item) => pick(menu, item),
  });
  button.addEventListener("click", () => (menu.list.isOpen ? close(menu) : open(menu)));
  button.addEventListener("keydown", (event) => key(menu, event));
  button.addEventListener("blur", () => close(menu));
  showChosen(menu);
  return wrapper;
}

function options(component) {
  const people = [...state.people.values()].map(({ user }) => user).concat(state.bot);
  const users = () =>
    people.map((user) => ({ label: nameOf(user), description: user.username, value: user.id }));
  const roles = () => state.guild.roles.map((role) => ({ label: role.name, value: role.id }));
  switch (component.type) {
    case STRING:
      return component.options;
    case USER:
      return users();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...users(), ...roles()];
    default:
      return [...state.channels.values()]
        .filter(
          (channel) =>
            !isDm(channel) && (component.channel_types ?? [channel.type]).includes(channel.type),
        )
        .map((channel) => ({ label: `#${channelTitle(channel)}`, value: channel.id }));
  }
}

function defaults(component) {
  const named = (component.options ?? [])
    .filter((option) => option.default)
    .map((option) => option.value);
  return [...named, ...(component.default_values ?? []).map((value) => value.id)];
}

function open(menu) {
  const items = menu.offered.map((item) => ({ ...item, selected: menu.chosen.has(item.value) }));
  const first = items.findIndex((item) => item.selected);
  menu.before = [...menu.chosen].join(" ");
  menu.list.show(items, Math.max(first, 0));
}

function close(menu) {
  if (!menu.list.isOpen) return;
  menu.list.hide();
  const low = menu.component.min_values ?? 1;
  if (menu.many && menu.before !== [...menu.chosen].join(" ") && menu.chosen.size >= low) {
    menu.onChoose([...menu.chosen]);
  }
}

function pick(menu, item) {
  if (!menu.many) {
    menu.chosen = new Set([item.value]);
    menu.list.hide();
    showChosen(menu);
    menu.onChoose([item.value]);
    return;
  }
  if (menu.chosen.has(item.value)) menu.chosen.delete(item.value);
  else if (menu.chosen.size < menu.high) menu.chosen.add(item.value);
  const active = menu.list.active;
  menu.list.show(
    menu.offered.map((each) => ({ ...each, selected: menu.chosen.has(each.value) })),
    active,
  );
  showChosen(menu);
}

function key(menu, event) {
  if (!menu.list.isOpen) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      open(menu);
    }
    return;
  }
  if (event.key === "Tab") return;
  if (event.key === " ") {
    event.preventDefault();
    pick(menu, menu.list.items[menu.list.active]);
  } else if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    close(menu);
  } else if (!menu.list.key(event)) {
    jump(menu, event.key);
  }
}

/** A letter leads to the next option that begins with it. */
function jump(menu, letter) {
  if (letter.length !== 1) return;
  const { items, active } = menu.list;
  const order = [...items.keys()].map((step) => (active + 1 + step) % items.length);
  const fitting = order.find((at) =>
    items[at].label.toLowerCase().startsWith(letter.toLowerCase()),
  );
  if (fitting !== undefined) menu.list.mark(fitting);
}

function showChosen(menu) {
  const labels = menu.offered
    .filter((item) => menu.chosen.has(item.value))
    .map((item) => item.label);
  menu.shown.textContent = labels.join(", ") || (menu.component.placeholder ?? say("choose"));
  menu.shown.classList.toggle("placeholder", !labels.length);
  const chosen = labels.length ? `${menu.name}: ${labels.join(", ")}` : menu.name;
  menu.button.setAttribute("aria-label", chosen);
}
