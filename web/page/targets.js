/**
 * Mirrors everything that can be pressed as real HTML elements over the canvas, and beside it what
 * else a screen reader is to find: the screen's heading, groups and texts (tree.js).
 *
 * They are what a screen reader, a switch and the Tab key find. The pointer goes through
 * input.js like everywhere on the stage; a click that no pointer has made is a press. Only a field
 * takes the pointer itself: the keyboard of a phone opens for nothing else.
 */

import { dress, fill, make, tagOf } from "./elements.js";
import { HEADING, keyOf, ONE_STOP, treeOf } from "./tree.js";

/** Within this time after a pointer was released, a click is that pointer's own. */
const CLICK_FOLLOWS_MS = 700;

/** What a person changes in an element itself, by role, and the message that tells of it. */
const CHANGES = {
  field: (element) => ({ type: "edited", text: element.value }),
  slider: (element) => ({ type: "adjusted", value: Number(element.value) }),
};

export class Targets {
  #stage;
  #box;
  #messages;
  #press;
  #elements = new Map(); // key of a node -> element
  #shown = new Map(); // key of a node -> its tag, and the JSON it was dressed by
  #nodes = new Map(); // key of a node -> node, of all that are shown
  #stops = new Map(); // key of a group that Tab enters once -> key of what had the focus in it
  #outline = { title: "", groups: [], notes: [] };
  #opened = false; // whether the screen is another one since the last show
  #named = ""; // the focus the game named last
  #told = null; // the focus the game knows of
  #quiet = false; // the focus moves by our own doing
  #released = -Infinity;

