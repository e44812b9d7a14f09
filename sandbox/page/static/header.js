/** The bar above the messages, and the two drawers it opens. */

import { showConsole, toggleConsole } from "./console.js";
import { el, icon, iconButton } from "./dom.js";
import { channelTitle, isDm, isThread, openChannelId, state } from "./state.js";
import { say } from "./words.js";

const bar = document.getElementById("chat-header");
const sidebar = document.getElementById("sidebar");
const backdrop = document.getElementById("backdrop");
const narrow = matchMedia("(max-width: 700px)");

export function showHeader() {
  const channel = state.channels.get(openChannelId());
  const sign = isDm(channel) ? "at" : isThread(channel) ? "thread" : "hash";
  const count = state.refused.length;
  const parts = [
    iconButton("menu", say("menu"), () => setDrawer(true), { id: "open-menu" }),
    icon(sign),
    el("h2", {}, channelTitle(channel)),
    channel.topic && el("p", { class: "topic" }, channel.topic),
    el("span", { class: "spacer" }),
    iconButton("console", say("consoleTitle"), toggleConsole, { id: "open-console" }),
  ];
  bar.replaceChildren(...parts.filter(Boolean));
  if (count)
    bar.querySelector("#open-console").append(el("span", { class: "badge" }, String(count)));
  backdrop.setAttribute("aria-label", say("closeMenu"));
  showConsole();
}

/** Open or close the channel list where there is no room for it beside the messages. */
export function setDrawer(open) {
  sidebar.classList.toggle("open", open);
  sidebar.inert = narrow.matches && !open;
  backdrop.hidden = !open;
  if (open && narrow.matches)
    (sidebar.querySelector("#channels [aria-current]") ?? sidebar.querySelector("a"))?.focus();
}

backdrop.addEventListener("click", () => setDrawer(false));
sidebar.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !narrow.matches) return;
  setDrawer(false);
  document.getElementById("open-menu").focus();
});
narrow.addEventListener("change", () => setDrawer(false));
setDrawer(false);
