/**
 * `barazaPage`: everything the game asks of the page, and all the page tells it.
 * game/host/web.py is the other end. Texts cross as strings and structures as JSON; what is
 * not there is `undefined`, which Python sees as None.
 */

import { Announcer } from "./announce.js";
import { Audio } from "./audio.js";
import { wear } from "./colours.js";
import { canShare, copyText, openFile, openPaper, pasteText, saveFile, shareAddress } from "./exchange.js";
import { blendFields } from "./fields.js";
import { offerFonts } from "./fonts.js";
import { nextFrame } from "./frames.js";
import { ScreenHistory } from "./history.js";
import { listen } from "./input.js";
import { Messages } from "./messages.js";
import { Parts } from "./parts.js";
import { APP } from "./runtime.js";
import { hideLoading } from "./screen.js";
import { storage } from "./storage.js";
import { Targets } from "./targets.js";
import { Viewport } from "./viewport.js";

const FONTS = `${APP}/assets/fonts`;

const MEDIA = {
  motion: "(prefers-reduced-motion: reduce)",
  contrast: "(prefers-contrast: more), (forced-colors: active)",
};

/**
 * @param {object} pyodide the running interpreter
 * @param {URLSearchParams} query of the page's address
 * @param {import("./download.js").Downloads} downloads what can still be fetched
 */
export function makeBridge(pyodide, query, downloads) {
  const element = (id) => document.getElementById(id);
  const stage = element("stage");
  const messages = new Messages();
  const viewport = new Viewport(stage, () => messages.push({ type: "resized" }));
  const targets = new Targets(stage, element("targets"), messages);
  const regions = { polite: element("polite"), urgent: element("urgent") };
  const announcer = new Announcer(regions, () => messages.acts);
  const audio = new Audio(pyodide._module, query.get("mute") === "1");
  const screens = new ScreenHistory(messages);
  const parts = new Parts(pyodide.FS, downloads);
  const testing = query.get("test") === "1";
  const announced = []; // for a test rig: all that was to be said
  let shown = []; // the targets, as they were shown last

  listen(stage, messages, (event) => viewport.place(event));
  offerFonts((file) => pyodide.FS.readFile(`${FONTS}/${file}`));
  blendFields(element("targets"), element("canvas"));
  watchPage(messages);

  return {
    testing,
    presenting: query.get("present") === "1",
    takeMessages: () => messages.take(),
    nextFrame,
    firstFrame: () => onFirstFrame(targets),
    viewport: () => JSON.stringify(viewport.size),
    preferences: () => JSON.stringify(preferences()),
    shown: () => !document.hidden,
    soundUnlocked: () => audio.unlocked,
    setOutline: (outline, opened) => targets.setOutline(JSON.parse(outline), opened),
    setTargets: (list, focus) => targets.show((shown = JSON.parse(list)), focus),
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
    toggleFullScreen,
    address: () => location.href.split("#")[0],
    link: () => screens.link,
    setLink: (text) => screens.setLink(text),
    showPlaces: (places) => screens.show(JSON.parse(places)),
    storageGet: storage.get,
    storageSet: storage.set,
    storageRemove: storage.remove,
    storageKeys: storage.keys,
    canShare,
    shareAddress,
    copyText,
    pasteText,
    openFile,
    saveFile,
    openPaper,
    hasPart: (name) => parts.has(name),
    bringPart: (name) => parts.bring(name),
  };
}

function watchPage(messages) {
  document.addEventListener("visibilitychange", () =>
    messages.push({ type: "visible", shown: !document.hidden }),
  );
  const changed = () => messages.push({ type: "preferences" });
  Object.values(MEDIA).forEach((query) => matchMedia(query).addEventListener("change", changed));
  window.addEventListener("languagechange", changed);
}

function preferences() {
  return {
    languages: navigator.languages,
    reduced_motion: matchMedia(MEDIA.motion).matches,
    high_contrast: matchMedia(MEDIA.contrast).matches,
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

function toggleFullScreen() {
  const game = document.getElementById("game");
  const done = document.fullscreenElement ? document.exitFullscreen() : game.requestFullscreen?.();
  done?.catch((error) => console.warn(error.message));
}
