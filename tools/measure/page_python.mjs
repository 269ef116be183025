#!/usr/bin/env node
// Runs a script of tools/measure in the Python of the page: node page_python.mjs ROOT NAME ARGUMENT...
import path from "node:path";
import { boot, DEFAULT_PYODIDE, mount } from "../../web/runtime/boot.mjs";

const [root, name, ...words] = process.argv.slice(2);
const py = await boot(DEFAULT_PYODIDE);
mount(py, path.join(root, "game"), "/app/game");
mount(py, path.join(root, "tools", "measure", `${name}.py`), `/app/${name}.py`);
mount(py, path.join(root, "tests", "data", "kalah_endgames.json"), "/app/endgames.json");
py.globals.set("name", name);
py.globals.set("words", py.toPy(words));
py.globals.set("clock", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
py.runPython(`
import importlib
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/app")
importlib.import_module(name).main(words, clock)
`);
