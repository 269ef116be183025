/** The elements that mirror what the game draws: what each is to a screen reader, and where. */

import { HEADING } from "./tree.js";

/** What an element is made of, where that is no button. */
const TAGS = { field: ["input", "text"], slider: ["input", "range"], spin: ["div", ""] };

/** What ARIA calls a role; those of the elements themselves need no name. */
const ARIA = {
  cell: "gridcell", radio: "radio", switch: "switch", spin: "spinbutton", link: "link", tab: "tab",
};

/** How a role tells whether it is pressed; the second: whether it has to. */
const STATES = {
  button: ["aria-pressed", false],
  cell: ["aria-selected", false],
  radio: ["aria-checked", true],
  switch: ["aria-checked", true],
  tab: ["aria-selected", true],
};

/** As many characters as the game takes of a field: a name of emoji needs up to 800. */
const LONGEST_TEXT = 1000;

/** The letters of a field are so large, in heights of it; a phone enlarges the page below 16. */
const LETTERS = 0.42;
const LEAST_LETTERS = 16;

/** What kind of element a role needs: an element of another kind cannot become it. */
export const tagOf = (role) => (TAGS[role] ?? ["button", "button"]).join(" ");

/** The element of a node, still bare. */
export function make(node) {
  if (node.target) return makeTarget(node);
  if (node.children) return document.createElement("div");
  const isHeading = node.key === HEADING;
  const element = document.createElement(isHeading ? "h2" : "p");
  element.className = "unseen";
  if (isHeading) element.tabIndex = -1; // it can be given the focus, but Tab passes it by
  return element;
}

function makeTarget({ role, target }) {
  const [tag, type] = tagOf(role).split(" ");
  const element = document.createElement(tag);
  element.dataset.id = target.id;
  if (type) element.type = type;
  if (role === "field") {
    Object.assign(element, { maxLength: LONGEST_TEXT, spellcheck: false, autocomplete: "off" });
    element.setAttribute("enterkeyhint", "done");
    element.setAttribute("autocorrect", "off");
  }
  return element;
}

/** Bring an element up to date with its node. */
export function dress(element, node) {
  if (node.target) dressTarget(element, node);
  else if (node.children) setAll(element, { role: node.role, "aria-label": node.name });
  else if (element.textContent !== node.text) element.textContent = node.text;
}

function dressTarget(element, { role, target }) {
  const { name, kind, x, y, width, height, description, expanded } = target;
  element.dataset.kind = kind;
  setAll(element, {
    role: ARIA[role],
    "aria-label": name,
    "aria-description": description,
    "aria-expanded": expanded,
    ...stateOf(role, target.pressed),
    ...rangeOf(role, target),
  });
  const box = { left: x, top: y, width, height };
  for (const [side, length] of Object.entries(box)) element.style[side] = `${length}px`;
  if (role === "field") {
    element.style.fontSize = `${Math.max(LEAST_LETTERS, height * LETTERS)}px`;
  }
}

function stateOf(role, pressed) {
  const states = Object.fromEntries(Object.values(STATES).map(([name]) => [name, undefined]));
  const [name, needed] = STATES[role] ?? [];
  if (name && (needed || typeof pressed === "boolean")) states[name] = String(pressed === true);
  return states;
}

function rangeOf(role, { range, text }) {
  if (!range || (role !== "spin" && role !== "slider")) return {};
  const [low, high, now] = range;
  if (role === "slider") return { min: low, max: high, step: 1, "aria-valuetext": text };
  return {
    "aria-valuemin": low,
    "aria-valuemax": high,
    "aria-valuenow": now,
    "aria-valuetext": text,
  };
}

/** What the person types or drags is in the element first: the game's word, once it has heard. */
export function fill(element, { role, target }) {
  const value = role === "field" ? target.text ?? "" : String(target.range?.[2] ?? "");
  if (element.value === value) return;
  const { selectionStart: start, selectionEnd: end } = element;
  element.value = value;
  if (role === "field" && element === document.activeElement) element.setSelectionRange(start, end);
}

/** Set attributes; those without a value go. */
function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === "") element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  }
}

/** Whether an element is one of the game's in which text is typed. */
export function isField(element) {
  return element instanceof HTMLInputElement && element.type === "text";
}
