"""A code and what belongs to it."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from errcat.model.base import NOWHERE, Places, Prose, Shape, facts_of
from errcat.problems import Position
from errcat.words import Names


class Recovery(NamedTuple):
    """What to do after an error. Times are in milliseconds; None where the specification gives no number."""

    hint: Prose
    action: str | None = None
    max_retries: int | None = None
    backoff_ms: int | None = None
    timeout_ms: int | None = None
    places: Places = NOWHERE


class Notice(NamedTuple):
    """What a person is told."""

    severity: str
    message: Prose
    action: str | None = None
    translations: Mapping[str, Prose] | None = None


class Detail(NamedTuple):
    """One typed member of `details`."""

    name: str
    type: str
    required: bool
    summary: Prose | None
    at: Position = Position()


class Ending(NamedTuple):
    """When a code was deprecated or retired, what takes its place, and when a deprecated one is to go.

    `origin` is the title of the protocol whose versions these are, where that is not the one at hand.
    """

    since: str
    use: str | None = None
    note: Prose | None = None
    remove_in: str | None = None
    places: Places = NOWHERE
    origin: Prose | None = None

    @property
    def lasting(self) -> str:
        """Since when, and in which version it goes, if that is known."""
        return self.since + (f", gone in {self.remove_in}" if self.remove_in else "")

    @property
    def told(self) -> Prose:
        """The same with the protocol whose versions these are."""
        return Prose(f"{self.origin.plain} {self.lasting}" if self.origin else self.lasting)

    @property
    def sentence(self) -> Prose:
        """Since when, what to use instead, when it goes, and why."""
        use = f" Use {self.use} instead." if self.use else ""
        note = f" {self.note.plain}" if self.note else ""
        return Prose(f"Since {self.told.plain}.{use}{note}")


class Code(NamedTuple):
    """One error code. `name` is exactly what goes over the wire.

    `origin` is the title of the protocol that it is inherited from, whose version `since` is.
    """

    name: str
    domain: str
    retryable: bool
    summary: Prose
    since: str | None = None
    message: Prose | None = None
    details: tuple[Detail, ...] = ()
    recovery: Recovery | None = None
    notice: Notice | None = None
    disconnect_after: int | None = None
    deprecated: Ending | None = None
    aliases: tuple[str, ...] = ()
    docs_url: str | None = None
    at: Position = Position()
    places: Places = NOWHERE
    origin: Prose | None = None

    @property
    def facts(self) -> dict[str, Any]:
        """All that is known of this code, as plain data; what it has no value for is not in it.

        The same in every output, so that a new fact needs no change in any template.
        """
        # All fields in one go, which takes half the time of reading each by its name.
        _, domain, retryable, summary, since, message, details, recovery, notice, limit, end, aliases, page, *_ = self
        facts: dict[str, Any] = {"domain": domain, "retryable": retryable, "summary": summary}
        if since is not None:
            facts["since"] = since
        if message is not None:
            facts["message"] = message
        if details:
            facts["details"] = Names({detail.name: facts_of(detail) for detail in details})
        if recovery is not None:
            facts["recovery"] = facts_of(recovery)
        if notice is not None:
            facts["notice"] = facts_of(notice)
        if limit is not None:
            facts["disconnect_after"] = limit
        if end is not None:
            facts["deprecated"] = facts_of(end)
        if aliases:
            facts["aliases"] = [*aliases]
        if page is not None:
            facts["docs_url"] = page
        return facts

    @property
    def headline(self) -> Prose:
        """What a one-line comment tells: the end of its life, what happened, whether to try again, the page."""
        words = [self.summary, "Retryable." if self.retryable else "Not retryable."]
        if self.deprecated is not None:
            use = f", use {self.deprecated.use}" if self.deprecated.use else ""
            words.insert(0, f"Deprecated since {self.deprecated.told.plain}{use}.")
        if self.docs_url is not None:
            words.append(f"See {self.docs_url}")
        return Prose(" ".join(words))

    @property
    def deprecation(self) -> Prose:
        """What somebody is told who uses this code although it is deprecated."""
        end = self.deprecated or Ending("")
        return Prose(f"{self.name} is deprecated since {end.told.plain}" + (f"; use {end.use}" if end.use else ""))

    @property
    def story(self) -> tuple[tuple[str, Prose], ...]:
        """What a doc comment tells: paragraphs, each with its tag (see, deprecated) or none."""
        story = [("", self.summary), ("", _remark(self.retryable, self.since, self.origin))]
        if self.docs_url is not None:
            story.append(("see", Prose(self.docs_url)))
        if self.deprecated is not None:
            story.append(("deprecated", self.deprecated.sentence))
        return tuple(story)

    @property
    def details_shape(self) -> Shape:
        """The JSON Schema of the details that this code declares."""
        properties = {
            detail.name: {"type": detail.type, **({"description": detail.summary} if detail.summary else {})}
            for detail in self.details
        }
        required = [detail.name for detail in self.details if detail.required]
        return {"type": "object", "required": required, "properties": properties}

    @property
    def is_timeout(self) -> bool:
        """Is this a deadline that passed, by its name?"""
        return f"_{self.name.lower()}".endswith("_timeout")


@cache
def _remark(retryable: bool, since: str | None, origin: Prose | None) -> Prose:  # noqa: FBT001
    remark = "Retryable." if retryable else "Not retryable."
    of = f"{origin.plain} " if origin else ""
    return Prose(f"{remark} Since {of}{since}." if since else remark)


class Retired(NamedTuple):
    """A code that is gone. Its name is never used again."""

    name: str
    domain: str
    ending: Ending
    at: Position = Position()
