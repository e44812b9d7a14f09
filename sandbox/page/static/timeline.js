/** The messages of the open channel: loaded in parts, kept up to date, scrolled. */

import { el, icon } from "./dom.js";
import { answersMe, continues, renderMessage, spoken, spokenChange } from "./message.js";
import { announce, complain } from "./notices.js";
import { ask } from "./socket.js";
import { channelTitle, nameOf, state } from "./state.js";
import { startOfDay } from "./times.js";
import { say } from "./words.js";

const NEAR_BOTTOM = 60;
const NEAR_TOP = 600;

const box = document.getElementById("timeline");
const typingLine = document.getElementById("typing");
const list = el("ol", { class: "messages" });
const beginning = el("p", { class: "beginning" });
const missedLine = el("span");
const present = el(
  "button",
  { type: "button", id: "present", hidden: true, click: () => toBottom() },
  missedLine,
  icon("down"),
);
box.append(beginning, list);
box.after(present);

let channelId = null;
/** @type {{message: object, node: HTMLElement}[]} */
let entries = [];
let more = false;
let loadingOlder = false;
let stuck = true;
/** How many messages came below what somebody reads who has scrolled up. */
let missed = 0;
let newId = null;
let marked = "0";
let typingTimer = 0;
let localCount = 0;
const failures = new Set();

export const openChannel = () => channelId;

// -- opening ----------------------------------------------------------------------------------

/** Show a channel, at its end or at one of its messages. */
export async function open(id, messageId = null) {
  const isOther = id !== channelId;
  channelId = id;
  if (isOther) reset();
  label();
  try {
    const loaded = await ask("messages", { channel: id, reaching: messageId });
    if (id !== channelId) return;
    take(loaded, isOther);
    if (messageId) reveal(messageId);
    else if (isOther || stuck) toBottom();
    markRead();
  } catch (refused) {
    complain(refused);
  }
}

function reset() {
  entries = [];
  failures.clear();
  list.replaceChildren();
  stuck = true;
  marked = "0";
  newId = null;
  hideTyping();
}

function label() {
  const name = channelTitle(state.channels.get(channelId));
  box.setAttribute("aria-label", say("jumpTo", { name }));
  showPresent();
  beginning.textContent = say("firstMessage", { name });
}

function take(loaded, isOther) {
  const known = new Set(loaded.messages.map((message) => message.id));
  const since = entries
    .map((entry) => entry.message)
    .filter((message) => message.local || (isOther && !known.has(message.id)));
  more = loaded.more;
  if (isOther) newId = firstUnread(loaded.messages);
  setMessages([...loaded.messages, ...since]);
}

function firstUnread(messages) {
  const unread = state.unread.get(channelId);
  if (!unread?.messages || unread.last_read === "0") return null;
  const isNew = (message) =>
    BigInt(message.id) > BigInt(unread.last_read) && message.author.id !== state.me;
  return messages.find(isNew)?.id ?? null;
}

function setMessages(messages) {
  entries = messages.map((message) => ({ message, node: null }));
  for (const index of entries.keys()) entries[index].node = draw(index);
  list.replaceChildren(...entries.map((entry) => entry.node));
  beginning.hidden = more;
}

/** Bring a message into view; tell whether it is loaded. */
function reveal(messageId) {
  const entry = entries.find(({ message }) => message.id === messageId);
  if (!entry) return false;
  stuck = false;
  entry.node.scrollIntoView({ block: "center" });
  entry.node.classList.add("found");
  setTimeout(() => entry.node.classList.remove("found"), 2000);
  return true;
}

/** Draw everything again, e.g. in another language. */
export function redraw() {
  if (channelId === null) return;
  label();
  setMessages(entries.map((entry) => entry.message));
  if (stuck) toBottom();
}

async function loadOlder() {
  if (!more || loadingOlder || !entries.length) return;
  loadingOlder = true;
  const asked = channelId;
  try {
    const older = await ask("messages", { channel: asked, before: entries[0].message.id });
    if (asked !== channelId) return;
    const height = box.scrollHeight;
    more = older.more;
    prepend(older.messages);
    box.scrollTop += box.scrollHeight - height;
  } catch (refused) {
    complain(refused);
  } finally {
    loadingOlder = false;
  }
}

function prepend(messages) {
  const count = messages.length;
  entries.unshift(...messages.map((message) => ({ message, node: null })));
  for (let index = 0; index < count; index++) entries[index].node = draw(index);
  list.prepend(...entries.slice(0, count).map((entry) => entry.node));
  if (entries[count]) refresh(count);
  beginning.hidden = more;
}

// -- changes ----------------------------------------------------------------------------------

/** A message is not the same any more; tell whether it is among those loaded. */
export function change(message) {
  const index = entries.findIndex((entry) => entry.message.id === message.id);
  if (index < 0) return false;
  failures.delete(message.id);
  const heard = spokenChange(entries[index].message, message);
  if (heard) announce(heard);
  entries[index].message = message;
  refresh(index);
  return true;
}

