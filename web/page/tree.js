/**
 * What a screen reader finds on a screen, in the order in which it is read: the heading, the
 * targets in their groups, and between them the texts that cannot be pressed.
 *
 * A node is `{key, role, name, text, target, children}`; only what it has is there. A role that
 * needs another one around or in it gets that here, whatever the scene has left out.
 */

/** Groups in which Tab stops once; the arrows lead to the others. */
export const ONE_STOP = new Set(["grid", "radiogroup", "tablist"]);

/** Groups that may hold nothing but what they are made of: a text stands before them. */
const NO_TEXT = new Set([...ONE_STOP, "row", "list"]);

/** What a target is without the group that its role belongs to. */
const NEEDS_GROUP = { cell: "row", tab: "tablist" };

export const HEADING = "heading";

/** The key of a target's node. */
export const keyOf = (id) => `target ${id}`;

/**
 * @param {object[]} targets in focus order
 * @param {{title: string, groups: object[], notes: object[]}} outline
 * @returns {object[]} the nodes of the whole screen
 */
export function treeOf(targets, { title, groups, notes }) {
  const tree = new Tree(groups);
  if (title) tree.root.children.push({ key: HEADING, text: title });
  const shown = new Set(targets.map(({ id }) => id));
  for (const target of targets) {
    const node = tree.group(target.group);
    for (const note of notes) if (note.before === target.id) tree.addNote(note, node);
    tree.addTarget(target, node);
  }
  for (const note of notes) {
    if (!shown.has(note.before)) tree.addNote(note, tree.root);
  }
  return tree.root.children;
}

class Tree {
  root = { children: [] };
  #known;
  #nodes = new Map(); // id of a group -> its node, once something lies in it

  constructor(groups) {
    this.#known = new Map(groups.map((group) => [group.id, group]));
  }

  /** The node of a group, made where its first member stands; the root where there is none. */
  group(id, within = new Set()) {
    const known = this.#known.get(id);
    if (!known || within.has(id)) return this.root;
    let node = this.#nodes.get(id);
    if (!node) {
      const parent = this.group(known.parent, within.add(id));
      const role = known.role === "row" && parent.role !== "grid" ? "group" : known.role;
      node = { key: `group ${id}`, role, name: known.name, parent, children: [] };
      parent.children.push(node);
      this.#nodes.set(id, node);
    }
    return node;
  }

  addTarget(target, parent) {
    const place = this.#holder(target, parent);
    const wanted = NEEDS_GROUP[target.role];
    const role = wanted && place.role !== wanted ? "button" : target.role;
    place.children.push({ key: keyOf(target.id), role, target });
  }

  /** What a target lies in: its group, or what has to stand between the two. */
  #holder({ id, role }, parent) {
    if (parent.role === "grid") return this.#between(parent, `row of ${parent.key}`, "row");
    if (parent.role === "row" && role !== "cell") {
      return this.#between(parent, `cell of ${id}`, "gridcell");
    }
    if (parent.role === "list") return this.#between(parent, `item of ${id}`, "listitem");
    return parent;
  }

  #between(parent, key, role) {
    const there = parent.children.find((child) => child.key === key);
    if (there) return there;
    const made = { key, role, parent, children: [] };
    parent.children.push(made);
    return made;
  }

  /** The group of a note; none is made for it that may hold no text. */
  #groupFor(id) {
    const known = this.#known.get(id);
    const bare = known && !this.#nodes.has(id) && NO_TEXT.has(known.role);
    return known && !bare ? this.group(id) : undefined;
  }

  /** A note comes last in its group, or in `parent`; where no text may be, before all of that. */
  addNote({ id, text, group }, parent) {
    let place = this.#groupFor(group) ?? parent;
    let before;
    for (let node = place; node !== this.root; node = node.parent) {
      if (NO_TEXT.has(node.role)) [before, place] = [node, node.parent];
    }
    const at = before ? place.children.indexOf(before) : place.children.length;
    place.children.splice(at, 0, { key: `note ${id}`, text });
  }
}
