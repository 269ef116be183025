/**
 * A worker that starts Python once more, beside the page, and keeps the memory of that start for
 * later visits. It is given all that an interpreter is made of, and answers once it is done.
 */

import { collect } from "./memory.js";
import { APP, startPython } from "./runtime.js";
import { keep } from "./snapshot.js";

/**
 * @param {{name: string, base: string, scripts: string[], parts: Record<string, any>}} order under
 *   which name to keep it, the address of the page, those of Pyodide's scripts, and its other files
 */
async function make({ name, base, scripts, parts }) {
  importScripts(...scripts);
  const pyodide = await startPython(async (file) => parts[file], { keeps: true });
  pyodide.runPython(`page_start.prepare("${APP}")`);
  await keep(base, name, collect(pyodide));
}

globalThis.onmessage = async ({ data }) => {
  try {
    await make(data);
    postMessage({ done: true });
  } catch (error) {
    postMessage({ done: false, reason: String(error?.stack ?? error) });
  }
};
