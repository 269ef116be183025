/**
 * What a browser lets a page do only within a person's own event, as WebKit does: these begin it,
 * and have to be called there.
 */

import { pathOf } from "./files.js";

/** No record of ours comes near this; a larger file is cut here, and the game refuses it. */
export const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Write to the clipboard a text that is not known yet.
 *
 * @returns `begun`: its `fill` is handed the text, its promise `written` tells whether that was
 *   copied; `letGo` leaves the clipboard as it is. Null where a browser cannot
 */
export function writeClipboard() {
  let [fill, letGo] = [];
  const text = new Promise((resolve, reject) => {
    fill = (given) => resolve(new Blob([given], { type: "text/plain" }));
    letGo = () => reject(new Error("nothing is copied"));
  });
  text.catch(() => {}); // whoever waits for `written` hears of it
  try {
    const written = navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return { begun: { fill, written: written.then(() => true, () => false) }, letGo };
  } catch {
    return null;
  }
}

/** What is on the clipboard; undefined where that is refused. */
export async function readClipboard() {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

/**
 * Let the person pick a file: its name and bytes, or undefined when none was picked. A file that
 * cannot be read has no bytes: it may have been moved away, or lie in a cloud.
 */
export function pickFile() {
  const input = document.createElement("input");
  input.type = "file";
  input.hidden = true;
  document.body.append(input); // one that is nowhere may be thrown away before it is answered
  return new Promise((resolve) => {
    const answer = (file) => {
      input.remove();
      resolve(file);
    };
    input.oncancel = () => answer(undefined);
    input.onchange = async () => {
      const [file] = input.files;
      if (!file) return answer(undefined);
      const content = await file
        .slice(0, MOST_BYTES)
        .arrayBuffer()
        .catch(() => undefined);
      return answer({ name: file.name, bytes: content && new Uint8Array(content) });
    };
    input.click();
  });
}

/** Let the person send an address: "sent", "closed" by the person, or "refused" by the browser. */
export async function share(title, url) {
  try {
    await navigator.share({ title, url });
    return "sent";
  } catch (error) {
    return error.name === "AbortError" ? "closed" : "refused";
  }
}

/** Show a sheet to be printed in a tab of its own. */
export function showPaper(name) {
  const link = document.createElement("a");
  link.href = pathOf(`print/${name}`);
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
  return true;
}
