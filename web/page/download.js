/**
 * Fetches every file the game needs to start, all at once, and counts the bytes.
 *
 * Each file is read once. `get(name)` stays pending while a file is missing, through any
 * number of retries, so whoever waits for a file need not know about failures: those go
 * to `onFailure`, and `retry()` fetches again only what failed. Only where a file has arrived and
 * the browser can do nothing with it, `get` fails.
 *
 * Files that are marked `later` are fetched when somebody asks for them, by `bring(name)`; those that
 * may not be needed, after `fetchRest()`.
 */

import { bytesOf, moduleOf, run } from "./arrival.js";
import { Fault, isPassing } from "./fault.js";

/**
 * How a file is asked for before its absence is told: at first as the browser keeps it, and at last
 * without the compressed copy, in case that is what is broken.
 */
const TRIES = [
  { cache: "default", copies: true },
  { cache: "reload", copies: true },
  { cache: "reload", copies: false },
];

/** So long is waited before the next try, in milliseconds. */
const PAUSES = [0, 700];

const PACK = ".pack.wasm";

/** How a file is read, by what it is for. */
function readerOf(name) {
  if (name.endsWith(PACK)) return bytesOf;
  return name.endsWith(".wasm") ? moduleOf : run;
}

export class Downloads {
  #files = new Map();
  #later = new Map();
  #rest = new Set();
  #list;
  #before;
  #onProgress;
  #onFailure;

  /**
   * @param {import("./files.js").File[]} list what the build says there is
   * @param {number} before bytes of the page itself, which are here already
   * @param {string[]} rest names of files that may not be needed
   * @param {(loaded: number, total: number) => void} onProgress bytes as they come over the network
   * @param {() => void} onFailure something is missing: see `faults`
   */
  constructor(list, before, rest, onProgress, onFailure) {
    this.#list = list;
    this.#before = before;
    this.#onProgress = onProgress;
    this.#onFailure = onFailure;
    for (const file of list) {
      if (file.later) this.#later.set(file.name, file);
      else this.#files.set(file.name, new Download(file));
    }
    for (const name of rest) this.#rest.add(this.#files.get(name));
    for (const download of this.#wanted()) this.#fetch(download);
  }

  /** Fetch what was not known to be needed. */
  fetchRest() {
    const rest = [...this.#rest];
    this.#rest.clear();
    for (const download of rest) this.#fetch(download);
  }

  #wanted() {
    return [...this.#files.values()].filter((download) => !this.#rest.has(download));
  }

  /** The file's content once it is there: a WebAssembly.Module, nothing (a script), or a zip. */
  get(name) {
    const download = this.#files.get(name);
    if (!download) throw new Error(`${name} is not in the list of files`);
    return download.content;
  }

  /** Fetch a pack that is not needed at the start: its zip. Fails where it does not arrive whole. */
  async bring(name) {
    const file = this.#later.get(name);
    if (!file) throw new Error(`${name} is not in the list of files`);
    return tryOften((way) => bytesOf(file, way, () => {}), name, TRIES);
  }

  /** What is in a file that was fetched before: mostly as the browser has it. */
  again(name) {
    const file = this.#list.find((each) => each.name === name);
    const way = { cache: "force-cache", copies: true };
    return readerOf(name)(file, way, () => {});
  }

  /** Let go of the bytes of a file that nobody will ask for again. */
  forget(name) {
    this.#files.delete(name);
  }

  /** Fetch again what failed. */
  retry() {
    for (const download of this.#files.values()) {
      if (!download.fault) continue;
      download.fault = null;
      this.#fetch(download, TRIES.slice(1));
    }
  }

  async #fetch(download, ways = TRIES) {
    const { file } = download;
    const count = (share) => this.#count(download, share);
    const read = readerOf(file.name);
    try {
      download.resolve(await tryOften((way) => read(file, way, count), file.name, ways));
      count(1);
    } catch (error) {
      count(0);
      if (!(error instanceof Fault)) return download.reject(error);
      download.fault = error;
      this.#onFailure();
    }
  }

  /** The paths of all that is missing now, and why. */
  get faults() {
    const failed = [...this.#files.values()].filter(({ fault }) => fault);
    return new Map(failed.map(({ file, fault }) => [file.path, fault]));
  }

  #count(download, share) {
    if (download.share === share) return;
    download.share = share;
    let [loaded, total] = [this.#before, this.#before];
    for (const { share, weight } of this.#wanted()) {
      loaded += share * weight;
      total += weight;
    }
    this.#onProgress(Math.round(loaded), total);
  }
}

/** A file on its way. */
class Download {
  share = 0;
  fault = null;

  constructor(file) {
    this.file = file;
    this.weight = file.gzip ?? file.bytes; // as many bytes about as come over the network
    this.content = new Promise((...ends) => ([this.resolve, this.reject] = ends));
    this.content.catch(() => {}); // whoever waits for the file hears of it
  }
}

/**
 * Read a file in these ways, one after the other, as long as what went wrong may pass. Fails with a
 * Fault; with another error where the file arrived and the browser can do nothing with it.
 */
async function tryOften(read, name, ways) {
  for (const [i, way] of ways.entries()) {
    try {
      return await read(way);
    } catch (error) {
      console.warn(`${name}: ${error.message}`);
      const isLast = i === ways.length - 1;
      if (isLast || !(error instanceof Fault && isPassing(error))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSES[i]));
  }
}