  /**
   * @param {HTMLElement} stage the playing area, which may hold the focus itself
   * @param {HTMLElement} box where the elements go
   * @param {import("./messages.js").Messages} messages
   * @param {(id: string) => void} press called within the event by which a target is pressed
   */
  constructor(stage, box, messages, press) {
    this.#stage = stage;
    this.#box = box;
    this.#messages = messages;
    this.#press = press;
    stage.addEventListener("focusin", (event) => this.#onFocus(event.target));
    stage.addEventListener("focusout", (event) => {
      if (!stage.contains(event.relatedTarget)) this.#tellFocus(null, false);
    });
    stage.addEventListener("pointerup", (event) => (this.#released = event.timeStamp));
    box.addEventListener("click", (event) => this.#onClick(event));
    box.addEventListener("input", (event) => this.#onInput(event.target));
  }

  /** Take over heading, groups and texts, for the next `show`; `opened`: of another screen. */
  setOutline(outline, opened) {
    this.#outline = outline;
    this.#opened ||= opened;
  }

  /**
   * Show these targets, in focus order, and give the focus to `focus` when the game has named
   * another one and the focus is on the stage. A new screen without a focus of its own begins at
   * its heading.
   *
   * @param {object[]} targets
   * @param {string} focus a target's id, or ""
   */
  show(targets, focus) {
    const held = this.#stage.contains(document.activeElement) ? document.activeElement : null;
    this.#quietly(() => this.#diff(treeOf(targets, this.#outline), held));
    const lost = held !== null && !held.isConnected;
    const renamed = focus !== this.#named && !this.#messages.has("focus");
    const anew = this.#opened || lost;
    // While another window has the keys, what has the focus here keeps it, to get them back.
    const calls = anew || (renamed && document.hasFocus());
    if (held !== null && calls) this.#moveFocus(focus, anew, held.dataset.id);
    this.#named = focus;
    this.#opened = false;
  }

  #diff(tree, held) {
    const before = this.#nodes;
    this.#nodes = new Map();
    this.#note(tree);
    for (const [key, node] of before) if (!node.children) this.#dropUnless(key);
    this.#arrange(this.#box, tree, held);
    for (const key of before.keys()) this.#dropUnless(key);
    // What went from one group to another lost the focus on its way.
    if (held?.isConnected && held !== document.activeElement) held.focus({ preventScroll: true });
    this.#setStops(tree);
  }

  #note(nodes) {
    for (const node of nodes) {
      this.#nodes.set(node.key, node);
      if (node.children) this.#note(node.children);
    }
  }

  #dropUnless(key) {
    if (this.#nodes.has(key)) return;
    this.#elements.get(key)?.remove();
    this.#elements.delete(key);
    this.#shown.delete(key);
  }

  /**
   * Put the elements of these nodes into order. One that is moved loses the focus, so the others
   * are moved around the one that holds it, and none that stands right already.
   */
  #arrange(container, nodes, held) {
    const elements = nodes.map((node) => this.#element(node));
    let next = container.firstChild;
    for (const element of elements) {
      while (next !== element && element.parentNode === container && element.contains(held)) {
        const aside = next;
        next = next.nextSibling;
        container.append(aside);
      }
      if (element === next) next = next.nextSibling;
      else container.insertBefore(element, next);
    }
    nodes.forEach((node, i) => node.children && this.#arrange(elements[i], node.children, held));
  }

  /** The element of a node, made or brought up to date. */
  #element(node) {
    const { key, role, name, text, target } = node;
    const tag = target ? tagOf(role) : "";
    const dressed = JSON.stringify([role, target ?? [name, text]]);
    const before = this.#shown.get(key);
    let element = this.#elements.get(key);
    const other = before?.tag !== tag;
    if (other) {
      element?.remove();
      this.#elements.set(key, (element = make(node)));
    }
    if (other || before.dressed !== dressed) dress(element, node);
    this.#shown.set(key, { tag, dressed });
    const change = CHANGES[role]?.(element);
    if (change && !this.#messages.has(change.type)) fill(element, node);
    return element;
  }

  /** Let Tab stop once in each group that arrows lead through, and at everything else. */
  #setStops(nodes, group) {
    for (const node of nodes) {
      const inner = ONE_STOP.has(node.role) ? node : group;
      if (node.children) this.#setStops(node.children, inner);
      if (node.target && !group) this.#elements.get(node.key).tabIndex = 0;
      if (node.children && inner === node) this.#setStop(node);
    }
  }

  #setStop(group) {
    const members = membersOf(group);
    const chosen = members.find(({ target }) => target.pressed === true);
    const left = members.find(({ key }) => key === this.#stops.get(group.key));
    const [first, second] = group.role === "grid" ? [left, chosen] : [chosen, left];
    const held = members.find(({ key }) => this.#elements.get(key) === document.activeElement);
    const move = members.find(({ target }) => target.kind === "move");
    const stop = held ?? first ?? second ?? move ?? members[0];
    this.#stops.set(group.key, stop?.key);
    for (const { key } of members) this.#elements.get(key).tabIndex = key === stop.key ? 0 : -1;
  }

  /** Give the focus to what the game has named, or to where the screen begins. */
  enter() {
    this.#moveFocus(this.#named, true);
  }

  #moveFocus(id, anew, leaves) {
    const named = this.#elements.get(keyOf(id));
    const begin = anew ? this.#elements.get(HEADING) : null;
    const goal = named ?? begin ?? (anew || leaves ? this.#stage : null);
    if (goal === null || goal === document.activeElement) return;
    this.#quietly(() => goal.focus({ preventScroll: true }));
    this.#told = named ? id : null;
    this.#restop(goal);
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
    this.#restop(element);
    this.#tellFocus(element.dataset.id ?? null, element.matches(":focus-visible"));
  }

  /** Where the focus is, Tab comes back to. */
  #restop(element) {
    for (const node of this.#nodes.values()) {
      const around = ONE_STOP.has(node.role) && this.#elements.get(node.key);
      if (around && around.contains(element)) this.#setStop(node);
    }
  }

  #tellFocus(id, visible) {
    if (this.#quiet || (id === null && this.#told === null)) return;
    this.#told = id;
    this.#messages.push({ type: "focus", target: id, visible });
  }

  #onClick(event) {
    const element = event.target.closest("[data-id]");
    if (!element || element instanceof HTMLInputElement) return;
    const byPointer =
      event.detail > 0 && event.timeStamp - this.#released < CLICK_FOLLOWS_MS;
    if (byPointer) return;
    this.#press(element.dataset.id);
    this.#messages.push({ type: "press", target: element.dataset.id });
  }

  #onInput(element) {
    const { role } = this.#nodes.get(keyOf(element.dataset.id)) ?? {};
    const change = CHANGES[role]?.(element);
    if (change) this.#messages.push({ ...change, target: element.dataset.id });
  }
}

function membersOf(node) {
  return node.children.flatMap((child) => (child.target ? [child] : membersOf(child)));
}
