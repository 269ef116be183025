/** Has the start of Python kept for later visits, and finds it again. */

import { pathOf } from "./files.js";
import { read } from "./memory.js";
import { ALWAYS, ONLY_ANEW, SCRIPTS } from "./runtime.js";
import { find, forget, nameOf, trust } from "./snapshot.js";

const KEEPER = "keeper.js";

export class Keeping {
  #name;
  #base = document.baseURI;
  #isThere = false;
  #begun = false;

  /** @param {string} version of all files of the page */
  constructor(version) {
    this.#name = nameOf(version);
  }

  /**
   * The memory of an earlier start of this very page in this very browser; null where there is none
   * that is of use.
   *
   * @returns {Promise<import("./memory.js").Memory | null>}
   */
  async find() {
    try {
      const content = await find(this.#base, this.#name);
      const memory = content && read(content);
      this.#isThere = memory !== null;
      return memory;
    } catch (error) {
      console.warn(`No start is kept: ${error.message}`);
      await this.forget();
      return null;
    }
  }

  /** The start from the memory has come to its end: it can be gone on from the next time too. */
  async trust() {
    if (this.#isThere) await trust(this.#base).catch((error) => console.warn(error.message));
  }

  /** The memory was of no use. */
  async forget() {
    this.#isThere = false;
    await forget(this.#base).catch((error) => console.warn(error.message));
  }

  /**
   * Keep the memory of a start, unless that was done before. A worker makes it, so that nothing here
   * has to wait for it.
   *
   * @param {import("./download.js").Downloads} downloads
   */
  async make(downloads) {
    if (this.#isThere || this.#begun || !canKeep()) return;
    this.#begun = true;
    try {
      const names = [...ALWAYS, ...ONLY_ANEW];
      const contents = await Promise.all(names.map((name) => downloads.again(name)));
      const parts = Object.fromEntries(names.map((name, i) => [name, contents[i]]));
      await this.#order(parts);
    } catch (error) {
      console.warn(`The start was not kept: ${error.message}`);
    }
  }

  #order(parts) {
    const worker = new Worker(pathOf(KEEPER));
    const scripts = SCRIPTS.map((name) => new URL(pathOf(name), this.#base).href);
    const buffers = Object.values(parts).map(({ buffer }) => buffer);
    const order = { name: this.#name, base: this.#base, scripts, parts };
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.done ? resolve() : reject(new Error(data.reason)));
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(order, buffers.filter(Boolean));
    }).finally(() => worker.terminate());
  }
}

/** Whether this browser can keep a start, and prove that what it kept is whole. */
function canKeep() {
  return Boolean(globalThis.Worker && globalThis.indexedDB && globalThis.crypto?.subtle);
}
