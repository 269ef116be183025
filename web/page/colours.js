/** The colours of the game's theme, for what the page itself shows over the game. */

/**
 * @param {HTMLElement} game what they are for, with all that is in it
 * @param {Object<string, number[]>} colours red, green and blue from 0 to 255, by name
 */
export function wear(game, colours) {
  for (const [name, rgb] of Object.entries(colours)) {
    game.style.setProperty(`--${name}`, `rgb(${rgb.join(" ")})`);
  }
}
