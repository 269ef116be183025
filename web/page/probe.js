/**
 * Whether the server compresses what it sends: asked of a small file, of which index.html tells the
 * browser before all scripts.
 */

import { pathOf } from "./files.js";
import { workersHere } from "./offline.js";

let asked; // the answer, once it was asked for

/** A worker of ours has everything as it is on the disk, and nothing is sent. */
const isKeptHere = () => Boolean(workersHere()?.controller);

/**
 * Nothing is gained by fewer bytes from this very machine, and much is lost: only of a response that
 * comes as it lies on the disk browsers keep the machine code.
 */
const isThisMachine = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** @returns {Promise<boolean>} true where that cannot be seen */
export function serverCompresses() {
  if (isKeptHere()) return Promise.resolve(true); // a worker comes in mid-visit
  asked ??= ask();
  return asked;
}

async function ask() {
  try {
    const { ok, headers } = await fetch(pathOf("probe.pack.wasm"), { credentials: "same-origin" });
    return !ok || headers.has("Content-Encoding") || isThisMachine();
  } catch {
    return true;
  }
}
