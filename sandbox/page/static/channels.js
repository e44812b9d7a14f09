/** The list of channels, threads and direct messages, with what is unread in them. */

import { avatar } from "./avatar.js";
import { el, icon } from "./dom.js";
import { placeHash } from "./links.js";
import { complain } from "./notices.js";
import { ask } from "./socket.js";
import { channelTitle, isDm, isThread, nameOf, openChannelId, state } from "./state.js";
import { say } from "./words.js";

const nav = document.getElementById("channels");

export function showChannels() {
  const focused = nav.contains(document.activeElement)
    ? document.activeElement.getAttribute("href")
    : null;
  const all = [...state.channels.values()];
  const texts = all.filter((channel) => !isThread(channel) && !isDm(channel));
  document.getElementById("server-name").textContent = state.guild.name;
  nav.setAttribute("aria-label", say("channelList"));
  nav.replaceChildren(
    el("h2", {}, say("textChannels")),
    el(
      "ul",
      {},
      ...texts
        .sort((one, other) => one.position - other.position)
        .map((channel) => row(channel, all)),
    ),
    el("h2", {}, say("directMessages")),
    el("ul", {}, conversation(all.find(isDm))),
  );
  if (focused) nav.querySelector(`[href="${focused}"]`)?.focus();
  showTitle();
}

function row(channel, all) {
  const open = openChannelId();
  const threads = all.filter(
    (thread) =>
      isThread(thread) &&
      thread.parent_id === channel.id &&
      (!thread.thread_metadata.archived || thread.id === open),
  );
  const inner =
    threads.length &&
    el(
      "ul",
      { class: "threads", "aria-label": say("threads") },
      ...threads.map((thread) => el("li", {}, entry(thread, icon("thread")))),
    );
  return el("li", {}, entry(channel, icon("hash")), inner);
}

function entry(channel, sign) {
  const { messages = 0, mentions = 0 } = state.unread.get(channel.id) ?? {};
  const isOpen = channel.id === openChannelId();
  return el(
    "a",
    {
      href: placeHash(channel.id),
      class: messages && !isOpen ? "channel unread" : "channel",
      "aria-current": isOpen ? "page" : null,
    },
    sign,
    el("span", { class: "channel-name" }, channelTitle(channel)),
    messages > 0 && !isOpen && el("span", { class: "unseen" }, ` (${say("unread")})`),
    mentions > 0 &&
      el(
        "span",
        { class: "badge", "aria-label": say("mentions", { count: mentions }) },
        String(mentions),
      ),
  );
}

function conversation(channel) {
  if (channel) return el("li", {}, entry(channel, avatar(state.bot)));
  const start = async () => {
    try {
      const opened = await ask("open_dm");
      state.channels.set(opened.id, opened);
      location.hash = placeHash(opened.id);
    } catch (refused) {
      complain(refused);
    }
  };
  return el(
    "li",
    {},
    el(
      "button",
      { type: "button", class: "channel", click: start },
      avatar(state.bot),
      el("span", { class: "channel-name" }, nameOf(state.bot)),
    ),
  );
}

/** Unread marks in the tab's title: the number of calls, or a dot. */
function showTitle() {
  const marks = [...state.unread.values()];
  const mentions = marks.reduce((sum, { mentions: count }) => sum + count, 0);
  const anything = marks.some(({ messages }) => messages > 0);
  const channel = state.channels.get(openChannelId());
  const name = isDm(channel) ? `@${channelTitle(channel)}` : `#${channelTitle(channel)}`;
  const mark = mentions ? `(${mentions}) ` : anything ? "• " : "";
  document.title = `${mark}${name} · ${state.guild.name}`;
}
