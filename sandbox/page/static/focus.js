/** Keeping the keyboard inside an open dialog. */

const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex='0']";

/** Let Tab go round inside the dialog. */
export function trapFocus(dialog) {
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || event.defaultPrevented) return;
    const inside = [...dialog.querySelectorAll(FOCUSABLE)].filter((element) =>
      element.checkVisibility(),
    );
    const [first, last] = [inside[0], inside.at(-1)];
    if (event.shiftKey && document.activeElement === first) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault();
      first.focus();
    }
  });
}
