// What the page asks the interpreter's module for, by name.

/** Words that can be names. */
const WORD = /[\w$]+/g;

/**
 * Where the interpreter's script takes up what its module exports: functions by their names, and
 * variables by their addresses. The name is the first group, with the underscore of JavaScript.
 */
const TAKING =
  /var (?<name>[\w$]+)=(?:Module\["\k<name>"\]=)?(?:wasmExports\["[\w$]+"\]|\d+(?:e\d+)?);/g;

/** The script without the lines that take up what is exported but not among `names`. */
export function withoutOthers(script, exported, names) {
  const others = new Set(exported.filter((name) => !names.has(name)).map((name) => `_${name}`));
  return script.replace(TAKING, (line, name) => (others.has(name) ? "" : line));
}

/**
 * The names among `exported` that scripts say anywhere, apart from the lines that take them up.
 * In JavaScript a function of C has an underscore before its name.
 */
export function saidBy(scripts, exported) {
  const bare = withoutOthers(scripts.join("\n"), exported, new Set());
  const words = new Set(bare.match(WORD));
  return exported.filter((name) => words.has(name) || words.has(`_${name}`));
}

/** The names of all that a library asks for: what it imports. */
export function askedBy(library) {
  return WebAssembly.Module.imports(new WebAssembly.Module(library)).map(({ name }) => name);
}

/** The names that a module asks for to put their addresses into its global variables. */
export function ownAddresses(module) {
  return module.imports.filter(({ space }) => space.startsWith("GOT.")).map(({ name }) => name);
}
