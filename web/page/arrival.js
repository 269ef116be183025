/** How a file comes: asked for, counted while it arrives, and proven to be whole. */

import { Fault, noAnswer } from "./fault.js";
import { serverCompresses } from "./probe.js";
import { canProve, prove } from "./proof.js";

/**
 * All bytes of a file.
 *
 * @param {import("./files.js").File} file
 * @param {{cache: RequestCache, copies: boolean}} way "reload" goes past what the browser keeps;
 *   copies: whether the compressed copy will do
 * @param {(share: number) => void} count called as the bytes come, with their share of all
 */
export async function bytesOf(file, way, count) {
  const response = await open(file, way);
  return proven(drain(response, file, count), file, response);
}

/** Bytes that have arrived, once they are proven; what is wrong with them is told with the status. */
async function proven(arriving, file, { status }) {
  try {
    const bytes = await arriving;
    await prove(bytes, file);
    return bytes;
  } catch (fault) {
    throw new Fault(fault.kind, { status, ...fault.values });
  }
}

/**
 * A WebAssembly module, compiled while its bytes come. The compiler gets the response itself, not a
 * stream of ours: only then does the browser keep the compiled code for the next visit.
 */
export async function moduleOf(file, way, count) {
  const response = await open(file, way);
  const type = mediaType(response);
  if (type !== "application/wasm" || !WebAssembly.compileStreaming) {
    return WebAssembly.compile(await proven(drain(response, file, count), file, response));
  }
  const arrived = drain(response.clone(), file, count);
  const module = WebAssembly.compileStreaming(response);
  module.catch(() => {}); // what is wrong with the bytes is told first
  await proven(arrived, file, response);
  return module;
}

/** Run a script from its element, for which the browser keeps compiled code too. */
export async function run(file, way, count) {
  if (way.cache === "reload") await bytesOf(file, way, () => {});
  await new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = file.path;
    script.crossOrigin = "anonymous"; // in a sandbox all is of another origin, and only so checked
    script.integrity = `sha256-${file.sha256}`;
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Fault("fault.changed", { status: 200 })); // it is the content that is refused
    };
    document.head.append(script);
  });
  count(1);
}

/**
 * The response to a request for a file, as it is on the disk of the server. Where the server does
 * not compress, the compressed copy is fetched in its place, and opened here.
 */
async function open(file, { cache, copies }) {
  if (copies && file.gzip && canProve && !(await serverCompresses())) {
    const copy = await compressedCopy(file, cache).catch(() => null);
    if (copy) return copy;
  }
  const response = await ask(file.path, cache, canProve ? "" : file.sha256);
  refuseOther(response);
  return response;
}

/** The file out of its compressed copy; null where the server does not give that. */
async function compressedCopy(file, cache) {
  const response = await ask(`${file.path}.gz`, cache);
  if (!response.ok || mediaType(response) === "text/html") return null;
  // Some servers have the browser open it.
  const isOpen = response.headers.get("Content-Encoding");
  const body = isOpen ? response.body : response.body.pipeThrough(new DecompressionStream("gzip"));
  const type = file.path.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(body, { headers: { "Content-Type": type } });
}

async function ask(path, cache, sha256) {
  const integrity = sha256 ? `sha256-${sha256}` : "";
  try {
    return await fetch(path, { cache, credentials: "same-origin", integrity });
  } catch {
    throw integrity && (await answers(path)) ? new Fault("fault.changed", { status: 200 }) : noAnswer();
  }
}

/** Whether the server gives anything at this path. */
async function answers(path) {
  const response = await fetch(path, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return response?.ok === true;
}

function refuseOther(response) {
  if (!response.ok) throw new Fault("fault.status", { status: response.status });
  if (mediaType(response) === "text/html") throw new Fault("fault.html", { status: response.status });
}

function mediaType(response) {
  return (response.headers.get("Content-Type") ?? "").split(";")[0].trim();
}

/** All bytes of a response. Fails unless they are as many as the build says. */
async function drain(response, file, count) {
  const bytes = new Uint8Array(file.bytes);
  const reader = response.body.getReader();
  let loaded = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw brokenOff(response, loaded);
    });
    if (done) break;
    if (loaded + value.length > file.bytes) {
      reader.cancel().catch(() => {});
      throw new Fault("fault.changed");
    }
    bytes.set(value, loaded);
    loaded += value.length;
    count(loaded / file.bytes);
  }
  if (loaded < file.bytes) throw new Fault("fault.changed"); // it came to its end: nothing broke it off
  return bytes;
}

/** Why a body came to no end. One that says it is compressed and gives nothing is not. */
function brokenOff(response, loaded) {
  const encoding = response.headers.get("Content-Encoding");
  return loaded === 0 && encoding ? new Fault("fault.encoding", { encoding }) : new Fault("fault.cut");
}
