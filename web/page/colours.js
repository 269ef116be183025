/** The colours of the game's theme, for what the page shows over the game, and the browser round it. */

/**
 * @param {HTMLElement} game what they are for, with all that is in it
 * @param {Object<string, number[]>} colours red, green and blue from 0 to 255, by name
 */
export function wear(game, colours) {
  for (const [name, rgb] of Object.entries(colours)) game.style.setProperty(`--${name}`, css(rgb));
  const bars = document.querySelectorAll('meta[name="theme-color"]');
  if (colours.ground) bars.forEach((bar) => (bar.content = css(colours.ground)));
}

const css = (rgb) => `rgb(${rgb.join(" ")})`;
