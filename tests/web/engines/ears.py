"""A sound card that makes no noise, and an ear at it."""

import contextlib
import subprocess
import threading
import time

from tests.web.reader import PATIENCE

#: Bytes that the ear takes at once: some hundredths of a second.
CHUNK = 4096


class Ears:
    """`address` is where programs find the sound card, as PULSE_SERVER."""

    def __init__(self, folder, environment):
        socket = folder / "sound"
        self.address = f"unix:{socket}"
        self._environment = {**environment, "PULSE_SERVER": self.address}
        card = f"module-native-protocol-unix socket={socket} auth-anonymous=1"
        options = ["-n", "--daemonize=no", "--use-pid-file=false", "--exit-idle-time=-1"]
        loaded = ["-L", "module-null-sink sink_name=ears", "-L", card]
        self._server = self._start("pulseaudio", *options, *loaded)
        end = time.monotonic() + PATIENCE
        while not socket.exists():
            assert self._server.poll() is None, "pulseaudio ended"
            assert time.monotonic() < end, "pulseaudio does not start"
            time.sleep(0.02)

    @contextlib.contextmanager
    def listening(self):
        """An event that is set as soon as anything but silence is heard.

        It is listened from the beginning: silence is heard first.
        """
        listens, heard = threading.Event(), threading.Event()
        ear = self._start("parec", "--device=ears.monitor", "--raw", stdout=subprocess.PIPE)
        listener = threading.Thread(target=listen, args=[ear.stdout, listens, heard])
        listener.start()
        try:
            assert listens.wait(PATIENCE)
            yield heard
        finally:
            ear.terminate()
            listener.join()
            ear.wait()

    def _start(self, *command, stdout=subprocess.DEVNULL):
        return subprocess.Popen(
            command, env=self._environment, stdout=stdout, stderr=subprocess.DEVNULL
        )

    def close(self):
        self._server.terminate()
        self._server.wait()


def listen(stream, listens, heard):
    """Listen to samples until they end."""
    while chunk := stream.read(CHUNK):
        listens.set()
        if any(chunk):
            heard.set()
