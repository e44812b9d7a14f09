/** Short notices: the state of the connection, refusals, and what a screen reader is told. */

import { el } from "./dom.js";
import { say } from "./words.js";

const TOAST_TIME = 6000;
const bar = document.getElementById("connection");
const toasts = document.getElementById("toasts");
const announcer = document.getElementById("announcer");

export function showLost() {
  bar.textContent = say("connectionLost");
  bar.hidden = false;
}

export function hideLost() {
  bar.hidden = true;
}

/** Show why something could not be done. */
export function complain(error) {
  const text = error.message === "offline" ? say("offline") : error.message;
  const toast = el("p", { class: "toast" }, text);
  toasts.append(toast);
  setTimeout(() => toast.remove(), TOAST_TIME);
}

/** Read something out without moving the focus. */
export function announce(text) {
  const line = el("p", {}, text);
  announcer.append(line);
  while (announcer.childElementCount > 5) announcer.firstElementChild.remove();
}
