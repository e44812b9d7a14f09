/** Telling the bot what a person did, and what becomes of it. */

import { ON_USER } from "./commands.js";
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
  return commanded(ask("run", { channel: openChannelId(), command, options }));
}

/** Use a command in the menu of a person or a message. */
export function runOn({ type, id }, command) {
  return commanded(
    type === ON_USER
      ? ask("run_on_user", { channel: openChannelId(), command, user: id })
      : ask("run_on_message", { message: id, command }),
  );
}

function commanded(asked) {
  const channel = openChannelId();
  return interact(asked, () => addLocal(channel, state.bot, say("commandFailed")));
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
