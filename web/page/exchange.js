/** Texts and files that go in and out by the person's own hand. */

import { pathOf } from "./files.js";
import { askForText, showText } from "./handover.js";

/** No record of ours comes near this; a larger file is cut here, and the game refuses it. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Put a text on the clipboard; whether that worked. If not, it is shown, to be copied by hand. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const done = copyBySelection(text);
    if (!done) showText(text);
    return done;
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

/** Whether the system has a list of its own of ways to send an address. */
export function canShare() {
  return typeof navigator.share === "function";
}

/** Let the person send an address by that list; whether that was done. */
export async function shareAddress(title, url) {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false;
  }
}

/** What is on the clipboard; where that is refused, what the person pastes into a field. */
export async function pasteText() {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return askForText();
  }
}

/** Let the person pick a file: its name and bytes, or undefined when none was picked. */
export function openFile() {
  const input = document.createElement("input");
  input.type = "file";
  return new Promise((resolve) => {
    input.oncancel = () => resolve(undefined);
    input.onchange = async () => {
      const [file] = input.files;
      if (!file) return resolve(undefined);
      const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
      return resolve({ name: file.name, bytes });
    };
    input.click();
  });
}

/** Hand a file to the browser's downloads. */
export function saveFile(name, bytes) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** Show a sheet to be printed in a tab of its own. */
export function openPaper(name) {
  const link = document.createElement("a");
  link.href = pathOf(`print/${name}`);
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
}
