/**
 * Turns what a person does with mouse, finger, pen, wheel and keys into messages.
 *
 * SDL sees nothing of it. What the browser needs for itself stays with the browser: every
 * combination with Ctrl, Alt or Meta, the function keys, Tab, and whatever is typed into
 * a field. A field of the game takes the pointer, too, unless a finger pulls it; of keys only Enter
 * and Escape are told of it.
 */

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

const PRESSES_BUTTON = new Set([" ", "Enter"]);

const LEAVES_FIELD = new Set(["Enter", "Escape"]);

const DEVICES = new Set(["mouse", "touch", "pen"]);

/** A finger that has moved so far on a field, in CSS pixels, pulls the page. */
const PULL = 10;

/**
 * @param {HTMLElement} stage
 * @param {import("./messages.js").Messages} messages
 * @param {(event: MouseEvent) => {x: number, y: number}} place
 * @param {(key: string) => void} beforeKey called within the event of a key that goes to the game
 */
export function listen(stage, messages, place, beforeKey) {
  listenToPointer(stage, messages, place);
  listenToWheel(stage, messages, place);
  document.addEventListener("keydown", (event) => onKey(event, stage, messages, beforeKey));
  for (const type of ["contextmenu", "gesturestart", "dragstart"]) {
    stage.addEventListener(type, (event) => isField(event.target) || event.preventDefault());
  }
}

function listenToPointer(stage, messages, place) {
  let pressed = null; // the id of the pointer that is down
  let onField = null; // how a finger came down on a field: it will type there, or pull the page
  const tell = (phase, event) => {
    const device = DEVICES.has(event.pointerType) ? event.pointerType : "mouse";
    messages.push({ type: "pointer", phase, ...place(event), device });
  };
  const press = (event) => {
    pressed = event.pointerId;
    // From here on we hear of this pointer wherever it goes, so a release outside is known.
    stage.setPointerCapture(pressed);
    tell("down", event);
  };
  const release = (phase) => (event) => {
    onField = null;
    if (event.pointerId !== pressed) return;
    pressed = null;
    tell(phase, event);
  };
  const on = (type, act) => stage.addEventListener(type, act);

  on("pointerdown", (event) => {
    if (!event.isPrimary) return;
    if (isField(event.target)) {
      const isTypedIn = event.target === document.activeElement;
      if (event.pointerType === "touch" && !isTypedIn) onField = event;
      return;
    }
    if (event.button === 2 && event.pointerType === "mouse") {
      messages.push({ type: "secondary", ...place(event) });
    }
    if (event.button !== 0) return;
    press(event);
  });
  // The game says what a press gives the focus to: what the browser would give it to may be the
  // button of a screen that has gone, or that has just come. A field is the browser's own.
  on("mousedown", (event) => {
    if (isField(event.target)) return;
    event.preventDefault();
    if (!stage.contains(document.activeElement)) stage.focus({ preventScroll: true });
  });
  on("pointermove", (event) => {
    if (!event.isPrimary) return;
    if (onField && distance(onField, event) > PULL) {
      press(onField);
      onField = null;
    }
    tell("move", event);
  });
  on("pointerup", release("up"));
  on("pointercancel", release("cancel"));
  // A field loses a finger to the stage: that one goes on.
  on("lostpointercapture", (event) => event.target === stage && release("cancel")(event));
  on("pointerleave", (event) => event.isPrimary && pressed === null && tell("leave", event));
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

function onKey(event, stage, messages, beforeKey) {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (NOT_FOR_THE_GAME.test(event.key) || !takeFocus(event.target, stage)) return;
  if (isField(event.target) && !LEAVES_FIELD.has(event.key)) return;
  const onButton = event.target instanceof HTMLButtonElement;
  if (onButton && PRESSES_BUTTON.has(event.key)) {
    if (event.repeat) event.preventDefault(); // one press, however long the key is held
    return; // the browser makes a click of it
  }
  const kept = KEPT_FROM_BROWSER.has(event.key) || isField(event.target);
  if (kept) event.preventDefault();
  if (event.repeat && !REPEATS.has(event.key)) return;
  beforeKey(event.key);
  messages.push({ type: "key", name: event.key, shift: event.shiftKey, ctrl: false });
}

/** How far apart two pointer events are, in CSS pixels. */
function distance(one, other) {
  return Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
}

/** Whether an element is one of the game's in which text is typed. */
function isField(element) {
  return element instanceof HTMLInputElement && element.type === "text";
}

/** Whether a key is the game's: typed on the stage, or nowhere, and then the stage takes the focus. */
function takeFocus(target, stage) {
  if (target === document.body || target === document.documentElement) {
    stage.focus({ preventScroll: true });
    return true;
  }
  return stage.contains(target);
}
