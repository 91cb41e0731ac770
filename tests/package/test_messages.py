"""Whole messages: what is made anew, what is left out, and that nothing that comes in ever raises."""

from __future__ import annotations

import importlib
import json
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from agent_errors import aep, haip
from hypothesis import given, strategies as st

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
MEMBERS = ("id", "session", "seq", "ts", "channel", "type", "payload")


@given(JSON | st.dictionaries(st.sampled_from(MEMBERS), JSON | st.just("ERROR")))
def test_checking_whatever_came_never_raises(message: Any) -> None:
    for pointer, words in haip.check_message(message):
        assert pointer == "" or pointer.startswith("/")
        assert words


def test_checking_a_message_that_cannot_be_read_says_so() -> None:
    class Broken(dict[str, Any]):
        def items(self) -> Any:
            raise RuntimeError

        __iter__ = keys = items

    class Mapping(Broken):
        __class__ = property(lambda _: 1 / 0)  # type: ignore[assignment]

    assert [("", "cannot be read")] == haip.check_message(Mapping(type="ERROR"))


@given(st.from_regex(r"[0-9]{1,20}", fullmatch=True), st.text(min_size=1))
def test_every_event_that_is_built_is_valid(seq: str, session: str) -> None:
    event = haip.build_error_event("SEQ_VIOLATION", "m", session=session, seq=seq)

    assert [] == haip.check_message(json.loads(json.dumps(event)))


def test_id_and_time_are_made_anew() -> None:
    before = time.time_ns() // 1_000_000
    events = [haip.build_error_event("SEQ_VIOLATION", session="s", seq="1") for _ in range(3)]
    after = time.time_ns() // 1_000_000

    assert 3 == len({event["id"] for event in events})
    assert {4} == {UUID(event["id"]).version for event in events}
    assert all(before <= int(event["ts"]) <= after for event in events)


def test_a_value_that_json_cannot_carry_is_refused_at_its_place() -> None:
    with pytest.raises(haip.InvalidErrorPayload) as caught:
        haip.build_error_event("SEQ_VIOLATION", session="s", seq="1", detail={"at": float("nan")})

    assert [("/payload/detail/at", "is NaN, which JSON cannot carry")] == [*caught.value.problems]


def test_a_protocol_without_described_events_has_no_messages() -> None:
    names = {"build_error_event", "check_message", "notice"}

    assert set() == names & set(aep.__all__)
    assert names <= set(haip.__all__)
    assert not hasattr(aep, "check_message")


def test_importing_a_protocol_loads_no_module_of_messages(python: Callable[..., str]) -> None:
    program = "from agent_errors import haip\nhaip.parse_error({'code': 'X', 'message': 'm'})\nprint(*sys.modules)"

    loaded = set(python(program).split())

    heavy = {"asyncio", "logging", "uuid", "threading", "random"}
    ours = {
        f"agent_errors.{name}" for name in ("_messages", "guard", "handler", "monitor", "recovery", "haip.messages")
    }
    assert set() == loaded & (heavy | ours)


# Another protocol: several carriers, an error deeper in the event, members of the payload beside it


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    # A copy: importing leaves compiled modules beside the package.
    folder = tmp_path_factory.mktemp("shop") / "python"
    shutil.copytree(Path(__file__).parents[1] / "golden" / "everything" / "expected" / "python", folder)
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module("shop_errors.shop")
    finally:
        sys.path.remove(str(folder))


def order_failed(shop: Any, **changes: Any) -> Any:
    arguments = {
        "type": "order.failed",
        "sender": "desk:1",
        "trace_id": "0f0e0d0c-0b0a-0908-0706-050403020100",
        "payload": {"trace": "ab"},
    }
    return shop.build_error_event("order_failed", "gone", **{**arguments, **changes})


def test_an_error_deeper_in_an_event_stands_beside_what_is_given(shop: Any) -> None:
    event = order_failed(shop, final=False)

    assert UUID(event.pop("id")).version == 4
    assert {
        "final": False,
        "sender": "desk:1",
        "type": "order.failed",
        "payload": {
            "trace": "ab",
            "error": {
                "code": "order_failed",
                "message": "gone",
                "retryable": False,
                "trace_id": "0f0e0d0c-0b0a-0908-0706-050403020100",
            },
        },
        "channel": "system",
    } == event


def test_what_the_event_demands_beside_the_error_is_checked(shop: Any) -> None:
    with pytest.raises(shop.InvalidErrorPayload) as caught:
        order_failed(shop, payload=None, sender="a", trace_id="x")

    assert [
        ("/sender", "must match ^[a-z]{1,8}:[0-9]+$"),
        ("/payload/trace", "is missing"),
        ("/sender", "must be at least 2 characters long"),
        ("/payload/error/trace_id", "must match ^[0-9a-f-]{36}$"),
        ("/payload/error/trace_id", "must be a UUID"),
    ] == [*caught.value.problems]


def test_an_event_of_a_type_that_carries_no_error_is_not_built(shop: Any) -> None:
    with pytest.raises(shop.InvalidErrorPayload) as caught:
        order_failed(shop, type="order.placed")

    assert [("/type", "is no event that carries an error")] == [*caught.value.problems]


@pytest.mark.parametrize(
    ("language", "message"),
    [
        (None, "Please wait a moment."),
        ("de", "Einen Moment bitte."),
        ("de-AT", "Einen Moment bitte."),
        ("pt-BR", "Um momento, por favor."),
        ("pt-PT", "Um instante."),
        ("fr", "Please wait a moment."),
        ("", "Please wait a moment."),
        ("constructor", "Please wait a moment."),
    ],
)
def test_a_notice_is_in_the_language_that_is_asked_for(shop: Any, language: str | None, message: str) -> None:
    notice = shop.notice("order_timeout", language)

    assert ("info", message, "wait") == (notice.severity, notice.message, notice.action)
    assert notice.translations == shop.ErrorCode.ORDER_TIMEOUT.notice.translations
    assert len({notice, notice}) == 1


def test_the_generic_notice_is_in_the_language_too(shop: Any) -> None:
    assert "Etwas ging schief." == shop.notice("nope", "de").message
    assert haip.notice("nope").message == haip.notice("nope", "de").message
