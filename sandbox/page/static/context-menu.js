/** The menu of a person or a message: by right click, long press, or the keyboard. */

import { menuCommands, ON_MESSAGE, ON_USER } from "./commands.js";
import { el } from "./dom.js";
import { runOn } from "./interactions.js";
import { complain } from "./notices.js";
import { nameOf, openChannelId, userById } from "./state.js";
import { say } from "./words.js";

const LONG_PRESS = 500;
const SLIP = 10;
const SHEET_WIDTH = 600;
const MARGIN = 8;
/** What has a menu of the browser's own, or is pressed: not the place for ours. */
const TAKEN = "a, button, input, textarea, select, dialog, .listbox, #context-menu";

const menu = el("div", { id: "context-menu", role: "menu", popover: "manual" });
document.body.append(menu);

let opener = null;
let hold = null;

/** Whose menu belongs to a spot of the page: `{type, id, title}`, or null. */
function targetAt(node) {
  const person = node.closest("[data-user]");
  const user = person && userById(person.dataset.user);
  if (user) return { type: ON_USER, id: user.id, title: nameOf(user) };
  return node.closest(TAKEN) ? null : messageAt(node);
}

/** Messages that nobody else sees have no menu. */
function messageAt(node) {
  const message = node.closest(".message:not(.ephemeral)");
  return message && { type: ON_MESSAGE, id: message.dataset.id, title: say("messageMenu") };
}

/** Open the menu of the message that a button belongs to. */
export function openBeside(button) {
  const { left, bottom } = button.getBoundingClientRect();
  return open(messageAt(button), left, bottom);
}

async function open(target, x, y) {
  opener = document.activeElement;
  try {
    const commands = await menuCommands(openChannelId(), target.type);
    menu.setAttribute("aria-label", target.title);
    menu.replaceChildren(
      el("p", { class: "menu-title" }, target.title),
      el("p", { class: "menu-label" }, commands.length ? say("apps") : say("noApps")),
      ...commands.map((command) => entry(target, command)),
    );
    menu.showPopover();
    place(x, y);
    entries()[0]?.focus();
  } catch (refused) {
    complain(refused);
  }
}

function entry(target, { name, shown }) {
  const use = () => {
    close();
    runOn(target, name);
  };
  return el("button", { type: "button", role: "menuitem", tabindex: "-1", click: use }, shown);
}

const isOpen = () => menu.matches(":popover-open");
const entries = () => [...menu.querySelectorAll("[role=menuitem]")];

function close() {
  if (!isOpen()) return;
  const hadFocus = menu.contains(document.activeElement);
  menu.hidePopover();
  if (hadFocus && opener?.isConnected) opener.focus({ preventScroll: true });
}

/** Stand where it was asked for, inside the window; on phones, at the lower edge. */
function place(x, y) {
  const isSheet = innerWidth < SHEET_WIDTH;
  menu.style.width = isSheet ? `${innerWidth - 2 * MARGIN}px` : "";
  const most = { x: innerWidth - menu.offsetWidth, y: innerHeight - menu.offsetHeight };
  menu.style.left = `${isSheet ? MARGIN : Math.max(Math.min(x, most.x - MARGIN), MARGIN)}px`;
  menu.style.top = `${isSheet ? most.y - MARGIN : Math.max(Math.min(y, most.y - MARGIN), MARGIN)}px`;
}

/** Lead through the open menu, wherever the focus is. */
function onKey(event) {
  if (!isOpen()) return;
  const all = entries();
  const at = all.indexOf(document.activeElement);
  const goals = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  if (event.key in goals) all.at(goals[event.key] % all.length)?.focus();
  else if (event.key === "Escape" || event.key === "Tab") close();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

// -- by pointer and by key ---------------------------------------------------------------------

document.addEventListener("contextmenu", (event) => {
  forget();
  const target = targetAt(event.target);
  if (!target || !getSelection().isCollapsed) return; // what is selected can be copied
  event.preventDefault();
  if (!isOpen()) open(target, event.clientX, event.clientY);
});

document.addEventListener("keydown", onKey, { capture: true });
document.addEventListener("keydown", (event) => {
  if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return;
  const target = targetAt(document.activeElement);
  if (!target) return;
  event.preventDefault();
  const { left, bottom } = document.activeElement.getBoundingClientRect();
  open(target, left, bottom);
});

document.addEventListener(
  "pointerdown",
  (event) => {
    if (!menu.contains(event.target)) close();
    forget();
    const target = event.pointerType === "touch" && targetAt(event.target);
    if (!target) return;
    const { clientX: x, clientY: y } = event;
    const timer = setTimeout(() => {
      open(target, x, y);
      swallowClick();
    }, LONG_PRESS);
    hold = { timer, x, y };
  },
  { capture: true },
);
addEventListener("pointermove", ({ clientX, clientY }) => {
  if (hold && Math.hypot(clientX - hold.x, clientY - hold.y) > SLIP) forget();
});
for (const end of ["pointerup", "pointercancel", "scroll"])
  addEventListener(end, forget, { capture: true });
addEventListener("resize", close);
addEventListener("hashchange", close);

function forget() {
  clearTimeout(hold?.timer);
  hold = null;
}

/** The finger that is lifted after a long press presses nothing, and takes no focus. */
function swallowClick() {
  const until = new AbortController();
  const options = { capture: true, signal: until.signal };
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of ["mousedown", "click"]) addEventListener(name, swallow, options);
  addEventListener("pointerdown", () => until.abort(), options);
}
