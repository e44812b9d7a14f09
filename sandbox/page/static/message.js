/** One message, as it stands in the list. */

import { avatar } from "./avatar.js";
import { components } from "./components.js";
import { openBeside } from "./context-menu.js";
import { el, icon, iconButton } from "./dom.js";
import { embed } from "./embeds.js";
import { placeHash } from "./links.js";
import { markdown, plain } from "./markdown.js";
import { attachments } from "./media.js";
import { complain } from "./notices.js";
import { ask } from "./socket.js";
import { nameOf, openChannelId, state } from "./state.js";
import { stamp, written } from "./times.js";
import { say } from "./words.js";

const RENAMED = 4;
const PINNED = 6;
const THREAD_CREATED = 18;
const REPLY = 19;
const STARTER = 21;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const GROUP_MILLISECONDS = 7 * 60 * 1000;

const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
const isSystem = (message) => [RENAMED, PINNED, THREAD_CREATED].includes(message.type);

/** Whether a message stands under the one before without a heading of its own. */
export function continues(message, before) {
  return Boolean(
    before &&
    before.author.id === message.author.id &&
    !isSystem(before) &&
    !isSystem(message) &&
    before.type !== STARTER &&
    message.type === 0 &&
    isEphemeral(before) === isEphemeral(message) &&
    new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MILLISECONDS,
  );
}

/**
 * @param {object} message
 * @param {{grouped: boolean, day: Date|null, isNew: boolean, failed: boolean, onDismissLocal?: () => void}} look
 */
export function renderMessage(message, look) {
  const mentioned =
    message.mention_everyone || message.mentions.some((user) => user.id === state.me);
  const names = ["message"];
  if (look.grouped) names.push("grouped");
  if (isEphemeral(message)) names.push("ephemeral");
  else if (mentioned) names.push("mentioned");
  const body = isSystem(message) ? systemLine(message) : article(message, look);
  return el(
    "li",
    { class: names.join(" "), id: `message-${message.id}`, "data-id": message.id },
    ...dividers(look),
    ...body,
    !isEphemeral(message) && menuButton(),
  );
}

/** The keyboard's way to the menu; a pointer finds it beside the message. */
function menuButton() {
  return iconButton("more", say("messageMenu"), (event) => openBeside(event.currentTarget), {
    class: "icon-button more",
    "aria-haspopup": "menu",
  });
}

/** What a screen reader is told of a new message. */
export function spoken(message) {
  const text = textsOf(message).join(" ");
  return say("announce", { name: nameOf(message.author), text });
}

/** The same of one that has changed: all of a private or awaited answer, else its first line. */
export function spokenChange(before, message) {
  const isAnswer = isEphemeral(message) || before.flags & LOADING;
  const [was, is] = [before, message]
    .map(textsOf)
    .map((texts) => (isAnswer ? texts.join(" ") : (texts[0] ?? "")));
  return is && is !== was ? say("announce", { name: nameOf(message.author), text: is }) : "";
}

/** Whether a message answers what this person did. */
export function answersMe(message) {
  return isEphemeral(message) || message.interaction?.user.id === state.me;
}

function textsOf(message) {
  const texts = [message.content];
  const visit = (parts) => {
    for (const part of parts) {
      if (part.type === 10) texts.push(part.content);
      if (part.type === 12) texts.push(...part.items.map((item) => item.description ?? ""));
      visit(part.components ?? []);
    }
  };
  visit(message.components);
  return texts.filter(Boolean).map(plain);
}

function dividers({ day, isNew }) {
  const lines = [];
  if (day) lines.push(el("div", { class: "divider" }, el("span", {}, written(day, "D"))));
  if (isNew) lines.push(el("div", { class: "divider new" }, el("span", {}, say("newMessages"))));
  return lines;
}

function systemLine(message) {
  const name = nameOf(message.author);
  const told = {
    [PINNED]: () => say("pinned", { name }),
    [RENAMED]: () => say("renamed", { name, title: message.content }),
  }[message.type];
  if (told)
    return [
      icon("at"),
      el("p", { class: "system" }, told(), stamp(new Date(message.timestamp))),
    ];
  const place = placeHash(message.message_reference.channel_id);
  return [
    icon("thread"),
    el(
      "p",
      { class: "system" },
      say("threadStarted", { name }),
      el("a", { href: place }, message.content),
      stamp(new Date(message.timestamp)),
    ),
  ];
}

function article(message, look) {
  const shown = message.type === STARTER ? (message.referenced_message ?? message) : message;
  const when = new Date(shown.timestamp);
  const lead = look.grouped
    ? el("span", { class: "side-time" }, stamp(when))
    : avatar(shown.author);
  const heading = look.grouped
    ? el("span", { class: "unseen" }, nameOf(shown.author))
    : el(
        "header",
        {},
        el("span", { class: "author", "data-user": shown.author.id }, nameOf(shown.author)),
        shown.author.bot && el("span", { class: "tag" }, say("appTag")),
        stamp(when),
      );
  return [above(message), lead, el("article", {}, heading, ...body(shown, look))];
}

/** The small line above: what this answers. */
function above(message) {
  if (message.type === REPLY) return replyLine(message.referenced_message);
  if (!message.interaction) return null;
  const { user, name } = message.interaction;
  return el(
    "div",
    { class: "context" },
    avatar(user),
    el("span", {}, say("used", { name: nameOf(user) })),
    el("span", { class: "used" }, `/${name}`),
  );
}

function replyLine(original) {
  if (!original) return el("div", { class: "context" }, el("em", {}, say("replyGone")));
  return el(
    "a",
    { class: "context", href: placeHash(original.channel_id, original.id) },
    avatar(original.author),
    el("strong", {}, nameOf(original.author)),
    el("span", { class: "excerpt" }, plain(original.content) || say("attachment")),
  );
}

function body(message, look) {
  if (message.flags & LOADING)
    return [
      el(
        "p",
        { class: "thinking" },
        el("span", { class: "dots", "aria-hidden": "true" }),
        say("thinking", { name: nameOf(message.author) }),
      ),
      ephemeralNote(message, look),
    ];
  return [
    content(message),
    ...attachments(message.attachments),
    ...message.embeds.map(embed),
    message.components.length &&
      el("div", { class: "components" }, ...components(message.components, message)),
    message.thread && message.thread.id !== openChannelId() && threadCard(message.thread),
    look.failed && el("p", { class: "failure", role: "alert" }, say("failed")),
    ephemeralNote(message, look),
  ];
}

function content(message) {
  const edited = message.edited_timestamp && el("span", { class: "edited" }, say("edited"));
  if (!message.content) return edited && message.components.length ? null : edited;
  const blocks = markdown(message.content);
  if (edited)
    (blocks.at(-1).tagName === "P" ? blocks.at(-1) : blocks[blocks.push(el("p")) - 1]).append(
      " ",
      edited,
    );
  return el("div", { class: "markdown content" }, ...blocks);
}

function threadCard(thread) {
  const now = state.channels.get(thread.id) ?? thread;
  return el(
    "a",
    { class: "thread-card", href: placeHash(thread.id) },
    el("strong", {}, now.name),
    el("span", {}, say("threadCard", { count: now.message_count })),
  );
}

function ephemeralNote(message, look) {
  if (!isEphemeral(message)) return null;
  const dismiss =
    look.onDismissLocal ?? (() => ask("dismiss", { message: message.id }).catch(complain));
  return el(
    "p",
    { class: "only-you" },
    icon("eye"),
    `${say("onlyYou")} · `,
    el("button", { type: "button", class: "text-link", click: dismiss }, say("dismiss")),
  );
}
