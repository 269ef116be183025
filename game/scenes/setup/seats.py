"""A row for each seat: its sign, the name of who plays it, what that is, and its level."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.host.interface import Note, Range
from game.play.levels import level_names
from game.play.saved.setup_choices import PLAYERS
from game.rules.protocol import Seat
from game.rules.registry import GAMES
from game.scenes.setup.names import seat_title, usual_name
from game.scenes.setup.page import GAP, PAD, Material, Page, Picture, Pill
from game.scenes.setup.subjects import EMPTY, Answer, Seating, Trait
from game.scenes.setup.teams import partner_of, teams_text
from game.view.box import TOUCH, Box
from game.view.buttons.controls import Segment, Step, bar_of, stepper_of
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

GROUP = "seats"
"""The id of the group of all seats."""

ICONS = {"person": "person", "opponent": "computer", EMPTY: "cancel"}
"""What stands for each kind of player."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The widths of the columns of a row, in CSS pixels of usual text."""

    sign: float
    name: float
    kind: float
    level: float
    gap: float

    @property
    def whole(self) -> float:
        """The width of all of them, with the gaps between them and the room at both ends."""
        return self.sign + self.name + self.kind + self.level + 3 * self.gap + 2 * PAD


WIDE, TIGHT = Columns(64, 236, 300, 380, GAP), Columns(56, 180, 280, 270, 12)
"""The columns as designed, and for windows that have less room."""

PILL = 78.0
"""Room at the end of a row for the word that this seat starts."""


@dataclass(frozen=True, slots=True)
class SeatBoxes:
    """Where the parts of a seat lie. Nothing that is chosen changes them."""

    plate: Box
    sign: Box
    name: Box
    kind: Box
    level: Box
    starts: Box


def add_seats(page: Page, material: Material, at: Box) -> float:
    """Put a heading and the seats at the top of an area; return where they end."""
    y = _add_heading(page, material, at)
    for seat in material.choices.every_seat:
        boxes = seat_boxes(material, Box(at.x, y, at.width, 0))
        page.ground.plates.append(boxes.plate)
        _add_seat(page, material, seat, boxes)
        y = boxes.plate.bottom + (8 if material.many else 10)
    return y - 8


def _add_heading(page: Page, material: Material, at: Box) -> float:
    """Add the question who plays, and the way to a friend; return where the seats begin.

    That is the same whatever is told, so that nothing moves when something is chosen.
    """
    friend = _by_link(material, at)
    width = friend.box.x - GAP / 2 - at.x
    text, size = _told_beside(material, width, friend.box.height)
    # The button reaches into the room above; what is more than that, the heading leaves to it.
    high, room = friend.box.height, material.section_gap - 8
    line, below = material.size * LINE, 6 * material.measure.unit
    bottom = at.y + max(line, high + 4 - room - below)
    top = bottom - material.height(text, "bold", size, width)
    page.ground.texts.append(TextBox(text, Box(at.x, top, width, bottom - top), size, "bold"))
    page.items.append(replace(friend, box=friend.box.moved(0, bottom + below - high - 4)))
    return bottom + below


def _told_beside(material: Material, width: float, high: float) -> tuple[str, float]:
    """Return who plays, or who does against whom as far as there is room, and the size of that."""
    words, size = material.words, material.size
    who, teams = words.text("setup.who"), teams_text(words, material.choices)
    if not teams:
        return who, size
    for text in (words.sentences(who, words.sentence(teams)), teams):
        if material.width(text, "bold", size) <= width:
            return text, size
    small = material.note
    return (teams, small) if material.height(teams, "bold", small, width) <= high else (who, size)


def _by_link(material: Material, at: Box) -> Item:
    """Return the way to a friend who plays by link, at the right end, its height to be known.

    As every match it needs options that go together.
    """
    label = material.words.text("setup.friend")
    wide = material.width(label, "bold", material.brush.size) + material.brush.size * 1.9 + 24
    high = max(TOUCH, min(material.control, TOUCH * material.measure.unit))
    heading = material.width(material.words.text("setup.who"), "bold", material.size)
    has_room = heading + GAP + wide <= at.width
    wide = wide if has_room else high
    box = Box(at.right - wide, 0, wide, high)
    tip, can = material.words.text("setup.friend.tip"), material.choices.refused() is None
    icon_label = label if has_room else ""
    return Item("friend", label, box, icon_label, "people", enabled=can, tooltip=tip)


