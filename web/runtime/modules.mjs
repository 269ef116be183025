#!/usr/bin/env node
// Which modules of the standard library the page carries, and whether they are enough: see modules.py.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { boot, DEFAULT_PYODIDE, HERE, importHere, mount } from "./boot.mjs";

const LIST = path.join(HERE, "stdlib.txt");
const UNUSED = path.join(HERE, "slim", "unused.txt");
const USAGE = `usage: node modules.mjs [--pyodide DIR] [--list FILE] ACTION
  --write DIR --wheel W    make stdlib.txt anew, from what main.py and game/ in DIR and the
                           wheel's Python files import
  --check DIR --wheel W    is stdlib.txt what --write would make, and is all in it, or in the
                           interpreter, that they import?
  --try STDLIB.zip         start with a trimmed pack and import every module it has`;

const OPTIONS = {
  pyodide: { type: "string", default: DEFAULT_PYODIDE },
  list: { type: "string", default: LIST },
  write: { type: "string" },
  check: { type: "string" },
  wheel: { type: "string" },
  try: { type: "string" },
};

/** Run a few lines of Python that set `result`; returns it as a string. */
function ask(py, code, values = {}) {
  const scope = py.toPy(values);
  py.runPython(code, { globals: scope });
  return scope.get("result");
}

/** What `code` makes of `program` and `stdlib`, the sources of both. */
function askOf(py, folder, wheel, code, values = {}) {
  if (!wheel) throw new Error(USAGE);
  mount(py, folder, "/program");
  mount(py, wheel, "/in.whl");
  const load = `
import modules, precompile
from pathlib import Path
base = Path("/program")
paths = [p for p in [base / "main.py", *sorted((base / "game").rglob("*.py"))] if p.is_file()]
files = [(p.relative_to(base).as_posix(), p.read_bytes()) for p in paths]
files = [file for file in files if not modules.never_in_page(modules.module_of(file[0]))]
files += precompile.used_of_wheel("/in.whl")
program = modules.Sources(files)
stdlib = modules.Sources(precompile.stdlib_sources().items())
`;
  return ask(py, load + code, values);
}

function check(py, { check: folder, wheel, list }) {
  const code = `
kept, unused = precompile.kept_modules(keep), precompile.kept_modules(unused)
result = "\\n".join(modules.problems(program, stdlib, kept, unused))
if not result and modules.stdlib_text(program, stdlib) != keep:
    result = 'stdlib.txt is out of date: run "node modules.mjs --write ../.. --wheel *.whl"'
`;
  const [keep, unused] = [list, UNUSED].map((file) => fs.readFileSync(file, "utf8"));
  const problems = askOf(py, folder, wheel, code, { keep, unused });
  if (problems) throw new Error(problems);
}

function write(py, { write: folder, wheel, list }) {
  const code = "result = modules.stdlib_text(program, stdlib)";
  fs.writeFileSync(list, askOf(py, folder, wheel, code));
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
  if (!(args.write || args.check || args.try)) throw new Error(USAGE);
  if (args.try) {
    const py = await boot(args.pyodide, { stdLibURL: path.resolve(args.try) });
    console.log(`${tryAll(py, args.list)} modules imported`);
    return;
  }
  const py = await boot(args.pyodide);
  importHere(py, "precompile");
  importHere(py, "modules");
  if (args.write) write(py, args);
  if (args.check) check(py, args);
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
