/** Slash commands as a person finds and types them. */

import { ask } from "./socket.js";
import { channelTitle, isDm, locale, nameOf, state } from "./state.js";
import { say } from "./words.js";

const NESTING = [1, 2];
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const CHAT_INPUT = 1;
/** The kinds of commands in the menus of people and of messages. */
export const ON_USER = 2;
export const ON_MESSAGE = 3;
const SHOWN = 25;

const known = new Map();

/** A name or description in the person's language. */
export const localised = (thing, field) =>
  thing[`${field}_localizations`]?.[locale()] ?? thing[field];

/** Forget what was offered: the bot has registered its commands anew. */
export const forgetCommands = () => known.clear();

function offered(channel) {
  if (!known.has(channel)) known.set(channel, ask("commands", { channel }));
  return known.get(channel).catch((refused) => {
    known.delete(channel); // it can be asked for again
    throw refused;
  });
}

/**
 * The commands of a channel, each subcommand as one: `{path, shown, description, options}`.
 * @returns {Promise<object[]>}
 */
export async function commandsOf(channel) {
  const commands = await offered(channel);
  return commands
    .filter((command) => command.type === CHAT_INPUT)
    .flatMap((command) => leaves(command));
}

/** The commands in the menus of people or of messages: `{name, shown}`. */
export async function menuCommands(channel, type) {
  const commands = await offered(channel);
  return commands
    .filter((command) => command.type === type)
    .map((command) => ({ name: command.name, shown: localised(command, "name") }));
}

function leaves(command, path = "", shown = "") {
  const here = `${path} ${command.name}`.trim();
  const name = `${shown} ${localised(command, "name")}`.trim();
  const inner = (command.options ?? []).filter((option) => NESTING.includes(option.type));
  if (inner.length) return inner.flatMap((option) => leaves(option, here, name));
  return [
    {
      path: here,
      shown: name,
      description: localised(command, "description"),
      options: command.options ?? [],
    },
  ];
}

/** The commands that fit what was typed after the slash, best first. */
export function search(commands, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (command) => {
    const names = [command.path, command.shown.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return commands
    .filter((command) => rank(command) < 2)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, SHOWN);
}

/** Read `/game new seats:3`: the command and the texts of its options, or null. */
export function parseLine(commands, line) {
  const typed = line.replace(/^\//, "").trim();
  const fits = (name) => typed === name || typed.startsWith(`${name} `);
  const byLength = commands.toSorted((one, other) => other.path.length - one.path.length);
  const command = byLength.find(({ path, shown }) => fits(path) || fits(shown));
  if (!command) return null;
  const rest = typed.slice((fits(command.path) ? command.path : command.shown).length);
  const texts = readOptions(command, rest);
  return texts && { command, texts };
}

function readOptions(command, rest) {
  const names = command.options.map((option) => option.name);
  const marks = [...rest.matchAll(/(?<=^|\s)([^\s:]+):/g)].filter(([, name]) =>
    names.includes(name),
  );
  if (rest.slice(0, marks[0]?.index ?? rest.length).trim()) return null;
  return Object.fromEntries(
    marks.map((mark, index) => [
      mark[1],
      rest.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim(),
    ]),
  );
}

/** What can be chosen for an option without asking the bot, or null if anything may be typed. */
export function fixedChoices(option) {
  const people = () => [...state.people.values()].map(({ user }) => user).concat(state.bot);
  const users = () =>
    people().map((user) => ({
      label: nameOf(user),
      description: `@${user.username}`,
      value: user.id,
    }));
  const roles = () => state.guild.roles.map((role) => ({ label: role.name, value: role.id }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: say("yes"), value: true },
        { label: say("no"), value: false },
      ];
    case USER:
      return users();
    case CHANNEL:
      return [...state.channels.values()]
        .filter((channel) => !isDm(channel))
        .map((channel) => ({ label: `#${channelTitle(channel)}`, value: channel.id }));
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...users(), ...roles()];
    default:
      return (
        option.choices?.map((choice) => ({
          label: String(localised(choice, "name")),
          value: choice.value,
        })) ?? null
      );
  }
}
