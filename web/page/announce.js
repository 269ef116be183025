/**
 * Speaks through the screen reader: texts put into a live region are read aloud.
 *
 * A region that is given another text too soon never hands over the first, so all texts go
 * through one queue. What is said in one go is put there as one text, in order, and each text
 * stands for a while before the next one comes, in whichever region.
 */

/** What is said within so many milliseconds of each other belongs together. */
const QUIET_MS = 100;

/** Texts that follow one another without an end are not held back any longer than this. */
const PATIENCE_MS = 500;

/** A text stands at least so long, or a screen reader may never be handed it. */
const STAND_MS = 250;

/**
 * Long after a text has been handed over it goes, or it would be found at the end of the page as if
 * it had just been said. That cuts nothing off: what goes is not read.
 */
const STALE_MS = 10000;

/** A text that stands there already would not be read again; this changes it unheard. */
const UNHEARD = "\u00a0";

/** The time, and how to be woken later; a test has its own. */
const CLOCK = {
  now: () => performance.now(),
  wake: (act, ms) => setTimeout(act, ms),
};

export class Announcer {
  #regions;
  #acts;
  #clock;
  #waiting = []; // texts with their urgency, in the order in which they were said
  #first = 0; // when the first of them was said
  #last = 0; // and the last
  #stood = -Infinity; // when a text was put into a region last
  #before = 0; // what the person had done by then
  #awake = false; // whether we are to be woken

  /**
   * @param {{polite: HTMLElement, urgent: HTMLElement}} regions elements with aria-live
   * @param {() => number} acts how much the person has pressed so far, which silences a reader
   */
  constructor(regions, acts, clock = CLOCK) {
    this.#regions = regions;
    this.#acts = acts;
    this.#clock = clock;
  }

  /** How many texts have not been put into a region yet. */
  get waiting() {
    return this.#waiting.length;
  }

  /** Say `text`; an urgent one before what a reader has yet to say, where that loses nothing. */
  say(text, urgent) {
    const now = this.#clock.now();
    if (this.#waiting.length === 0) this.#first = now;
    this.#last = now;
    this.#waiting.push({ text, urgent, acts: this.#acts() });
    this.#wakeWhenDue();
  }

  #wakeWhenDue() {
    if (this.#awake) return;
    this.#awake = true;
    this.#clock.wake(() => this.#wake(), Math.max(0, this.#due() - this.#clock.now()));
  }

  #due() {
    const told = Math.min(this.#last + QUIET_MS, this.#first + PATIENCE_MS);
    return Math.max(told, this.#stood + STAND_MS);
  }

  #wake() {
    this.#awake = false;
    if (this.#clock.now() < this.#due()) this.#wakeWhenDue();
    else this.#speak();
  }

  /**
   * Put all that waits into a region as one text. The urgent region may cut off what is being
   * read, so it is for answers alone: to something the person has done since the text before.
   */
  #speak() {
    const said = this.#waiting;
    const cuts = said.every(({ urgent, acts }) => urgent && acts > this.#before);
    const region = this.#regions[cuts ? "urgent" : "polite"];
    const text = said.map((each) => each.text).join(" ");
    region.textContent = text === region.textContent ? text + UNHEARD : text;
    this.#waiting = [];
    this.#stood = this.#clock.now();
    this.#before = said.at(-1).acts;
    const stood = this.#stood;
    this.#clock.wake(() => this.#clear(stood), STALE_MS);
  }

  /** Empty the regions, unless something has been said since. */
  #clear(stood) {
    if (this.#stood !== stood) return;
    for (const region of Object.values(this.#regions)) region.textContent = "";
  }
}