/** A message just arrived: one's own and answers to oneself are shown, others are counted. */
export function arrive(message) {
  if (message.author.id !== state.me) announce(spoken(message));
  if (message.author.id === state.me || answersMe(message)) stuck = true;
  if (!change(message)) append(message);
  if (message.author.bot) hideTyping();
  markRead();
}

/** A message's thread was renamed or grew. */
export function touchThread(threadId) {
  const index = entries.findIndex(({ message }) => message.thread?.id === threadId);
  if (index >= 0) refresh(index);
}

export function remove(messageId) {
  const index = entries.findIndex((entry) => entry.message.id === messageId);
  if (index < 0) return;
  const [entry] = entries.splice(index, 1);
  entry.node.remove();
  if (entries[index]) refresh(index);
}

/** Say under a message that the bot did not answer. */
export function failed(message) {
  const index = entries.findIndex((entry) => entry.message.id === message.id);
  if (index < 0) return;
  failures.add(message.id);
  refresh(index);
}

/** Show a note that exists only on this page. */
export function addLocal(channel, author, text) {
  if (channel !== channelId) return;
  const id = `local-${++localCount}`;
  append({
    id,
    author,
    local: true,
    channel_id: channel,
    type: 0,
    flags: 64,
    content: text,
    timestamp: new Date().toISOString(),
    attachments: [],
    embeds: [],
    components: [],
    mentions: [],
  });
  toBottom();
}

/** Show for a while that the bot is writing. */
export function showTyping(channel) {
  if (channel !== channelId) return;
  typingLine.textContent = say("typing", { name: nameOf(state.bot) });
  clearTimeout(typingTimer);
  typingTimer = setTimeout(hideTyping, 10_000);
}

function hideTyping() {
  typingLine.textContent = "";
}

function append(message) {
  entries.push({ message, node: null });
  const entry = entries.at(-1);
  entry.node = draw(entries.length - 1);
  list.append(entry.node);
  if (stuck) toBottom();
  else missed += 1;
  showPresent();
}

function refresh(index) {
  const entry = entries[index];
  if (entry.node.querySelector(":popover-open")) {
    entry.isStale = true; // somebody is choosing there: redraw when the list closes
    return;
  }
  entry.isStale = false;
  const controls = (node) => [...node.querySelectorAll("[data-custom-id], .more")];
  const focused = controls(entry.node).indexOf(document.activeElement);
  const node = draw(index);
  entry.node.replaceWith(node);
  entry.node = node;
  if (focused >= 0)
    (controls(node)[focused] ?? controls(node).at(-1))?.focus({ preventScroll: true });
  if (stuck) toBottom();
}

function draw(index) {
  const { message } = entries[index];
  const before = entries[index - 1]?.message;
  const day = startOfDay(new Date(message.timestamp));
  const isNewDay = !before || Number(startOfDay(new Date(before.timestamp))) !== Number(day);
  const isNew = message.id === newId;
  return renderMessage(message, {
    grouped: !isNewDay && !isNew && continues(message, before),
    day: isNewDay ? day : null,
    isNew,
    failed: failures.has(message.id),
    onDismissLocal: message.local ? () => remove(message.id) : undefined,
  });
}

// -- scrolling and reading --------------------------------------------------------------------

function toBottom() {
  stuck = true;
  box.scrollTop = box.scrollHeight;
  showPresent();
}

/** Offer the way down to whoever has scrolled up, and say how much is new there. */
function showPresent() {
  if (stuck) missed = 0;
  present.hidden = stuck;
  const goal = missed ? say("missed", { count: missed }) : say("backToPresent");
  missedLine.textContent = missed ? goal : "";
  present.setAttribute("aria-label", goal);
  present.title = goal;
}

/** Note how far was read, if somebody looks at the end of the channel. */
function markRead() {
  const newest = entries.findLast(({ message }) => !message.local)?.message;
  if (!newest || document.hidden || !stuck || BigInt(newest.id) <= BigInt(marked)) return;
  marked = newest.id;
  ask("mark_read", { channel: channelId, message: newest.id }).catch(() => (marked = "0"));
}

function redrawStale() {
  for (const [index, entry] of entries.entries()) if (entry.isStale) refresh(index);
}

list.addEventListener("toggle", redrawStale, { capture: true });
box.addEventListener("scroll", () => {
  stuck = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_BOTTOM;
  showPresent();
  if (stuck) markRead();
  if (box.scrollTop < NEAR_TOP) loadOlder();
});
new ResizeObserver(() => stuck && toBottom()).observe(box);
new ResizeObserver(() => stuck && toBottom()).observe(list);
document.addEventListener("visibilitychange", markRead);
