/**
 * Small texts kept between visits. Many games may share one address (as on github.io), so
 * every key carries our own prefix. Throws where the browser blocks storage or it is full.
 */

const PREFIX = "baraza:";

export const storage = {
  /** The text, or undefined. */
  get(key) {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  },

  set(key, text) {
    localStorage.setItem(PREFIX + key, text);
  },

  remove(key) {
    localStorage.removeItem(PREFIX + key);
  },

  /** Our own keys, without the prefix, as JSON. */
  keys() {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return JSON.stringify(ours.map((key) => key.slice(PREFIX.length)));
  },
};
