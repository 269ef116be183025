/** The way from an opened page to a running game. */

import { makeBridge } from "./bridge.js";
import { Downloads } from "./download.js";
import { giveCanvas, runGame, startPython } from "./runtime.js";
import { hideTrouble, showProgress, showStep, showTrouble } from "./screen.js";
import { list, message, namePage, words } from "./words.js";

/** Told to whoever opens the template: only the build brings files, and sentences. */
const NOT_BUILT = {
  title: "This page is not complete",
  text: "Its list of files is missing. Build it with ./build.sh build, and open what lies in build/web.",
};

function fetchAll() {
  const { textContent, dataset } = document.getElementById("files");
  const files = JSON.parse(textContent);
  if (files.length === 0) {
    showTrouble(NOT_BUILT);
    return null;
  }
  const downloads = new Downloads(files, Number(dataset.pageBytes), onProgress, (names) =>
    showTrouble(
      message("missing", { count: names.length, names: list(names) }),
      {
        action: words("retry"),
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
  showStep(words("starting"));
}

/** Stop with a message; the report is what Python or the browser says. */
function fail(key, error) {
  console.error(error);
  showTrouble(message(key), { report: String(error?.stack ?? error) });
}

async function boot() {
  namePage();
  showStep(words("fetching"));
  const downloads = fetchAll();
  if (!downloads) return;
  const pyodide = await startPython(downloads);
  performance.mark("python-started");
  showStep(words("opening"));
  pyodide._api.on_fatal = (error) => fail("stopped", error);
  giveCanvas(pyodide, document.getElementById("canvas"));
  globalThis.barazaPage = makeBridge(pyodide, new URLSearchParams(location.search));
  try {
    await runGame(pyodide);
    showTrouble(message("ended"));
  } catch (error) {
    fail("stopped", error.message);
  }
}

if (window.barazaMayStart) boot().catch((error) => fail("not-started", error));
