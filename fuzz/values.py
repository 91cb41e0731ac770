"""Random JSON texts: errors that are nearly valid, events that carry them, and anything else that JSON allows."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

NUMBERS = (
    *(
        "0",
        "-0",
        "-0.0",
        "1",
        "-1",
        "1.0",
        "1e0",
        "0.5",
        "1e21",
        "1E-7",
        "5e-324",
        "2.5e+3",
        "1e308",
        "1e400",
        "-1e999",
    ),
    *("9007199254740991", "9007199254740993", "12345678901234567890", "1" + "0" * 400),
)
NAMES = (
    *("__proto__", "constructor", "prototype", "toString", "toJSON", "valueOf", "hasOwnProperty", "length", "then"),
    *("code", "Code", "code ", "\u0441ode", "c\u00f3de", "co\u0301de", "messages", "retriable", "detail", "details"),
    *(
        "rawCode",
        "raw_code",
        "known",
        "relatedId",
        "related_id",
        "type",
        "payload",
        "error",
        "",
        "a/b",
        "m~n",
        "0",
        "-1",
    ),
)
TEXTS = (
    *(
        "",
        " ",
        "m",
        "null",
        "true",
        "0",
        "\n",
        "task_error\n",
        "\u0000",
        "\u2028",
        "\ufeff",
        "\u00e9",
        "e\u0301",
        "\U0001f600",
    ),
    *("\ud800", "\udfff", "\ude00\ud83d", "a\ud83dz", "\uffff", "0f8fad5b-d9cd-469f-a165-70867728950e", "x" * 300),
    *(
        "0F8FAD5B-D9CD-469F-A165-70867728950E",
        "0f8fad5b-d9cd-469f-a165-70867728950e\n",
        "\u0660" * 8,
        "a:1",
        "ab:\u0661",
    ),
)

Shape = Mapping[str, Any]
Pairs = list[tuple[str, str]]
"""The members of an object: names, which may come twice, and texts of JSON."""


class Values:
    """A source of JSON texts for one protocol. The same seed gives the same texts."""

    def __init__(self, random: Random, error: Shape, codes: Sequence[str], carriers: Mapping[str, str]) -> None:
        self._random = random
        self._error = error
        self._codes = codes
        self._carriers = {event: location.split(".") for event, location in carriers.items()}
        self._makers: list[Callable[[], str]] = [self._error_object, self._event, self._wild_object, self.wild]

    def any(self) -> str:
        """An error, an event, or something else altogether."""
        (make,) = self._random.choices(self._makers, weights=(60, 30, 5, 5))
        return make()

    def wild(self, depth: int = 0) -> str:
        """Any JSON value."""
        random = self._random
        kind = random.randrange(8 if depth < 4 else 6)
        if kind < 2:
            return random.choice(("null", "true", "false"))
        if kind == 2:
            return self._number()
        if kind < 6:
            return self._text(self._word())
        if kind == 6:
            return self._array([self.wild(depth + 1) for _ in range(random.randrange(4))])
        return self._wild_object(depth)

    def _wild_object(self, depth: int = 0) -> str:
        return self._object([(self._word(), self.wild(depth + 1)) for _ in range(self._random.randrange(5))])

    def _nested(self) -> str:
        depth = self._random.choice((10, 100, 600))
        return "[" * depth + '{"in":' + "1" + "}" + "]" * depth

    def _error_object(self) -> str:
        return self._of_shape(self._error, self._random.choice((0, 0, 1, 1, 2, 4)))

    def _of_shape(self, shape: Shape, mistakes: int) -> str:
        """An object of a shape, apart from so many mistakes."""
        random = self._random
        required = shape.get("required", ())
        pairs: Pairs = [
            (name, self._member(name, piece))
            for name, piece in shape.get("properties", {}).items()
            if name in required or random.random() < 0.5
        ]
        for _ in range(mistakes):
            self._spoil(pairs)
        if random.random() < 0.3:
            random.shuffle(pairs)
        return self._object(pairs)

    def _spoil(self, pairs: Pairs) -> None:
        """Leave out, replace, rename, repeat or add a member."""
        random = self._random
        place = random.randrange(len(pairs)) if pairs else -1
        kind = random.randrange(8) if pairs else 7
        if kind == 0:
            del pairs[place]
        elif kind < 4:
            pairs[place] = pairs[place][0], self.wild()
        elif kind == 4:
            pairs[place] = random.choice(NAMES), pairs[place][1]
        elif kind == 5:
            pairs.append((pairs[place][0], self.wild()))
        else:
            pairs.append((random.choice(NAMES), self.wild()))

    def _member(self, name: str, shape: Shape) -> str:
        random = self._random
        if name == "code" and random.random() < 0.9:
            return self._text(self.code())
        match shape.get("type"):
            case "string":
                return self._text(self._string(shape))
            case "boolean":
                return random.choice(("true", "false"))
            case "number" | "integer":
                return self._number()
            case "array":
                return self._array([self.wild(2) for _ in range(random.randrange(3))])
            case "object" if "properties" in shape:
                return self._of_shape(shape, random.randrange(2))
            case "object":
                return self._nested() if random.random() < 0.02 else self._wild_object()
        return self.wild()

    def _string(self, shape: Shape) -> str:
        random = self._random
        if "format" in shape and random.random() < 0.8:
            return f"{random.getrandbits(32):08x}-d9cd-469f-a165-70867728950e"
        return str(random.choice((*shape.get("enum", ()), shape.get("const", "m"), self._word())))

    def code(self) -> str:
        """A code, or a text that nearly is one."""
        random = self._random
        code = random.choice(self._codes)
        changed = (code.upper(), code.title(), f"{code} ", f"{code}\n", code[1:], code.replace("_", "-"), f"{code}_x")
        return random.choice((code, code, code, code, *changed, self._word()))

    def _event(self) -> str:
        """An event of a carrier, or nearly; somewhere on the way to the error there may be something else."""
        random = self._random
        event = random.choice(list(self._carriers))
        value = self._error_object()
        for name in reversed(self._carriers[event]):
            if random.random() < 0.05:
                value = self.wild()
            value = self._object([(random.choice(NAMES) if random.random() < 0.03 else name, value)])
        kind = self._text(event if random.random() < 0.9 else random.choice((event.upper(), event + " ", self._word())))
        rest = [("id", self.wild())] if random.random() < 0.2 else []
        named = [("type", kind if random.random() < 0.97 else self.wild())]
        return f"{self._object([*rest, *named])[:-1]}, {value[1:]}" if value.startswith("{") else value

    def _word(self) -> str:
        random = self._random
        return random.choice(random.choice((NAMES, TEXTS, self._codes)))

    def _number(self) -> str:
        random = self._random
        if random.random() < 0.5:
            return random.choice(NUMBERS)
        return str(
            random.choice((random.randrange(-(2**70), 2**70), random.randrange(-9, 9), random.uniform(-1e9, 1e9)))
        )

    def _text(self, text: str) -> str:
        """A text as JSON, its characters escaped or not. Half a surrogate pair can only be escaped."""
        if self._random.random() < 0.5 or any("\ud800" <= character <= "\udfff" for character in text):
            return json.dumps(text)
        # Line separators are legal in JSON texts; line feeds are escaped in any case.
        return json.dumps(text, ensure_ascii=False)

    def _array(self, items: list[str]) -> str:
        return f"[{', '.join(items)}]"

    def _object(self, pairs: Pairs) -> str:
        return f"{{{', '.join(f'{self._text(name)}: {value}' for name, value in pairs)}}}"
