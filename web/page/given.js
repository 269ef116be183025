/** Files and links that somebody hands to the page while it is open. */

import { MOST_BYTES } from "./begin.js";

/**
 * Tell the game of what is dropped on the page, and of what the system opens with the installed one.
 *
 * @param {import("./messages.js").Messages} messages
 * @param {import("./history.js").ScreenHistory} screens
 */
export function takeWhatIsGiven(messages, screens) {
  const opened = location.href;
  let isFirst = true;
  window.addEventListener("dragover", takeFiles);
  window.addEventListener("drop", (event) => {
    takeFiles(event);
    for (const file of event.dataTransfer.files) giveFile(messages, file);
  });
  window.launchQueue?.setConsumer(async ({ targetURL, files = [] }) => {
    // By the first one this very page was opened: the game has its address already.
    if (!(isFirst && targetURL === opened)) giveLink(messages, screens, targetURL);
    isFirst = false;
    for (const handle of files) giveFile(messages, await handle.getFile());
  });
}

/** A browser would open the file in the place of the page. */
function takeFiles(event) {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
}

async function giveFile(messages, file) {
  const content = await inBase64(file).catch(() => null);
  messages.push({ type: "file", name: file.name || "?", content });
}

function inBase64(file) {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([file.slice(0, MOST_BYTES)]));
  });
}

function giveLink(messages, screens, address) {
  const { hash } = new URL(address, document.baseURI);
  if (!hash) return;
  screens.setLink(hash.slice(1));
  messages.push({ type: "link" });
}
