"""Prints, a line of JSON each, what a screen reader is told: texts of live regions, and the focus.

Run by the system's own Python, which has the library of AT-SPI, on a bus of its own. It says that a
screen reader is there; what comes then are the events of the real interface, not of the page.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402 - the version comes first

REGIONS = ("polite", "urgent")


def say_that_a_reader_is_there():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        place = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
        bus.call_sync(*place, value, None, Gio.DBusCallFlags.NONE, -1, None)


def tell(*parts):
    print(json.dumps(parts), flush=True)


def take(event):
    source = event.source
    try:
        if event.type.startswith("object:text-changed:insert"):
            region = source.get_attributes().get("id")
            if region in REGIONS:
                tell(region, event.any_data)
        elif event.type.startswith("object:state-changed:focused") and event.detail1:
            tell("focus", source.get_role_name(), source.get_name())
    except GLib.Error as error:  # it may be gone by now
        print(error, file=sys.stderr)


def listen():
    say_that_a_reader_is_there()
    listener = Atspi.EventListener.new(take)
    for kind in ("object:text-changed:insert", "object:state-changed:focused"):
        listener.register(kind)
    tell("ready", "")
    Atspi.event_main()


if __name__ == "__main__":
    listen()
