// Starts Pyodide under node and hands files in and out of it.
// Used by precompile.mjs and modules.mjs.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The folder this script lies in: web/runtime. */
export const HERE = path.dirname(fileURLToPath(import.meta.url));

/** Where `npm ci` in web/ puts the interpreter. */
export const DEFAULT_PYODIDE = path.join(HERE, "..", "node_modules", "pyodide");

/**
 * The hash seed is fixed, so that the order of sets, and with it every byte we write, is the same
 * on each run. Compiled code knows its lines, but not its columns, which take a third of its size.
 */
const ENVIRONMENT = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };

/** Start the interpreter in `dir`. */
export async function boot(dir, options = {}) {
  const home = path.resolve(dir);
  const script = path.join(home, "pyodide.mjs");
  if (!fs.existsSync(script)) {
    throw new Error(`no pyodide in ${home}: run "npm ci" in web/ first`);
  }
  const { loadPyodide } = await import(pathToFileURL(script).href);
  return loadPyodide({ indexURL: home + path.sep, env: ENVIRONMENT, ...options });
}

/** Python of this folder itself, and what stands in for modules of the standard library. */
function isImported(file) {
  return file.endsWith(".py") && (!file.includes("/") || file.startsWith("stand_ins/"));
}

/** Make the Python files of this folder importable, as some need others, and import one. */
export function importHere(py, name) {
  for (const file of fs.readdirSync(HERE, { recursive: true }).filter(isImported)) {
    py.FS.mkdirTree(path.posix.dirname(`/tools/${file}`));
    py.FS.writeFile(`/tools/${file}`, fs.readFileSync(path.join(HERE, file)));
  }
  py.runPython("import sys; '/tools' in sys.path or sys.path.insert(0, '/tools')");
  return py.pyimport(name);
}

/** Let Python see the folder or file `real` of this machine at `inside`. */
export function mount(py, real, inside) {
  const full = path.resolve(real);
  if (!fs.existsSync(full)) {
    throw new Error(`not found: ${real}`);
  }
  if (fs.statSync(full).isDirectory()) {
    py.FS.mkdirTree(inside);
    py.mountNodeFS(inside, full);
  } else {
    py.FS.mkdirTree(path.posix.dirname(inside));
    py.FS.writeFile(inside, fs.readFileSync(full));
  }
  return inside;
}

/** Copy the file `inside` the interpreter out to `real`, making its folder. */
export function save(py, inside, real) {
  const full = path.resolve(real);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, py.FS.readFile(inside));
  return fs.statSync(full).size;
}
