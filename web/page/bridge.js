/**
 * `barazaPage`: everything the game asks of the page, and all the page tells it.
 * game/host/web.py is the other end. Texts cross as strings and structures as JSON; what is
 * not there is `undefined`, which Python sees as None.
 */

import { Announcer } from "./announce.js";
import { Audio } from "./audio.js";
import { pickFile, share, showPaper } from "./begin.js";
import { wear } from "./colours.js";
import { canShare, copyText, pasteText, saveFile } from "./exchange.js";
import { blendFields } from "./fields.js";
import { offerFonts } from "./fonts.js";
import { nextFrame } from "./frames.js";
import { canFillScreen, toggleFullScreen } from "./full_screen.js";
import { listenToGamepads } from "./gamepad.js";
import { beginByPointer, Gestures } from "./gestures.js";
import { showText } from "./handover.js";
import { ScreenHistory } from "./history.js";
import { takeWhatIsGiven } from "./given.js";
import { listen } from "./input.js";
import { Kernel } from "./kernel.js";
import { Messages } from "./messages.js";
import { playOffline } from "./offline.js";
import { Parts } from "./parts.js";
import { APP } from "./runtime.js";
import { hideLoading } from "./screen.js";
import { protectStorage, storage } from "./storage.js";
import { Targets } from "./targets.js";
import { textScale, watchTextScale } from "./text_scale.js";
import { Viewport } from "./viewport.js";

const FONTS = `${APP}/assets/fonts`;

const MEDIA = {
  motion: "(prefers-reduced-motion: reduce)",
  contrast: "(prefers-contrast: more), (forced-colors: active)",
  dark: "(prefers-color-scheme: dark)",
};

/**
 * @param {object} pyodide the running interpreter
 * @param {URLSearchParams} query of the page's address
 * @param {import("./download.js").Downloads} downloads what can still be fetched
 * @param {import("./keeping.js").Keeping} keeping the start of Python, for later visits
 */
export function makeBridge(pyodide, query, downloads, keeping) {
  const element = (id) => document.getElementById(id);
  const stage = element("stage");
  const messages = new Messages();
  const viewport = new Viewport(stage, () => messages.push({ type: "resized" }));
  const gestures = new Gestures();
  const press = (id) => gestures.press(id);
  const targets = new Targets(stage, element("targets"), messages, press);
  const regions = { polite: element("polite"), urgent: element("urgent") };
  const announcer = new Announcer(regions, () => messages.acts);
  const audio = new Audio(pyodide._module, query.get("mute") === "1");
  const screens = new ScreenHistory(messages);
  const parts = new Parts(pyodide.FS, downloads);
  const kernel = new Kernel(downloads);
  const testing = query.get("test") === "1";
  const announced = []; // for a test rig: all that was to be said
  let shown = []; // the targets, as they were shown last
  let shortcuts = "on"; // whether letters are commands

  const place = (event) => viewport.place(event);
  listen(stage, messages, place, (key, code) => gestures.key(key, code), () => shortcuts);
  listenToGamepads(messages);
  beginByPointer(stage, gestures, place);
  offerFonts((file) => pyodide.FS.readFile(`${FONTS}/${file}`));
  const blend = blendFields(element("targets"), element("canvas"));
  watchPage(messages);
  takeWhatIsGiven(messages, screens);

  return {
    testing,
    presenting: query.get("present") === "1",
    takeMessages: () => messages.take(),
    nextFrame: async (rest) => {
      gestures.pass();
      blend();
      if (rest > 0) await messages.come(rest);
      return nextFrame();
    },
    firstFrame: () => {
      onFirstFrame(targets);
      keeping.trust();
      playOffline(() => messages.push({ type: "version" }));
    },
    leisure: () => whenIdle(() => keeping.make(downloads)),
    viewport: () => JSON.stringify(viewport.size),
    preferences: () => JSON.stringify(preferences()),
    shown: () => !document.hidden,
    soundUnlocked: () => audio.unlocked,
    setOutline: (text, opened) => {
      const { gestures: letters, shortcuts: set, ...outline } = JSON.parse(text);
      shortcuts = set;
      gestures.showLetters(letters);
      targets.setOutline(outline, opened);
    },
    setTargets: (list, focus) => {
      shown = JSON.parse(list);
      gestures.show(shown, focus);
      targets.show(shown, focus);
    },
    setColours: (colours) => wear(element("game"), JSON.parse(colours)),
    setPointer: (shape) => (stage.style.cursor = shape === "hand" ? "pointer" : "default"),
    announce: (text, urgent) => {
      if (testing) announced.push(text);
      announcer.say(text, urgent);
    },
    publish: (state) =>
      testing && publish({ ...JSON.parse(state), targets: shown }, {
        sound: () => audio.state,
        unread: () => messages.unread,
        announced: () => [...announced],
        unsaid: () => announcer.waiting,
      }),
    reportError: (text) => console.error(text),
    warn: (text) => console.warn(text),
    canFillScreen,
    toggleFullScreen: () => void (gestures.take("full-screen") ?? toggleFullScreen()),
    address: () => location.href.split("#")[0],
    link: () => screens.link,
    setLink: (text) => screens.setLink(text),
    showPlaces: (places) => screens.show(JSON.parse(places)),
    storageGet: storage.get,
    storageSet: storage.set,
    storageRemove: storage.remove,
    storageKeys: storage.keys,
    protectStorage,
    reload: () => location.reload(),
    canShare,
    shareAddress: (title, address) => gestures.take("share") ?? share(title, address),
    copyText: (text) => copyText(text, gestures.take("copy")),
    showText: (text) => void showText(text, "handover.file"),
    pasteText: () => pasteText(gestures.take("paste")),
    openFile: () => gestures.take("open") ?? pickFile(),
    saveFile,
    openPaper: (name) => void (gestures.take("paper") ?? showPaper(name)),
    hasPart: (name) => parts.has(name),
    bringPart: (name) => parts.bring(name),
    askKernel: (ticket, numbers) => kernel.ask(ticket, numbers),
    kernelAnswer: (ticket) => kernel.answer(ticket),
    dropQuestion: (ticket) => kernel.drop(ticket),
  };
}

/** Do something when the browser has nothing to do. */
function whenIdle(act) {
  if (globalThis.requestIdleCallback) requestIdleCallback(act);
  else setTimeout(act);
}

function watchPage(messages) {
  document.addEventListener("visibilitychange", () =>
    messages.push({ type: "visible", shown: !document.hidden }),
  );
  const changed = () => messages.push({ type: "preferences" });
  Object.values(MEDIA).forEach((query) => matchMedia(query).addEventListener("change", changed));
  window.addEventListener("languagechange", changed);
  watchTextScale(changed);
}

function preferences() {
  return {
    languages: navigator.languages,
    reduced_motion: matchMedia(MEDIA.motion).matches,
    high_contrast: matchMedia(MEDIA.contrast).matches,
    text_scale: textScale(),
    dark: matchMedia(MEDIA.dark).matches,
  };
}

/** The board is there: show it, and let keys reach it, unless we sit in somebody else's page. */
function onFirstFrame(targets) {
  performance.mark("first-frame");
  hideLoading();
  const nothingFocused = document.activeElement === document.body;
  if (nothingFocused && window.top === window) targets.enter();
}

/**
 * Tell a test rig how things stand: a copy that it cannot change and we will not. `now` has what is
 * to be told as it is at the moment it is asked for.
 */
function publish(state, now) {
  for (const [name, get] of Object.entries(now)) {
    Object.defineProperty(state, name, { get, enumerable: true });
  }
  window.baraza = Object.freeze(state);
}
