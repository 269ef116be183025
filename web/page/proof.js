/** Whether what has arrived is what the build has made. */

import { Fault } from "./fault.js";

/** Whether the browser can tell here; on pages that come without HTTPS it cannot. */
export const canProve = Boolean(globalThis.crypto?.subtle);

/** Fails unless these are the bytes of the file. */
export async function prove(bytes, { sha256 }) {
  if (!canProve) return; // then the browser was told to look itself: see arrival.js
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (btoa(String.fromCharCode(...digest)) !== sha256) throw new Fault("fault.changed");
}
