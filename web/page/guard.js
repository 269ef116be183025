/* Runs first, as a plain old script that the build puts into index.html: says so when the browser is
 * too old for the rest, or the page was opened where it cannot run. Nothing here needs another file. */
(function () {
  "use strict";

  // A module with one vector instruction: only a browser with WebAssembly SIMD accepts it.
  var SIMD = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0,
    253, 15, 253, 98, 11,
  ];

  /* What the page cannot do without, and how to find out whether it is there. */
  var NEEDS = {
    "WebAssembly with SIMD": function () {
      return typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array(SIMD));
    },
    "JavaScript modules": function () {
      return "noModule" in document.createElement("script");
    },
    "Array.at": function () {
      return typeof Array.prototype.at === "function";
    },
    DecompressionStream: function () {
      return typeof DecompressionStream === "function";
    },
    ResizeObserver: function () {
      return typeof ResizeObserver === "function";
    },
    PointerEvent: function () {
      return typeof PointerEvent === "function";
    },
  };

  function lacking() {
    return Object.keys(NEEDS).filter(function (name) {
      try {
        return !NEEDS[name]();
      } catch (error) {
        return true;
      }
    });
  }

  // The page's sentences in the first language of the browser's that there is, over English; like
  // the game's own catalogue, a language stands for its regions too.
  window.barazaWords = function () {
    var all = JSON.parse(document.getElementById("words").textContent);
    var wanted = (navigator.languages || []).map(function (tag) {
      return [tag.toLowerCase(), tag.toLowerCase().split("-")[0]];
    });
    var known = [].concat.apply([], wanted).filter(function (tag) {
      return Object.prototype.hasOwnProperty.call(all, tag);
    });
    var language = known[0] || "en";
    return { language: language, sentences: Object.assign({}, all.en, all[language]) };
  };

  function whenReady(act) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
    else act();
  }

  /* A sentence of the page, with values filled in; of several forms the one for a single thing. */
  function say(key, values) {
    var sentence = window.barazaWords().sentences[key];
    return (sentence.one || sentence).replace(/\{(\w+)\}/g, function (_, name) {
      return values[name];
    });
  }

  /* Take the page's place with a message: a title, a sentence with its values, and a button with
   * what it does. The page does not start any more. */
  window.barazaTell = function (title, key, values, button, act) {
    window.barazaMayStart = false;
    whenReady(function () {
      var trouble = document.getElementById("trouble");
      // Without its style sheet the page would show all of this at once.
      ["loading", "stage", "watch", "polite", "urgent"].forEach(function (id) {
        var element = document.getElementById(id);
        if (element) element.hidden = true;
      });
      trouble.textContent = "";
      trouble.appendChild(document.createElement("h2")).textContent = say(title, values);
      trouble.appendChild(document.createElement("p")).textContent = say(key, values);
      if (button) {
        var choice = trouble.appendChild(document.createElement("button"));
        choice.textContent = say(button, values);
        choice.onclick = act;
      }
      trouble.hidden = false;
    });
  };

  window.barazaMayStart = true;
  var lacks = lacking();
  if (lacks.length) {
    whenReady(function () {
      var names = lacks.reduce(function (first, second) {
        return say("list", { first: first, second: second });
      });
      window.barazaTell("old.title", "old.text", { lacks: names });
    });
    window.barazaMayStart = false;
  } else if (location.protocol === "file:") {
    window.barazaTell("file.title", "file.text", {});
  }
})();
