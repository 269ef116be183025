// A WebAssembly module in its sections, read as far as making one smaller needs, and written again.
import { name, number, Reader, vector } from "./bytes.mjs";
import { END, step } from "./instructions.mjs";

const SECTION = { types: 1, imports: 2, elements: 9, exports: 7, start: 8, code: 10, data: 11 };
const GLOBALS = 6;
const MAGIC = 8;

/** Kinds of what is imported and exported. */
export const FUNCTION = 0;
export const GLOBAL = 3;
const TABLE = 1;
const MEMORY = 2;
const TAG = 4;

/**
 * A module. `bodies` are the functions' bodies, without the imported ones, which come first in the
 * numbers of functions; `data` is the one piece of memory that the module brings.
 */
export class Module {
  /** @param {Buffer} bytes */
  constructor(bytes) {
    this.sections = sectionsOf(bytes);
    this.imports = readImports(this.#reader(SECTION.imports));
    this.importedFunctions = this.imports.filter((each) => each.kind === FUNCTION).length;
    this.importedGlobals = this.imports.filter((each) => each.kind === GLOBAL).map((g) => g.name);
    this.globals = readGlobals(this.#reader(GLOBALS));
    this.exports = readExports(this.#reader(SECTION.exports));
    this.start = this.#reader(SECTION.start).number();
    this.elements = readElements(this.#reader(SECTION.elements));
    this.bodies = readBodies(this.#reader(SECTION.code));
    this.data = readData(this.#reader(SECTION.data));
  }

  #reader(id) {
    return new Reader(this.sections.find((section) => section.id === id).content);
  }

  /** The body of a function by its number; nothing for an imported one. */
  body(index) {
    return this.bodies[index - this.importedFunctions];
  }

  /** The number of an exported function. */
  functionNamed(text) {
    const found = this.exports.find((each) => each.kind === FUNCTION && each.name === text);
    if (!found) throw new Error(`the interpreter has no function ${text}`);
    return found.index;
  }

  /** Where in memory, counted from the module's base, an exported variable lies. */
  placeOf(text) {
    const found = this.exports.find((each) => each.kind === GLOBAL && each.name === text);
    if (!found) throw new Error(`the interpreter has no variable ${text}`);
    return this.globals[found.index - this.importedGlobals.length];
  }

  /** The number of an imported global variable. */
  globalNamed(text) {
    return this.importedGlobals.indexOf(text);
  }

  /** The module's bytes. */
  written() {
    const parts = {
      [SECTION.exports]: vector(this.exports.map(writeExport)),
      [SECTION.code]: vector(this.bodies.map((body) => [number(body.length), body]).map(joined)),
      [SECTION.data]: Buffer.concat([this.data.head, sized(this.data.content)]),
    };
    const written = this.sections.flatMap(({ id, content }) => [
      Buffer.from([id]),
      sized(parts[id] ?? content),
    ]);
    return Buffer.concat([Buffer.from("\0asm\x01\0\0\0", "latin1"), ...written]);
  }
}

function joined([count, bytes]) {
  return Buffer.concat([Buffer.from(count), bytes]);
}

function sized(content) {
  return joined([number(content.length), content]);
}

function sectionsOf(bytes) {
  const reader = new Reader(bytes, MAGIC);
  const sections = [];
  while (!reader.done) {
    sections.push({ id: reader.byte(), content: reader.take(reader.number()) });
  }
  return sections;
}

function many(reader, read) {
  return Array.from({ length: reader.number() }, () => read(reader));
}

function passLimits(reader) {
  const bounded = reader.byte() & 1;
  reader.passNumber();
  if (bounded) reader.passNumber();
}

const PASS_IMPORT = {
  [FUNCTION]: (reader) => reader.passNumber(),
  [TABLE]: (reader) => (reader.byte(), passLimits(reader)),
  [MEMORY]: passLimits,
  [GLOBAL]: (reader) => reader.take(2),
  [TAG]: (reader) => (reader.byte(), reader.passNumber()),
};

function readImports(reader) {
  return many(reader, () => {
    const each = { space: reader.name(), name: reader.name(), kind: reader.byte() };
    PASS_IMPORT[each.kind](reader);
    return each;
  });
}

/** The starting values of the module's own global variables, which are plain numbers. */
function readGlobals(reader) {
  return many(reader, () => {
    reader.take(2);
    reader.byte();
    const value = reader.signed();
    if (reader.byte() !== END) throw new Error("a global that is not a plain number");
    return value;
  });
}

function readExports(reader) {
  return many(reader, () => ({
    name: reader.name(),
    kind: reader.byte(),
    index: reader.number(),
  }));
}

function writeExport({ name: text, kind, index }) {
  return Buffer.concat([name(text), Buffer.from([kind, ...number(index)])]);
}

/** The functions of the module's part of the table, by their place in it. */
function readElements(reader) {
  if (reader.number() !== 1 || reader.number() !== 0) throw new Error("not one plain table");
  while (step(reader) !== END);
  return many(reader, () => reader.number());
}

function readBodies(reader) {
  return many(reader, () => reader.take(reader.number()));
}

function readData(reader) {
  if (reader.number() !== 1 || reader.number() !== 0) throw new Error("not one piece of memory");
  while (step(reader) !== END);
  const head = reader.bytes.subarray(0, reader.at);
  return { head, content: Buffer.from(reader.take(reader.number())) };
}
