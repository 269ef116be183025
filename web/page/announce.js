/** Speaks through the screen reader: texts put into a live region are read aloud. */

/** A text that stands there already would not be read again; this changes it unheard. */
const UNHEARD = "\u00a0";

export class Announcer {
  #waiting = [];
  #region;

  /** @param {HTMLElement} region an element with aria-live */
  constructor(region) {
    this.#region = region;
  }

  /** Say `text`. What is said in one go is read as one, so that nothing is cut off. */
  say(text) {
    this.#waiting.push(text);
    if (this.#waiting.length === 1) queueMicrotask(() => this.#speak());
  }

  #speak() {
    const text = this.#waiting.join(" ");
    this.#waiting = [];
    this.#region.textContent = text === this.#region.textContent ? text + UNHEARD : text;
  }
}
