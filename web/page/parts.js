/** Parts of the game that are fetched when they are first needed, and put where Python finds them. */

import { APP } from "./runtime.js";
import { unpack } from "./unzip.js";

export class Parts {
  #here = new Set();
  #coming = new Map();

  /**
   * @param {object} FS the interpreter's file system
   * @param {import("./download.js").Downloads} downloads
   */
  constructor(FS, downloads) {
    this.FS = FS;
    this.downloads = downloads;
  }

  has(name) {
    return this.#here.has(name);
  }

  /** Whether the part has arrived; asked again while it is on its way, both wait for the same. */
  bring(name) {
    if (!this.#coming.has(name)) {
      this.#coming.set(name, this.#bring(name).finally(() => this.#coming.delete(name)));
    }
    return this.#coming.get(name);
  }

  async #bring(name) {
    if (this.has(name)) return true;
    try {
      unpack(this.FS, await this.downloads.bring(`${name}.pack.wasm`), APP);
      this.#here.add(name);
    } catch (error) {
      console.warn(`${name}: ${error.message}`);
    }
    return this.has(name);
  }
}
