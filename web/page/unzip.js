/**
 * Opens the packs of the build: zips that keep their files as they are.
 *
 * They are compressed on the way, as a whole: that is smaller than each file by itself. Python's own
 * zipfile would do, but only once Python runs, and more slowly.
 */

const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const STORED = 0;

/** Every [name, bytes] in a zip, by the directory at its end. */
export function* entries(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const text = new TextDecoder();
  const end = zip.length - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("this is not a pack");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const stored = view.getUint16(at + 10, true) === STORED;
    if (view.getUint32(at, true) !== ENTRY || !stored) throw new Error("a pack is damaged");
    const size = view.getUint32(at + 20, true);
    const nameSize = view.getUint16(at + 28, true);
    const name = text.decode(zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize));
    const local = view.getUint32(at + 42, true);
    const start =
      local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [name, zip.subarray(start, start + size)];
    at += ENTRY_SIZE + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** Write every file of a zip under a folder of the interpreter's file system, which keeps the zip. */
export function unpack(FS, zip, folder) {
  const made = new Set();
  for (const [name, content] of entries(zip)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) {
      FS.mkdirTree(parent);
      made.add(parent);
    }
    FS.writeFile(path, content, { canOwn: true });
  }
}
