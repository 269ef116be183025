/** The whole screen for the game, where a browser gives it. */

/** What was asked for last, until the browser has done it or refused. */
let asked;

/** Whether the browser can: an iPhone cannot, and a page with our frame may forbid it. */
export function canFillScreen() {
  return document.fullscreenEnabled === true;
}

/** Whether the game has the whole screen, or will have it once the browser has done as asked. */
export function isFilled() {
  return asked ?? document.fullscreenElement !== null;
}

/** Ask for the whole screen, or give it back; pressed twice at once it is as it was. */
export async function toggleFullScreen() {
  const fills = !isFilled();
  asked = fills;
  try {
    await (fills ? element().requestFullscreen() : document.exitFullscreen());
  } catch (error) {
    console.warn(error.message);
  }
  if (asked === fills) asked = undefined;
}

const element = () => document.getElementById("game");
