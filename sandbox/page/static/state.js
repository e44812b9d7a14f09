/** What this page knows: who it is, and everything its person may see but messages. */

import { channelOf } from "./links.js";

const DM = 1;
const THREADS = [10, 11, 12];

export const state = {
  me: "",
  people: new Map(),
  bot: null,
  guild: { id: "", name: "", roles: [] },
  channels: new Map(),
  /** By channel: `{last_read, messages, mentions}`. */
  unread: new Map(),
  refused: [],
};

/** Take everything over from the server. */
export function load(snapshot) {
  state.me = snapshot.me;
  state.bot = snapshot.bot;
  state.guild = snapshot.guild;
  state.channels = new Map(snapshot.channels.map((channel) => [channel.id, channel]));
  state.unread = new Map(Object.entries(snapshot.unread));
  state.refused = snapshot.refused;
  loadPeople(snapshot.people);
}

export function loadPeople(people) {
  state.people = new Map(people.map((person) => [person.user.id, person]));
}

export const me = () => state.people.get(state.me);
export const locale = () => me()?.locale ?? "en-US";
export const nameOf = (user) => user.global_name ?? user.username;
export const isThread = (channel) => THREADS.includes(channel.type);
export const isDm = (channel) => channel.type === DM;

/** A person or the bot. */
export function userById(id) {
  return id === state.bot?.id ? state.bot : state.people.get(id)?.user;
}

export function channelTitle(channel) {
  return isDm(channel) ? nameOf(state.bot) : channel.name;
}

/** The channel the address names, else the first. */
export function openChannelId() {
  const named = channelOf(location.hash);
  return state.channels.has(named) ? named : state.channels.keys().next().value;
}

/** Whether a message calls this person: by name, everybody, or by being a direct message. */
function callsMe(message) {
  return (
    message.mention_everyone ||
    message.mentions.some((user) => user.id === state.me) ||
    isDm(state.channels.get(message.channel_id) ?? {})
  );
}

/** Count a message that nobody looked at yet. */
export function countUnread(message) {
  const before = state.unread.get(message.channel_id) ?? {
    last_read: "0",
    messages: 0,
    mentions: 0,
  };
  state.unread.set(message.channel_id, {
    ...before,
    messages: before.messages + 1,
    mentions: before.mentions + (callsMe(message) ? 1 : 0),
  });
}
