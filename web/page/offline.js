/**
 * Plays without a network: starts the worker that keeps the page's files, and hears from it when a
 * newer version of them is here. Where a browser allows no worker, all comes from the server as ever.
 */

import { pageVersion } from "./files.js";

/** So often an open page asks for a newer version, in milliseconds. */
const ASKING = 3_600_000;

/** So long a browser that knows no idle moments waits for one, in milliseconds. */
const PAUSE = 3000;

/**
 * Begin in an idle moment, once the first picture is there.
 *
 * @param {() => void} onNewer called once a newer version than this page's can be begun
 */
export function playOffline(onNewer) {
  const idle = window.requestIdleCallback ?? ((act) => setTimeout(act, PAUSE));
  idle(() => start(onNewer).catch((error) => console.warn(`no worker: ${error.message}`)));
}

async function start(onNewer) {
  const workers = workersHere();
  if (!workers) return;
  workers.addEventListener("message", ({ data, ports: [port] }) => {
    if (data === "version?") port?.postMessage(pageVersion);
    else if (data?.version && data.version !== pageVersion) onNewer();
  });
  workers.startMessages();
  const registration = await workers.register("worker.js", { updateViaCache: "none" });
  registration.active?.postMessage("tidy");
  setInterval(() => registration.update().catch(() => {}), ASKING);
}

/** The browser's workers; null where it has none for this page: without HTTPS, in a private window. */
export function workersHere() {
  try {
    return (isSecureContext && navigator.serviceWorker) || null;
  } catch {
    return null; // a sandbox forbids even to look
  }
}
