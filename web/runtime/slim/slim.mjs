#!/usr/bin/env node
// Makes the interpreter smaller by what the page has no use for: README.md tells how.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { number, signed } from "./bytes.mjs";
import { worked } from "./code.mjs";
import * as op from "./instructions.mjs";
import { libraryOf } from "./library.mjs";
import { Module } from "./module.mjs";
import { askedBy, ownAddresses, saidBy, withoutOthers } from "./names.mjs";
import { reached } from "./reach.mjs";
import { write } from "./relocations.mjs";
import { empty } from "./tables.mjs";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const PYODIDE = path.join(HERE, "..", "..", "node_modules", "pyodide");
const USAGE = `usage: node slim.mjs [--pyodide DIR] --wheel W --out DIR
  Writes pyodide.asm.wasm and pyodide.asm.js, made for the library in W and for this page: without
  the built-in modules of unused.txt, and without what nothing leads to then.`;

const OPTIONS = {
  pyodide: { type: "string", default: PYODIDE },
  tables: { type: "string", default: path.join(HERE, "tables.json") },
  wheel: { type: "string" },
  unused: { type: "string", default: path.join(HERE, "unused.txt") },
  out: { type: "string" },
};

/** Scripts that ask for functions of the interpreter by name. */
const ASM = "pyodide.asm.js";
const LOADER = "pyodide.js";
const WASM = "pyodide.asm.wasm";

/** The body of a function that nobody can call: it stops the program if somebody does. */
const NEVER = Buffer.from([0, op.UNREACHABLE, op.END]);

/**
 * Where the script puts the module.
 *
 * @returns {import("./code.mjs").Bases}
 */
function basesOf(script, module) {
  const base = (name) => {
    const made = String.raw`=new WebAssembly\.Global\(\{value:"i32",mutable:false\},(\d+)\)`;
    const found = script.match(new RegExp(`___${name}${made}`));
    if (!found) throw new Error(`${ASM} does not say where __${name} is`);
    return Number(found[1]);
  };
  return {
    memory: base("memory_base"),
    table: base("table_base"),
    memoryGlobal: module.globalNamed("__memory_base"),
    tableGlobal: module.globalNamed("__table_base"),
  };
}

/** The body of a built-in module's start that says that there is no such module. */
function absent(module, bases) {
  const error = bases.memory + module.placeOf("PyExc_ModuleNotFoundError");
  const setNone = module.functionNamed("PyErr_SetNone");
  return Buffer.from([
    ...[0, op.I32_CONST, ...signed(error), op.I32_LOAD, 2, 0],
    ...[op.CALL, ...number(setNone), op.I32_CONST, 0, op.END],
  ]);
}

/** Put `body` in the place of each of these functions. */
function replace(module, functions, body) {
  functions.forEach((index) => (module.bodies[index - module.importedFunctions] = body));
}

/** All functions of the module's own that are not among `some`. */
function othersThan(module, some) {
  const own = module.bodies.map((_, i) => i + module.importedFunctions);
  return own.filter((index) => !some.has(index));
}

/** The interpreter made smaller: its module and its script. */
function slim({ wasm, script, loader, library, unused, tables }) {
  const module = new Module(wasm);
  const bases = basesOf(script, module);
  const exported = module.exports.map(({ name }) => name);
  const names = new Set([
    ...saidBy([script, loader], exported),
    ...askedBy(library),
    ...ownAddresses(module),
  ]);
  const starts = unused.map((name) => module.functionNamed(`PyInit_${name}`));
  empty(module.data.content, tables);
  const setNone = module.functionNamed("PyErr_SetNone");
  const live = reached(module, bases, new Set([...names, "PyErr_SetNone"]), new Set(starts));
  replace(module, starts, absent(module, bases));
  replace(module, othersThan(module, new Set([...live, ...starts, module.start, setNone])), NEVER);
  write(module, bases);
  module.bodies = module.bodies.map((body) => worked(body, bases));
  module.exports = module.exports.filter(({ name }) => names.has(name));
  return { wasm: module.written(), script: withoutOthers(script, exported, names) };
}

/** The names in a text, one a line; `#` begins a comment. */
function linesOf(text) {
  const lines = text.replace(/#.*/g, "").split("\n");
  return lines.map((line) => line.trim()).filter(Boolean);
}

function main(argv) {
  const args = parseArgs({ args: argv, options: OPTIONS }).values;
  if (!args.wheel || !args.out) throw new Error(USAGE);
  const read = (name) => fs.readFileSync(path.join(args.pyodide, name));
  const made = slim({
    wasm: read(WASM),
    script: read(ASM).toString("utf8"),
    loader: read(LOADER).toString("utf8"),
    library: libraryOf(fs.readFileSync(args.wheel)),
    unused: linesOf(fs.readFileSync(args.unused, "utf8")),
    tables: JSON.parse(fs.readFileSync(args.tables, "utf8")),
  });
  fs.mkdirSync(args.out, { recursive: true });
  fs.writeFileSync(path.join(args.out, WASM), made.wasm);
  fs.writeFileSync(path.join(args.out, ASM), made.script);
  console.log(`${made.wasm.length} and ${made.script.length} bytes`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
