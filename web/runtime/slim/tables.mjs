// Tables in the interpreter's memory that nobody in the page looks anything up in.
import crypto from "node:crypto";

/**
 * Make them empty. They are known by what is in them: another interpreter has them elsewhere, or
 * has others, and then `tables.json` has to be made anew.
 *
 * @param {Buffer} memory what the module brings
 * @param {{name: string, place: number, bytes: number, sha256: string}[]} tables
 */
export function empty(memory, tables) {
  for (const { name, place, bytes, sha256 } of tables) {
    const table = memory.subarray(place, place + bytes);
    if (crypto.createHash("sha256").update(table).digest("hex") !== sha256) {
      throw new Error(`the interpreter's table ${name} is elsewhere: see web/runtime/README.md`);
    }
    table.fill(0);
  }
}
