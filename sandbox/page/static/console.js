/** The console: requests of the bot that were refused, and where they were wrong. */

import { el, iconButton } from "./dom.js";
import { state } from "./state.js";
import { written } from "./times.js";
import { say } from "./words.js";

const drawer = document.getElementById("console");

export function toggleConsole() {
  drawer.hidden = !drawer.hidden;
  if (!drawer.hidden) drawer.querySelector("button").focus();
}

export function showConsole() {
  drawer.setAttribute("aria-label", say("consoleTitle"));
  const rows = state.refused.toReversed().map(refusal);
  drawer.replaceChildren(
    el("header", {}, el("h2", {}, say("consoleTitle")), iconButton("close", say("closed"), close)),
    rows.length
      ? el("ol", { class: "refusals" }, ...rows)
      : el("p", { class: "hint" }, say("consoleEmpty")),
  );
}

function refusal(entry) {
  const mistakes = pathsOf(entry.error.errors ?? {});
  return el(
    "li",
    {},
    el(
      "p",
      {},
      el("span", { class: "status" }, `${entry.status}`),
      ` ${entry.method} `,
      el("code", {}, entry.path),
    ),
    el(
      "p",
      {},
      `${entry.error.code}: ${entry.error.message} · ${written(new Date(entry.time), "T")}`,
    ),
    mistakes.length &&
      el(
        "ul",
        {},
        ...mistakes.map(({ path, text }) => el("li", {}, el("code", {}, path), ` ${text}`)),
      ),
  );
}

/** Discord nests its mistakes like the body; write each with its path. */
function pathsOf(errors, path = []) {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (key === "_errors")
      return value.map(({ code, message }) => ({
        path: path.join("."),
        text: `${code}: ${message}`,
      }));
    return pathsOf(value, [...path, key]);
  });
}

function close() {
  drawer.hidden = true;
  document.getElementById("open-console")?.focus();
}

drawer.addEventListener("keydown", (event) => event.key === "Escape" && close());
