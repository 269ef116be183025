/** The page's clock: when to draw, and whether anybody can see it. */

/**
 * The next moment to draw, in milliseconds. While the page is hidden it does not come: Firefox
 * may still run animation frames then, so ask the document.
 */
export function nextFrame() {
  return new Promise((resolve) => {
    const wait = () =>
      requestAnimationFrame((time) => (document.hidden ? whenShown(wait) : resolve(time)));
    if (document.hidden) whenShown(wait);
    else wait();
  });
}

function whenShown(act) {
  const look = () => {
    if (document.hidden) return;
    document.removeEventListener("visibilitychange", look);
    act();
  };
  document.addEventListener("visibilitychange", look);
}