def seat_boxes(material: Material, at: Box) -> SeatBoxes:
    """Return where the parts of a seat lie with its plate at the top of an area."""
    for columns in (WIDE, TIGHT):
        if at.width >= material.scaled(columns.whole + columns.gap + PILL):
            return _one_line(material, at, columns, 14 if material.many else 24)
    return _two_lines(material, at)


def _one_line(material: Material, at: Box, columns: Columns, room: float) -> SeatBoxes:
    """Put all parts side by side in fixed columns."""
    high = material.control
    plate = Box(at.x, at.y, at.width, high + room * material.measure.unit)
    rest = plate.shrunk(material.scaled(PAD), (plate.height - high) / 2)
    boxes = []
    for width in (columns.sign, columns.name, columns.kind, columns.level):
        box, rest = rest.left_part(material.scaled(width))
        boxes.append(box)
        rest = rest.left_part(material.scaled(columns.gap))[1]
    sign, name, kind, level = boxes
    return SeatBoxes(plate, sign, name, kind, level, rest)


def _two_lines(material: Material, at: Box) -> SeatBoxes:
    """Put sign, name and kind in a line, and the level below them."""
    m, high = material.measure, material.control
    pad, gap = 10 * m.unit, 8 * m.unit
    plate = Box(at.x, at.y, at.width, 2 * high + 2 * pad + gap)
    first, second = plate.shrunk(pad).rows(2, gap)
    sign, rest = first.left_part(high)
    count = len(_kinds(material))
    roomy = rest.width >= material.scaled(300 + 200)
    kind, name = rest.right_part(material.scaled(300) if roomy else max(124, high * count))
    name = Box(name.x + gap, name.y, name.width - 2 * gap, name.height)
    starts, level = second.right_part(material.scaled(PILL) - 8)
    level = Box(level.x, level.y, min(level.width - gap, material.scaled(WIDE.level)), level.height)
    return SeatBoxes(plate, sign, name, kind, level, starts)


def _kinds(material: Material) -> list[str]:
    """Return who may play a seat."""
    return [*PLAYERS, *([EMPTY] if material.choices.option("seats") else [])]


def _add_seat(page: Page, material: Material, seat: Seat, boxes: SeatBoxes) -> None:
    """Add a seat."""
    choices = material.choices
    taken = seat in choices.seats
    _add_sign(page, material, seat, boxes.sign)
    page.items.append(_name(material, seat, boxes.name))
    page.items += _kind(material, seat, boxes.kind)
    if taken and choices.player(seat).kind == "opponent":
        _add_level(page, material, seat, boxes.level)
    elif taken:
        note = material.words.text("setup.here")
        page.ground.texts.append(TextBox(note, boxes.level, material.note, tone="soft_text"))
        page.notes.append(Note(f"here:{seat}", note, seat_group(seat)))
    if choices.starter == seat:
        word = material.words.text("setup.starts")
        size = 14 * material.measure.text
        wide = min(boxes.starts.width, material.width(word, "bold", size) + size * 1.5)
        room = boxes.starts.right_part(wide)[0].centred(wide, size * 1.8)
        page.ground.pills.append(Pill(TextBox(word, room, size, "bold")))


def _add_sign(page: Page, material: Material, seat: Seat, box: Box) -> None:
    """Add the sign of a seat: a button that shows the others, unless seats are colours."""
    name = material.seat_signs[seat][0]
    words, choices = material.words, material.choices
    if GAMES[choices.game].seats_are_colours:
        page.ground.pictures += _colours(material, seat, box)
        return
    title = seat_title(words, choices, seat)
    sign = words.text(f"setup.sign.{choices.signs[seat]}")
    page.items.append(
        Item(
            f"sign:{seat}",
            words.text("setup.sign-now", place=title, sign=sign),
            box,
            icon=name,
            style="sign",
            enabled=seat in choices.seats,
            value=Trait(seat, "sign"),
            group=seat_group(seat),
            end="down" if box.width >= material.scaled(54) else "",
            tooltip=words.text("setup.sign-of", seat=title),
        )
    )


