/** The way from an opened page to a running game; the build makes one script of this and the rest. */

import { makeBridge } from "./bridge.js";
import { Downloads } from "./download.js";
import { forbiddenByPolicy, sentences } from "./fault.js";
import { allFiles, pageVersion } from "./files.js";
import { Keeping } from "./keeping.js";
import { ALWAYS, giveCanvas, ONLY_ANEW, runGame, SCRIPTS, startPython } from "./runtime.js";
import { hideTrouble, showProgress, showStep, showTrouble, stopWatching } from "./screen.js";
import { message, namePage, words } from "./words.js";

/** Told to whoever opens the template: only the build brings files, and sentences. */
const NOT_BUILT = {
  title: "This page is not complete",
  text: "Its list of files is missing. Build it with ./build.sh build, and open what lies in build/web.",
};

/** Bytes of the page itself: index.html, its style sheet and its script, which are here now. */
function bytesOfPage() {
  const resources = performance.getEntriesByType("resource");
  const own = resources.filter(({ name }) => /\.(css|js)$/.test(name));
  const entries = [...performance.getEntriesByType("navigation"), ...own];
  return entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

function fetchAll() {
  const onFailure = () => window.barazaRenew(tell);
  const tell = () => {
    if (downloads.faults.size === 0) return; // all has come meanwhile
    showTrouble(
      { title: words("missing.title"), text: sentences(downloads.faults).join(" ") },
      { action: words("retry"), act: () => retry(downloads.faults) },
    );
  };
  const retry = (faults) => {
    // Another content may be that of another version, whose other files are wanted then as well.
    const isOther = [...faults.values()].some(({ kind }) => kind === "fault.changed");
    if (isOther) return window.barazaAnew();
    hideTrouble();
    return downloads.retry();
  };
  const downloads = new Downloads(allFiles, bytesOfPage(), ONLY_ANEW, onProgress, onFailure);
  return downloads;
}

function onProgress(loaded, total) {
  showProgress(loaded, total);
  if (loaded !== total) return;
  performance.mark("all-loaded");
  showStep(words("starting"));
}

/** Stop with a message; the report is what Python or the browser says. */
async function fail(key, error) {
  console.error(error);
  await new Promise((resolve) => setTimeout(resolve)); // the browser tells of a policy after the error
  const directive = forbiddenByPolicy(error);
  const told = directive ? policy(directive) : message(key);
  // What never started may have been broken on its way.
  const act = key === "not-started" ? window.barazaAnew : undefined;
  showTrouble(told, { report: String(error?.stack ?? error), act });
}

const policy = (directive) => ({
  title: words("missing.title"),
  text: words("fault.policy", { directive }),
});

/** Python with the game: gone on with from a start that was kept, or, where that fails, begun anew. */
async function python(downloads, keeping, kept) {
  const get = (name) => downloads.get(name);
  await Promise.all(SCRIPTS.map(get));
  const memory = await kept;
  if (memory) {
    try {
      return await startPython(get, { memory });
    } catch (error) {
      console.warn(error);
      await keeping.forget();
    }
  }
  downloads.fetchRest();
  return startPython(get);
}

async function boot() {
  const keeping = new Keeping(pageVersion);
  const kept = keeping.find();
  const downloads = fetchAll();
  kept.then((memory) => memory || downloads.fetchRest());
  const pyodide = await python(downloads, keeping, kept);
  if (!window.barazaMayStart) return; // meanwhile something else was told: see mend.js
  [...SCRIPTS, ...ALWAYS, ...ONLY_ANEW].forEach((name) => downloads.forget(name));
  performance.mark("python-started");
  showStep(words("opening"));
  const stop = (error) => {
    keeping.forget();
    fail("stopped", error);
  };
  pyodide._api.on_fatal = stop;
  giveCanvas(pyodide, document.getElementById("canvas"));
  globalThis.barazaPage = makeBridge(pyodide, new URLSearchParams(location.search), downloads, keeping);
  try {
    await runGame(pyodide);
    showTrouble(message("ended"));
  } catch (error) {
    stop(error.message);
  }
}

function start() {
  stopWatching();
  if (window.barazaMayStart === undefined) return showTrouble(policy("script-src, for the scripts in the page itself"));
  if (!window.barazaMayStart) return undefined; // the reason stands there already
  if (allFiles.length === 0) return showTrouble(NOT_BUILT);
  namePage();
  showStep(words("fetching"));
  return boot().catch((error) => fail("not-started", error));
}

start();
