"""Checks a JSON value against a JSON schema, as far as docs/record.schema.json needs it.

A keyword that is not known here is an error: a schema is never half checked.
"""

import re

KINDS = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "null": type(None),
}
COMMENTS = {"$schema", "$defs", "title", "description"}


class MisfitError(Exception):
    """The value does not fit."""


def check(value, schema, whole=None, at=""):
    """Raise MisfitError unless `value` fits `schema`, a part of the schema `whole`."""
    whole = schema if whole is None else whole
    for keyword, said in schema.items():
        if keyword in COMMENTS:
            continue
        fits = CHECKS[keyword]
        if not fits(value, said, schema, whole, at):
            raise MisfitError(f"{at}: {value!r} is not {keyword} {said!r}")


def is_kind(value, said, *_rest):
    kinds = [said] if isinstance(said, str) else said
    return any(isinstance(value, KINDS[k]) and not isinstance(value, bool) for k in kinds)


def refers(value, said, _schema, whole, at):
    check(value, whole["$defs"][said.removeprefix("#/$defs/")], whole, at)
    return True


def any_of(value, said, _schema, whole, at):
    for each in said:
        try:
            check(value, each, whole, at)
        except MisfitError:
            continue
        return True
    return False


def properties(value, said, schema, whole, at):
    for name, part in value.items():
        if name in said:
            check(part, said[name], whole, f"{at}.{name}")
        elif schema.get("additionalProperties") is False:
            return False
    return True


def items(value, said, _schema, whole, at):
    for index, part in enumerate(value):
        check(part, said, whole, f"{at}[{index}]")
    return True


CHECKS = {
    "type": is_kind,
    "const": lambda value, said, *_: value == said,
    "enum": lambda value, said, *_: value in said,
    "pattern": lambda value, said, *_: re.search(said, value) is not None,
    "minimum": lambda value, said, *_: value >= said,
    "maximum": lambda value, said, *_: value <= said,
    "maxLength": lambda value, said, *_: len(value) <= said,
    "minItems": lambda value, said, *_: len(value) >= said,
    "maxItems": lambda value, said, *_: len(value) <= said,
    "required": lambda value, said, *_: all(name in value for name in said),
    "additionalProperties": lambda _value, said, *_: said is False,
    "properties": properties,
    "items": items,
    "anyOf": any_of,
    "$ref": refers,
}
