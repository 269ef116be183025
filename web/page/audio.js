/**
 * Lets the sound out. A browser keeps it shut until the person has done something, and
 * nobody wants to hear a page that cannot be seen.
 */

const GESTURES = ["pointerdown", "pointerup", "touchend", "click", "keydown"];

export class Audio {
  #context;
  #muted;
  #gestured = false;

  /**
   * @param {() => AudioContext | undefined} context SDL's, once it has made one
   * @param {boolean} muted `?mute=1`: never let it out
   */
  constructor(context, muted) {
    this.#context = context;
    this.#muted = muted;
    const onGesture = () => {
      this.#gestured = true;
      this.#settle();
    };
    for (const type of GESTURES) {
      window.addEventListener(type, onGesture, { capture: true, passive: true });
    }
    document.addEventListener("visibilitychange", () => this.#settle());
  }

  /** "running", "suspended", "interrupted" (by a phone call), "closed", or "none" so far. */
  get state() {
    return this.#context()?.state ?? "none";
  }

  /** Whether the game may open its sound: it does so late, at its first sound after a gesture. */
  get unlocked() {
    return this.#gestured && !this.#muted;
  }

  /** Wake or silence SDL's sound, as things stand. Browsers refuse to wake it before a gesture. */
  #settle() {
    const context = this.#context();
    if (!context || context.state === "closed") return;
    const wanted = !this.#muted && !document.hidden;
    const act = wanted ? "resume" : "suspend";
    if (wanted !== (context.state === "running")) context[act]().catch(() => {});
  }
}
