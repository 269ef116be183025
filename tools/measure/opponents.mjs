#!/usr/bin/env node
// Runs opponents.py in the Python of the page: node opponents.mjs ROOT SECONDS
import path from "node:path";
import { boot, DEFAULT_PYODIDE, mount } from "../../web/runtime/boot.mjs";

const [root, seconds] = process.argv.slice(2);
const py = await boot(DEFAULT_PYODIDE);
mount(py, path.join(root, "game"), "/app/game");
mount(py, path.join(root, "tools", "measure", "opponents.py"), "/app/opponents.py");
mount(py, path.join(root, "tests", "data", "kalah_endgames.json"), "/app/endgames.json");
py.globals.set("seconds", seconds);
py.globals.set("clock", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
py.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/app")
import opponents
opponents.main(["/app/endgames.json", seconds], clock)
`);
