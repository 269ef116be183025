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

  /** Begin what a key asks for that goes to the game. */
  key(key) {
    if (PRESSES.has(key)) return this.press(this.#focus);
    const isDone = ({ keys }) => key.length === 1 && keys.includes(key.toLowerCase());
    return this.begin(this.#letters.find(isDone));
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
  let down = null; // where a press began, and on what
  let released = null; // the gesture of a press that was let go, until it can begin
  const under = (event) => gestures.at(place(event));
  const on = (type, act) => stage.addEventListener(type, (event) => event.isPrimary && act(event));

  on("pointerdown", (event) => {
    released = null;
    down = event.button === 0 ? { event, target: under(event) } : null;
  });
  on("pointermove", (event) => {
    if (down && slides(down.event, event)) down = null;
  });
  on("pointercancel", () => (down = null));
  on("pointerup", (event) => {
    const pressed = down?.target;
    down = null;
    if (!pressed || pressed.id !== under(event)?.id) return;
    released = pressed.gesture?.in_view === false ? null : pressed.gesture;
  });
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
