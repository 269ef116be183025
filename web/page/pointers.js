/**
 * Turns what mouse, fingers and pen do into messages. Each finger is a pointer of its own, with a
 * number: two at a time press two things.
 */

import { isField } from "./elements.js";

/** Events of a pointer by which it presses, moves and lets go. */
export const POINTER_EVENTS = ["pointerdown", "pointermove", "pointerup", "pointercancel"];

const DEVICES = new Set(["mouse", "touch", "pen"]);

/** The first button of a mouse, among those that are held; a finger and the tip of a pen are it. */
const FIRST = 1;

/** The other button of a mouse, and the one at the side of a pen; the rubber at its end. */
const OTHERS = new Map([[2, 2], [5, 32]]);

/** A finger that has moved so far on a field, in CSS pixels, pulls the page. */
const PULL = 10;

/** Numbers for the pointers that are there, as small as can be; the mouse is 0. */
class Numbers {
  #numbers = new Map();

  of({ pointerType, pointerId }) {
    if (pointerType === "mouse") return 0;
    if (!this.#numbers.has(pointerId)) this.#numbers.set(pointerId, this.#free());
    return this.#numbers.get(pointerId);
  }

  #free() {
    const taken = new Set(this.#numbers.values());
    let number = 1;
    while (taken.has(number)) number += 1;
    return number;
  }

  forget({ pointerId }) {
    this.#numbers.delete(pointerId);
  }
}

/**
 * What an event of a pointer does by its first button: "down", "up" or "cancel"; "move" where it
 * does nothing by it, and "" where another button came first. While one button is held, browsers
 * tell of the others by moves.
 *
 * @param {PointerEvent} event
 */
export function phaseOf({ type, pointerType, button, buttons }) {
  if (type === "pointercancel") return "cancel";
  if (type === "pointerup") return "up";
  if (type === "pointerdown") return button === 0 ? "down" : "";
  if (button !== 0 || pointerType === "touch") return "move";
  return buttons & FIRST ? "down" : "up";
}

/**
 * @param {HTMLElement} stage
 * @param {import("./messages.js").Messages} messages
 * @param {(event: MouseEvent) => {x: number, y: number}} place
 */
export function listenToPointers(stage, messages, place) {
  const numbers = new Numbers();
  const pressing = new Set(); // the pointers that are down
  const onField = new Map(); // by finger, how it came down on a field: it types there, or pulls
  const tell = (phase, event) => {
    const device = DEVICES.has(event.pointerType) ? event.pointerType : "mouse";
    messages.push({ type: "pointer", phase, ...place(event), device, id: numbers.of(event) });
  };
  const press = (event) => {
    pressing.add(event.pointerId);
    // From here on we hear of this pointer wherever it goes, so a release outside is known.
    stage.setPointerCapture(event.pointerId);
    tell("down", event);
  };
  const release = (phase, event) => {
    onField.delete(event.pointerId);
    if (!pressing.delete(event.pointerId)) return;
    tell(phase, event);
    if (event.pointerType === "touch") numbers.forget(event);
  };
  const move = (event) => {
    const { pointerId, pointerType, buttons } = event;
    const cameDown = onField.get(pointerId);
    if (cameDown && distance(cameDown, event) > PULL) {
      press(cameDown);
      onField.delete(pointerId);
    }
    if (pointerType !== "touch" && !(buttons & FIRST)) release("cancel", event); // let go unseen
    if (pointerType !== "touch" || pressing.has(pointerId)) tell("move", event);
  };
  const down = (event) => {
    if (!isField(event.target)) return press(event);
    const isTypedIn = event.target === document.activeElement;
    if (event.pointerType === "touch" && !isTypedIn) onField.set(event.pointerId, event);
  };
  const acts = {
    down,
    move,
    up: (event) => release("up", event),
    cancel: (event) => release("cancel", event),
  };
  const on = (type, act) => stage.addEventListener(type, act);

  for (const type of POINTER_EVENTS) {
    on(type, (event) => {
      acts[phaseOf(event)]?.(event);
      const isOther = event.buttons & OTHERS.get(event.button) && !isField(event.target);
      if (isOther) messages.push({ type: "secondary", ...place(event) });
    });
  }
  // The game says what a press gives the focus to: what the browser would give it to may be the
  // button of a screen that has gone, or that has just come. A field is the browser's own.
  on("mousedown", (event) => {
    if (isField(event.target)) return;
    event.preventDefault();
    if (!stage.contains(document.activeElement)) stage.focus({ preventScroll: true });
  });
  // A field loses a finger to the stage: that one goes on.
  on("lostpointercapture", (event) => event.target === stage && release("cancel", event));
  on("pointerleave", (event) => {
    if (event.pointerType === "touch" || pressing.has(event.pointerId)) return;
    tell("leave", event);
    numbers.forget(event);
  });
}

/** How far apart two pointer events are, in CSS pixels. */
function distance(one, other) {
  return Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
}
