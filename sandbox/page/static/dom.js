/** Building the page: elements whose strings become text nodes, never markup. */

/**
 * Make an element.  Attributes that are functions become listeners, `true` an empty attribute;
 * null, undefined and false are left out; so are children that are false, 0 or empty.
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Node|string|null|undefined|false|Array)} children
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter(Boolean).map(asNode));
  return element;
}

function asNode(child) {
  return child instanceof Node ? child : document.createTextNode(String(child));
}

const SVG = "http://www.w3.org/2000/svg";

/** The outlines of the page's icons, on a grid of 24. */
const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 9h17M3 15h17",
  thread: "M4 5v9a3 3 0 0 0 3 3h13M15 12l5 5-5 5",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0c0 5 5 4 5 0a9 9 0 1 0-4 7.5",
  menu: "M3 6h18M3 12h18M3 18h18",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  close: "M5 5l14 14M19 5 5 19",
  sliders:
    "M3 7h10M19 7h2M3 17h2M11 17h10M16 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  console: "M4 5h16v14H4zM7 9l3 3-3 3M12 15h5",
  send: "M3 4l18 8-18 8 3-8z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  zoom: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l6 6M10 7v6M7 10h6",
  open: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
};

/** A decorative icon; what it means must be said beside it. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A button that shows only an icon. */
export function iconButton(name, label, onClick, attributes = {}) {
  return el(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": label,
      title: label,
      click: onClick,
      ...attributes,
    },
    icon(name),
  );
}
