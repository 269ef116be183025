#!/usr/bin/env node
// Makes the packs of compiled Python that the page boots from: see precompile.py.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { boot, DEFAULT_PYODIDE, HERE, importHere, mount, save } from "./boot.mjs";

const USAGE = `usage: node precompile.mjs [--pyodide DIR] [--deflate] JOB...
Jobs, any number of them (Pyodide is started once):
  --stdlib OUT.zip        the standard library, trimmed to --keep (default: stdlib.txt here)
  --wheel IN.whl OUT.zip  a wheel, to be unpacked into site-packages
  --game DIR OUT.zip      the game's own files, to be unpacked into --root (default: /app)
      --pygame IN.whl     with this, the methods of the game's data classes are made too`;

const OPTIONS = {
  pyodide: { type: "string", default: DEFAULT_PYODIDE },
  stdlib: { type: "string" },
  keep: { type: "string", default: path.join(HERE, "stdlib.txt") },
  wheel: { type: "string" },
  game: { type: "string" },
  pygame: { type: "string" },
  root: { type: "string", default: "/app" },
  help: { type: "boolean", default: false },
};

/** Options that take two values: parseArgs knows one, the second follows it as a plain word. */
const PAIRS = ["wheel", "game"];

function readArguments(argv) {
  const { values, tokens } = parseArgs({
    args: argv,
    options: OPTIONS,
    allowPositionals: true,
    tokens: true,
  });
  const outputs = {};
  tokens.forEach((token, i) => {
    if (token.kind === "positional") {
      const before = tokens[i - 1];
      if (before?.kind !== "option" || !PAIRS.includes(before.name)) {
        throw new Error(`what is ${token.value}?`);
      }
      outputs[before.name] = token.value;
    }
  });
  for (const name of PAIRS) {
    if (values[name] && !outputs[name]) {
      throw new Error(`--${name} wants an input and an output`);
    }
  }
  if (values.help || !(values.stdlib || values.wheel || values.game)) {
    throw new Error(USAGE);
  }
  return { ...values, outputs };
}

function report(name, count, bytes) {
  console.log(`${name}: ${count} files, ${bytes} bytes`);
}

async function main(argv) {
  const args = readArguments(argv);
  const py = await boot(args.pyodide);
  const packer = importHere(py, "precompile");
  const pack = (call, out, ...inputs) => {
    const count = call(...inputs, "/out.zip");
    report(out, count, save(py, "/out.zip", out));
  };
  if (args.stdlib) {
    pack(packer.pack_stdlib, args.stdlib, fs.readFileSync(args.keep, "utf8"));
  }
  if (args.wheel) {
    pack(packer.pack_wheel, args.outputs.wheel, mount(py, args.wheel, "/in.whl"));
  }
  if (args.game) {
    const pygame = args.pygame && mount(py, args.pygame, "/pygame.whl");
    pack(packer.pack_game, args.outputs.game, mount(py, args.game, "/in"), pygame, args.root);
  }
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
