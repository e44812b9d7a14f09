/** The page: everything else, put together. */

import { showChannels } from "./channels.js";
import { forgetCommands } from "./commands.js";
import { showComposer } from "./composer.js";
import { setDrawer, showHeader } from "./header.js";
import { messageOf } from "./links.js";
import { complain, hideLost, showLost } from "./notices.js";
import { showPeople } from "./people.js";
import { ask, connect, link } from "./socket.js";
import {
  countUnread,
  isThread,
  load,
  loadPeople,
  locale,
  me,
  openChannelId,
  state,
} from "./state.js";
import * as timeline from "./timeline.js";
import { keepRelativeTimes } from "./times.js";
import { say } from "./words.js";

const REFUSALS_KEPT = 100;
const EPHEMERAL = 1 << 6;

function showAll() {
  document.documentElement.lang = locale();
  const skip = document.getElementById("skip");
  skip.textContent = say("skip");
  showPeople();
  showChannels();
  showHeader();
  showComposer();
}

/** Show the place that the address names. */
function visit() {
  setDrawer(false);
  showAll();
  timeline.open(openChannelId(), messageOf(location.hash));
}

const UPDATES = {
  message_create(message) {
    if (message.author.id !== state.me) countUnread(message);
    countInThread(message);
    if (message.channel_id === timeline.openChannel()) timeline.arrive(message);
    showChannels();
  },
  message_update: (message) => timeline.change(message),
  message_delete: ({ id }) => timeline.remove(id),
  channel_create: putChannel,
  channel_update: putChannel,
  channel_delete({ id }) {
    const wasOpen = id === openChannelId();
    state.channels.delete(id);
    state.unread.delete(id);
    if (wasOpen) location.hash = "";
    else showChannels();
  },
  commands: forgetCommands,
  people() {
    ask("people").then((people) => {
      const before = locale();
      loadPeople(people);
      forgetCommands();
      showAll();
      if (before !== locale()) timeline.redraw();
    }, complain);
  },
  read({ channel_id: channel, ...unread }) {
    state.unread.set(channel, unread);
    showChannels();
  },
  typing: ({ channel_id: channel }) => timeline.showTyping(channel),
  refused(entry) {
    state.refused = [...state.refused, entry].slice(-REFUSALS_KEPT);
    showHeader();
  },
};

function putChannel(channel) {
  state.channels.set(channel.id, channel);
  timeline.touchThread(channel.id);
  showChannels();
}

/** A thread says under its message how long it is. */
function countInThread({ channel_id: id, flags }) {
  const thread = state.channels.get(id);
  if (!thread || !isThread(thread) || flags & EPHEMERAL) return;
  state.channels.set(id, { ...thread, message_count: thread.message_count + 1 });
  timeline.touchThread(id);
}

link.addEventListener("snapshot", ({ detail }) => {
  load(detail);
  forgetCommands();
  hideLost();
  const address = new URL(location.href);
  address.searchParams.set("as", me().user.username);
  history.replaceState(null, "", address);
  visit();
  document.body.dataset.ready = "true";
});
link.addEventListener("update", ({ detail }) => UPDATES[detail.update]?.(detail.data));
link.addEventListener("lost", () => {
  delete document.body.dataset.ready;
  showLost();
});
addEventListener("hashchange", visit);
document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("message-box")?.focus();
});
keepRelativeTimes();
connect(new URLSearchParams(location.search).get("as"));
