/** The page's clock: when to draw, and whether anybody can see it. */

/** Whether the game was woken since the page was hidden, and so can know of it. */
let knows = false;

/**
 * The next moment to draw, in milliseconds. While the page is hidden it does not come, but once,
 * at the beginning, so that the game hears of it. Firefox may still run animation frames then, so
 * ask the document.
 */
export function nextFrame() {
  return new Promise((resolve) => {
    let request = 0;
    const wake = (time) => {
      document.removeEventListener("visibilitychange", look);
      resolve(time);
    };
    const look = () => {
      cancelAnimationFrame(request);
      if (!document.hidden) {
        knows = false;
        request = requestAnimationFrame((time) => (document.hidden ? look() : wake(time)));
      } else if (!knows) {
        knows = true;
        wake(performance.now());
      }
    };
    document.addEventListener("visibilitychange", look);
    look();
  });
}
