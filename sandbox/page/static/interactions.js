/** Telling the bot what a person did, and what becomes of it. */

import { openModal } from "./modal.js";
import { complain } from "./notices.js";
import { ask } from "./socket.js";
import { openChannelId, state } from "./state.js";
import { addLocal, failed } from "./timeline.js";
import { say } from "./words.js";

/** Press a button of a message. */
export async function press(message, component, button) {
  button.setAttribute("aria-busy", "true");
  await interact(ask("press", { message: message.id, component }), () => failed(message));
  button.removeAttribute("aria-busy");
}

/** Choose in a menu of a message. */
export function choose(message, component, values) {
  return interact(ask("choose", { message: message.id, component, values }), () => failed(message));
}

/** Run a slash command; tell whether it was sent. */
export function run(command, options) {
  const channel = openChannelId();
  return interact(ask("run", { channel, command, options }), () => {
    addLocal(channel, state.bot, say("commandFailed"));
  });
}

async function interact(asked, onFailed) {
  try {
    const outcome = await asked;
    if (outcome.kind === "failed") onFailed();
    if (outcome.modal) openModal(outcome.modal);
    return true;
  } catch (refused) {
    complain(refused);
    return false;
  }
}
