/**
 * The first step: asks for all files of the game at once.
 *
 * It needs few modules, so the big files are on their way before the other modules have arrived.
 */

import { Downloads } from "./download.js";
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

function start() {
  namePage();
  showStep(words("fetching"));
  return fetchAll();
}

/** What is on its way; null where the page was not built, or may not start. */
export const downloads = window.barazaMayStart ? start() : null;
