/**
 * Back and Forward of the browser walk through the screens of the game.
 *
 * The menu is the entry at which the page was opened; each screen above it is one entry more. What
 * is opened adds an entry, and what is closed by the game's own buttons goes back to the one before:
 * so there are never more entries than screens. Browsers pass over entries that a page added of
 * itself, so one is added only where the person has done something since the last Back or Forward.
 *
 * In a frame the history is the embedding page's, and is left alone.
 */

/** Under this name an entry's state tells what we know of it. */
const OURS = "baraza";

/** More than a screen has ever above the menu; a state that says more is none of ours. */
const DEEPEST = 100;

/** Longest text that stands in a state of ours. */
const LONGEST = 200;

/** After so long a step of our own that led nowhere is given up, at the person's next act. */
const STEP_MS = 3000;

/** Events that browsers take for an act of the person; not each of them, and Escape never. */
const ACTS = ["pointerdown", "pointerup", "keydown", "click"];

export class ScreenHistory {
  #messages;
  #at; // how deep the entry is that the browser shows; 0 is the menu
  #entries; // what is known of the entries, by depth, also of those that Forward leads to
  #places = []; // the screens above the menu, as the game told them last
  #sheet = null; // a sheet of the page's own over them: its place, and how it is closed
  #sheets = 0;
  #ownStep = null; // where a step of our own leads, and since when
  #acted = false;
  #wentOn = false; // whether the person went forward, and the game has not answered yet
  #link = null; // what the game wants behind the '#'; null where it never said
  #typed = false; // whether a link was put into the address that the game was not told of
  #number = numberOfEntry(); // the browser's own number of the entry, where it tells one

