/**
 * Gamepads, by the standard mapping: what is pressed becomes a message, and what is held on comes
 * again, as of a key. A browser tells nothing of them but how they stand, so they are looked at with
 * each frame of the screen while there is one, and without the game: it rests until it is told.
 * What every button means, game/host/gamepad.py says for the window too.
 */

/** What the buttons mean, by their numbers; "" for those that mean nothing. */
const BUTTONS = [
  "press", "back", "undo", "hint", "previous", "next", "page up", "page down",
  "help", "menu", "", "", "up", "down", "left", "right",
];

/** Of a gamepad whose mapping the browser does not know, no others are taken for sure. */
const SURE = 2;

/** What the two ends of the axes of the left stick mean. */
const AXES = [["left", "right"], ["up", "down"]];

/** What comes again while it is held. */
const REPEATS = new Set(["up", "down", "left", "right", "page up", "page down"]);

/** After so long it comes again, and then every so long. */
const FIRST_REPEAT_MS = 450;
const REPEAT_MS = 130;

/** A stick that is pushed so far counts, until it is back to so far: it trembles. */
const ON = 0.55;
const OFF = 0.35;

/** What is held on one gamepad. */
export class Pad {
  #before = null; // what was held already when we began to look, and still is; null before that
  #held = new Map(); // what is held since, and when it comes again

  /** Take everything for held before: somebody else had the gamepad meanwhile. */
  lookAway() {
    this.#before = null;
    this.#held.clear();
  }

  /**
   * What a gamepad says anew at a time in milliseconds.
   *
   * @param {{mapping: string, buttons: {pressed: boolean}[], axes: number[]}} gamepad
   * @param {number} time
   * @returns {string[]} what each of them means
   */
  take(gamepad, time) {
    const down = meanings(gamepad, (name) => this.#held.has(name) || !!this.#before?.has(name));
    this.#before ??= down;
    for (const name of this.#before) if (!down.has(name)) this.#before.delete(name);
    for (const name of this.#held.keys()) if (!down.has(name)) this.#held.delete(name);
    return [...down].filter((name) => !this.#before.has(name) && this.#comes(name, time));
  }

  #comes(name, time) {
    const again = this.#held.get(name);
    if (again !== undefined && time < again) return false;
    const wait = again === undefined ? FIRST_REPEAT_MS : REPEAT_MS;
    this.#held.set(name, REPEATS.has(name) ? time + wait : Infinity);
    return true;
  }
}

/** What the buttons and the stick of a gamepad that are held now mean. */
function meanings({ mapping, buttons, axes }, isHeld) {
  const known = mapping === "standard" ? BUTTONS : BUTTONS.slice(0, SURE);
  const down = new Set(known.filter((name, n) => name && buttons[n]?.pressed));
  AXES.forEach((ends, n) => {
    const name = ends[axes[n] > 0 ? 1 : 0];
    if (Math.abs(axes[n]) >= (isHeld(name) ? OFF : ON)) down.add(name);
  });
  return down;
}

/**
 * Look at the gamepads while there is one and the page has the keys.
 *
 * @param {import("./messages.js").Messages} messages
 */
export function listenToGamepads(messages) {
  const pads = new Map(); // number of a gamepad -> what is held on it
  let looking = false;
  const lookAway = () => pads.forEach((pad) => pad.lookAway());
  const look = (time) => {
    const here = connected();
    for (const number of pads.keys()) if (!here.has(number)) pads.delete(number);
    looking = here.size > 0;
    if (!looking) return;
    requestAnimationFrame(look);
    if (document.hidden || !document.hasFocus()) return lookAway();
    for (const [number, gamepad] of here) {
      if (!pads.has(number)) pads.set(number, new Pad());
      for (const button of pads.get(number).take(gamepad, time)) {
        messages.push({ type: "pad", button });
      }
    }
  };
  window.addEventListener("gamepadconnected", () => {
    if (!looking) requestAnimationFrame(look);
    looking = true;
  });
  document.addEventListener("visibilitychange", lookAway);
}

/** The gamepads that are there, by their numbers: none where the page may not ask. */
function connected() {
  try {
    const gamepads = [...navigator.getGamepads()].filter((each) => each?.connected);
    return new Map(gamepads.map((gamepad) => [gamepad.index, gamepad]));
  } catch {
    return new Map();
  }
}
