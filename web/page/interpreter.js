/** Starts Pyodide, with pygame's library in it: anew, or from the memory of an earlier start. */

import { restore } from "./memory.js";

const FOLDER = "runtime/";

/** What Pyodide is told to fetch as the standard library. Nothing lies there. */
const STDLIB = "stdlib";

/**
 * Pyodide wants its list of installable packages. There are none here: nothing is installed
 * at play time. `abi_version` has to be the one of the interpreter.
 */
const NO_PACKAGES = { info: { abi_version: "2025_0" }, packages: {} };

/**
 * What Pyodide imports at once when Python is there; imported before, with the browser's turn in
 * between, it makes no visitor wait for long.
 */
const STEPS = [
  "collections, functools, os",
  "re, enum",
  "typing",
  "dis, ast",
  "inspect",
  "contextlib, traceback",
  "logging",
  "socket, subprocess",
  "asyncio.base_events",
  "asyncio",
  "tempfile, shutil",
  "importlib.resources, zipfile",
  "json, pathlib",
];

const ENVIRONMENT = {
  SDL_EMSCRIPTEN_KEYBOARD_ELEMENT: "#no-keys",
  PYGAME_HIDE_SUPPORT_PROMPT: "1",
};

/**
 * @typedef {object} Parts what an interpreter is made of
 * @property {WebAssembly.Module} wasm the interpreter itself; its scripts have run before
 * @property {{name: string, code: WebAssembly.Module}} library pygame's, by its place in the packages
 * @property {Uint8Array | null} stdlib the zip of the standard library; null where `memory` has it
 * @property {(FS: object, packages: string) => void} fill puts files where Python finds them
 * @property {import("./memory.js").Memory | null} memory of an earlier start, to go on from
 * @property {boolean} keeps whether the memory of this start will be kept
 * @property {() => Promise<void>} pause lets the browser do something else in between
 */

/**
 * Boot the interpreter.
 *
 * @param {Parts} parts
 * @returns {Promise<object>} Pyodide's interface
 */
export async function loadInterpreter(parts) {
  keepToOneStack();
  shareNoMemory();
  const { _createPyodideModule: create } = globalThis;
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  const onRejection = (event) => fail(event.reason);
  globalThis._createPyodideModule = (settings) => makeModule(create, settings, parts, fail);
  globalThis.addEventListener("unhandledrejection", onRejection);
  try {
    // Where Pyodide would only warn of an error and then wait for ever, this fails.
    const pyodide = await Promise.race([withFiles(parts, () => load(parts), fail), failed]);
    // pygame leaves JavaScript by "unwind" when its loop yields; that is no crash.
    pyodide._api._skip_unwind_fatal_error = true;
    return pyodide;
  } finally {
    globalThis.removeEventListener("unhandledrejection", onRejection);
    globalThis._createPyodideModule = create;
  }
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
 * Have no memory made that other threads could read. Pyodide makes a piece of it to sleep on, which
 * the page's own thread may not do anyway; and browsers warn of it in the console.
 */
function shareNoMemory() {
  WebAssembly.Memory = class extends WebAssembly.Memory {
    constructor(description) {
      super({ ...description, shared: false });
    }
  };
}

function load({ fill, memory, keeps }) {
  const base = new URL(FOLDER, globalThis.document?.baseURI ?? location.href).href;
  return globalThis.loadPyodide({
    indexURL: base,
    stdLibURL: base + STDLIB,
    packageBaseUrl: base,
    lockFileContents: NO_PACKAGES,
    env: { ...ENVIRONMENT },
    fsInit: (FS, { sitePackages }) => fill(FS, sitePackages),
    _makeSnapshot: keeps,
    // Says that there is one; it is `makeModule` that has it read.
    _loadSnapshot: memory ? new Uint8Array() : undefined,
  });
}

/** Answer what Pyodide asks for by `fetch` while `act` runs: its WebAssembly and its library. */
async function withFiles({ wasm, stdlib, pause }, act, fail) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (url) => new Response(String(url).endsWith(STDLIB) ? stdlib : null);
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    try {
      await pause();
      const instance = await WebAssembly.instantiate(wasm, imports);
      await pause();
      return { module: wasm, instance };
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  try {
    return await act();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

async function makeModule(create, settings, parts, fail) {
  const { library, memory } = parts;
  let place;
  settings.preRun.push((module) => {
    place = `${module.API.sitePackages}/${library.name}`;
    link(module, place, library.code, parts.pause).catch(fail);
  });
  if (memory) settings.INITIAL_MEMORY = memory.bytes;
  await parts.pause();
  const module = await withoutStacks(() => create(settings));
  await parts.pause();
  if (memory) {
    module.API.restoreSnapshot = () => restore(module, memory, place);
  } else {
    await importInSteps(module.API, parts.pause);
  }
  return module;
}

/**
 * Do something without noting where errors come from. The first one that Pyodide makes and catches
 * would have Chromium read its whole script once more, only to number its lines.
 */
async function withoutStacks(act) {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return await act();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Have the interpreter find a compiled library when it looks for the file of that name. Linked before
 * Python starts it always has the same place in memory, so that a memory that was kept fits it.
 */
async function link(module, place, code, pause) {
  module.addRunDependency(place);
  const flags = { loadAsync: true, nodelete: true };
  await pause();
  module.preloadedWasm[place] = await module.loadWebAssemblyModule(code, flags, place, {});
  await pause();
  module.removeRunDependency(place);
}

async function importInSteps(api, pause) {
  for (const names of STEPS) {
    await pause();
    api.rawRun(`import ${names}`);
  }
  await pause();
}
