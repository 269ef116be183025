// pygame's library, out of its wheel.
import zlib from "node:zlib";

const HEADER = 30;
const STORED = 0;

/**
 * The one library in a wheel as `pygame_wheel/pack.py` writes it, where the size of each file
 * stands before it.
 *
 * @param {Buffer} wheel
 * @returns {Buffer}
 */
export function libraryOf(wheel) {
  for (let at = 0; wheel.toString("latin1", at, at + 4) === "PK\x03\x04"; ) {
    const [nameBytes, extraBytes] = [wheel.readUInt16LE(at + 26), wheel.readUInt16LE(at + 28)];
    const name = wheel.toString("utf8", at + HEADER, at + HEADER + nameBytes);
    const from = at + HEADER + nameBytes + extraBytes;
    at = from + wheel.readUInt32LE(at + 18);
    if (!name.endsWith(".so")) continue;
    const packed = wheel.subarray(from, at);
    const method = wheel.readUInt16LE(from - nameBytes - extraBytes - HEADER + 8);
    return method === STORED ? packed : zlib.inflateRawSync(packed);
  }
  throw new Error("the wheel has no library");
}
