// What stands behind each instruction of WebAssembly, as far as the interpreter's module has them.

export const CALL = 0x10;
export const GLOBAL_GET = 0x23;
export const GLOBAL_SET = 0x24;
export const I32_LOAD = 0x28;
export const I32_STORE = 0x36;
export const I32_CONST = 0x41;
export const I32_ADD = 0x6a;
export const I32_SUB = 0x6b;
export const REF_FUNC = 0xd2;
export const UNREACHABLE = 0x00;
export const END = 0x0b;

const PASS = {
  nothing: () => {},
  number: (r) => r.passNumber(),
  two: (r) => (r.passNumber(), r.passNumber()),
  byte: (r) => r.at++,
  four: (r) => (r.at += 4),
  eight: (r) => (r.at += 8),
  sixteen: (r) => (r.at += 16),
  bytes: (r) => r.take(r.number()),
  labels: (r) => {
    for (let left = r.number() + 1; left > 0; left--) r.passNumber();
  },
  placeAndLane: (r) => (r.passNumber(), r.passNumber(), r.at++),
  bulk: (r) => BULK(r.number())(r),
  vector: (r) => VECTOR(r.number())(r),
  atomic: (r) => (r.number() === 3 ? r.at++ : (r.passNumber(), r.passNumber())),
};

/** Behind 0xfc: conversions first, then memory and tables. */
function BULK(code) {
  if (code < 8) return PASS.nothing;
  return [8, 10, 12, 14].includes(code) ? PASS.two : PASS.number;
}

/** Behind 0xfd. */
function VECTOR(code) {
  if (code <= 11 || code === 92 || code === 93) return PASS.two;
  if (code === 12 || code === 13) return PASS.sixteen;
  if (code >= 21 && code <= 34) return PASS.byte;
  return code >= 84 && code <= 91 ? PASS.placeAndLane : PASS.nothing;
}

const BEHIND = new Array(256).fill(PASS.nothing);

function set(pass, ...codes) {
  codes.forEach((code) => (BEHIND[code] = pass));
}

set(PASS.number, 0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x10, 0x12, 0x18);
set(PASS.number, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x41, 0x42, 0xd2);
set(PASS.labels, 0x0e);
set(PASS.two, 0x11, 0x13);
set(PASS.bytes, 0x1c);
for (let code = 0x28; code <= 0x3e; code++) set(PASS.two, code);
set(PASS.byte, 0x3f, 0x40, 0xd0);
set(PASS.four, 0x43);
set(PASS.eight, 0x44);
set(PASS.bulk, 0xfc);
set(PASS.vector, 0xfd);
set(PASS.atomic, 0xfe);

/** Read the number of an instruction's code, and go past what stands behind it. */
export function step(reader) {
  const code = reader.byte();
  BEHIND[code](reader);
  return code;
}
