/* Runs second, as a part of index.html: fetches again what the page is made of when it comes broken,
 * loads the page anew where another version of it is there, and else says what is wrong. */
(function () {
  "use strict";

  var MOST_TRIES = 2;

  // Of what the page has stored in this tab: the version for which it was loaded anew.
  var RENEWED = "baraza:renewed";

  /* So long a style sheet may hold back all that is to be seen, in milliseconds. */
  var PATIENCE = 8000;

  var tries = {};

  // Of what came and could not be opened: how the server says that it is compressed, by address.
  var unreadable = {};

  var here = location.href.split("#")[0];
  var started = false;

  // What a policy has forbidden last of what this looks after, by its directive; "" for nothing.
  var forbidden = "";

  function ignore() {}

  /* The text of index.html as the server has it now; null where it cannot be had. */
  function pageOfNow() {
    return fetch(here, { cache: "reload" })
      .then(function (response) {
        return response.ok ? response.text() : null;
      })
      .catch(function () {
        return null;
      });
  }

  function versionIn(text) {
    var match = /"version":"(\w+)"/.exec(text || "");
    return match && match[1];
  }

  /* Load the page anew where the server has another version than this one, and else do `otherwise`:
   * the files of this one may be gone. */
  window.barazaRenew = function (otherwise) {
    pageOfNow().then(function (text) {
      var now = versionIn(text);
      var own = versionIn(document.getElementById("files").textContent);
      try {
        if (now && now !== own && sessionStorage.getItem(RENEWED) !== now) {
          sessionStorage.setItem(RENEWED, now);
          return location.reload();
        }
      } catch (error) {
        // Without storage it might go on for ever: the person is asked.
      }
      return otherwise();
    });
  };

  /* Load the page anew, past all that is kept of it; what is kept stays where there is no server. */
  window.barazaAnew = function () {
    pageOfNow()
      .then(function (text) {
        return versionIn(text) && window.caches ? forgetFiles() : null;
      })
      .catch(ignore)
      .then(function () {
        location.reload();
      });
  };

  /* The worker's own name for what it keeps of this page begins with this. */
  function forgetFiles() {
    var folder = new URL(".", here).pathname;
    var workers = navigator.serviceWorker
      ? navigator.serviceWorker.getRegistration().then(function (registration) {
          return registration && registration.unregister();
        })
      : null;
    var kept = caches.keys().then(function (names) {
      var own = names.filter(function (name) {
        return name.indexOf("baraza " + folder + " ") === 0;
      });
      return Promise.all(
        own.map(function (name) {
          return caches.delete(name);
        })
      );
    });
    return Promise.all([workers, kept]);
  }

  function isPartOfPage(element) {
    if (element instanceof HTMLScriptElement) return Boolean(element.integrity) && !started;
    return element instanceof HTMLLinkElement && element.rel === "stylesheet";
  }

  function addressOf(element) {
    return element.getAttribute("src") || element.getAttribute("href");
  }

  /* The same element once more: a browser loads no script and no style sheet twice. */
  function renew(element) {
    var copy = document.createElement(element.tagName);
    [].forEach.call(element.attributes, function (attribute) {
      copy.setAttribute(attribute.name, attribute.value);
    });
    element.parentNode.replaceChild(copy, element);
  }

  function whenParsed(act) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
    else act();
  }

  function isGone(response) {
    return !response || !response.ok || /html/.test(response.headers.get("Content-Type") || "");
  }

  function tryAgain(element) {
    var address = addressOf(element);
    tries[address] = (tries[address] || 0) + 1;
    fetch(address, { cache: "reload" })
      .catch(ignore)
      .then(function (response) {
        if (isGone(response) || tries[address] > MOST_TRIES) {
          window.barazaRenew(function () {
            explain(address, response);
          });
          return;
        }
        // All of it has to be there, for the element finds it in the browser's cache.
        response
          .arrayBuffer()
          .catch(function () {
            unreadable[address] = response.headers.get("Content-Encoding");
          })
          .then(function () {
            whenParsed(function () {
              renew(element);
            });
          });
      });
  }

  function faultOf(address, response) {
    if (forbidden) return "fault.policy";
    if (!response && self.origin === "null") return self === top ? "fault.policy" : "fault.sandbox";
    if (!response) return navigator.onLine === false ? "fault.offline" : "fault.connection";
    if (!response.ok) return "fault.status";
    if (isGone(response)) return "fault.html";
    return unreadable[address] ? "fault.encoding" : "fault.changed";
  }

  function explain(address, response) {
    var values = {
      count: 1,
      names: address,
      status: response && response.status,
      encoding: unreadable[address],
      directive: forbidden || "sandbox",
    };
    var fault = faultOf(address, response);
    window.barazaTell("missing.title", fault, values, "retry", window.barazaAnew);
  }

  document.addEventListener("securitypolicyviolation", function (event) {
    if (/^(script|style)-src/.test(event.effectiveDirective)) forbidden = event.effectiveDirective;
  });

  // An element that fails to load tells only itself, so listen on the way down to it.
  window.addEventListener(
    "error",
    function (event) {
      if (event.target === window) {
        if (!started) notStarted(event.message);
      } else if (isPartOfPage(event.target) && window.barazaMayStart) {
        tryAgain(event.target);
      }
    },
    true
  );

  function notStarted(reason) {
    window.barazaTell("not-started.title", "fault.script", { reason: reason }, "retry", window.barazaAnew);
  }

  /* The page's own script runs, and speaks for itself from now on. */
  window.barazaStarted = function () {
    started = true;
  };

  setTimeout(function () {
    [].forEach.call(document.querySelectorAll("link[rel=stylesheet]"), function (link) {
      if (!link.sheet) renew(link);
    });
  }, PATIENCE);
})();
