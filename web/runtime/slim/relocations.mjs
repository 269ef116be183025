// The addresses that the interpreter's module writes into its own memory when it starts.
import { stepsOf, sum } from "./code.mjs";
import * as op from "./instructions.mjs";

/** The function that writes them. */
export const WRITER = "__wasm_apply_data_relocs";

/**
 * All that it writes: at which `place`, and the address: `global`, the number of the base, plus
 * `offset`. `steps` is where in the function that stands.
 *
 * @param {import("./module.mjs").Module} module
 * @param {import("./code.mjs").Bases} bases
 */
export function relocations(module, bases) {
  const list = stepsOf(module.body(module.functionNamed(WRITER)));
  const found = [];
  for (let at = 0; list[at].code !== op.END; ) {
    const place = plainSum(list, at);
    const value = plainSum(list, place.next);
    if (place.global !== bases.memoryGlobal || list[value.next].code !== op.I32_STORE) {
      throw new Error(`${WRITER} does something else than to write addresses`);
    }
    found.push({
      place: place.offset,
      global: value.global,
      offset: value.offset,
      steps: [list[at].start, list[value.next].end],
    });
    at = value.next + 1;
  }
  return found;
}

/** A base, and what is added to it if anything is. */
function plainSum(list, at) {
  const total = sum(...list.slice(at, at + 3));
  if (total) return { ...total, next: at + 3 };
  if (list[at].code !== op.GLOBAL_GET) throw new Error(`${WRITER}: no base`);
  return { global: list[at].value, offset: 0, next: at + 1 };
}

/**
 * Write into the module's memory what can be known before it starts, and leave the rest to the
 * writer: addresses of what JavaScript offers.
 *
 * @param {import("./module.mjs").Module} module
 * @param {import("./code.mjs").Bases} bases
 */
export function write(module, bases) {
  const known = new Map([
    [bases.memoryGlobal, bases.memory],
    [bases.tableGlobal, bases.table],
  ]);
  const index = module.functionNamed(WRITER) - module.importedFunctions;
  const body = module.bodies[index];
  const left = [];
  for (const { place, global, offset, steps } of relocations(module, bases)) {
    if (known.has(global)) module.data.content.writeInt32LE(known.get(global) + offset, place);
    else left.push(body.subarray(...steps));
  }
  module.bodies[index] = Buffer.concat([Buffer.from([0]), ...left, Buffer.from([op.END])]);
}
