/**
 * Fetches every file the game needs to start, all at once, and counts the bytes.
 *
 * Each file is read once. `get(name)` stays pending while a file is missing, through any
 * number of retries, so whoever waits for a file need not know about failures: those go
 * to `onFailure`, and `retry()` fetches again only what failed. Only when a file has arrived
 * whole and is still of no use, `get` fails: fetching it again would not help.
 *
 * Files that are marked `later` are fetched when somebody asks for them, by `bring(name)`.
 */

import { inflate } from "./unzip.js";

/** How a file is read, once for all: until it has arrived, and then `content` is what it is for. */
const KINDS = { ".wasm": compileModule, ".js": runScript, ".pack": openPack };

export class Downloads {
  #files = new Map();
  #later = new Map();

  /**
   * @param {{name: string, bytes: number, later?: boolean}[]} list what the build says there is
   * @param {number} before bytes of the page itself, which are here already
   * @param {(loaded: number, total: number) => void} onProgress
   * @param {(names: string[]) => void} onFailure every file that is missing now
   */
  constructor(list, before, onProgress, onFailure) {
    this.before = before;
    this.onProgress = onProgress;
    this.onFailure = onFailure;
    for (const file of list.filter(({ later }) => later)) this.#later.set(file.name, file);
    const now = list.filter(({ later }) => !later);
    this.total = now.reduce((sum, file) => sum + file.bytes, before);
    for (const { name, bytes } of now) {
      const file = { name, bytes, loaded: 0, failed: false };
      file.content = new Promise((resolve) => (file.resolve = resolve));
      this.#files.set(name, file);
    }
    for (const file of this.#files.values()) this.#fetch(file);
  }

  /** The file's content once it is there: a WebAssembly.Module, nothing (a script), or a zip. */
  get(name) {
    const file = this.#files.get(name);
    if (!file) throw new Error(`${name} is not in the list of files`);
    return file.content;
  }

  /**
   * Fetch a pack that is not needed at the start: its zip. Fails where it does not arrive whole, and
   * tries once more before, past what the browser keeps.
   */
  async bring(name) {
    const file = this.#later.get(name);
    if (!file) throw new Error(`${name} is not in the list of files`);
    try {
      return await (await openPack(file, "default", () => {})).content;
    } catch (error) {
      console.warn(`${name}: ${error.message}`);
      return await (await openPack(file, "reload", () => {})).content;
    }
  }

  /** Let go of the bytes of a file that nobody will ask for again. */
  forget(name) {
    this.#files.delete(name);
  }

  /** Fetch again what failed. */
  retry() {
    for (const file of this.#failed()) {
      file.failed = false;
      this.#fetch(file, "reload");
    }
  }

  #failed() {
    return [...this.#files.values()].filter((file) => file.failed);
  }

  async #fetch(file, cache = "default") {
    const read = KINDS[file.name.slice(file.name.lastIndexOf("."))];
    const count = (loaded) => this.#count(file, loaded);
    try {
      const { content } = await read(file, cache, count);
      count(file.bytes);
      file.resolve(content);
    } catch (error) {
      if (error instanceof WrongSize && cache === "default") {
        this.#fetch(file, "reload");
        return;
      }
      console.warn(`${file.name}: ${error.message}`);
      count(0);
      file.failed = true;
      this.onFailure(this.#failed().map(({ name }) => name));
    }
  }

  #count(file, loaded) {
    file.loaded = loaded;
    let sum = this.before;
    for (const each of this.#files.values()) sum += each.loaded;
    this.onProgress(sum, this.total);
  }
}

/** A file is not as long as the build says: often one of another version, kept by the browser. */
class WrongSize extends Error {}

/** Ask for a file; a server's error page is no file. */
async function open(file, cache) {
  const response = await fetch(file.name, { cache, credentials: "same-origin" });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return response;
}

/** All bytes of a response, counted as they come. Fails unless they are as many as the build says. */
async function drain(response, file, count) {
  const bytes = new Uint8Array(file.bytes);
  const reader = response.body.getReader();
  let loaded = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (loaded + value.length > file.bytes) throw new WrongSize("longer than it should be");
    bytes.set(value, loaded);
    loaded += value.length;
    count(loaded);
  }
  if (loaded < file.bytes) throw new WrongSize("shorter than it should be");
  return bytes;
}

/** A pack's zip; whoever waits for it hears of one that is damaged. */
async function openPack(file, cache, count) {
  const content = inflate(await drain(await open(file, cache), file, count));
  content.catch(() => {});
  return { content };
}

/**
 * Compile while the bytes come. The compiler gets the response itself, not a stream of ours:
 * only then does the browser keep the compiled code for the next visit.
 */
async function compileModule(file, cache, count) {
  const response = await open(file, cache);
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0].trim();
  if (type !== "application/wasm" || !WebAssembly.compileStreaming) {
    return { content: WebAssembly.compile(await drain(response, file, count)) };
  }
  const arrived = drain(response.clone(), file, count);
  const content = WebAssembly.compileStreaming(response);
  content.catch(() => {}); // whoever waits for the module hears of it
  await arrived;
  return { content };
}

/** Run a script from its element, for which the browser keeps compiled code too. */
function runScript(file) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = file.name;
    script.onload = () => resolve({});
    script.onerror = () => {
      script.remove();
      reject(new Error("the script did not arrive"));
    };
    document.head.append(script);
  });
}
