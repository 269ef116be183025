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

/**
 * Ask the browser not to empty the storage where room is short. Some ask the person; what they answer
 * changes nothing here.
 */
export function protectStorage() {
  navigator.storage?.persist?.().catch((error) => console.warn(error.message));
}
