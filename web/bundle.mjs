#!/usr/bin/env node
// Makes one script of the page's modules: node bundle.mjs IN.js OUT.js
import { build } from "esbuild";

const [input, output] = process.argv.slice(2);

// Names stay as they are written, so that a report of an error can be read.
await build({
  entryPoints: [input],
  outfile: output,
  bundle: true,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: "warning",
});
