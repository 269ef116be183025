// What the code of a function refers to, and the same code with its addresses worked out.
import { Reader, signed } from "./bytes.mjs";
import * as op from "./instructions.mjs";

/**
 * Where the page's interpreter lies in its memory and its table: `memory` and `table`. The module
 * asks for them by imported global variables, whose numbers are `memoryGlobal` and `tableGlobal`.
 *
 * @typedef {{memory: number, table: number, memoryGlobal: number, tableGlobal: number}} Bases
 */

/** One step of a function: its instruction, the number behind it, and where both stand. */
function* steps(body) {
  const reader = new Reader(body);
  for (let groups = reader.number(); groups > 0; groups--) {
    reader.passNumber();
    reader.byte();
  }
  while (!reader.done) {
    const start = reader.at;
    const code = op.step(reader);
    yield { code, value: valueAt(body, start, code), start, end: reader.at };
  }
}

const WITH_NUMBER = new Set([op.CALL, op.GLOBAL_GET, op.GLOBAL_SET, op.REF_FUNC]);

function valueAt(body, start, code) {
  if (code === op.I32_CONST) return new Reader(body, start + 1).signed();
  return WITH_NUMBER.has(code) ? new Reader(body, start + 1).number() : 0;
}

/** All steps of a function, as a list. */
export function stepsOf(body) {
  return [...steps(body)];
}

/**
 * What a base and a number come to in three steps: the base's `global`, and the `offset` to it;
 * nothing where the steps are others. The compiler takes away -64 where that is shorter than to
 * add 64.
 */
export function sum(one, other, last) {
  if (last?.code === op.I32_ADD && other.code === op.GLOBAL_GET) [one, other] = [other, one];
  if (one?.code !== op.GLOBAL_GET || other?.code !== op.I32_CONST) return null;
  if (last?.code === op.I32_ADD) return { global: one.value, offset: other.value };
  return last?.code === op.I32_SUB ? { global: one.value, offset: -other.value } : null;
}

/**
 * What a function refers to: `calls` (functions), `places` (in memory) and `slots` (in the table),
 * both counted from the module's own, and `globals`. Where the base of the table is used otherwise
 * than in a plain sum, every number of the function may be a slot.
 *
 * @param {Buffer} body
 * @param {Bases} bases
 */
export function referencesOf(body, bases) {
  const list = stepsOf(body);
  const refs = { calls: [], places: [], slots: [], globals: [] };
  let loose = false;
  for (let i = 0; i < list.length; i++) {
    const total = sum(list[i], list[i + 1], list[i + 2]);
    if (total?.global === bases.memoryGlobal) refs.places.push(total.offset);
    if (total?.global === bases.tableGlobal) refs.slots.push(total.offset);
    const { code, value } = list[i];
    if (code === op.CALL || code === op.REF_FUNC) refs.calls.push(value);
    if (code === op.GLOBAL_GET) refs.globals.push(value);
    loose ||= code === op.GLOBAL_GET && value === bases.tableGlobal && !total;
  }
  if (loose) {
    const numbers = list.filter(({ code }) => code === op.I32_CONST);
    refs.slots.push(0, ...numbers.map(({ value }) => value));
  }
  return refs;
}

/**
 * The same code, with each sum of a base and a number written as the one number that it is.
 *
 * @param {Buffer} body
 * @param {Bases} bases
 */
export function worked(body, bases) {
  const list = stepsOf(body);
  const parts = [];
  let from = 0;
  for (let i = 0; i + 2 < list.length; i++) {
    const total = sum(list[i], list[i + 1], list[i + 2]);
    const base = total && baseOf(total.global, bases);
    if (base === null || base === undefined) continue;
    const value = Buffer.from([op.I32_CONST, ...signed((base + total.offset) | 0)]);
    parts.push(body.subarray(from, list[i].start), value);
    from = list[i + 2].end;
    i += 2;
  }
  return Buffer.concat([...parts, body.subarray(from)]);
}

function baseOf(global, bases) {
  if (global === bases.memoryGlobal) return bases.memory;
  return global === bases.tableGlobal ? bases.table : null;
}
