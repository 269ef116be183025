/**
 * Begins within the person's own event what a browser allows nowhere else: WebKit lets a page open
 * a list of files, reach the clipboard, share or fill the screen only there, and the game hears of
 * the event some frames later.
 *
 * What can be pressed says what it will ask for (`Gesture` in game/host/exchange.py). The game's
 * call takes over what was begun; where nothing was begun it begins by itself.
 */

import { pickFile, readClipboard, share, showPaper, writeClipboard } from "./begin.js";
import { canFillScreen, isFilled, toggleFullScreen } from "./full_screen.js";
import { targetAt } from "./place.js";
import { phaseOf, POINTER_EVENTS } from "./pointers.js";

/**
 * After so many frames of the game nothing more is asked for: the press was refused, or led
 * elsewhere. On a slow machine frames take longer too, so no time would do.
 */
const FRAMES = 300;

/** A finger that has moved so far, in CSS pixels, scrolls and presses nothing. */
const SLACK = 8;

/** Events in which a release lets every browser begin; the first of them comes right after it. */
const RELEASES = ["mouseup", "touchend", "click"];

const PRESSES = new Set([" ", "Enter"]);

/** What a keyboard for Latin letters types, and the names of keys, do not come after it. */
const LAST_OF_ASCII = "\x7f";

/** What begins each kind: what the game's call is handed, and how it is let go of; or null. */
const BEGIN = {
  open: () => ({ begun: pickFile() }),
  copy: () => writeClipboard(),
  paste: () => ({ begun: readClipboard() }),
  share: ({ title = "", address }) => ({ begun: share(title, address) }),
  "full-screen": fillScreen,
  paper: ({ address }) => ({ begun: showPaper(address) }),
};

export class Gestures {
  #targets = [];
  #focus = ""; // the id of what has the focus in the game
  #letters = []; // the gestures that letters do on this screen
  #waiting = []; // what was begun and not yet asked for: its kind, and how many frames have passed

  /** Take over what can be pressed now, and which has the focus. */
  show(targets, focus) {
    this.#targets = targets;
    this.#focus = focus;
  }

  /** Take over the gestures that letters do now; each has its letters as `keys`. */
  showLetters(gestures) {
    this.#letters = gestures;
  }

  /** What can be pressed at a point in CSS pixels; undefined where nothing can. */
  at(point) {
    return targetAt(this.#targets, point);
  }

  /** Begin what pressing a target asks for; to be called within the event, as the next ones. */
  press(id) {
    this.begin(this.#targets.find((target) => target.id === id)?.gesture);
  }

  /** Begin what a key asks for that goes to the game; `code` is its place. */
  key(key, code) {
    if (PRESSES.has(key)) return this.press(this.#focus);
    const letter = letterOf(key, code);
    return this.begin(this.#letters.find(({ keys }) => letter !== "" && keys.includes(letter)));
  }

  /** Begin what a gesture asks for. */
  begin(gesture) {
    const started = gesture && BEGIN[gesture.kind]?.(gesture);
    if (started) this.#waiting.push({ kind: gesture.kind, frames: 0, ...started });
  }

  /** What was begun first of a kind, for the call that asks for it; undefined where nothing was. */
  take(kind) {
    const at = this.#waiting.findIndex((each) => each.kind === kind);
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0].begun;
  }

  /** Let a frame of the game pass. */
  pass() {
    for (const each of this.#waiting) each.frames += 1;
    const old = this.#waiting.filter(({ frames }) => frames > FRAMES);
    this.#waiting = this.#waiting.filter(({ frames }) => frames <= FRAMES);
    for (const { letGo } of old) letGo?.();
  }
}

/**
 * The small letter of a key: the one that it types, or in another script the one that a US keyboard
 * has at its place, as the game takes it (game/host/keyboard.py); "" where there is none.
 */
function letterOf(key, code) {
  if (key > LAST_OF_ASCII) return /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? "";
  return key.length === 1 ? key.toLowerCase() : "";
}

/** To leave a filled screen needs no gesture: the game's call does it. */
function fillScreen() {
  if (!canFillScreen() || isFilled()) return null;
  return { begun: toggleFullScreen(), letGo: () => isFilled() && toggleFullScreen() };
}

/**
 * Begin what is pressed by mouse, finger or pen: pressed and let go on the same target, as the game
 * takes it.
 *
 * @param {HTMLElement} stage
 * @param {Gestures} gestures
 * @param {(event: MouseEvent) => {x: number, y: number}} place
 */
export function beginByPointer(stage, gestures, place) {
  const downs = new Map(); // by pointer, where its press began, and on what
  let released = null; // the gesture of a press that was let go, until it can begin
  const under = (event) => gestures.at(place(event));
  const acts = {
    down: (event) => {
      released = null;
      downs.set(event.pointerId, { event, target: under(event) });
    },
    up: (event) => {
      const pressed = downs.get(event.pointerId)?.target;
      downs.delete(event.pointerId);
      if (!pressed || pressed.id !== under(event)?.id) return;
      released = pressed.gesture?.in_view === false ? null : pressed.gesture;
    },
    cancel: (event) => downs.delete(event.pointerId),
    move: (event) => {
      const down = downs.get(event.pointerId);
      if (down && slides(down.event, event)) downs.delete(event.pointerId);
    },
  };
  for (const type of POINTER_EVENTS) {
    stage.addEventListener(type, (event) => acts[phaseOf(event)]?.(event));
  }
  const onRelease = () => {
    const gesture = released;
    released = null;
    gestures.begin(gesture);
  };
  for (const type of RELEASES) stage.addEventListener(type, onRelease, { capture: true });
}

/** Whether a finger or pen has moved too far for a press; a mouse may come back. */
function slides(from, to) {
  const far = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > SLACK;
  return far && from.pointerType !== "mouse";
}
