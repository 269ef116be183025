/**
 * What the page itself says, before and after the game speaks for itself.
 *
 * The sentences are those of the game's catalogue whose keys begin with "page."; the build writes
 * them into index.html, and guard.js, which needs them first, has chosen the language.
 */

const { language, sentences } = window.barazaWords();
const plural = new Intl.PluralRules(language);

/** The sentence of a key, with values filled in; `count` chooses its form by number. */
export function words(key, values = {}) {
  const found = sentences[key] ?? key;
  const sentence =
    typeof found === "string" ? found : (found[plural.select(values.count)] ?? found.other);
  return sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Heading and text of a message. */
export function message(key, values) {
  return { title: words(`${key}.title`), text: words(`${key}.text`, values) };
}

/** Name the page's own parts in the language of the sentences. */
export function namePage() {
  document.documentElement.lang = language;
  const names = { stage: "game", loading: "loading", progress: "loaded" };
  for (const [id, key] of Object.entries(names)) {
    document.getElementById(id).setAttribute("aria-label", words(key));
  }
}
