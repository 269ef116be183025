#!/usr/bin/env node
// Tortures a reader in the Python of the page:
//   node torture.mjs ROOT PROGRESS READER SEED FIRST END SKIPPED
// The numbers from FIRST to END are tried, but not those in SKIPPED (a JSON list). What came of each
// hundred is a line of JSON; PROGRESS is a file that holds the number being tried.
import fs from "node:fs";
import path from "node:path";
import { boot, DEFAULT_PYODIDE, mount } from "../../web/runtime/boot.mjs";

const [root, progress, reader, seed, first, end, skipped] = process.argv.slice(2);
const py = await boot(DEFAULT_PYODIDE);
for (const folder of ["assets", "game", "tools"]) {
  mount(py, path.join(root, folder), `/app/${folder}`);
}
const file = fs.openSync(progress, "w");
py.registerJsModule("torture_host", {
  reader,
  seed: Number(seed),
  first: Number(first),
  end: Number(end),
  skipped,
  begins: (number) => fs.writeSync(file, String(number).padStart(12), 0),
  tell: (line) => fs.writeSync(1, `${line}\n`),
});
try {
  py.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/app")
import torture_host
from tools.torture import readers
readers.torture_page(torture_host)
`);
} catch (error) {
  fs.writeSync(1, `${JSON.stringify({ ended: String(error).slice(0, 2000) })}\n`);
  process.exit(3);
}
