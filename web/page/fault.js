/** Why a file could not be had, and what is said of it. */

import { list, words } from "./words.js";

/**
 * What may be to blame, by its key in the catalogue: "fault.policy" (the server's
 * Content-Security-Policy), "fault.sandbox" (a frame without allow-same-origin), "fault.offline",
 * "fault.status" (the server answers with an error), "fault.html" (or with a web page),
 * "fault.encoding" (it says that it has compressed the file, which cannot be opened),
 * "fault.changed" (another content), "fault.cut" (it breaks off), and "fault.connection".
 */
export class Fault extends Error {
  /**
   * @param {string} kind
   * @param {object} [values] for the words: `status`, `encoding`, `bytes`
   */
  constructor(kind, values = {}) {
    super(`${kind} ${Object.values(values).join(" ")}`.trim());
    this.kind = kind;
    this.values = values;
  }
}

/** Faults that may be gone when the file is asked for once more. */
const PASSING = new Set(
  ["connection", "cut", "changed", "encoding", "html"].map((word) => `fault.${word}`),
);

export const isPassing = (fault) => PASSING.has(fault.kind);

/** What a policy has to allow where something of this kind was blocked. */
const MISSING = { eval: " 'unsafe-eval'", "wasm-eval": " 'wasm-unsafe-eval'" };

/** What the server's policy lacks, as the browser has told so far, by directive. */
const forbidden = new Map();

/** What the page cannot do without; a policy may well forbid it an icon. */
const NEEDED = /^((script|connect|style)-src|require-trusted-types)/;

document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  if (!NEEDED.test(effectiveDirective)) return;
  forbidden.set(effectiveDirective, `${effectiveDirective}${MISSING[blockedURI] ?? ""}`);
});

/**
 * What the server's policy forbids, of what the page has tried; "" for nothing.
 *
 * @param {unknown} error what has just failed: of some errors the browser tells the policy later
 */
export function forbiddenByPolicy(error) {
  if (forbidden.size > 0) return [...forbidden.values()].join(", ");
  return error instanceof EvalError ? `script-src${MISSING.eval}` : "";
}

/** Why there was no answer at all. */
export function noAnswer() {
  if (forbidden.has("connect-src")) return new Fault("fault.policy", { directive: "connect-src" });
  if (self.origin === "null") {
    return self === top ? new Fault("fault.policy", { directive: "sandbox" }) : new Fault("fault.sandbox");
  }
  return new Fault(navigator.onLine === false ? "fault.offline" : "fault.connection");
}

/**
 * Say what happened: a sentence for each kind of fault, with the files that it befell.
 *
 * @param {Map<string, Fault>} faults by the paths of the files
 */
export function sentences(faults) {
  const groups = new Map();
  for (const [name, fault] of faults) {
    const group = groups.get(fault.message) ?? { fault, names: [] };
    group.names.push(name);
    groups.set(fault.message, group);
  }
  return [...groups.values()].map(({ fault, names }) =>
    words(fault.kind, { ...fault.values, count: names.length, names: list(names) }),
  );
}