def _colours(material: Material, seat: Seat, box: Box) -> list[Picture]:
    """Return the colour of a seat, and smaller beside it that of its partner if it has one."""
    name, colour = material.seat_signs[seat]
    partner, high = partner_of(material.choices, seat), material.size * 1.4
    if partner is None:
        return [Picture(name, box.centred(box.width, high), colour)]
    mine, its = min(high, box.width * 0.48), min(high, box.width * 0.48) * 0.62
    left = box.x + (box.width - mine - its - 3) / 2
    y, middle = box.y + (box.height - mine) / 2, box.y + box.height / 2
    other, tint = material.seat_signs[partner]
    return [
        Picture(name, Box(left, y, mine, mine), colour),
        Picture(other, Box(left + mine + 3, middle - its / 2, its, its), tint),
    ]


def _name(material: Material, seat: Seat, box: Box) -> Item:
    """Return the field of a name."""
    words, choices = material.words, material.choices
    taken = seat in choices.seats
    return Item(
        f"name:{seat}",
        words.text("setup.name-of", seat=seat_title(words, choices, seat)),
        box,
        usual_name(words, choices, seat),
        style="field",
        value=Trait(seat, "name"),
        group=seat_group(seat),
        role="field",
        text=_typed(material, seat) if taken else "",
        end="pencil" if taken and box.width >= material.scaled(120) else "",
        enabled=taken,
    )


def _typed(material: Material, seat: Seat) -> str:
    """Return what stands in the field of a name."""
    refused = material.refused.get(seat)
    return material.choices.player(seat).name if refused is None else refused.text


def _kind(material: Material, seat: Seat, box: Box) -> list[Item]:
    """Return the answers to who plays a seat."""
    words, choices = material.words, material.choices
    kinds = _kinds(material)
    now = choices.player(seat).kind if seat in choices.seats else EMPTY
    title = seat_title(words, choices, seat)
    labels = {kind: words.text(f"setup.player.{kind}") for kind in kinds}
    widest = max(material.width(label, "bold", material.brush.size) for label in labels.values())
    room = box.width / len(kinds) - 12
    icon_room = material.brush.size * 1.95
    segments = [
        Segment(
            f"player-{seat}:{kind}",
            labels[kind] if widest <= room else "",
            kind == now,
            Answer(Seating(seat), kind),
            words.labelled(title, labels[kind]),
            ICONS[kind] if widest > room or widest + icon_room <= room else "",
        )
        for kind in kinds
    ]
    items = bar_of(segments, box, f"player-{seat}")
    named = zip(items, kinds, strict=True)
    return [item if item.label else replace(item, tooltip=labels[kind]) for item, kind in named]


def _add_level(page: Page, material: Material, seat: Seat, box: Box) -> None:
    """Add how hard a computer plays."""
    words, player = material.words, material.choices.player(seat)
    names = {level: words.text(key) for level, key in level_names(material.choices.game).items()}
    name = words.text("setup.level-of", seat=seat_title(words, material.choices, seat))
    label = words.text("setup.level")
    wide = material.width(label, "bold", material.size) + 12
    if box.width - wide >= material.scaled(190):
        room, box = box.left_part(wide)
        page.ground.texts.append(TextBox(label, room, material.size, "bold", tone="panel_text"))
    level = names[player.level]
    values = {"field": name, "value": level}
    step = Step(
        level_group(seat),
        name,
        level,
        Range(min(names), max(names), player.level),
        words.text("setup.easier", **values),
        words.text("setup.harder", **values),
        Trait(seat, "level"),
    )
    page.items += stepper_of(step, box, material.control)


def seat_group(seat: Seat) -> str:
    """Return the id of the group of a seat."""
    return f"seat-{seat}"


def level_group(seat: Seat) -> str:
    """Return the id of the level of a seat, which is also that of its group."""
    return f"level:{seat}"
