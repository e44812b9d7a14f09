/** The message box: plain messages, and the search for slash commands. */

import { CommandForm } from "./command-form.js";
import { commandsOf, parseLine, search } from "./commands.js";
import { el, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { complain } from "./notices.js";
import { ask } from "./socket.js";
import { channelTitle, isDm, locale, openChannelId, state } from "./state.js";
import { say } from "./words.js";

const MAX_TEXT = 2000;
const place = document.getElementById("composer");
/** What was typed but not sent, by channel. */
const drafts = new Map();
let box = null;
let list = null;
let shownFor = null;
let shownIn = null;

/** Show the message box of the open channel; what is being written stays, suggestions too. */
export function showComposer() {
  const channel = openChannelId();
  const isSame = shownFor === channel;
  if (isSame && (shownIn === locale() || place.querySelector(".command-form"))) return;
  const focused = place.contains(document.activeElement);
  if (box && shownFor) drafts.set(shownFor, box.value);
  shownFor = channel;
  shownIn = locale();
  showBox(drafts.get(channel) ?? "");
  if (focused) box.focus();
}

function showBox(text) {
  const channel = state.channels.get(openChannelId());
  const name = `${isDm(channel) ? "@" : "#"}${channelTitle(channel)}`;
  box = el("textarea", {
    id: "message-box",
    rows: 1,
    maxlength: MAX_TEXT,
    placeholder: say("messageBox", { name }),
    "aria-label": say("messageBox", { name }),
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    autocomplete: "off",
    input: onInput,
    keydown: onKey,
    blur: () => list.hide(),
  });
  box.value = text;
  const form = el(
    "form",
    {
      class: "message-form",
      "data-anchor": true,
      "data-sheet": true,
      submit: (event) => {
        event.preventDefault();
        send();
      },
    },
    box,
    el(
      "button",
      { type: "submit", class: "send", "aria-label": say("send"), title: say("send") },
      icon("send"),
    ),
  );
  list = new Listbox(box, { label: say("commandSearch"), onPick: (item) => choose(item.value) });
  place.replaceChildren(form);
  grow();
}

function grow() {
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight}px`;
}

async function onInput() {
  grow();
  drafts.set(openChannelId(), box.value);
  if (!/^\/[^\n]*$/.test(box.value)) return list.hide();
  try {
    const typed = box;
    const commands = await commandsOf(openChannelId());
    if (typed !== box || !box.value.startsWith("/")) return;
    const line = parseLine(commands, box.value);
    const fitting =
      line && Object.keys(line.texts).length ? [] : search(commands, box.value.slice(1));
    list.show(
      fitting.map((command) => ({
        label: `/${command.shown}`,
        description: command.description,
        value: command,
      })),
    );
  } catch (refused) {
    complain(refused);
  }
}

function onKey(event) {
  if (list.key(event) || event.isComposing) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    send();
  }
}

/** Put a command with its fields in place of the box. */
function choose(command, texts = {}) {
  drafts.delete(openChannelId());
  const form = new CommandForm(command, texts, {
    onSent: () => leave(""),
    onLeave: leave,
    onRefused: (typed) => resume(command, typed),
  });
  list.hide();
  place.replaceChildren(form.element);
  form.focus();
  return form;
}

/** What could not be sent is offered again, unless something else is being written. */
function resume(command, texts) {
  if (!place.querySelector(".command-form") && !box.value) choose(command, texts);
}

function leave(text) {
  showBox(text);
  box.focus();
  if (text) onInput();
}

async function send() {
  const text = box.value;
  if (!text.trim()) return;
  try {
    if (text.startsWith("/")) {
      const line = parseLine(await commandsOf(openChannelId()), text);
      if (line) return runLine(line);
    }
    clear();
    await ask("say", { channel: openChannelId(), text: withMentions(text) });
  } catch (refused) {
    if (!box.value) box.value = text;
    complain(refused);
  }
}

/** Run a typed command, or ask for what it lacks. */
function runLine({ command, texts }) {
  const { element } = choose(command, texts);
  const lacks = command.options.some((option) => option.required && !texts[option.name]);
  if (!lacks) element.requestSubmit();
}

function clear() {
  box.value = "";
  drafts.delete(openChannelId());
  list.hide();
  grow();
}

/** `@bob` and `#games` as Discord sends them. */
function withMentions(text) {
  const users = new Map(
    [...state.people.values()]
      .map(({ user }) => [user.username, user.id])
      .concat([[state.bot.username, state.bot.id]]),
  );
  const channels = new Map(
    [...state.channels.values()]
      .filter((channel) => !isDm(channel))
      .map((channel) => [channel.name, channel.id]),
  );
  return text
    .replace(/(?<![\w<])@(\w+)/g, (typed, name) =>
      users.has(name.toLowerCase()) ? `<@${users.get(name.toLowerCase())}>` : typed,
    )
    .replace(/(?<![\w<&])#([\p{L}\p{N}_-]+)/gu, (typed, name) =>
      channels.has(name) ? `<#${channels.get(name)}>` : typed,
    );
}

/** Typing with nothing chosen goes into the box, as on Discord. */
document.addEventListener("keydown", (event) => {
  const isIdle = [document.body, document.getElementById("timeline")].includes(
    document.activeElement,
  );
  const isText =
    event.key.length === 1 &&
    event.key !== " " &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey;
  if (isIdle && isText && box?.isConnected) box.focus();
});

addEventListener("command-wanted", async ({ detail: path }) => {
  try {
    const commands = await commandsOf(openChannelId());
    const command = commands.find((known) => known.path === path);
    if (command) choose(command);
  } catch (refused) {
    complain(refused);
  }
});
