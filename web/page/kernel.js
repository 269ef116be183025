/**
 * Has questions answered by a kernel, in a worker of its own (kernel_worker.js), one after another.
 * game/host/page_kernel.py is the other end. The worker begins with the first question, and ends when
 * none came for a while: it holds much memory.
 */

import { pathOf } from "./files.js";

const WORKER = "kernel_worker.js";
const KERNEL = "kalah.wasm";

/** So long a worker waits for a question before it ends, in milliseconds. */
const IDLE = 60_000;

/** So long the kernel may take to be fetched, or to begin, in milliseconds: who plays waits meanwhile. */
const PATIENCE = 10_000;

/** So long nothing is tried again after the kernel did not arrive, or has broken, in milliseconds. */
const PAUSE = 60_000;

/** What `answer` gives where there will be none. */
const NONE = "none";

export class Kernel {
  #downloads;
  #bytes = null;
  #starting = null; // a promise of the worker
  #asked = null; // the question that the worker is at
  #waiting = []; // questions after that, each with its ticket
  #answers = new Map();
  #notBefore = 0;
  #idle;

  /** @param {import("./download.js").Downloads} downloads */
  constructor(downloads) {
    this.#downloads = downloads;
  }

  /** Begin with a question: whole numbers, as JSON. */
  ask(ticket, numbers) {
    this.#waiting.push({ ticket, question: JSON.parse(numbers) });
    this.#goOn();
  }

  /** The answer as JSON; undefined as long as it is not there, "none" where there will be none. */
  answer(ticket) {
    return this.#answers.get(ticket);
  }

  /** Let go of a question. The worker ends where it is at that one: it cannot be told to stop. */
  drop(ticket) {
    this.#answers.delete(ticket);
    this.#waiting = this.#waiting.filter((each) => each.ticket !== ticket);
    if (this.#asked?.ticket !== ticket) return;
    this.#end();
    this.#goOn();
  }

  /** Give the worker the next question, if it has none. */
  async #goOn() {
    if (this.#asked || this.#waiting.length === 0) return;
    clearTimeout(this.#idle);
    const starting = (this.#starting ??= this.#begin());
    try {
      const worker = await starting;
      if (starting !== this.#starting || this.#asked) return; // meanwhile ended, or gone on with
      this.#asked = this.#waiting.shift() ?? null;
      if (this.#asked) worker.postMessage({ question: this.#asked.question });
      else this.#rest();
    } catch (error) {
      if (starting === this.#starting) this.#fail(error.message);
    }
  }

  async #begin() {
    if (performance.now() < this.#notBefore) throw new Error("not tried again so soon");
    this.#bytes ??= await inTime(this.#downloads.bring(KERNEL));
    const worker = await begun(this.#bytes);
    worker.onmessage = ({ data }) => (data.numbers ? this.#answered(data.numbers) : this.#fail(data.failure));
    worker.onerror = (event) => this.#fail(event.message);
    return worker;
  }

  #answered(numbers) {
    this.#answers.set(this.#asked.ticket, JSON.stringify(numbers));
    this.#asked = null;
    this.#rest();
    this.#goOn();
  }

  #rest() {
    this.#idle = setTimeout(() => this.#end(), IDLE);
  }

  /** There is no kernel, or it has broken: nothing that waits will be answered. */
  #fail(reason) {
    if (performance.now() >= this.#notBefore) {
      console.warn(`kernel: ${reason}`);
      this.#notBefore = performance.now() + PAUSE;
    }
    const unanswered = this.#asked ? [this.#asked, ...this.#waiting] : this.#waiting;
    for (const { ticket } of unanswered) this.#answers.set(ticket, NONE);
    this.#waiting = [];
    this.#end();
  }

  #end() {
    clearTimeout(this.#idle);
    this.#starting?.then(stop, () => {});
    this.#starting = null;
    this.#asked = null;
  }
}

/** A worker that has the kernel ready. */
async function begun(bytes) {
  const worker = new Worker(pathOf(WORKER));
  try {
    await inTime(readiness(worker, bytes));
  } catch (error) {
    stop(worker);
    throw error;
  }
  return worker;
}

/** Settled once a worker has the kernel ready, or has failed. */
function readiness(worker, bytes) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.failure ? reject(new Error(data.failure)) : resolve());
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ bytes });
  });
}

/** What a promise comes to, if it does so in time. */
function inTime(promise) {
  const late = new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error("it took too long to begin")), PATIENCE);
    promise.finally(() => clearTimeout(timer)).catch(() => {});
  });
  return Promise.race([promise, late]);
}

function stop(worker) {
  worker.onmessage = worker.onerror = null;
  worker.terminate();
}
