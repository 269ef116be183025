"""A screen reader's eyes and hands upon a window, by AT-SPI; run by the system's own Python.

Reads a command of JSON on each line, and prints an answer or an event on each.

["tree"]                     -> ["tree", NODE], the window of the game as it is now
["act", PATH, NAME]          -> ["done", whether it was taken]: the usual act upon a node
["focus", PATH, NAME]        -> the same: the focus is to go there
["set", PATH, NAME, NUMBER]  -> the same: a number is to have this value
An answer ["gone", REASON] means that no node of this name is there, and nothing was done.
Events: ["said", TEXT, whether it is urgent], ["focus", ROLE, NAME].

A path is the numbers of children from the window on. A node has role, name, description, states,
value, acts and children.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402 - the version comes first

URGENT = 2
"""What AT-SPI calls assertive."""


def tell(*parts):
    print(json.dumps(parts), flush=True)


def say_that_a_reader_is_there():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        place = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
        bus.call_sync(*place, value, None, Gio.DBusCallFlags.NONE, -1, None)


def window():
    """The only window of the only program on this desk, or None."""
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(number)
        if program is not None and program.get_child_count():
            return program.get_child_at_index(0)
    return None


def at(path):
    place = window()
    for number in path:
        place = place.get_child_at_index(number)
    return place


def node(place):
    place.clear_cache()
    interfaces = place.get_interfaces()
    count = place.get_child_count()
    children = [place.get_child_at_index(number) for number in range(count)]
    return {
        "role": place.get_role_name(),
        "name": place.get_name(),
        "description": place.get_description(),
        "states": [state.value_nick for state in place.get_state_set().get_states()],
        "value": Atspi.Value.get_current_value(place) if "Value" in interfaces else None,
        "acts": Atspi.Action.get_n_actions(place) if "Action" in interfaces else 0,
        "children": [node(child) for child in children if child is not None],
    }


def answer(kind, path=(), name="", value=None):
    if kind == "tree":
        place = window()
        return "tree", (node(place) if place is not None else None)
    place = at(path)
    if place.get_name() != name:
        return "gone", place.get_name()
    if kind == "act":
        return "done", Atspi.Action.do_action(place, 0)
    if kind == "focus":
        return "done", Atspi.Component.grab_focus(place)
    return "done", Atspi.Value.set_current_value(place, value)


def take_command(channel, _condition):
    line = channel.readline()
    if not line:
        Atspi.event_quit()
        return False
    try:
        tell(*answer(*json.loads(line)))
    except (GLib.Error, AttributeError) as error:  # what was there is gone
        tell("gone", str(error))
    return True


def take_event(event):
    try:
        if event.type.startswith("object:announcement"):
            tell("said", event.any_data, event.detail1 == URGENT)
        elif event.detail1:
            tell("focus", event.source.get_role_name(), event.source.get_name())
    except GLib.Error as error:  # it may be gone by now
        print(error, file=sys.stderr)


def listen():
    say_that_a_reader_is_there()
    listener = Atspi.EventListener.new(take_event)
    for kind in ("object:announcement", "object:state-changed:focused"):
        listener.register(kind)
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, take_command)
    tell("ready")
    Atspi.event_main()


if __name__ == "__main__":
    listen()
