/**
 * Unpacks the packs of the build into the interpreter's file system.
 *
 * Python's own zipfile would do, but only once Python runs, and more slowly.
 */

const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;

/** How a zip may keep a file: as it is, or deflated. */
const METHODS = { 0: (bytes) => bytes, 8: inflate };

async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Every [name, bytes or a promise of them] in a zip, by the directory at its end. */
export function* entries(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const text = new TextDecoder();
  const end = zip.length - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("this is not a pack");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const read = METHODS[view.getUint16(at + 10, true)];
    if (view.getUint32(at, true) !== ENTRY || !read) throw new Error("a pack is damaged");
    const size = view.getUint32(at + 20, true);
    const nameSize = view.getUint16(at + 28, true);
    const name = text.decode(zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize));
    const local = view.getUint32(at + 42, true);
    const start =
      local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [name, read(zip.subarray(start, start + size))];
    at += ENTRY_SIZE + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** Write every file of a pack under a folder of the interpreter's file system. */
export async function unpack(FS, zip, folder) {
  const made = new Set();
  const files = [...entries(zip)].filter(([name]) => !name.endsWith("/"));
  const contents = await Promise.all(files.map(([, content]) => content));
  files.forEach(([name], i) => {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) {
      FS.mkdirTree(parent);
      made.add(parent);
    }
    FS.writeFile(path, contents[i]);
  });
}
