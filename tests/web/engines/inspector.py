"""WebKit's remote inspector: asks what a page says, and hears what comes to its console.

To be asked is no gesture to the page, and unlike WebKitWebDriver it leaves the browser as people
have it: one that lets a file be chosen, keeps what is stored, and has a console.
"""

import itertools
import json
import re
import time
from urllib.error import URLError
from urllib.request import urlopen

import websocket

from tests.web.reader import PATIENCE

#: How the list of pages names the way to one.
WAY = re.compile(r"/socket/\d+/\d+/WebPage")

#: Safari knows this directive; WebKitGTK, which installs no page, says of it that it does not.
UNKNOWN = "Unrecognized Content-Security-Policy directive 'manifest-src'"

#: Seconds after which a question is put again, if the browser does not answer.
ANSWER = 30


class Inspector:
    """The only page of the browser that serves its inspector at an address.

    Errors of its console are added to `complaints`.
    """

    def __init__(self, address, complaints):
        self._complaints = complaints
        self._numbers = itertools.count(1)
        self._answers = {}
        self._target = None
        self._documents = 0
        way = until_way(address)
        self._socket = websocket.create_connection(f"ws://{address}{way}", timeout=ANSWER)

    def evaluate(self, expression):
        """What an expression says in the page, a promise waited for. It may be asked twice."""
        text = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            promise = self._ask("Runtime.evaluate", expression=text)
            identity = promise and promise["result"]["objectId"]
            answer = promise and self._ask("Runtime.awaitPromise", promiseObjectId=identity)
            if answer:
                assert not answer.get("wasThrown"), answer
                return json.loads(answer["result"]["value"])
        raise AssertionError("WebKit's page does not answer: its process may have crashed")

    def act(self, expression):
        """Have an expression evaluated once, whatever becomes of the page by it."""
        while self._target is None:
            self._take()
        self._send("Runtime.evaluate", expression=expression)

    def _ask(self, method, **parameters):
        """The answer of the page; None where it gave none, as where it went before it could."""
        while self._target is None:
            if not self._take():
                return None
        number = self._send(method, **parameters)
        here = self._target, self._documents
        while number not in self._answers:
            if (self._target, self._documents) != here or not self._take():
                return None
        return self._answers.pop(number)

    def _send(self, method, **parameters):
        number = next(self._numbers)
        inner = json.dumps({"id": number, "method": method, "params": parameters})
        outer = {"targetId": self._target, "message": inner}
        message = {"id": number, "method": "Target.sendMessageToTarget", "params": outer}
        self._socket.send(json.dumps(message))
        return number

    def _take(self):
        """Take in one message; whether there was one."""
        try:
            message = json.loads(self._socket.recv())
        except websocket.WebSocketTimeoutException:
            return False
        told = message.get("params", {})
        match message.get("method"):
            case "Target.targetCreated" if not told["targetInfo"].get("isProvisional"):
                self._enter(told["targetInfo"]["targetId"])
            case "Target.didCommitProvisionalTarget":
                self._enter(told["newTargetId"])
            case "Target.targetDestroyed" if told["targetId"] == self._target:
                self._target = None
            case "Target.dispatchMessageFromTarget":
                self._take_inner(json.loads(told["message"]))
            case None if "error" in message:  # there is no such process any more
                self._answers[message["id"]] = None
        return True

    def _enter(self, target):
        """Turn to the process that the page is in now."""
        self._target = target
        self._send("Page.enable")
        self._send("Console.enable")

    def _take_inner(self, message):
        """Take in what the page's process says."""
        if "id" in message:
            self._answers[message["id"]] = message.get("result")
        elif message["method"] == "Page.frameNavigated":
            self._documents += 1  # what the one before was asked may never be answered
        elif message["method"] == "Console.messageAdded":
            entry = message["params"]["message"]
            if entry["level"] == "error" and UNKNOWN not in entry["text"]:
                self._complaints.append(
                    f"{entry['source']}: {entry['text']} {entry.get('url', '')}"
                )

    def close(self):
        self._socket.close()


def until_way(address):
    """Wait until the browser lists its page; returns the way there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(f"http://{address}/", timeout=ANSWER) as answer:
                way = WAY.search(answer.read().decode("utf-8"))
        except (URLError, TimeoutError, ConnectionError):
            way = None
        if way:
            return way[0]
        time.sleep(0.05)
    raise AssertionError("WebKit's inspector does not answer")
