/** The game's own fonts for what the page itself shows; they are read when first needed. */

const FILES = [
  ["Atkinson", "text.ttf", "400"],
  ["Atkinson", "text-bold.ttf", "700"],
  ["Fraunces", "title.ttf", "600"],
];

let read; // (name of a file) => its bytes; there is none until the game is there
let loaded = false;

/** @param {(file: string) => BufferSource} from what reads one of the game's fonts */
export function offerFonts(from) {
  read = from;
}

/** Let the page use the fonts from now on. */
export function loadFonts() {
  if (loaded || !read) return;
  loaded = true;
  for (const [family, file, weight] of FILES) {
    document.fonts.add(new FontFace(family, read(file), { weight }));
  }
}
