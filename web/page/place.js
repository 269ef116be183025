/** Which of the things that can be pressed lies at a point. */

/**
 * The nearest of those that hold the point, as the game takes it (`nearest_at` in
 * game/scenes/frame/pane.py); undefined where none does.
 *
 * @param {object[]} targets with `x`, `y`, `width` and `height` in CSS pixels
 * @param {{x: number, y: number}} point
 */
export function targetAt(targets, { x, y }) {
  let [nearest, least] = [undefined, Infinity];
  for (const target of targets) {
    const [right, bottom] = [target.x + target.width, target.y + target.height];
    if (x < target.x || x >= right || y < target.y || y >= bottom) continue;
    const away = Math.hypot((target.x + right) / 2 - x, (target.y + bottom) / 2 - y);
    if (away < least) [nearest, least] = [target, away];
  }
  return nearest;
}
