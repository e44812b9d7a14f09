/** The one connection to the local Discord: updates come in, actions go out. */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** Says "snapshot", "update" (both with `detail`) and "lost". */
export const link = new EventTarget();

/** The action was not possible; the message says why, in the server's words. */
export class Refused extends Error {}

let socket = null;
let wait = FIRST_WAIT;
let next = 1;
const waiting = new Map();

/** Connect as a person and stay connected. */
export function connect(person) {
  const address = new URL("/page/socket", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  if (person) address.searchParams.set("as", person);
  socket = new WebSocket(address);
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", () => lose(person));
}

/**
 * Do something; resolves with what the server says, rejects with `Refused`.
 * @param {string} action one of sandbox/page/actions.py
 */
export function ask(action, details = {}) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("offline"));
  const id = next++;
  socket.send(JSON.stringify({ id, do: action, with: details }));
  return new Promise((done, refused) => waiting.set(id, { done, refused }));
}

function receive(frame) {
  if (frame.snapshot) {
    wait = FIRST_WAIT;
    link.dispatchEvent(new CustomEvent("snapshot", { detail: frame.snapshot }));
  } else if (frame.update) {
    link.dispatchEvent(new CustomEvent("update", { detail: frame }));
  } else {
    settle(frame);
  }
}

function settle(frame) {
  const promise = waiting.get(frame.id);
  waiting.delete(frame.id);
  if ("refused" in frame) promise?.refused(new Refused(frame.refused));
  else promise?.done(frame.done);
}

function lose(person) {
  for (const { refused } of waiting.values()) refused(new Refused("offline"));
  waiting.clear();
  link.dispatchEvent(new Event("lost"));
  setTimeout(() => connect(person), wait);
  wait = Math.min(wait * 2, LONGEST_WAIT);
}
