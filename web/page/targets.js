/**
 * Mirrors everything that can be pressed as real HTML buttons over the canvas.
 *
 * They are what a screen reader, a switch and the Tab key find. The pointer goes through
 * input.js like everywhere on the stage; a click that no pointer has made is a press.
 */

/** Within this time after a pointer was released, a click is that pointer's own. */
const CLICK_FOLLOWS_MS = 700;

export class Targets {
  #stage;
  #box;
  #messages;
  #buttons = new Map(); // id -> button
  #shown = new Map(); // id -> the JSON it was made from
  #named = ""; // the focus the game named last
  #told = null; // the focus the game knows of
  #quiet = false; // the focus moves by our own doing
  #released = -Infinity;

  /**
   * @param {HTMLElement} stage the playing area, which may hold the focus itself
   * @param {HTMLElement} box where the buttons go
   * @param {import("./messages.js").Messages} messages
   */
  constructor(stage, box, messages) {
    this.#stage = stage;
    this.#box = box;
    this.#messages = messages;
    stage.addEventListener("focusin", (event) => this.#onFocus(event.target));
    stage.addEventListener("focusout", (event) => {
      if (!stage.contains(event.relatedTarget)) this.#tellFocus(null, false);
    });
    stage.addEventListener("pointerup", (event) => (this.#released = event.timeStamp));
    box.addEventListener("click", (event) => this.#onClick(event));
  }

  /**
   * Show these targets, in focus order, and give the focus to `focus` when the game has named
   * another one and the focus is on the stage.
   *
   * @param {{id, kind, name, x, y, width, height, pressed}[]} targets
   * @param {string} focus a target's id, or ""
   */
  show(targets, focus) {
    const held = this.#stage.contains(document.activeElement) ? document.activeElement : null;
    this.#quietly(() => this.#diff(targets, held));
    const lost = held !== null && !held.isConnected;
    const renamed = focus !== this.#named && !this.#messages.has("focus");
    if (held !== null && (lost || renamed)) this.#moveFocus(focus);
    this.#named = focus;
  }

  #diff(targets, held) {
    const wanted = new Set(targets.map(({ id }) => id));
    for (const [id, button] of this.#buttons) {
      if (wanted.has(id)) continue;
      button.remove();
      this.#buttons.delete(id);
      this.#shown.delete(id);
    }
    this.#arrange(targets.map((target) => this.#button(target)), held);
  }

  /**
   * Put the buttons into order. One that is moved loses the focus, so the others are moved
   * around the one that holds it, and none that stands right already.
   */
  #arrange(order, held) {
    if (order.length === 0) return;
    const fixed = Math.max(0, order.indexOf(held));
    if (order[fixed] !== held && this.#box.firstChild !== order[0]) this.#box.prepend(order[0]);
    for (let i = fixed + 1; i < order.length; i += 1) {
      if (order[i - 1].nextSibling !== order[i]) order[i - 1].after(order[i]);
    }
    for (let i = fixed - 1; i >= 0; i -= 1) {
      if (order[i + 1].previousSibling !== order[i]) order[i + 1].before(order[i]);
    }
  }

  /** The button of a target, made or brought up to date. */
  #button(target) {
    let button = this.#buttons.get(target.id);
    if (!button) {
      button = document.createElement("button");
      button.type = "button";
      button.dataset.id = target.id;
      this.#buttons.set(target.id, button);
    }
    const shown = JSON.stringify(target);
    if (this.#shown.get(target.id) !== shown) {
      dress(button, target);
      this.#shown.set(target.id, shown);
    }
    return button;
  }

  #moveFocus(id) {
    const goal = this.#buttons.get(id) ?? this.#stage;
    if (goal === document.activeElement) return;
    this.#quietly(() => goal.focus({ preventScroll: true }));
    this.#told = this.#buttons.has(id) ? id : null;
  }

  #quietly(act) {
    this.#quiet = true;
    try {
      act();
    } finally {
      this.#quiet = false;
    }
  }

  #onFocus(element) {
    this.#tellFocus(element.dataset.id ?? null, element.matches(":focus-visible"));
  }

  #tellFocus(id, visible) {
    if (this.#quiet || (id === null && this.#told === null)) return;
    this.#told = id;
    this.#messages.push({ type: "focus", target: id, visible });
  }

  #onClick(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const byPointer =
      event.detail > 0 && event.timeStamp - this.#released < CLICK_FOLLOWS_MS;
    if (!byPointer) this.#messages.push({ type: "press", target: button.dataset.id });
  }
}

function dress(button, { name, kind, x, y, width, height, pressed }) {
  button.setAttribute("aria-label", name);
  button.dataset.kind = kind;
  if (typeof pressed === "boolean") button.setAttribute("aria-pressed", String(pressed));
  else button.removeAttribute("aria-pressed");
  const box = { left: x, top: y, width, height };
  for (const [side, length] of Object.entries(box)) button.style[side] = `${length}px`;
}
