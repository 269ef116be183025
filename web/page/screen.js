/** The loading screen and the message that takes its place when something goes wrong. */

import { copyText } from "./exchange.js";
import { inTenths, words } from "./words.js";

const MEGABYTE = 1e6;

const megabytes = (bytes) => inTenths(bytes / MEGABYTE);

/** After so many milliseconds without any progress that is said. */
const PATIENCE = 15_000;

const element = (id) => document.getElementById(id);

let waiting; // the timer that says so

/** The scripts run: what is told where they do not, is not needed. */
export function stopWatching() {
  element("watch")?.remove();
  window.barazaStarted?.();
}

/** Say so when the loading screen does not change for long. */
function expectMore(key) {
  clearTimeout(waiting);
  element("slow").replaceChildren();
  waiting = setTimeout(() => {
    const again = make("button", { textContent: words("reload"), onclick: window.barazaAnew });
    element("slow").replaceChildren(words(key), document.createElement("br"), again);
  }, PATIENCE);
}

/** Name the step that is being taken. */
export function showStep(sentence) {
  element("step").textContent = sentence;
  expectMore("slow-start");
}

/** How many bytes of how many have arrived. */
export function showProgress(loaded, total) {
  const bar = element("progress");
  bar.max = total;
  bar.value = loaded;
  element("amount").textContent = words("amount", { loaded: megabytes(loaded), total: megabytes(total) });
  expectMore("slow");
}

/** The game has drawn its first frame: get out of its way. */
export function hideLoading() {
  clearTimeout(waiting);
  element("loading").hidden = true;
}

/** Take the message away and show the loading screen again. */
export function hideTrouble() {
  element("trouble").hidden = true;
  element("loading").hidden = false;
}

/**
 * Say what happened and what to do.
 *
 * @param {{title: string, text: string}} told
 * @param {{report?: string, action?: string, act?: () => void}} options a report to copy; what
 *   the first button says and does (start again by default)
 */
export function showTrouble(told, { report, action = words("reload"), act = reload } = {}) {
  clearTimeout(waiting);
  const trouble = element("trouble");
  const choices = make("div", { className: "choices" });
  choices.append(make("button", { textContent: action, onclick: act }));
  trouble.replaceChildren(
    make("h2", { textContent: told.title }),
    make("p", { textContent: told.text }),
    choices,
  );
  if (report) {
    choices.append(copyButton(report));
    trouble.append(make("pre", { textContent: report, tabIndex: 0 }));
  }
  element("loading").hidden = true;
  trouble.hidden = false;
}

function copyButton(report) {
  const button = make("button", { className: "second", textContent: words("copy") });
  button.onclick = async () => {
    button.textContent = (await copyText(report)) ? words("copied") : words("not-copied");
  };
  return button;
}

function make(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}

function reload() {
  location.reload();
}
