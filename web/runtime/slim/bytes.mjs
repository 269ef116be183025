// Numbers and names as WebAssembly writes them: LEB128, and bytes with their count before them.

/** Reads one after another from bytes. */
export class Reader {
  /**
   * @param {Buffer} bytes
   * @param {number} at where to begin
   * @param {number} end where to stop
   */
  constructor(bytes, at = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  get done() {
    return this.at >= this.end;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** An unsigned number of up to 32 bits. */
  number() {
    let value = 0;
    let shift = 0;
    let byte;
    do {
      byte = this.bytes[this.at++];
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte & 0x80);
    return value >>> 0;
  }

  /** A signed number of up to 32 bits. */
  signed() {
    let value = 0;
    let shift = 0;
    let byte;
    do {
      byte = this.bytes[this.at++];
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte & 0x80);
    return shift < 32 && byte & 0x40 ? value | (-1 << shift) : value;
  }

  /** Pass by a number of any length. */
  passNumber() {
    while (this.bytes[this.at++] & 0x80);
  }

  /** The next `count` bytes, not copied. */
  take(count) {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  name() {
    return this.take(this.number()).toString("utf8");
  }
}

/** An unsigned number as bytes. */
export function number(value) {
  const bytes = [];
  do {
    const byte = value & 0x7f;
    value >>>= 7;
    bytes.push(value ? byte | 0x80 : byte);
  } while (value);
  return bytes;
}

/** A signed number of 32 bits as bytes. */
export function signed(value) {
  const bytes = [];
  for (;;) {
    const byte = value & 0x7f;
    value >>= 7;
    const last = (value === 0 && !(byte & 0x40)) || (value === -1 && byte & 0x40);
    bytes.push(last ? byte : byte | 0x80);
    if (last) return bytes;
  }
}

/** A name as bytes. */
export function name(text) {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from(number(bytes.length)), bytes]);
}

/** Parts that were counted before: their number, then they. */
export function vector(parts) {
  return Buffer.concat([Buffer.from(number(parts.length)), ...parts]);
}
