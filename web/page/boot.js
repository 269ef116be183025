/** The way from an opened page to a running game. */

import { makeBridge } from "./bridge.js";
import { giveCanvas, runGame, startPython } from "./runtime.js";
import { showStep, showTrouble } from "./screen.js";
import { downloads } from "./start.js";
import { message, words } from "./words.js";

/** Stop with a message; the report is what Python or the browser says. */
function fail(key, error) {
  console.error(error);
  showTrouble(message(key), { report: String(error?.stack ?? error) });
}

async function boot() {
  const pyodide = await startPython(downloads);
  performance.mark("python-started");
  showStep(words("opening"));
  pyodide._api.on_fatal = (error) => fail("stopped", error);
  giveCanvas(pyodide, document.getElementById("canvas"));
  globalThis.barazaPage = makeBridge(pyodide, new URLSearchParams(location.search), downloads);
  try {
    await runGame(pyodide);
    showTrouble(message("ended"));
  } catch (error) {
    fail("stopped", error.message);
  }
}

if (downloads) boot().catch((error) => fail("not-started", error));
