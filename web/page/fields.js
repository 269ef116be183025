/** Shows a field, while somebody types in it, as the game draws it: in its font, on its ground. */

import { isField } from "./elements.js";
import { loadFonts } from "./fonts.js";

/** So far inside a field, in CSS pixels, there is its ground and not yet a letter. */
const INSIDE = 6;

/** Lighter than this, of 0 to 255, a ground has dark letters. */
const LIGHT = 128;

/**
 * @param {HTMLElement} box where the fields are
 * @param {HTMLCanvasElement} canvas
 * @returns {() => void} to be called with each frame: what has the focus before it is drawn, as a
 *   sheet that slides in, gets its ground then
 */
export function blendFields(box, canvas) {
  box.addEventListener("focusin", ({ target }) => {
    if (!isField(target)) return;
    loadFonts();
    blend(target, canvas);
  });
  return () => {
    const { activeElement: field } = document;
    if (isField(field) && box.contains(field)) blend(field, canvas);
  };
}

function blend(field, canvas) {
  const [scaleX, scaleY] = [canvas.width / canvas.clientWidth, canvas.height / canvas.clientHeight];
  const x = Math.round((field.offsetLeft + INSIDE) * scaleX);
  const y = Math.round((field.offsetTop + field.offsetHeight / 2) * scaleY);
  const [red, green, blue] = canvas.getContext("2d").getImageData(x, y, 1, 1).data;
  const light = 0.3 * red + 0.6 * green + 0.1 * blue > LIGHT;
  field.style.setProperty("--field", `rgb(${red} ${green} ${blue})`);
  field.style.setProperty("--field-ink", light ? "#342114" : "#fff");
}
