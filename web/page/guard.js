/* Runs first, as a plain old script: says so when the browser is too old for the rest, or
 * when one of the page's own scripts does not arrive. Nothing here needs another file. */
(function () {
  "use strict";

  // A module with one vector instruction: only a browser with WebAssembly SIMD accepts it.
  var SIMD = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0,
    253, 15, 253, 98, 11,
  ];

  function modern() {
    return (
      typeof WebAssembly === "object" &&
      WebAssembly.validate(new Uint8Array(SIMD)) &&
      "noModule" in document.createElement("script") &&
      typeof ResizeObserver === "function" &&
      typeof PointerEvent === "function"
    );
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
    document.getElementById("loading").hidden = true;
    heading.textContent = sentences[key + ".title"];
    line.textContent = sentences[key + ".text"];
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

  window.barazaModern = false;
  try {
    window.barazaModern = modern();
  } catch (error) {
    console.warn(error);
  }
  if (!window.barazaModern) {
    whenReady(function () {
      tell("old");
    });
  }

  // A script element that fails to load tells only itself, so listen on the way down to it.
  window.addEventListener(
    "error",
    function (event) {
      var script = event.target;
      if (script instanceof HTMLScriptElement && script.type === "module") {
        whenReady(function () {
          tell("part", "retry");
        });
      }
    },
    true
  );
})();
