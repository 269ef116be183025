/** What has happened on the page, waiting for the game to ask. */

/** More than this only piles up while the game is not looking; the oldest are let go. */
const MOST = 1000;

/** Messages of which only the last counts until the game has read it. */
const ONCE = new Set(["resized", "preferences", "link", "version"]);

/** Messages that somebody has done something by; of a pointer only its going down is. */
const ACTS = new Set(["key", "pad", "press", "edited", "adjusted"]);

export class Messages {
  #waiting = [];
  #acts = 0;
  #wake = () => {};

  /**
   * Add a message. Moves of the pointer are merged, as only the last place matters, and steps back
   * and forward, as only where they led does.
   */
  push(message) {
    this.#add(message);
    this.#wake();
  }

  /** Wait until there is a message, but so many milliseconds at most. */
  come(most) {
    if (this.unread > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, most);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #add(message) {
    const last = this.#waiting.at(-1);
    if (isMove(message) && this.#replaceMove(message)) return;
    if (message.type === "went" && last?.type === "went") {
      this.#waiting.pop();
      const both = joined(last, message);
      if (both.steps) this.#waiting.push(both);
      return;
    }
    if (isAct(message)) this.#acts += 1;
    if (ONCE.has(message.type) && this.has(message.type)) return;
    if (this.#waiting.length >= MOST) this.#waiting.shift();
    this.#waiting.push(message);
  }

  /** Put a move in the place of the last one of its pointer, if only moves came after that. */
  #replaceMove(message) {
    for (let at = this.#waiting.length - 1; at >= 0 && isMove(this.#waiting[at]); at -= 1) {
      if (this.#waiting[at].id !== message.id) continue;
      this.#waiting[at] = message;
      return true;
    }
    return false;
  }

  /** Whether a message of this type has not been read yet. */
  has(type) {
    return this.#waiting.some((message) => message.type === type);
  }

  /** How many messages have not been read yet. */
  get unread() {
    return this.#waiting.length;
  }

  /** How often somebody has pressed something so far. */
  get acts() {
    return this.#acts;
  }

  /** All that waits, as JSON; then nothing waits any more. */
  take() {
    if (this.#waiting.length === 0) return "[]";
    const text = JSON.stringify(this.#waiting);
    this.#waiting = [];
    return text;
  }
}

function isAct({ type, phase }) {
  return ACTS.has(type) || (type === "pointer" && phase === "down");
}

function isMove(message) {
  return message.type === "pointer" && message.phase === "move";
}

/** Two messages of steps through the history as one; of no steps where they cancel each other. */
function joined(one, other) {
  const steps = one.steps + other.steps;
  const passed = [...one.places.slice(0, Math.min(0, other.steps) || undefined), ...other.places];
  return { type: "went", steps, places: passed.slice(passed.length - Math.max(0, steps)) };
}
