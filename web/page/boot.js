/** The way from an opened page to a running game. */

import { makeBridge } from "./bridge.js";
import { Downloads } from "./download.js";
import { giveCanvas, runGame, startPython } from "./runtime.js";
import { hideTrouble, showProgress, showStep, showTrouble } from "./screen.js";
import { WORDS } from "./words.js";

function fetchAll() {
  const list = JSON.parse(document.getElementById("files").textContent);
  if (list.length === 0) {
    showTrouble(WORDS.notBuilt);
    return null;
  }
  const downloads = new Downloads(list, onProgress, (names) =>
    showTrouble(
      { ...WORDS.missing, text: WORDS.missing.text(names) },
      {
        action: WORDS.retry,
        act: () => {
          hideTrouble();
          downloads.retry();
        },
      },
    ),
  );
  return downloads;
}

function onProgress(loaded, total) {
  showProgress(loaded, total);
  if (loaded !== total) return;
  performance.mark("all-loaded");
  showStep(WORDS.starting);
}

/** Stop with a message; the report is what Python or the browser says. */
function fail(words, error) {
  console.error(error);
  showTrouble(words, { report: String(error?.stack ?? error) });
}

async function boot() {
  showStep(WORDS.fetching);
  const downloads = fetchAll();
  if (!downloads) return;
  const pyodide = await startPython(downloads);
  performance.mark("python-started");
  showStep(WORDS.opening);
  pyodide._api.on_fatal = (error) => fail(WORDS.stopped, error);
  giveCanvas(pyodide, document.getElementById("canvas"));
  globalThis.barazaPage = makeBridge(pyodide, new URLSearchParams(location.search));
  try {
    await runGame(pyodide);
    showTrouble(WORDS.ended);
  } catch (error) {
    fail(WORDS.stopped, error.message);
  }
}

if (window.barazaModern) boot().catch((error) => fail(WORDS.notStarted, error));
