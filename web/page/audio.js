/**
 * Lets the sound out. A browser keeps it shut until the person has done something, and
 * nobody wants to hear a page that cannot be seen.
 */

const GESTURES = ["pointerdown", "pointerup", "touchend", "click", "keydown"];

export class Audio {
  #module;
  #muted;
  #wanted = false;
  #gestured = false;

  /**
   * @param {{SDL2?: {audioContext?: AudioContext}}} module where SDL keeps its sound, once open
   * @param {boolean} muted `?mute=1`: never let it out
   */
  constructor(module, muted) {
    this.#module = module;
    this.#muted = muted;
    const onGesture = () => {
      this.#gestured = true;
      this.#make();
      this.#settle();
    };
    for (const type of GESTURES) {
      window.addEventListener(type, onGesture, { capture: true, passive: true });
    }
    document.addEventListener("visibilitychange", () => this.#settle());
  }

  /** "running", "suspended", "interrupted" (by a phone call), "closed", or "none" so far. */
  get state() {
    return this.#context?.state ?? "none";
  }

  /** Whether the game may open its sound: it does so late, at its first sound after a gesture. */
  get unlocked() {
    this.#wanted = true;
    return this.#gestured && !this.#muted;
  }

  get #context() {
    return this.#module.SDL2?.audioContext;
  }

  /**
   * Make the context that SDL is going to ask for, if the game asks whether it may be heard. That
   * takes long: here it happens while the finger is still down, and not in a frame of the game.
   */
  #make() {
    if (!this.#wanted || this.#muted || this.#context) return;
    try {
      const context = new AudioContext();
      this.#module.SDL2 ??= {};
      this.#module.SDL2.audioContext = context;
    } catch {
      // SDL tries again, and without it the game is played in silence.
    }
  }

  /** Wake or silence SDL's sound, as things stand. Browsers refuse to wake it before a gesture. */
  #settle() {
    const context = this.#context;
    if (!context || context.state === "closed") return;
    const wanted = !this.#muted && !document.hidden;
    const act = wanted ? "resume" : "suspend";
    if (wanted !== (context.state === "running")) context[act]().catch(() => {});
  }
}
