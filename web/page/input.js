/**
 * Turns what a person does with pointers, wheel and keys into messages.
 *
 * SDL sees nothing of it. What the browser needs for itself stays with the browser: every
 * combination with Ctrl, Alt or Meta, the function keys, Tab, and whatever is typed into
 * a field. AltGr is none of these: what it types is a character. Alt with a letter, digit or sign
 * is the game's where the person has set that these are commands only so. A field of the game
 * takes the pointer, too, unless a finger pulls it; of keys only Enter and Escape are told of it.
 */

import { isField } from "./elements.js";
import { listenToPointers } from "./pointers.js";

/** Keys by which a browser would scroll the page or open its quick search. */
const KEPT_FROM_BROWSER = new Set([
  " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown",
  "PageUp", "PageDown", "Home", "End", "'", "/",
]);

const NOT_FOR_THE_GAME =
  /^(Tab|F\d+|Shift|Control|Alt|AltGraph|Meta|OS|CapsLock|NumLock|ScrollLock|ContextMenu|Dead|Process|Unidentified|Fn|FnLock)$/;

/** Keys that do more the longer they are held; of every other one only the first stroke counts. */
const REPEATS = new Set([
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Backspace",
]);

/** A key that is called by a name, and not by what it types. */
const NAMED = /^[A-Z][A-Za-z0-9]+$/;

/** A key that types nothing by itself: an accent for the next letter. With Alt a Mac has several. */
const DEAD = "Dead";

/** The number of each key that goes to an input method, which makes a character of several. */
const COMPOSES = 229;

const PRESSES_BUTTON = new Set([" ", "Enter"]);

const LEAVES_FIELD = new Set(["Enter", "Escape"]);

/**
 * @param {HTMLElement} stage
 * @param {import("./messages.js").Messages} messages
 * @param {(event: MouseEvent) => {x: number, y: number}} place
 * @param {(key: string, code: string) => void} beforeKey called within the event of a key that goes to the game
 * @param {() => string} shortcuts whether letters are commands: "on", "modifier" (with Alt) or "off"
 */
export function listen(stage, messages, place, beforeKey, shortcuts) {
  listenToPointers(stage, messages, place);
  listenToWheel(stage, messages, place);
  document.addEventListener("keydown", (event) => onKey(event, stage, messages, beforeKey, shortcuts()));
  for (const type of ["contextmenu", "gesturestart", "dragstart"]) {
    stage.addEventListener(type, (event) => isField(event.target) || event.preventDefault());
  }
}

function listenToWheel(stage, messages, place) {
  const toPixels = [1, 20, 400]; // a wheel counts in pixels, lines or pages
  const onWheel = (event) => {
    if (event.ctrlKey) return; // the browser's zoom
    event.preventDefault();
    const dy = event.deltaY * (toPixels[event.deltaMode] ?? 1);
    if (dy) messages.push({ type: "wheel", ...place(event), dy });
  };
  stage.addEventListener("wheel", onWheel, { passive: false });
}

function onKey(event, stage, messages, beforeKey, shortcuts) {
  const alt = shortcuts === "modifier" && isWithAlt(event);
  const composes = event.isComposing || event.keyCode === COMPOSES;
  if (event.defaultPrevented || (composes && !alt)) return;
  const byAltGraph = !alt && event.getModifierState("AltGraph") && !NAMED.test(event.key);
  if (!alt && !byAltGraph && (event.ctrlKey || event.altKey || event.metaKey)) return;
  const name = alt ? typedAt(event) : event.key;
  if (NOT_FOR_THE_GAME.test(name) || !takeFocus(event.target, stage)) return;
  if (isField(event.target) && !LEAVES_FIELD.has(event.key)) return;
  const onButton = event.target instanceof HTMLButtonElement;
  if (onButton && PRESSES_BUTTON.has(event.key)) {
    if (event.repeat) event.preventDefault(); // one press, however long the key is held
    return; // the browser makes a click of it
  }
  const kept = alt || KEPT_FROM_BROWSER.has(event.key) || isField(event.target);
  if (kept) event.preventDefault();
  if (event.repeat && !REPEATS.has(event.key)) return;
  // What AltGr types has nothing to do with what stands at the place of its key.
  const code = byAltGraph ? "" : event.code;
  if (alt || shortcuts === "on" || NAMED.test(name) || name === " ") beforeKey(name, code);
  messages.push({ type: "key", name, shift: event.shiftKey, ctrl: false, alt, code });
}

/** Whether a key that types something was pressed with Alt and nothing else. */
function isWithAlt(event) {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.key === " ") return false;
  return !NAMED.test(event.key) || event.key === DEAD;
}

/** What a key types; of one that waits for a letter to put an accent on, what its place types. */
function typedAt({ key, code }) {
  const place = /^(?:Key|Digit)(.)$/.exec(code)?.[1].toLowerCase();
  return key === DEAD && place ? place : key;
}

/** Whether a key is the game's: typed on the stage, or nowhere, and then the stage takes the focus. */
function takeFocus(target, stage) {
  if (target === document.body || target === document.documentElement) {
    stage.focus({ preventScroll: true });
    return true;
  }
  return stage.contains(target);
}