  /** @param {import("./messages.js").Messages} messages */
  constructor(messages) {
    this.#messages = messages;
    const here = read(history.state);
    this.#at = here?.at ?? 0;
    this.#entries = [];
    this.#entries[this.#at] = here?.place;
    window.addEventListener("hashchange", () => this.#onLink());
    if (window.top !== window) return;
    if (!here) this.#mark();
    // What an event says of the state may be anybody's word: the browser's own counts.
    window.addEventListener("popstate", () => this.#onArrival());
    window.addEventListener("pageshow", (event) => event.persisted && this.#onArrival());
    for (const type of ACTS) document.addEventListener(type, (event) => this.#onAct(event), true);
    document.addEventListener("sheet", (event) => this.#onSheet(event));
    document.addEventListener("close", () => this.#onSheetClosed(), true);
  }

  /** What stands behind the '#' of the address. */
  get link() {
    const text = location.hash.slice(1);
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  /** Put a text behind the '#', without a new entry. */
  setLink(text) {
    this.#link = text ? `#${encodeURI(text)}` : "";
    if (this.#ownStep === null) this.#writeLink();
  }

  /** Take over which screens are above the menu: for each its `id`, and what is `lasting` of it. */
  show(places) {
    this.#places = places;
    this.#settle();
  }

  /** Have as many entries as there are screens. */
  #settle() {
    if (window.top !== window || this.#ownStep !== null || this.#messages.has("went")) return;
    const wanted = this.#sheet ? [...this.#places, this.#sheet.place] : this.#places;
    const wentOn = this.#wentOn;
    this.#wentOn = false;
    if (wanted.length < this.#at) this.#leave(wanted.length, wentOn);
    else if (wanted.length > this.#at) this.#enter(wanted);
    else this.#take(wanted);
  }

  /** Go back to an entry that is less deep; or on, past a screen that could not be opened again. */
  #leave(depth, wentOn) {
    const skips = wentOn && depth === this.#at - 1 && this.#at < this.#entries.length - 1;
    if (skips) this.#go(1, this.#at); // the game is told of it like of a step of the person's
    else this.#go(depth - this.#at);
  }

  /** Go to the entries that there are yet of these screens, or add some. */
  #enter(wanted) {
    const further = wanted.slice(this.#at);
    if (further.every((place, n) => this.#entries[this.#at + 1 + n]?.id === place.id)) {
      this.#go(further.length);
    } else if (this.#acted) {
      further.forEach((place) => this.#add(place));
    }
  }

  /** Let the entry that is shown stand for the topmost screen. */
  #take(wanted) {
    const top = wanted.at(-1);
    const known = this.#entries[this.#at];
    if (top?.id === known?.id && top?.lasting === known?.lasting) return;
    this.#entries[this.#at] = top;
    this.#mark();
  }

  #add(place) {
    const depth = this.#at + 1;
    quietly(() => history.pushState(stateOf(depth, place), ""));
    if (read(history.state)?.at !== depth) return; // a browser refuses too many at once
    this.#at = depth;
    this.#entries.length = depth;
    this.#entries[depth] = place;
    this.#number = numberOfEntry();
  }

  /** Go so many entries on; what the browser shows then, less than `known`, the game is told of. */
  #go(steps, known = this.#at + steps) {
    const step = { known, since: performance.now() };
    this.#ownStep = step;
    traverse(steps, () => {
      if (this.#ownStep === step) this.#ownStep = null; // the person went elsewhere first
    });
  }

  /** Write what we know of the entry that is shown into its state. */
  #mark() {
    quietly(() => history.replaceState(stateOf(this.#at, this.#entries[this.#at]), ""));
  }

  #writeLink() {
    if (this.#link === null || location.hash === this.#link) return;
    const url = this.#link || location.pathname + location.search;
    quietly(() => history.replaceState(history.state, "", url));
  }

  /** Another entry is shown: by a step of our own, by the person's, or because of a new link. */
  #onArrival() {
    const before = this.#ownStep?.known ?? this.#at;
    const there = read(history.state) ?? this.#adopted();
    this.#ownStep = null;
    this.#at = there.at;
    this.#entries[there.at] = there.place;
    this.#number = numberOfEntry();
    if (this.#typed) {
      this.#entries.length = there.at + 1;
      return;
    }
    this.#writeLink();
    if (there.at !== before) this.#tell(there.at - before);
    this.#settle();
  }

  /** Make an entry ours that is not: as a rule a link was put into the address, above all others. */
  #adopted() {
    const now = numberOfEntry();
    const further = now === null ? 1 : now - this.#number;
    const at = Math.max(0, this.#at + further);
    this.#typed = further >= 0 && location.hash !== "";
    if (this.#typed) this.#link = null;
    quietly(() => history.replaceState(stateOf(at), ""));
    return { at };
  }

  #onLink() {
    const inFrame = window.top !== window;
    if (!inFrame && !this.#typed && read(history.state)) return; // one of our entries
    if (!inFrame && !this.#typed) this.#onArrival();
    this.#typed = false;
    this.#messages.push({ type: "link" });
  }

  /** Tell the game of the person's steps; a sheet of the page's own is the first that Back closes. */
  #tell(steps) {
    this.#acted = false;
    this.#wentOn = steps > 0;
    if (steps < 0 && this.#sheet) {
      steps += 1;
      this.#closeSheet();
    }
    if (!steps) return;
    const places = this.#entries.slice(this.#at - Math.max(steps, 0) + 1, this.#at + 1);
    this.#messages.push({ type: "went", steps, places: steps > 0 ? places.filter(Boolean) : [] });
  }

  #onAct(event) {
    if (!event.isTrusted || navigator.userActivation?.isActive === false) return;
    this.#acted = true;
    if (this.#ownStep && performance.now() - this.#ownStep.since > STEP_MS) {
      this.#ownStep = null;
      this.#at = read(history.state)?.at ?? this.#at;
    }
    this.#settle();
  }

  #onSheet({ detail }) {
    this.#sheets += 1;
    this.#sheet = { place: { id: `sheet-${this.#sheets}`, lasting: "" }, close: detail };
    this.#settle();
  }

  #closeSheet() {
    const { close } = this.#sheet;
    this.#sheet = null;
    close();
  }

  #onSheetClosed() {
    if (!this.#sheet) return;
    this.#sheet = null;
    this.#settle();
  }
}

function stateOf(at, place) {
  return { [OURS]: { at, id: place?.id ?? "", lasting: place?.lasting ?? "" } };
}

/** What a state of ours says: how deep it is, and of which place; undefined where it is none. */
function read(state) {
  const { at, id, lasting } = state?.[OURS] ?? {};
  if (!Number.isInteger(at) || at < 0 || at > DEEPEST || !isText(id) || !isText(lasting)) return;
  return { at, place: id ? { id, lasting } : undefined };
}

function isText(value) {
  return typeof value === "string" && value.length <= LONGEST;
}

/**
 * Go to another entry of this page, and to none of another page. `missed` is called where a browser
 * tells that it came to nothing.
 */
function traverse(steps, missed) {
  const { navigation } = window;
  if (!navigation?.traverseTo) return quietly(() => history.go(steps));
  const entry = navigation.entries()[navigation.currentEntry.index + steps];
  if (!entry?.sameDocument) return missed();
  const { committed, finished } = navigation.traverseTo(entry.key);
  finished.catch(() => {}); // told by the other
  committed.catch(missed);
}

/** The browser's own number of the entry that is shown; null where it tells none. */
function numberOfEntry() {
  return window.navigation?.currentEntry?.index ?? null;
}

/** Do what a browser may forbid: in a sandbox, say, or too often at once. */
function quietly(act) {
  try {
    act();
  } catch (error) {
    console.warn(error.message);
  }
}
