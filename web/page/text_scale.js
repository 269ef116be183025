/** How large texts are to be, as the browser is set. */

/** The size of text in a browser that nobody has set, in CSS pixels. */
const USUAL = 16;

/** Return by how much larger than usual texts are: `html` has the size that the browser is set to. */
export function textScale() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;
}

/**
 * Call `changed` whenever that size is set anew: something as wide as a letter is watched, as no
 * event tells of it.
 */
export function watchTextScale(changed) {
  const ruler = document.createElement("div");
  ruler.className = "ruler";
  ruler.setAttribute("aria-hidden", "true");
  document.body.append(ruler);
  let last = textScale();
  new ResizeObserver(() => {
    if (textScale() === last) return;
    last = textScale();
    changed();
  }).observe(ruler);
}
