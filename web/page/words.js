/**
 * What the page itself says, before and after the game speaks for itself.
 *
 * The sentences are those of the game's catalogue whose keys begin with "page."; the build writes
 * them into index.html, and guard.js, which needs them first, has chosen the language.
 */

const { language, sentences } = window.barazaWords?.() ?? {
  language: "en", // where a policy forbids the script in the page that chooses
  sentences: JSON.parse(document.getElementById("words").textContent).en ?? {},
};
const plural = new Intl.PluralRules(language);
const tenths = new Intl.NumberFormat(language, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});

/** The sentence of a key, with values filled in; numbers choose among its forms. */
export function words(key, values = {}) {
  let sentence = sentences[key] ?? key;
  while (typeof sentence !== "string") {
    sentence = sentence[plural.select(values[sentence.by ?? "count"])] ?? sentence.other;
  }
  return sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Names as a list: "a, b, c". */
export function list(names) {
  return names.reduce((first, second) => words("list", { first, second }));
}

/** A number as the language writes it, with one digit of a fraction. */
export function inTenths(number) {
  return tenths.format(number);
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
