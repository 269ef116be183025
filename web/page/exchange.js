/**
 * Texts and files that go in and out by the person's own hand, as the game asks for it. What was
 * begun within the person's event (begin.js) is taken over, if anything was.
 */

import { readClipboard } from "./begin.js";
import { askForText, showText } from "./handover.js";

/** A file that was handed to the browser can be fetched by it for so long, in milliseconds. */
const FETCHED_MS = 60_000;

/**
 * Put a text on the clipboard, and tell whether it was copied. Where the browser refuses, it is
 * shown, to be copied by hand.
 *
 * @param {string} text
 * @param {{fill: Function, written: Promise<boolean>}} [begun]
 */
export async function copyText(text, begun) {
  begun?.fill(text);
  const copied = begun ? await begun.written : await writeAtOnce(text);
  return copied || copyBySelection(text) || showText(text, "handover.copy");
}

async function writeAtOnce(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The old way, for pages that are not served securely, and for frames without permission. */
function copyBySelection(text) {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  field.setAttribute("aria-hidden", "true");
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus?.({ preventScroll: true });
  return done;
}

/** What is on the clipboard; where that is refused, what the person pastes into a field. */
export async function pasteText(begun) {
  return (await (begun ?? readClipboard())) ?? askForText();
}

/** Whether the system has a list of its own of ways to send an address. */
export function canShare() {
  const url = location.href.split("#")[0];
  return typeof navigator.share === "function" && navigator.canShare?.({ url }) !== false;
}

/** Hand a file to the browser: "saved", "handed" where nobody tells if it came, or "refused". */
export function saveFile(name, bytes) {
  if (isSaveForbidden()) return "refused";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED_MS);
  return window.top === window ? "saved" : "handed";
}

/** Whether the frame we are in forbids it, as far as its page lets us see that. */
function isSaveForbidden() {
  const frame = window.frameElement;
  return frame?.hasAttribute("sandbox") === true && !frame.sandbox.contains("allow-downloads");
}
