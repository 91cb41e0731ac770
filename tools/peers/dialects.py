"""A catalogue in the words of others: Protocol Buffers, JSON Schema, OpenAPI.

Each says what a person who writes such files would say there. What the format has no word for stands where an extension
belongs: a custom option, a member that begins with x-.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from errcat.model import Code, Protocol

PROTO_TYPES = {
    "string": "string",
    "boolean": "bool",
    "integer": "int64",
    "number": "double",
    "object": "google.protobuf.Struct",
    "array": "google.protobuf.ListValue",
}


class Numbers:
    """Numbers of fields and values, kept from one version of a catalogue to the next, as a person would."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, int]] = {}

    def __call__(self, scope: str, name: str) -> int:
        """The number of a name in its message or enumeration; counts from 1."""
        known = self._known.setdefault(scope, {})
        return known.setdefault(name, len(known) + 1)


def protobuf(protocol: Protocol, number: Numbers) -> str:
    """An enumeration of the codes, messages of the error, of declared details and of every event that carries an error."""
    lines = [
        'syntax = "proto3";',
        f"package {protocol.name}.v1;",
        'import "google/protobuf/descriptor.proto";',
        'import "google/protobuf/struct.proto";',
        "extend google.protobuf.EnumOptions { string fallback = 50001; }",
        "extend google.protobuf.EnumValueOptions { bool retryable = 50002; int32 backoff_ms = 50003; }",
        "enum ErrorCode {",
        f'  option (fallback) = "{protocol.fallback}";',
        "  ERROR_CODE_UNSPECIFIED = 0;",
        *(f"  {_value(code)} = {number('ErrorCode', code.name)}{_options(code)};" for code in protocol.codes),
        "}",
    ]
    members = {"code": "ErrorCode", "message": "string"}
    for member in protocol.members:
        known = protocol.error["properties"][member.name].get("type")
        members[member.name] = PROTO_TYPES.get(known, "google.protobuf.Value")
    required = protocol.error.get("required", ())
    lines += _message("Error", members, number, {name for name in members if name not in required})
    for code in protocol.detailed:
        fields = {detail.name: PROTO_TYPES[detail.type] for detail in code.details}
        optional = {detail.name for detail in code.details if not detail.required}
        lines += _message(f"{_camel(code.name)}Details", fields, number, optional)
    for carrier in protocol.carriers:
        name, inner = _camel(carrier.event.replace(".", "_")), "Error"
        steps = carrier.location.split(".")
        for depth, step in reversed([*enumerate(steps)]):
            outer = name if depth == 0 else f"{name}{_camel(steps[depth - 1])}"
            fields = {step: inner} if depth else {**_event_fields(protocol), step: inner}
            lines += _message(outer, fields, number, set())
            inner = outer
    return "\n".join(lines) + "\n"


def _event_fields(protocol: Protocol) -> dict[str, str]:
    """The members of an event, which are the same in each."""
    properties = (protocol.event or {}).get("properties", {})
    return {name: PROTO_TYPES.get(shape.get("type"), "google.protobuf.Value") for name, shape in properties.items()}


def _value(code: Code) -> str:
    return f"ERROR_CODE_{code.name.upper()}"


def _options(code: Code) -> str:
    options = [f"(retryable) = {str(code.retryable).lower()}", *(["deprecated = true"] if code.deprecated else [])]
    if code.recovery is not None and code.recovery.backoff_ms is not None:
        options.append(f"(backoff_ms) = {code.recovery.backoff_ms}")
    return f" [{', '.join(options)}]"


def _message(name: str, fields: dict[str, str], number: Numbers, optional: Iterable[str]) -> list[str]:
    label = dict.fromkeys(optional, "optional ")
    rows = (f"  {label.get(field, '')}{type_} {field} = {number(name, field)};" for field, type_ in fields.items())
    return [f"message {name} {{", *rows, "}"]


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def json_schema(protocol: Protocol) -> dict[str, Any]:
    """Every event and every declared details by its name (draft-07, nothing referred to, no alternatives)."""
    head = {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object"}
    return {**head, "properties": _shapes(protocol), **_extensions(protocol)}


def openapi(protocol: Protocol) -> dict[str, Any]:
    """A service with a path for every event and every declared details, which both takes and gives them."""
    paths = {}
    for name, shape in _shapes(protocol).items():
        content = {"content": {"application/json": {"schema": shape}}}
        answers = {"200": {"description": "The same", **content}}
        paths[f"/{name}"] = {"post": {"requestBody": {"required": True, **content}, "responses": answers}}
    info = {"title": protocol.title.plain, "version": protocol.version}
    return {"openapi": "3.0.3", "info": info, "paths": paths, **_extensions(protocol)}


def _shapes(protocol: Protocol) -> dict[str, Any]:
    error = {
        "type": "object",
        "required": [*protocol.error["required"]],
        "properties": {
            **protocol.error["properties"],
            "code": {"type": "string", "enum": [code.name for code in protocol.codes]},
        },
    }
    events = {it.event: _event(protocol, it.event, it.location.split("."), error) for it in protocol.carriers}
    return {**events, **{f"{code.name}_details": _details(code) for code in protocol.detailed}}


def _extensions(protocol: Protocol) -> dict[str, Any]:
    """What neither of the two has a word for."""
    return {
        "x-fallback": protocol.fallback,
        "x-retryable": {code.name: code.retryable for code in protocol.codes},
        "x-backoff-ms": {code.name: code.recovery.backoff_ms for code in protocol.codes if code.recovery},
    }


def _event(protocol: Protocol, name: str, location: list[str], error: dict[str, Any]) -> dict[str, Any]:
    shape = error
    for step in reversed(location):
        shape = {"type": "object", "required": [step], "properties": {step: shape}}
    event = protocol.event or {"properties": {}}
    properties = {**event["properties"], "type": {"type": "string", "enum": [name]}, **shape["properties"]}
    return {"type": "object", "required": ["type", *shape["required"]], "properties": properties}


def _details(code: Code) -> dict[str, Any]:
    return {
        "type": "object",
        "required": [detail.name for detail in code.details if detail.required],
        "properties": {detail.name: {"type": detail.type} for detail in code.details},
    }
