// Which functions of the interpreter's module can run at all in the page.
import { referencesOf, stepsOf, sum } from "./code.mjs";
import * as op from "./instructions.mjs";
import { FUNCTION, GLOBAL } from "./module.mjs";
import { relocations, WRITER } from "./relocations.mjs";

/** How CPython's runtime begins, and where behind that its size stands. */
const RUNTIME = { name: "_PyRuntime", cookie: "xdebugpy", size: 24 };

/**
 * The functions that can be reached: from what the page asks the module for, through calls, and
 * through addresses, be they in code or in the module's memory. An address in memory counts if
 * what it lies in is reached; that goes from an address that something refers to until the next.
 *
 * @param {import("./module.mjs").Module} module
 * @param {import("./code.mjs").Bases} bases
 * @param {Set<string>} names what the page asks for
 * @param {Set<number>} ended functions that lead nowhere any more
 * @returns {Set<number>}
 */
export function reached(module, bases, names, ended) {
  const stops = new Set([...ended, module.start, module.functionNamed(WRITER)]);
  const references = module.bodies.map((body) => referencesOf(body, bases));
  const variables = variablesOf(module);
  const written = relocations(module, bases);
  const leading = references.filter((_, i) => !stops.has(i + module.importedFunctions));
  const variablesNamed = module.exports.filter(({ kind }) => kind === GLOBAL);
  const isPlace = ({ global }) => global === bases.memoryGlobal;
  const things = new Things(module, [
    ...leading.flatMap(({ places }) => places),
    ...[...written, ...variables.values()].filter(isPlace).map(({ offset }) => offset),
    ...variablesNamed.map(({ name }) => module.placeOf(name)),
  ]);
  const inside = grouped(written, ({ place }) => things.at(place));
  return walk(module, bases, { names, stops, references, variables, things, inside });
}

function grouped(list, key) {
  const groups = new Map();
  for (const each of list) {
    const of = key(each);
    if (!groups.has(of)) groups.set(of, []);
    groups.get(of).push(each);
  }
  return groups;
}

/** Things in the module's memory: each begins at an address that something refers to. */
class Things {
  constructor(module, places) {
    const [from, to] = runtimeOf(module);
    const whole = places.filter((place) => place <= from || place >= to);
    this.starts = Int32Array.from(new Set(whole)).sort();
  }

  /** Where the thing begins in which a place lies. */
  at(place) {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= place) low = middle + 1;
      else high = middle;
    }
    return this.starts[low - 1];
  }
}

/** Where CPython's runtime lies: one thing, though all of its parts are referred to. */
function runtimeOf(module) {
  const from = module.placeOf(RUNTIME.name);
  const { content } = module.data;
  if (content.toString("latin1", from, from + RUNTIME.cookie.length) !== RUNTIME.cookie) {
    throw new Error("CPython's runtime does not begin as expected");
  }
  return [from, from + content.readUInt32LE(from + RUNTIME.size)];
}

/** The addresses that the module's start puts into its global variables, by the number of each. */
function variablesOf(module) {
  const list = stepsOf(module.body(module.start));
  const variables = new Map();
  for (let i = 0; i < list.length; i++) {
    const total = sum(list[i], list[i + 1], list[i + 2]);
    const target = list[i + (total ? 3 : 1)];
    const value = total ?? { global: list[i].value, offset: 0 };
    if (list[i].code === op.GLOBAL_GET && target?.code === op.GLOBAL_SET) {
      variables.set(target.value, value);
    }
  }
  return variables;
}

/** Go from what is asked for to all that it leads to; what is in `stops` leads nowhere. */
function walk(module, bases, { names, stops, references, variables, things, inside }) {
  const functions = new Set();
  const seen = new Set();
  const waiting = [];
  const reachFunction = (index) => {
    if (functions.has(index)) return;
    functions.add(index);
    if (index >= module.importedFunctions && !stops.has(index)) {
      waiting.push(references[index - module.importedFunctions]);
    }
  };
  const reachSlot = (slot) => {
    if (module.elements[slot] !== undefined) reachFunction(module.elements[slot]);
  };
  const reachPlace = (place) => {
    const thing = things.at(place);
    if (thing === undefined || seen.has(thing)) return;
    seen.add(thing);
    (inside.get(thing) ?? []).forEach((address) => waiting.push({ addresses: [address] }));
  };
  const reachAddress = ({ global, offset }) => {
    if (global === bases.memoryGlobal) reachPlace(offset);
    else if (global === bases.tableGlobal) reachSlot(offset);
  };
  for (const { name, kind, index } of module.exports.filter((each) => names.has(each.name))) {
    if (kind === FUNCTION) reachFunction(index);
    else reachPlace(module.placeOf(name));
  }
  reachPlace(module.placeOf(RUNTIME.name));
  while (waiting.length) {
    const { calls = [], places = [], slots = [], globals = [], addresses = [] } = waiting.pop();
    calls.forEach(reachFunction);
    places.forEach(reachPlace);
    slots.forEach(reachSlot);
    globals.forEach((number) => variables.has(number) && reachAddress(variables.get(number)));
    addresses.forEach(reachAddress);
  }
  return functions;
}
