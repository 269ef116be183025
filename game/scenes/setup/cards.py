"""The ways to play, as cards: side by side, or on a phone one below the other with one open."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.setup.page import PAD, Drawing, Material, Page, Picture, Pill
from game.scenes.setup.presets import chosen, nearest
from game.scenes.setup.subjects import Answer, WayToPlay
from game.view.box import Box
from game.view.game_view import Preset
from game.view.text.text_box import TextBox
from game.view.widgets import Item

GROUP = "presets"
"""The id of the group of cards."""

NARROWEST = 250.0
"""Cards that would be narrower stand one below the other, in CSS pixels of usual text."""

CLOSED, OPEN = 52.0, 104.0
"""Heights of a card in a column that shows its name only, and of the one that tells more."""

COLUMN_GAP = 10.0
"""The distance of cards one below the other, in CSS pixels: a focus ring fits between them."""

BESIDE, BESIDE_MANY = 136.0, 88.0
"""Heights of cards side by side; the lower one leaves room for more than two seats."""


def add_cards(page: Page, material: Material, at: Box) -> float:
    """Put the cards at the top of an area; return where they end."""
    if not material.presets:
        return at.y
    game = material.words.text(f"menu.game.{material.choices.game}")
    y = material.heading(page, material.words.text("setup.which", game=game), at)
    at = Box(at.x, y, at.width, 0)
    across = at.columns(len(material.presets), 12 * material.measure.unit)
    if across[0].width >= material.scaled(NARROWEST):
        return _beside(page, material, across)
    return _in_column(page, material, at)


def preset_name(material: Material, preset: Preset) -> str:
    """Return what a card is called."""
    return material.words.text(_key(material, preset))


def _beside(page: Page, material: Material, columns: list[Box]) -> float:
    """Put the cards side by side, all as high as the highest."""
    cards = list(zip(material.presets, columns, strict=True))
    heights = [_face(material, preset, box)[1] for preset, box in cards]
    high = max(material.scaled(BESIDE_MANY if material.many else BESIDE), *heights)
    for preset, column in cards:
        box = Box(column.x, column.y, column.width, high)
        _add(page, material, preset, box, _face(material, preset, box)[0])
    return columns[0].y + high


def _in_column(page: Page, material: Material, at: Box) -> float:
    """Put the cards one below the other: the nearest one open, the others with their name alone.

    Just one is open, and any of them would be as high, so that nothing below them ever moves.
    """
    near, y = nearest(material.choices, material.presets), at.y
    faces = [_face(material, preset, at)[1] for preset in material.presets]
    tall = max(material.scaled(OPEN), *faces)
    short = max(material.scaled(CLOSED), material.control)
    for preset in material.presets:
        box = Box(at.x, y, at.width, tall if preset is near else short)
        face = _face(material, preset, box)[0] if preset is near else _title(material, preset, box)
        _add(page, material, preset, box, face)
        y = box.bottom + COLUMN_GAP
    return y - COLUMN_GAP


def _add(page: Page, material: Material, preset: Preset, box: Box, face: Drawing) -> None:
    """Add a card."""
    words, key = material.words, _key(material, preset)
    on = chosen(material.choices, material.presets) is preset
    local = _local(material, preset)
    name = preset_name(material, preset)
    page.items.append(
        Item(
            f"preset:{preset.key}",
            words.text("setup.preset-local", name=name, local=local) if local else name,
            box,
            style="card",
            kind="choice",
            pressed=on,
            value=Answer(WayToPlay(preset), True),
            group=GROUP,
            role="radio",
            description=words.text(f"{key}.note"),
        )
    )
    page.faces[f"preset:{preset.key}"] = face


def _face(material: Material, preset: Preset, box: Box) -> tuple[Drawing, float]:
    """Return what stands on a card that tells all, and how high it has to be.

    The local name stands beside the name on a phone, else below it; the pill at the right of the
    first line that has room for it, on a phone nowhere if none has.
    """
    m, words, face = material.measure, material.words, Drawing()
    pad, size = PAD * m.unit, m.size("card") * (0.86 if m.phone else 0.92)
    inner = Box(box.x + pad, box.y + pad * 0.7, box.width - 2 * pad, 0)
    title = TextBox(preset_name(material, preset), inner, size, "title", tone="title")
    lines = [_line(material, title)]
    local = TextBox(_local(material, preset), inner, material.note, tone="soft_text")
    taken = material.width(title.text, "title", size) + 10
    if local.text:
        long = material.width(local.text, "text", material.note)
        if m.phone and taken + long <= inner.width:
            beside = Box(inner.x + taken, inner.y + 2, long, lines[0].box.height - 2)
            face.texts.append(replace(local, box=beside))
            taken += long + 10
        else:
            lines.append(_line(material, replace(local, box=_below(inner, lines))))
    pill = _start_here(material, preset)
    if pill is not None:
        free = inner.width - pill.width
        widths = [taken, *(material.width(t.text, t.face, t.size) + 10 for t in lines[1:])]
        line = next((t for t, w in zip(lines, widths, strict=True) if w <= free), None)
        if line is None and not m.phone:
            empty = _below(inner, lines)._replace(height=pill.height + 2)
            line = replace(title, text="", box=empty)
            lines.append(line)
        if line is not None:
            room = inner._replace(y=line.box.y, height=line.box.height)
            word = TextBox(
                words.text("setup.for-beginners"), _right(room, pill), 14 * m.text, "bold"
            )
            face.pills.append(Pill(word, strong=True))
    below = _below(inner, lines).moved(0, 0 if m.phone or material.many else 6 * m.unit)
    small = material.note if m.phone or material.many else material.size
    note = TextBox(words.text(f"{_key(material, preset)}.note"), below, small, tone="panel_text")
    lines.append(_line(material, note))
    face.texts += [line for line in lines if line.text]
    return face, lines[-1].box.bottom + pad * 0.8 - box.y


def _below(inner: Box, lines: list[TextBox]) -> Box:
    """Return the room of a card below lines of text."""
    return inner._replace(y=lines[-1].box.bottom)


def _title(material: Material, preset: Preset, box: Box) -> Drawing:
    """Return what stands on a card that shows its name alone."""
    words, m = material.words, material.measure
    size, name = m.size("card") * 0.86, preset_name(material, preset)
    inner = box.shrunk(PAD * m.unit, 4)
    end, inner = inner.right_part(size)
    face = Drawing(pictures=[Picture("forward", end, material.brush.theme.panel_text)])
    wide = min(inner.width, material.width(name, "title", size))
    face.texts.append(TextBox(name, inner.left_part(wide)[0], size, "title", tone="title"))
    local = _local(material, preset)
    pill = _start_here(material, preset)
    left = inner.width - wide - 10
    if pill is not None and pill.width <= left:
        box = _right(inner, pill)
        text = TextBox(words.text("setup.for-beginners"), box, 14 * m.text, "bold")
        face.pills.append(Pill(text, strong=True))
        left -= pill.width + 8
    if local and material.width(local, "text", material.note) <= left:
        beside = Box(inner.x + wide + 10, inner.y + 2, left, inner.height)
        face.texts.append(TextBox(local, beside, material.note, tone="soft_text"))
    return face


def _line(material: Material, text: TextBox) -> TextBox:
    """Return a text at the top of its box, which becomes no larger than the text."""
    box = text.box
    high = material.height(text.text, text.face, text.size, box.width)
    wide = min(box.width, material.width(text.text, text.face, text.size) + 2)
    return replace(text, box=Box(box.x, box.y, wide, high))


def _start_here(material: Material, preset: Preset) -> Box | None:
    """Return the size of the pill of the newcomer's card; None for the others."""
    if preset is not material.presets[0]:
        return None
    size = 14 * material.measure.text
    wide = material.width(material.words.text("setup.for-beginners"), "bold", size)
    return Box(0, 0, wide + size * 2.9, size * 1.75)


def _right(room: Box, pill: Box) -> Box:
    """Return where a pill lies at the right end of a room."""
    return room.right_part(pill.width)[0].centred(pill.width, pill.height)


def _key(material: Material, preset: Preset) -> str:
    """Return the catalogue key of a card."""
    return f"setup.{material.choices.game}.preset.{preset.key}"


def _local(material: Material, preset: Preset) -> str:
    """Return the name by which those who grew up with it call it; "" if it has none."""
    key = f"{_key(material, preset)}.local"
    return material.words.text(key) if key in material.words else ""
