/**
 * A worker that runs a kernel: WebAssembly that turns numbers into numbers, so that no frame waits for
 * it. It is given the kernel's bytes first, and says when it is ready; then comes one question after
 * another.
 */

/** So many numbers a question or an answer has at most. */
const MOST = 64;

/** The kernel, once it is there: what it exports (docs/kernel.md). */
let kernel;

function answer({ memory, numbers, solve }, question) {
  const place = () => new Int32Array(memory.buffer, numbers(), MOST); // anew: memory moves as it grows
  place().set(question);
  solve();
  return [...place()];
}

globalThis.onmessage = async ({ data }) => {
  try {
    if (data.bytes) {
      kernel = (await WebAssembly.instantiate(data.bytes)).instance.exports;
      postMessage({ ready: true });
    } else {
      postMessage({ numbers: answer(kernel, data.question) });
    }
  } catch (error) {
    postMessage({ failure: String(error) });
  }
};
