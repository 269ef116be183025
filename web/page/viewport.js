/** How large the playing area is, in CSS pixels and in pixels of the canvas. */

/** More pixels than this cost more time than anybody can see. */
const MOST_PIXELS = 2560 * 1440;

/**
 * Watches the stage and sizes the canvas's box.
 *
 * @param {HTMLElement} stage the playing area
 * @param {() => void} onChange called when its size or scale is another
 */
export class Viewport {
  #stage;
  #now;

  constructor(stage, onChange) {
    this.#stage = stage;
    this.#now = measure(stage);
    this.#fitCanvas();
    const look = () => {
      const next = measure(stage);
      if (same(next, this.#now)) return;
      this.#now = next;
      this.#fitCanvas();
      onChange();
    };
    new ResizeObserver(look).observe(stage);
    onNewRatio(look);
  }

  /** Width and height in CSS pixels, and canvas pixels for one of them. */
  get size() {
    return this.#now;
  }

  /** Where a pointer event is, in CSS pixels from the stage's corner. */
  place(event) {
    const box = this.#stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Give the canvas a box of whole pixels: then the browser copies pixel to pixel, and all is sharp. */
  #fitCanvas() {
    const { width, height } = this.#now;
    this.#stage.style.setProperty("--canvas-width", `${width}px`);
    this.#stage.style.setProperty("--canvas-height", `${height}px`);
  }
}

/**
 * The stage's size, a little less where a CSS pixel is no whole number of the canvas's: width
 * times scale is whole, and so is height times scale.
 */
function measure(stage) {
  const box = stage.getBoundingClientRect();
  const [width, height] = [Math.max(1, box.width), Math.max(1, box.height)];
  const cap = Math.sqrt(MOST_PIXELS / (width * height));
  const scale = Math.min(window.devicePixelRatio || 1, cap);
  const whole = (length) => Math.max(1, Math.floor(length * scale + 1e-6)) / scale;
  return { width: whole(width), height: whole(height), scale };
}

function same(a, b) {
  return a.width === b.width && a.height === b.height && a.scale === b.scale;
}

/** Call `act` when the pixel ratio changes: zoom, or a window that goes to another screen. */
function onNewRatio(act) {
  const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener(
    "change",
    () => {
      act();
      onNewRatio(act);
    },
    { once: true },
  );
}
