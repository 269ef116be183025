#!/usr/bin/env node
// Which modules of the standard library the page carries, and whether they are enough: see modules.py.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { boot, DEFAULT_PYODIDE, HERE, importHere, mount } from "./boot.mjs";

const LIST = path.join(HERE, "stdlib.txt");
const USAGE = `usage: node modules.mjs [--pyodide DIR] [--list FILE] ACTION
  --write                  make stdlib.txt anew
  --verify                 is stdlib.txt what --write would make?
  --check DIR [--wheel W] [--native FILE]...
                           is every module that main.py and game/ in DIR, and the wheel's
                           Python files, import there?  FILEs (named from DIR) never run in a page
  --try STDLIB.zip         start with a trimmed pack and import every module it has`;

const OPTIONS = {
  pyodide: { type: "string", default: DEFAULT_PYODIDE },
  list: { type: "string", default: LIST },
  write: { type: "boolean", default: false },
  verify: { type: "boolean", default: false },
  check: { type: "string" },
  wheel: { type: "string" },
  native: { type: "string", multiple: true, default: [] },
  try: { type: "string" },
};

/** Run a few lines of Python that set `result`; returns it as a string. */
function ask(py, code, values = {}) {
  const scope = py.toPy(values);
  py.runPython(code, { globals: scope });
  return scope.get("result");
}

const LOAD = `
import modules, precompile
stdlib = modules.Sources(precompile.read_zip(precompile.stdlib_zip()))
`;

function wanted(py) {
  return ask(py, `${LOAD}\nresult = modules.stdlib_text(stdlib)`);
}

function verify(py, list) {
  if (wanted(py) !== fs.readFileSync(list, "utf8")) {
    throw new Error(`${list} is out of date: run "node modules.mjs --write"`);
  }
}

function check(py, args) {
  mount(py, args.check, "/program");
  if (args.wheel) mount(py, args.wheel, "/in.whl");
  const code = `${LOAD}
from pathlib import Path
base = Path("/program")
paths = [p for p in [base / "main.py", *sorted((base / "game").rglob("*.py"))] if p.is_file()]
files = [(p.relative_to(base).as_posix(), p.read_bytes()) for p in paths]
files = [file for file in files if file[0] not in native.split("\\n")]
if wheel:
    files += precompile.read_zip("/in.whl")
kept = precompile.kept_modules(keep)
result = "\\n".join(modules.problems(modules.Sources(files), stdlib, kept))
`;
  const keep = fs.readFileSync(args.list, "utf8");
  const found = ask(py, code, { native: args.native.join("\n"), wheel: !!args.wheel, keep });
  if (found) throw new Error(found);
}

function tryAll(py, list) {
  const code = `
import importlib
wrong = []
for name in names.split():
    try:
        importlib.import_module(name)
    except BaseException as error:
        wrong.append(f"{name}: {type(error).__name__}: {error}")
result = "\\n".join(wrong)
`;
  const names = fs.readFileSync(list, "utf8").replace(/#.*/g, "");
  const wrong = ask(py, code, { names });
  if (wrong) throw new Error(wrong);
  return names.trim().split("\n").length;
}

async function main(argv) {
  const args = parseArgs({ args: argv, options: OPTIONS }).values;
  if (!(args.write || args.verify || args.check || args.try)) throw new Error(USAGE);
  if (args.try) {
    const py = await boot(args.pyodide, { stdLibURL: path.resolve(args.try) });
    console.log(`${tryAll(py, args.list)} modules imported`);
    return;
  }
  const py = await boot(args.pyodide);
  importHere(py, "precompile");
  importHere(py, "modules");
  if (args.write) fs.writeFileSync(args.list, wanted(py));
  if (args.verify) verify(py, args.list);
  if (args.check) check(py, args);
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
