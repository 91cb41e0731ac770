"""Two codes compared, and all codes of two protocols."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from errcat.compat.changes import Change, Table, change, changed, compared, told_elsewhere
from errcat.compat.renames import renames
from errcat.model import Code, Detail, Ending, Notice, Protocol, Recovery, Retired


def codes(where: str, old: Protocol, new: Protocol) -> Iterator[Change]:
    """Every change of every code, living or retired."""
    renamed = renames(old, new)
    for name, before in old.by_name.items():
        after = new.by_name.get(name)
        if after is not None:
            if before != after:
                yield from compared(CODE, f"{where}.{name}", before, _without(after, renamed))
        elif name in renamed:
            yield from _renamed(where, before, new.by_name[renamed[name]], old)
    yield from _gone(where, old, new, renamed)
    known = {*old.by_name, *renamed.values(), *(code.name for code in old.retired)}
    for name in new.by_name:
        if name not in known:
            flag = "retryable" if new.by_name[name].retryable else "not retryable"
            message = f"code {name!r} is new, and {flag}"
            yield change("code-added", f"{where}.{name}", message, new=new.fallback or "no code")
    yield from _retired(where, old, new)


def _renamed(where: str, old: Code, new: Code, before: Protocol) -> Iterator[Change]:
    """A rename, told as one; what else is new about the code is told under its new name."""
    place = f"{where}.{new.name}"
    yield change("code-renamed", place, f"code {old.name!r} is now {new.name!r}", old.name, new.name)
    if new.name not in before.by_name:
        kept = new._replace(aliases=tuple(alias for alias in new.aliases if alias != old.name), since=old.since)
        yield from compared(CODE, place, old, kept)


def _without(code: Code, renamed: dict[str, str]) -> Code:
    """The code without the aliases that a rename tells of."""
    if not code.aliases or code.name not in renamed.values():
        return code
    return code._replace(aliases=tuple(it for it in code.aliases if renamed.get(it) != code.name))


def _gone(where: str, old: Protocol, new: Protocol, renamed: dict[str, str]) -> Iterator[Change]:
    retired = {code.name: code for code in new.retired}
    unknown = new.fallback or "no code"
    for name in old.by_name:
        if name in new.by_name or name in renamed:
            continue
        place = f"{where}.{name}"
        if name in retired:
            use = retired[name].ending.use
            message = f"code {name!r} is retired" + (f"; {use!r} takes its place" if use else "")
            yield change("code-retired", place, message, new=unknown)
        else:
            yield change("code-removed", place, f"code {name!r} is gone", new=unknown)


def _retired(where: str, old: Protocol, new: Protocol) -> Iterator[Change]:
    before, after = ({code.name: code for code in protocol.retired} for protocol in (old, new))
    for name, code in before.items():
        place = f"{where}.{name}"
        if name in after:
            yield from compared(RETIRED, place, code, after[name])
        elif name in new.by_name:
            yield change("code-revived", place, f"{name!r} was retired and is a code again")
        else:
            yield change("retired-forgotten", place, f"retired code {name!r} is gone")
    for name in after:
        if name not in before and name not in old.by_name:
            yield change("retired-recorded", f"{where}.{name}", f"{name!r} is recorded as retired")


def _details(where: str, old: Sequence[Detail], new: Sequence[Detail]) -> Iterator[Change]:
    before, after = ({detail.name: detail for detail in details} for details in (old, new))
    for name, detail in before.items():
        if name in after:
            yield from compared(DETAIL, f"{where}.details.{name}", detail, after[name])
        else:
            yield change("detail-removed", f"{where}.details.{name}", f"detail {name!r} is gone")
    for name, detail in after.items():
        if name not in before:
            kind, need = ("detail-required", "required") if detail.required else ("detail-added", "optional")
            yield change(kind, f"{where}.details.{name}", f"detail {name!r} is new, and {need}")


def _detail_required(where: str, old: bool, new: bool) -> Iterator[Change]:
    if new:
        yield change("detail-required", where, "the detail is required; it was not")
    else:
        yield change("detail-optional", where, "the detail is optional; it was required")


def _retryable(where: str, old: bool, new: bool) -> Iterator[Change]:
    message = "it is retryable; it was not" if new else "it is not retryable; it was"
    yield change("retryable-changed", where, message)


def _aliases(where: str, old: Sequence[str], new: Sequence[str]) -> Iterator[Change]:
    for alias in old:
        if alias not in new:
            yield change("alias-removed", where, f"{alias!r} is no longer read as this code")
    for alias in new:
        if alias not in old:
            yield change("alias-added", where, f"{alias!r} is read as this code")


def recovery(where: str, old: Recovery | None, new: Recovery | None) -> Iterator[Change]:
    """The recovery of a code, or of unknown ones."""
    if old is None or new is None:
        yield change("recovery-added" if new else "recovery-removed", where, _said("recovery", was=old is not None))
    else:
        yield from compared(RECOVERY, where, old, new)


def notice(where: str, old: Notice | None, new: Notice | None) -> Iterator[Change]:
    """The notice of a code, or of unknown ones."""
    if old is None or new is None:
        yield change("notice-added" if new else "notice-removed", where, _said("notice", was=old is not None))
    else:
        yield from compared(NOTICE, where, old, new)


def _translations(where: str, old: Mapping[str, str] | None, new: Mapping[str, str] | None) -> Iterator[Change]:
    before, after = old or {}, new or {}
    for language in {**before, **after}:
        if before.get(language) != after.get(language):
            state = "is new" if language not in before else "is gone" if language not in after else "reads otherwise"
            yield change("notice-message", f"{where}.translations.{language}", f"the text in {language} {state}")


def _said(what: str, *, was: bool) -> str:
    return f"the {what} is gone" if was else f"a {what} is stated; there was none"


def _deprecated(where: str, old: Ending | None, new: Ending | None) -> Iterator[Change]:
    if new is None:
        yield change("code-restored", where, "it is no longer deprecated")
    elif old is None:
        use = f"; use {new.use!r}" if new.use else ""
        until = f"; it goes in {new.remove_in}" if new.remove_in else ""
        yield change("code-deprecated", where, f"it is deprecated since {new.since}{use}{until}")
    else:
        yield from compared(DEPRECATION, where, old, new)


def _retirement(where: str, old: Ending, new: Ending) -> Iterator[Change]:
    yield from compared(RETIREMENT, where, old, new)


DETAIL: Table = {
    "name": told_elsewhere("details are matched by name"),
    "type": changed("detail-type", "the type"),
    "required": _detail_required,
    "summary": changed("detail-summary", "the summary"),
}
RECOVERY: Table = {
    "hint": changed("recovery-hint", "the hint"),
    "action": changed("recovery-changed", "the action"),
    "max_retries": changed("recovery-changed", "max_retries"),
    "backoff_ms": changed("recovery-changed", "backoff_ms"),
    "timeout_ms": changed("recovery-changed", "timeout_ms"),
}
NOTICE: Table = {
    "severity": changed("notice-changed", "the severity of the notice"),
    "message": changed("notice-message", "the text of the notice"),
    "action": changed("notice-changed", "the action of the notice"),
    "translations": _translations,
}
DEPRECATION: Table = {
    "since": changed("deprecation-changed", "the version of the deprecation"),
    "use": changed("deprecation-changed", "what to use instead"),
    "note": changed("deprecation-note", "the note"),
    "remove_in": changed("deprecation-changed", "the version in which it goes"),
}
RETIREMENT: Table = {
    "since": changed("retirement-text", "the version of the retirement"),
    "use": changed("successor-changed", "what took its place"),
    "note": changed("retirement-text", "the note"),
    "remove_in": told_elsewhere("a retired code is removed"),
}
RETIRED: Table = {
    "name": told_elsewhere("retired codes are matched by name"),
    "domain": changed("code-moved", "the domain"),
    "ending": _retirement,
}
CODE: Table = {
    "name": told_elsewhere("codes are matched by name, or as a rename"),
    "domain": changed("code-moved", "the domain"),
    "retryable": _retryable,
    "summary": changed("summary-changed", "the summary"),
    "since": changed("since-changed", "since"),
    "message": changed("message-changed", "the default message"),
    "details": _details,
    "recovery": recovery,
    "notice": notice,
    "disconnect_after": changed("disconnect-after-changed", "disconnect_after"),
    "deprecated": _deprecated,
    "aliases": _aliases,
    "docs_url": told_elsewhere("it follows from the package's docs_url"),
}
TABLES = {
    Code: CODE,
    Detail: DETAIL,
    Recovery: RECOVERY,
    Notice: NOTICE,
    Ending: DEPRECATION,
    Retired: RETIRED,
}
