/*
 * Keeps the files of the page, so that it opens without a network, and at once.
 *
 * Each version of the page has a cache of its own. As names of files tell what they hold, files of
 * several versions never get mixed up: a worker that is new takes over at once, answers with its own
 * index.html from then on, and with files of all versions that some open page still is of.
 */
"use strict";

/* Of index.html as it is written by the build: {version, files: [{name, path, bytes, gzip, sha256}]}.
 * The first is index.html itself. */
const PAGE = {};

const SCOPE = self.registration.scope;

/* Several pages may share one origin: the path tells whose cache it is. */
const OURS = `baraza ${new URL(SCOPE).pathname} `;

const FILES = new Map(PAGE.files.map((file) => [new URL(file.path, SCOPE).href, file]));
const [INDEX] = FILES.keys();

/* Other addresses of index.html; a server may know only one of them. */
const INDEXES = [new URL("./", SCOPE).href, INDEX];

/* By the ending of a path: a server may not know them, and of a compressed copy it tells another. */
const TYPES = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/* So long an open page has to say of which version it is, in milliseconds. */
const ANSWERING = 10_000;

const openOwn = () => caches.open(OURS + PAGE.version);

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  if (event.data === "tidy") event.waitUntil(bringMissing().then(dropOld));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split("#")[0];
  if (request.method !== "GET" || !address.startsWith(SCOPE)) return;
  const isIndex = request.mode === "navigate" && INDEXES.includes(address.split("?")[0]);
  if (isIndex) event.respondWith(stored(INDEX, request));
  else if (["reload", "no-store"].includes(request.cache)) event.respondWith(fresh(address, request));
  else if (request.mode !== "navigate") event.respondWith(atOnce(address, request));
});

/* Keep all files; fails unless every one of them is whole. */
async function install() {
  try {
    await bringMissing();
  } catch (error) {
    if (error.name === "QuotaExceededError") await caches.delete(OURS + PAGE.version);
    throw error;
  }
  await self.skipWaiting();
}

async function takeOver() {
  await self.clients.claim();
  for (const page of await openPages()) page.postMessage({ version: PAGE.version });
  await dropOld();
}

async function bringMissing() {
  const own = await openOwn();
  for (const [address, file] of FILES) {
    if (!(await own.match(address))) await own.put(address, await bring(address, file));
  }
}

/* What lies here for a request, else what the server answers. */
async function stored(address, request) {
  const own = await openOwn();
  return (await own.match(address)) ?? (await fromOthers(address)) ?? fetch(request);
}

/* A file as the browser itself has it, if it has: only then it finds its compiled code again. */
async function atOnce(address, request) {
  const known = FILES.has(address) ? await asTheBrowserHas(address).catch(() => null) : null;
  return known?.ok ? known : stored(address, request);
}

const asTheBrowserHas = (address) => fetch(address, { cache: "only-if-cached", mode: "same-origin" });

/* What the server answers to somebody who found no use in what lay here; that goes, and is brought
 * anew with the next visit. Where no server answers, it is all there is. */
async function fresh(address, request) {
  const own = await openOwn();
  try {
    const response = await fetch(request);
    if (response.ok && address !== INDEX) await own.delete(address);
    return response;
  } catch (error) {
    const response = FILES.has(address) ? await own.match(address) : undefined;
    if (response) return response;
    throw error;
  }
}

/* The same from the cache of another version. */
async function fromOthers(address) {
  if (address === INDEX) return undefined;
  for (const name of await ourCaches()) {
    const response = await (await caches.open(name)).match(address);
    if (response) return response;
  }
  return undefined;
}

/* A whole file: of another version, as the browser has it already, or from the server. */
async function bring(address, file) {
  const ways = address === INDEX ? indexWays() : fileWays(address, file);
  for (const ask of ways) {
    const response = await ask().catch(() => null);
    const body = response?.ok && (await contentOf(response).catch(() => null));
    if (body && (await isWhole(body, file))) return new Response(body, { headers: headersOf(response, file) });
  }
  throw new Error(`${file.path} could not be had`);
}

const indexWays = () => INDEXES.map((address) => () => fetch(address, { cache: "no-cache" }));

/* As another version or the browser has it, whichever of file and compressed copy the page has
 * fetched; and else from the server. */
function fileWays(address, { gzip }) {
  const copy = `${address}.gz`;
  return [
    () => fromOthers(address),
    () => asTheBrowserHas(address),
    ...(gzip ? [() => asTheBrowserHas(copy), () => smallCopy(address, copy)] : []),
    () => fetch(address),
    () => fetch(address, { cache: "reload" }),
  ];
}

/* The compressed copy, where the server does not compress the file itself. */
async function smallCopy(address, copy) {
  const { headers } = await fetch(address, { method: "HEAD" });
  return headers.has("Content-Encoding") ? undefined : fetch(copy);
}

/* The bytes of a response, out of the compressed copy if it is that. */
function contentOf(response) {
  const isCopy = response.url.endsWith(".gz") && !response.headers.has("Content-Encoding");
  if (!isCopy) return response.arrayBuffer();
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function isWhole(body, { bytes, sha256 }) {
  if (body.byteLength !== bytes) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...digest)) === sha256;
}

/* The headers of a response, without those that tell how it has travelled. */
function headersOf(response, { path }) {
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  const type = TYPES[path.slice(path.lastIndexOf("."))];
  if (type) headers.set("Content-Type", type);
  return headers;
}

/* Throw the caches of other versions away, but for those of pages that are open; none where a page
 * does not say of which version it is: it may be on its way. */
async function dropOld() {
  const versions = await Promise.all((await openPages()).map(versionOf));
  if (versions.includes(undefined)) return;
  const needed = [PAGE.version, ...versions].map((version) => OURS + version);
  for (const name of await ourCaches()) if (!needed.includes(name)) await caches.delete(name);
}

/* What a page answers, undefined if it does not. */
function versionOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage("version?", [port2]);
    setTimeout(resolve, ANSWERING);
  });
}

async function openPages() {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => INDEXES.includes(url.split(/[?#]/)[0]));
}

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));
