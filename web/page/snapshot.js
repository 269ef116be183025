/**
 * Where the memory of a start is kept for later visits: in the browser's database, one for each
 * address, as many pages may share one origin (as on github.io).
 *
 * The database gives a Blob three times as fast as the cache of a service worker would.
 */

const DATABASE = "baraza-memory";
const STORE = "memories";

/** A name for all that makes one memory unlike another. */
export function nameOf(version) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [version, timeZone, navigator.userAgent].join(" ");
}

/**
 * The bytes that were kept for the page at `base` under this name; null where there are none, where
 * they are damaged, or where the last start from them did not come to its end. Then they are thrown
 * away. Until `trust` is called nobody knows whether this start will.
 *
 * @returns {Promise<ArrayBuffer | null>}
 */
export async function find(base, name) {
  if (!globalThis.indexedDB || !globalThis.crypto?.subtle) return null;
  const database = await open();
  try {
    const store = database.transaction(STORE).objectStore(STORE);
    const [record, doubt] = await Promise.all([placeOf(base), doubtOf(base)].map((key) => done(store.get(key))));
    if (!record) return null;
    if (record.name === name && !doubt) {
      const noted = change(database, (changed) => changed.put(true, doubtOf(base)));
      const content = await record.content.arrayBuffer();
      const [digestOfContent] = await Promise.all([digest(content), noted]);
      if (digestOfContent === record.digest) return content;
    }
    await change(database, (changed) => remove(changed, base));
    return null;
  } finally {
    database.close();
  }
}

/** Keep bytes under a name for the page at `base`. Fails where there is no room. */
export async function keep(base, name, content) {
  const record = { name, content, digest: await digest(await content.arrayBuffer()) };
  await changeOnce((store) => store.put(record, placeOf(base)));
}

/** The start from what was found has come to its end. */
export async function trust(base) {
  await changeOnce((store) => store.delete(doubtOf(base)));
}

/** Throw away what is kept. */
export async function forget(base) {
  await changeOnce((store) => remove(store, base));
}

function remove(store, base) {
  store.delete(placeOf(base));
  store.delete(doubtOf(base));
}

function placeOf(base) {
  return new URL("./", base).pathname;
}

function doubtOf(base) {
  return `${placeOf(base)} in doubt`;
}

async function digest(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function open() {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return done(opening);
}

async function changeOnce(act) {
  const database = await open();
  try {
    await change(database, act);
  } finally {
    database.close();
  }
}

function change(database, act) {
  const transaction = database.transaction(STORE, "readwrite");
  act(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
}

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("another window holds the database"));
  });
}
