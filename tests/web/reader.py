"""What a page with the game tells, and how states of it are waited for, in any browser.

All of it is read from `window.baraza` (docs/test-hook.md), and nothing is ever changed there.
"""

import time

#: Seconds. Nothing here waits for a time, but for a state, however slow the machine: what takes
#: this long has failed for another reason.
PATIENCE = 1200

#: Whether a page that can be seen and goes on has something to do yet of what was done to it.
UNHEARD = """!document.hidden && document.getElementById("trouble")?.hidden === true
 && (window.baraza?.unread || window.baraza?.late)"""

#: So many frames of the page are a while: a second where nothing else keeps the machine busy.
A_WHILE = 60

#: So many without a new picture, and it has come to rest.
STEADY = 30

#: As many at once are waited for in one question.
AT_ONCE = 10

#: Answered once the page has had some more frames.
FRAMES = """new Promise((done) => {{
  let left = {number};
  const pass = () => (left-- > 0 ? requestAnimationFrame(pass) : done(true));
  pass();
}})"""


class Reader:
    """A page that can be read; who drives one says how.

    `read(expression)` is what an expression says in the page, a promise waited for; `pause(ms)`
    lets a moment pass; `errors` is what the browser has complained of.
    """

    @property
    def state(self):
        """`window.baraza` as it is now, or None."""
        return self.read("window.baraza")

    def until(self, what, holds, patience=PATIENCE):
        """Wait until `holds(state)`; returns that state. `what` is said when it never does."""
        end = time.monotonic() + patience
        while True:
            state = self.state
            if state is not None and holds(state):
                return state
            assert time.monotonic() < end, f"waited in vain until {what}; {self.summary(state)}"
            self.pause(30)

    def until_read(self, what, expression):
        """Wait until an expression holds in the page; `what` is said when it never does."""
        end = time.monotonic() + PATIENCE
        while not self.read(expression):
            assert time.monotonic() < end, (
                f"waited in vain until {what}; {self.summary(self.state)}"
            )
            self.pause(10)

    def summary(self, state):
        brief = state and {k: v for k, v in state.items() if k != "targets"}
        trouble = self.read("document.getElementById('trouble')?.textContent")
        return f"state {brief}, trouble {trouble!r}, errors {self.errors}"

    def until_menu(self):
        return self.until_scene("menu")

    def until_scene(self, name):
        """Wait for a scene, and for its targets."""
        return self.until(
            f"the scene is {name}", lambda state: state["scene"] == name and not state["late"]
        )

    def until_idle(self):
        return self.until("nothing moves", lambda state: not state["busy"])

    def until_steady(self):
        """Wait until no picture is drawn for a while; returns the state then."""
        end = time.monotonic() + PATIENCE
        state = self.state
        while True:
            self.let_frames_pass(STEADY)
            before, state = state, self.state
            if before is not None and before["frame"] == state["frame"]:
                return state
            assert time.monotonic() < end, f"it never stops drawing; {self.summary(state)}"

    def let_frames_pass(self, number=A_WHILE):
        """Wait for frames of the page: its own time, which does not depend on the machine's."""
        for passed in range(0, number, AT_ONCE):
            self.read(FRAMES.format(number=min(AT_ONCE, number - passed)))

    def targets(self, kind=None):
        return [t for t in self.state["targets"] if kind is None or t["kind"] == kind]

    def target(self, identity):
        """The target with this id; waits for it to appear."""
        state = self.until(
            f"{identity} is there", lambda now: any(t["id"] == identity for t in now["targets"])
        )
        return next(t for t in state["targets"] if t["id"] == identity)

    def focused(self):
        """The id of the target whose button has the focus, or None."""
        return self.read("document.activeElement.dataset.id")

    def until_heard(self):
        """Wait until the game has taken in what was done: the next target may be elsewhere then."""
        self.until_read("all is heard", f"!({UNHEARD})")

    def _known(self, target):
        return self.target(target) if isinstance(target, str) else target


def middle(target):
    return target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
