/** Starts Python from files that are already here. */

import { entries, unpack } from "./unzip.js";

const FOLDER = "runtime/";
const WASM = FOLDER + "pyodide.asm.wasm";
const STDLIB = FOLDER + "stdlib.pack.wasm";
const PYGAME = FOLDER + "pygame.pack.wasm";
const SCRIPTS = [FOLDER + "pyodide.js", FOLDER + "pyodide.asm.js"];
const GAME = "game.pack.wasm";

/** Where the game lies in the interpreter's file system. */
export const APP = "/app";

/**
 * Pyodide wants its list of installable packages. There are none here: nothing is installed
 * at play time. `abi_version` has to be the one of the interpreter.
 */
const NO_PACKAGES = { info: { abi_version: "2025_0" }, packages: {} };

/**
 * Boot the interpreter with pygame and the game in its file system.
 *
 * @param {import("./download.js").Downloads} downloads
 * @returns {Promise<object>} Pyodide's interface
 */
export async function startPython(downloads) {
  keepToOneStack();
  const pygame = downloads.get(PYGAME);
  const library = pygame.then(compileLibrary);
  library.catch(() => {}); // it is waited for below
  const names = [WASM, STDLIB, GAME, ...SCRIPTS];
  const [module, stdlib, game] = await Promise.all(names.map((n) => downloads.get(n)));
  const files = await pygame;
  [PYGAME, ...names].forEach((name) => downloads.forget(name));
  const base = new URL(FOLDER, document.baseURI).href;
  let packages;
  const pyodide = await withFiles(module, stdlib, () =>
    globalThis.loadPyodide({
      indexURL: base,
      stdLibURL: base + "stdlib.pack.wasm",
      packageBaseUrl: base,
      lockFileContents: NO_PACKAGES,
      env: { SDL_EMSCRIPTEN_KEYBOARD_ELEMENT: "#no-keys", PYGAME_HIDE_SUPPORT_PROMPT: "1" },
      fsInit: (FS, { sitePackages }) => {
        packages = sitePackages;
        unpack(FS, files, sitePackages);
        unpack(FS, game, APP);
      },
    }),
  );
  // pygame leaves JavaScript by "unwind" when its loop yields; that is no crash.
  pyodide._api._skip_unwind_fatal_error = true;
  await link(pyodide._module, await library, packages);
  return pyodide;
}

/**
 * Have Python run on the page's own stack. Where the browser can suspend WebAssembly, Pyodide runs
 * all of Python on a second stack, which this game never suspends; and Chromium, when it takes a
 * sample of its memory, walks the stack beyond the end of such a one and the page is gone.
 */
function keepToOneStack() {
  delete WebAssembly.Suspending;
  delete WebAssembly.promising;
}

/**
 * pygame's own WebAssembly, compiled beside the start of Python. Python itself would stop
 * everything to do that when it imports pygame.
 */
async function compileLibrary(pygame) {
  const [name, code] = [...entries(pygame)].find(([path]) => path.endsWith(".so"));
  return { name, module: await WebAssembly.compile(code) };
}

/** Have the interpreter find a compiled library when it looks for the file of that name. */
async function link(interpreter, { name, module }, folder) {
  const path = `${folder}/${name}`;
  const flags = { loadAsync: true, nodelete: true };
  interpreter.preloadedWasm[path] = await interpreter.loadWebAssemblyModule(module, flags, path, {});
}

/**
 * Run `start` while Pyodide's own requests are answered with what was downloaded before. It asks
 * for two files by `fetch`. Where it would only warn of an error and then wait for ever, this fails.
 */
async function withFiles(module, stdlib, start) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  const onRejection = (event) => fail(event.reason);
  globalThis.fetch = async (url) => new Response(String(url).endsWith(STDLIB) ? stdlib : null);
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    try {
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  window.addEventListener("unhandledrejection", onRejection);
  try {
    return await Promise.race([start(), failed]);
  } finally {
    window.removeEventListener("unhandledrejection", onRejection);
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** Give the canvas to SDL. Without an alpha channel the browser need not blend it. */
export function giveCanvas(pyodide, canvas) {
  canvas.getContext("2d", { alpha: false });
  pyodide.canvas.setCanvas2D(canvas);
}

/**
 * Run the game's `main()` to its end. The build has compiled the methods of its classes, and its
 * modules, like pygame's, can only lie where their pack was opened.
 */
export async function runGame(pyodide) {
  const packages = pyodide._api.sitePackages;
  await pyodide.runPythonAsync(
    `import os, sys\nos.chdir("${APP}")\nsys.path.insert(0, "${APP}")\n` +
      `import dataclass_methods\ndataclass_methods.use("${APP}/dataclass_methods.bin")\n` +
      `import packed_modules\npacked_modules.use("game", "${APP}")\n` +
      `packed_modules.use("pygame", "${packages}")\n` +
      "import main\nawait main.main()",
  );
}
