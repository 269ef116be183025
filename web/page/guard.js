/* Runs first, as a plain old script: says so when the browser is too old for the rest, or when
 * a part of the page itself does not arrive. Nothing here needs another file: the build puts all
 * of it into index.html. */
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

  function tell(key, button) {
    var sentences = window.barazaWords().sentences;
    var trouble = document.getElementById("trouble");
    var heading = document.createElement("h2");
    var line = document.createElement("p");
    // Without its style sheet the page would show all of this at once.
    ["loading", "stage"].forEach(function (id) {
      document.getElementById(id).hidden = true;
    });
    heading.textContent = sentences[key + ".title"];
    line.textContent = sentences[key + ".text"].replace("{lacks}", function () {
      return lacks.reduce(function (first, second) {
        return sentences.list.replace("{first}", first).replace("{second}", second);
      });
    });
    trouble.textContent = "";
    trouble.appendChild(heading);
    trouble.appendChild(line);
    if (button) {
      var again = document.createElement("button");
      again.textContent = sentences[button];
      again.onclick = function () {
        location.reload();
      };
      trouble.appendChild(again);
    }
    trouble.hidden = false;
  }

  function whenReady(act) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
    else act();
  }

  function isPartOfPage(element) {
    if (element instanceof HTMLScriptElement) return element.type === "module";
    return element instanceof HTMLLinkElement && element.rel === "stylesheet";
  }

  var lacks = lacking();
  window.barazaMayStart = lacks.length === 0;
  if (!window.barazaMayStart) {
    whenReady(function () {
      tell("old");
    });
  }

  // An element that fails to load tells only itself, so listen on the way down to it. Scripts
  // wait for the style sheet, so what is missing is known before boot.js looks.
  window.addEventListener(
    "error",
    function (event) {
      if (!isPartOfPage(event.target)) return;
      window.barazaMayStart = false;
      whenReady(function () {
        tell("part", "retry");
      });
    },
    true
  );
})();
