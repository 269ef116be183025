/**
 * The memory of an interpreter that has started, as it is kept: only what is not zero of it.
 *
 * A few numbers and names as JSON, and then the bytes of all runs one after the other.
 */

/** Shorter gaps of zeros are not worth a run of their own, in bytes. */
const BLOCK = 1024;

const HEAD = 4;

/**
 * @typedef {object} Memory
 * @property {string} library the place of pygame's library among the packages
 * @property {number} bytes how long it is with its zeros
 * @property {object} objects what of Pyodide's JavaScript belongs to it
 * @property {number[]} handles by which Python knows pygame's library
 * @property {[number, number][]} runs where what is not zero begins and ends
 * @property {Uint8Array} content of all runs
 */

/**
 * The memory of `pyodide`, which was started to have it kept.
 *
 * @returns {Blob}
 */
export function collect(pyodide) {
  const { HEAPU8, LDSO, preloadedWasm } = pyodide._module;
  const [library] = Object.keys(preloadedWasm);
  const runs = runsIn(HEAPU8);
  const head = new TextEncoder().encode(
    JSON.stringify({
      library: library.slice(pyodide._api.sitePackages.length + 1),
      bytes: HEAPU8.length,
      objects: objectsOf(pyodide),
      handles: Object.keys(LDSO.loadedLibsByHandle).map(Number).filter(Boolean),
      runs,
    }),
  );
  const size = new Uint8Array(HEAD);
  new DataView(size.buffer).setUint32(0, head.length, true);
  return new Blob([size, head, ...runs.map(([from, to]) => HEAPU8.subarray(from, to))]);
}

/** @returns {Memory} */
export function read(buffer) {
  const size = new DataView(buffer).getUint32(0, true);
  const head = new TextDecoder().decode(new Uint8Array(buffer, HEAD, size));
  return { ...JSON.parse(head), content: new Uint8Array(buffer, HEAD + size) };
}

/**
 * Put a memory into an interpreter that has not run yet.
 *
 * @param {object} module Emscripten's
 * @param {Memory} memory
 * @param {string} place of pygame's library, which is linked
 * @returns {object} what Pyodide wants to know of it
 */
export function restore(module, memory, place) {
  const { HEAPU8, LDSO } = module;
  let [read, end] = [0, 0];
  for (const [from, to] of memory.runs) {
    HEAPU8.fill(0, end, from);
    HEAPU8.set(memory.content.subarray(read, (read += to - from)), from);
    end = to;
  }
  HEAPU8.fill(0, end);
  module.loadDynamicLibrary(place, { global: false, nodelete: true }, {});
  for (const handle of memory.handles) LDSO.loadedLibsByHandle[handle] = LDSO.loadedLibsByName[place];
  return memory.objects;
}

/** Where what is not zero begins and ends. */
function runsIn(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  const step = BLOCK >> 2;
  const runs = [];
  for (let at = 0; at < words.length; at += step) {
    if (!words.subarray(at, at + step).some((word) => word !== 0)) continue;
    const [from, to] = [at << 2, Math.min((at + step) << 2, bytes.length)];
    if (runs.at(-1)?.[1] === from) runs.at(-1)[1] = to;
    else runs.push([from, to]);
  }
  return runs;
}

/** What of JavaScript belongs to the memory. That pygame is installed is no part of it. */
function objectsOf({ loadedPackages, _api }) {
  for (const name of Object.keys(loadedPackages)) delete loadedPackages[name];
  return _api.serializeHiwireState();
}
