/** Moments as Discord writes them. */

import { el } from "./dom.js";
import { locale } from "./state.js";
import { say } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const REFRESH = 10_000;

export function written(date, style) {
  return new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES.f).format(date);
}

/** "in 22 hours", "3 minutes ago". */
function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  return format.format(Math.trunc(seconds / length), unit);
}

/** A moment inside a text, e.g. from `<t:1700000000:R>`. */
export function moment(date, style) {
  const isRelative = style === "R";
  return el(
    "time",
    {
      class: "moment",
      datetime: date.toISOString(),
      title: written(date, "F"),
      "data-relative": isRelative,
    },
    isRelative ? relative(date) : written(date, style),
  );
}

/** When a message was written, beside its author. */
export function stamp(date) {
  const days = Math.round((startOfDay(new Date()) - startOfDay(date)) / 86_400_000);
  const time = written(date, "t");
  let text = `${written(date, "d")} ${time}`;
  if (days === 0) text = time;
  if (days === 1) text = say("yesterday", { time });
  return el(
    "time",
    { class: "stamp", datetime: date.toISOString(), title: written(date, "F") },
    text,
  );
}

export function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Let "in 5 minutes" grow old. */
export function keepRelativeTimes() {
  setInterval(() => {
    for (const time of document.querySelectorAll("time[data-relative]")) {
      time.textContent = relative(new Date(time.dateTime));
    }
  }, REFRESH);
}
