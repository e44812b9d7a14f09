/** Discord's markdown, turned into nodes; whatever is not understood stays as it was typed. */

import { el } from "./dom.js";
import { picture } from "./emojis.js";
import { placeHash, target } from "./links.js";
import { channelTitle, nameOf, state, userById } from "./state.js";
import { moment } from "./times.js";
import { say } from "./words.js";

/** Turn a text into block nodes. */
export function markdown(text) {
  const blocks = [];
  for (const part of splitCode(text)) {
    if (part.code !== undefined)
      blocks.push(el("pre", {}, el("code", { "data-language": part.language }, part.code)));
    else blocks.push(...linesToBlocks(part.text.split("\n")));
  }
  return blocks;
}

/** The text without its marks, for announcements and previews. */
export function plain(text) {
  return el("div", {}, ...markdown(text)).textContent;
}

function splitCode(text) {
  const parts = [];
  const fence = /```(?:([\w+#.-]+)\n)?\n?([\s\S]+?)\n?```\n?/g;
  let end = 0;
  for (const found of text.matchAll(fence)) {
    const before = text.slice(end, found.index).replace(/\n$/, "");
    if (before) parts.push({ text: before });
    parts.push({ code: found[2], language: found[1] ?? "" });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

// -- blocks -----------------------------------------------------------------------------------

const HEADING = /^(#{1,3}) +(.+?)\s*$/;
const SUBTEXT = /^-# +(.+)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

function linesToBlocks(lines) {
  const blocks = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) blocks.push(el("p", {}, ...inline(paragraph.join("\n"))));
    paragraph = [];
  };
  while (lines.length) {
    const block = takeBlock(lines);
    if (block) {
      flush();
      blocks.push(block);
    } else {
      paragraph.push(lines.shift());
    }
  }
  flush();
  return blocks;
}

/** Take a heading, quote or list off the front, or nothing. */
function takeBlock(lines) {
  const line = lines[0];
  if (HEADING.test(line)) {
    const [, marks, text] = HEADING.exec(lines.shift());
    return el(`h${marks.length + 2}`, { class: `heading-${marks.length}` }, ...inline(text));
  }
  if (SUBTEXT.test(line))
    return el("p", { class: "subtext" }, ...inline(SUBTEXT.exec(lines.shift())[1]));
  if (line.startsWith(">>> ")) {
    const rest = lines.splice(0).join("\n").slice(4);
    return el("blockquote", {}, ...linesToBlocks(rest.split("\n")));
  }
  if (/^> ?/.test(line) && line !== ">") return quote(lines);
  return ITEM.test(line) ? list(lines) : null;
}

function quote(lines) {
  const quoted = [];
  while (lines.length && lines[0].startsWith("> ")) quoted.push(lines.shift().slice(2));
  if (!quoted.length) quoted.push(lines.shift().slice(1));
  return el("blockquote", {}, ...linesToBlocks(quoted));
}

function list(lines) {
  const [, indent, mark] = ITEM.exec(lines[0]);
  const numbered = /\d/.test(mark);
  const items = [];
  while (lines.length && ITEM.test(lines[0])) {
    const [, deeper, other, text] = ITEM.exec(lines[0]);
    const isSibling = deeper.length === indent.length && /\d/.test(other) === numbered;
    if (!isSibling && deeper.length <= indent.length) break;
    if (!isSibling) {
      items.at(-1).append(list(lines));
      continue;
    }
    lines.shift();
    items.push(el("li", {}, ...inline(text)));
  }
  return el(
    numbered ? "ol" : "ul",
    { start: numbered ? Number.parseInt(mark, 10) : null },
    ...items,
  );
}

// -- inside a line ----------------------------------------------------------------------------

/** Patterns in the order in which they are tried, each with how to show what it found. */
const INLINE = [
  [/^\\([^\p{L}\p{N}\s])/u, (found) => [found[1]]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (found) => [el("code", {}, found[2].trim() || found[2])]],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (found) => [el("em", {}, el("strong", {}, ...inline(found[1])))]],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (found) => [el("strong", {}, ...inline(found[1]))]],
  [/^__([\s\S]+?)__(?!_)/, (found) => [el("u", {}, ...inline(found[1]))]],
  [/^~~([\s\S]+?)~~/, (found) => [el("s", {}, ...inline(found[1]))]],
  [/^\|\|([\s\S]+?)\|\|/, (found) => [spoiler(...inline(found[1]))]],
  [/^\*(?!\s)([\s\S]*?[^\s*])\*(?!\*)/, (found) => [el("em", {}, ...inline(found[1]))]],
  [/^_((?!\s)[\s\S]*?[^\s_])_(?![\p{L}\p{N}_])/u, (found) => [el("em", {}, ...inline(found[1]))]],
  [
    /^\[([^\]\n]+)\]\(<?([^\s)>]+)>?(?: +"[^"\n]*")?\)/,
    (found) => anchor(found[2], inline(found[1])),
  ],
  [/^<@!?(\d+)>/, (found) => [userMention(found[1])]],
  [/^<#(\d+)>/, (found) => [channelMention(found[1])]],
  [/^<@&(\d+)>/, (found) => [roleMention(found[1])]],
  [/^<\/([^:>\n]+):(\d+)>/, (found) => [commandMention(found[1])]],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    (found) => [moment(new Date(found[1] * 1000), found[2] ?? "f")],
  ],
  [/^<a?(:\w+:)(\d+)>/, (found) => [picture(found[2], found[1])]],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => anchor(found[1])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'\])*_~|!?]/, (found) => anchor(found[0])],
  [/^@(?:everyone|here)\b/, (found) => [el("span", { class: "mention" }, found[0])]],
];
const PLAIN = /^[^\\`*_~|[<@h]+/;

/** Turn one run of text into nodes and strings. */
export function inline(text) {
  const nodes = [];
  let rest = text;
  let typed = "";
  const flush = () => {
    if (typed) nodes.push(typed);
    typed = "";
  };
  while (rest) {
    const found = firstMatch(rest, typed);
    if (found?.nodes) {
      flush();
      nodes.push(...found.nodes);
    } else {
      typed += found.text;
    }
    rest = rest.slice(found.length);
  }
  flush();
  return nodes;
}

function firstMatch(rest, before) {
  const simple = PLAIN.exec(rest);
  if (simple) return { text: simple[0], length: simple[0].length };
  const insideWord = rest.startsWith("_") && /[\p{L}\p{N}]$/u.test(before);
  for (const [pattern, show] of insideWord ? [] : INLINE) {
    const found = pattern.exec(rest);
    const nodes = found && show(found);
    if (nodes) return { nodes, length: found[0].length };
  }
  const first = String.fromCodePoint(rest.codePointAt(0));
  return { text: first, length: first.length };
}

/** A link, or null for an address that must not be followed. */
function anchor(url, label = null) {
  const goal = target(url);
  if (!goal) return null;
  if (!goal.local)
    return [
      el(
        "a",
        { href: goal.href, target: "_blank", rel: "noopener noreferrer" },
        ...(label ?? [url]),
      ),
    ];
  return [label ? el("a", { href: goal.href }, ...label) : channelMention(goal.channel, goal.href)];
}

function spoiler(...children) {
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    const hidden = event.currentTarget;
    if (!hidden.hasAttribute("data-hidden")) return;
    event.preventDefault();
    hidden.removeAttribute("data-hidden");
    hidden.removeAttribute("role");
    hidden.removeAttribute("aria-label");
  };
  return el(
    "span",
    {
      class: "spoiler",
      "data-hidden": true,
      tabindex: 0,
      role: "button",
      "aria-label": say("spoiler"),
      click: reveal,
      keydown: reveal,
    },
    el("span", {}, ...children),
  );
}

function userMention(id) {
  const user = userById(id);
  return el("span", { class: "mention", "data-user": id }, user ? `@${nameOf(user)}` : `<@${id}>`);
}

function roleMention(id) {
  const role = state.guild.roles.find((known) => known.id === id);
  return el("span", { class: "mention" }, role ? `@${role.name.replace(/^@/, "")}` : "@?");
}

function channelMention(id, href = placeHash(id)) {
  const channel = state.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, say("unknownChannel"));
  const inside = href.split("/").length > 2 ? ` › ${say("message")}` : "";
  return el("a", { class: "mention", href }, `#${channelTitle(channel)}${inside}`);
}

function commandMention(path) {
  const choose = () => dispatchEvent(new CustomEvent("command-wanted", { detail: path }));
  return el("button", { type: "button", class: "mention", click: choose }, `/${path}`);
}
