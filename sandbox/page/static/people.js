/** The people one can act as, and the settings of the one chosen. */

import { avatar } from "./avatar.js";
import { el, iconButton } from "./dom.js";
import { trapFocus } from "./focus.js";
import { personAddress } from "./links.js";
import { complain } from "./notices.js";
import { ask } from "./socket.js";
import { locale, me, nameOf, state } from "./state.js";
import { LANGUAGES, say } from "./words.js";

const nav = document.getElementById("people");
const self = document.getElementById("self");

export function showPeople() {
  nav.setAttribute("aria-label", say("peopleList"));
  nav.replaceChildren(
    el("span", { class: "rail-label", "aria-hidden": "true" }, say("peopleList")),
    el("ul", {}, ...[...state.people.values()].map(({ user }) => el("li", {}, personLink(user)))),
  );
  const user = me().user;
  self.setAttribute("aria-label", nameOf(user));
  self.replaceChildren(
    avatar(user),
    el(
      "span",
      { class: "self-name" },
      el("strong", {}, nameOf(user)),
      el("small", {}, `${user.username} · ${LANGUAGES[locale()]}`),
    ),
    iconButton("sliders", say("settings", { name: nameOf(user) }), openSettings),
  );
}

function personLink(user) {
  const isMe = user.id === state.me;
  const name = isMe ? say("memberYou", { name: nameOf(user) }) : nameOf(user);
  return el(
    "a",
    {
      href: personAddress(user.username),
      "data-user": user.id,
      title: name,
      "aria-label": name,
      "aria-current": isMe ? "true" : null,
    },
    avatar(user),
  );
}

function openSettings() {
  const language = el(
    "select",
    { id: "language", change: () => ask("set_locale", { locale: language.value }).catch(complain) },
    ...Object.entries(LANGUAGES).map(([code, name]) =>
      el("option", { value: code, selected: code === locale() }, name),
    ),
  );
  const refuse = el("input", {
    type: "checkbox",
    checked: me().dms_closed,
    change: () => ask("close_dms", { closed: refuse.checked }).catch(complain),
  });
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": "settings-title" },
    el(
      "form",
      {
        submit: (event) => {
          event.preventDefault();
          dialog.close();
        },
      },
      el(
        "header",
        {},
        el("h2", { id: "settings-title" }, say("settings", { name: nameOf(me().user) })),
        iconButton("close", say("closed"), () => dialog.close()),
      ),
      el(
        "div",
        { class: "modal-fields" },
        el("div", { class: "field" }, el("label", { for: "language" }, say("language")), language),
        el("label", { class: "tick" }, refuse, el("span", {}, say("closeDms"))),
      ),
      el("footer", {}, el("button", { type: "submit", class: "button primary" }, say("done"))),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  trapFocus(dialog);
  document.body.append(dialog);
  dialog.showModal();
}
