/** Starts Python from files that are already here, and the game in it. */

import { loadInterpreter } from "./interpreter.js";
import { entries, unpack } from "./unzip.js";

const FOLDER = "runtime/";
const GAME = "game.pack.wasm";
const WASM = FOLDER + "pyodide.asm.wasm";
const LIBRARY = FOLDER + "pygame.wasm";
const STDLIB = FOLDER + "stdlib.pack.wasm";
const PYGAME = FOLDER + "pygame.pack.wasm";

/** What Pyodide's own JavaScript is in. */
export const SCRIPTS = [FOLDER + "pyodide.js", FOLDER + "pyodide.asm.js"];

/** What is needed only where Python starts anew, and not from a memory that was kept. */
export const ONLY_ANEW = [STDLIB, PYGAME];

/** All else that an interpreter is made of. */
export const ALWAYS = [GAME, WASM, LIBRARY];

/** Where the game lies in the interpreter's file system. */
export const APP = "/app";

/**
 * Boot the interpreter with pygame and the game in its file system.
 *
 * @param {(name: string) => Promise<any>} get gives what is in a file
 * @param {object} way
 * @param {import("./memory.js").Memory | null} [way.memory] of an earlier start, to go on from
 * @param {boolean} [way.keeps] whether the memory of this start will be kept
 * @returns {Promise<object>} Pyodide's interface
 */
export async function startPython(get, { memory = null, keeps = false } = {}) {
  const [game, wasm, library] = await Promise.all(ALWAYS.map(get));
  const [stdlib, pygame] = memory ? [] : await Promise.all(ONLY_ANEW.map(get));
  const name = memory?.library ?? nameOfLibrary(pygame);
  const pyodide = await loadInterpreter({
    wasm,
    library: { name, code: library },
    stdlib,
    memory,
    keeps,
    pause: nextTask,
    fill(FS, packages) {
      if (pygame) unpack(FS, pygame, packages);
      unpack(FS, game, APP);
    },
  });
  pyodide.FS.chdir(APP);
  if (!memory) setUp(pyodide);
  return pyodide;
}

/** The place of pygame's library among the packages: its pack holds the name alone. */
function nameOfLibrary(pygame) {
  return [...entries(pygame)].map(([name]) => name).find((name) => name.endsWith(".so"));
}

/** Have Python find the modules of the game and of pygame. */
function setUp(pyodide) {
  const packages = pyodide._api.sitePackages;
  pyodide.runPython(
    `import sys\nsys.path.insert(0, "${APP}")\n` +
      `import page_start\npage_start.set_up("${APP}", "${packages}")`,
  );
}

/** Let the browser do what it has to do before this goes on. */
function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Give the canvas to SDL. Without an alpha channel the browser need not blend it. */
export function giveCanvas(pyodide, canvas) {
  canvas.getContext("2d", { alpha: false });
  pyodide.canvas.setCanvas2D(canvas);
}

/** Run the game's `main()` to its end; web/runtime/page_start.py tells what comes before. */
export async function runGame(pyodide) {
  await pyodide.runPythonAsync(
    `import page_start\npage_start.wake()\nawait page_start.bring_in("${APP}")\n` +
      "import main\nawait main.main()",
  );
}
