"""Every kind of change: its level, what it is, and what it asks of senders and of receivers.

The one place where a level is decided; the table in docs/compatibility.md is made from it. Sentences may hold {old} and
{new}: what it was, what it is.
"""

from __future__ import annotations

from typing import NamedTuple

from errcat.compat.levels import Level

_NOTHING = "Nothing to do."
_TEXT = "Nothing to do; only words changed."


class Rule(NamedTuple):
    """A kind of change. `about` says when it holds, as a table of rules tells it."""

    id: str
    level: Level
    about: str
    senders: str
    receivers: str


_ALL = (
    # The package
    Rule("package-renamed", Level.BREAKING, "The packages have another name",
         "Install and import {new} in place of {old}.", "Install and import {new} in place of {old}."),
    Rule("version-lowered", Level.BREAKING, "A version is lower than it was",
         "Give it a version above {old}.", "Tools that look for the newest version keep the old one, {old}."),
    Rule("version-changed", Level.TEXT, "A version moved up", _NOTHING, _NOTHING),
    Rule("license-changed", Level.BEHAVIOUR, "The licence is another one",
         "Read the new licence before you ship the package.", "Read the new licence before you ship the package."),
    Rule("docs-url-changed", Level.TEXT, "The pages are published elsewhere",
         "Links in what you send lead to the new place.", "Keep the old pages, or redirect them: old links lead there."),
    # Protocols
    Rule("protocol-added", Level.ADDITION, "A protocol is new", "You may speak it.", "You may speak it."),
    Rule("protocol-removed", Level.BREAKING, "A protocol is gone",
         "Its module is gone; stay on the old package while you speak it.",
         "Its module is gone; stay on the old package while you speak it."),
    Rule("protocol-title", Level.TEXT, "The title of a protocol reads otherwise", _TEXT, _TEXT),
    Rule("protocol-summary", Level.TEXT, "The summary of a protocol reads otherwise", _TEXT, _TEXT),
    Rule("status-changed", Level.BEHAVIOUR, "A protocol stands elsewhere: draft, stable or archived",
         "See what {new} promises you.", "See what {new} promises you."),
    Rule("extends-changed", Level.TEXT, "A protocol starts from another one; what that changes is told by itself",
         _NOTHING, _NOTHING),
    Rule("spelling-changed", Level.BREAKING, "Codes are spelled by another rule",
         "Send codes in {new}.", "Expect codes in {new}; those in {old} are unknown."),
    Rule("fallback-changed", Level.BREAKING, "An unknown code reads as something else",
         _NOTHING, "Handle {new} where you handled {old} for codes that you do not know."),
    # The error object and the event
    Rule("member-added", Level.ADDITION, "The error object or the event has a new optional member",
         "You may send it.", "It may come; you may ignore it."),
    Rule("member-removed", Level.BREAKING, "A member of the error object or the event is gone",
         "Stop sending it as a part of the protocol.", "Do without it: it is no longer promised, nor checked or typed."),
    Rule("member-required", Level.BREAKING, "A member is required that was not",
         "Always send it; without it the object is refused.", "Objects of older senders without it are refused."),
    Rule("member-optional", Level.BREAKING, "A member is no longer required",
         "You may leave it out once receivers know.", "Expect objects without it."),
    Rule("member-type", Level.BREAKING, "A member has another type",
         "Send it as {new}.", "Expect {new} in place of {old}."),
    Rule("member-constraint", Level.BREAKING, "What a value must look like changed: pattern, minLength, format, const",
         "Check your values against the new rule.", "Values that were good may be refused, or the other way round."),
    Rule("member-values", Level.BREAKING, "The values that a member may have changed",
         "Send only the values of the new list.", "Expect the values of the new list."),
    Rule("event-type-added", Level.ADDITION, "An event has one more type",
         "You may send it to peers that know it.", "Ignore events of types that you do not know."),
    Rule("event-stated", Level.BREAKING, "The shape of a whole event is stated that was not, or no longer",
         "Check your events against what is stated.", "Events are checked that were not, or no longer."),
    Rule("fresh-changed", Level.BEHAVIOUR, "Senders make a member of an event anew in another way, or no longer",
         "See what your events get by themselves, and give what they do not.", _NOTHING),
    # Carriers
    Rule("carrier-added", Level.ADDITION, "One more event carries an error",
         "You may send errors in it.", "Look for an error in it, too."),
    Rule("carrier-removed", Level.BREAKING, "An event no longer carries an error",
         "Send the error in another event.", "Errors in it are no longer found."),
    Rule("carrier-moved", Level.BREAKING, "The error of an event lies elsewhere",
         "Put the error at {new}.", "Look at {new} in place of {old}; errors of older senders are not found."),
    # Recovery as a whole
    Rule("action-added", Level.ADDITION, "The vocabulary of recovery has one more word",
         _NOTHING, "Handle it, or do as for one that you do not know."),
    Rule("action-removed", Level.BREAKING, "A word of the vocabulary of recovery is gone",
         _NOTHING, "Delete what names it: the constant is gone."),
    Rule("action-meaning", Level.TEXT, "The meaning of an action reads otherwise", _TEXT, _TEXT),
    Rule("limits-changed", Level.BEHAVIOUR, "A bound of the protocol is another one",
         "Keep to the new bound.", "Recovery keeps to the new bound."),
    Rule("close-code-changed", Level.BREAKING, "A disconnect has another WebSocket close code",
         "Close with the new code.", "Expect the new code where you look at the old one."),
    Rule("monitor-changed", Level.BEHAVIOUR, "Errors are counted by other defaults",
         _NOTHING, "Say what you want where you rely on the old default."),
    # Domains
    Rule("domain-added", Level.ADDITION, "A domain is new", _NOTHING, _NOTHING),
    Rule("domain-removed", Level.BREAKING, "A domain is gone",
         "Delete what names it: the constant is gone.", "Delete what names it: the constant is gone."),
    Rule("domain-title", Level.TEXT, "The title of a domain reads otherwise", _TEXT, _TEXT),
    Rule("domain-summary", Level.TEXT, "The summary of a domain reads otherwise", _TEXT, _TEXT),
    Rule("generic-changed", Level.BREAKING, "Another code stands for a whole domain",
         _NOTHING, "Catch the exception of {new}: that of {old} no longer stands for the domain."),
    # Codes
    Rule("code-added", Level.ADDITION, "A code is new",
         "You may send it; receivers that do not know it read {new}.", "Handle it; until you do, it reads as {new}."),
    Rule("code-removed", Level.BREAKING, "A code is gone without a trace",
         "Stop sending it: the constant is gone.", "It reads as {new}; keep it as retired to tell its successor."),
    Rule("code-renamed", Level.BREAKING, "A code has another name, told by an alias or by the same facts",
         "Send {new} in place of {old}.", "Expect {new}; {old} is read as it if an alias says so, else as unknown."),
    Rule("code-retired", Level.BREAKING, "A code is retired",
         "Stop sending it: the constant is gone.", "It reads as {new}; error.successor tells what took its place."),
    Rule("code-revived", Level.BREAKING, "A retired name is a code again",
         "Send another name: peers know this one as retired.", "Older packages read it as retired."),
    Rule("code-moved", Level.BEHAVIOUR, "A code is in another domain",
         "Nothing changes on the wire.", "Nothing changes on the wire; code.domain, base exception and page are others."),
    Rule("retryable-changed", Level.BREAKING, "A code is retryable that was not, or no longer",
         "The default flag is another one; say your own where it matters.",
         "Look at what you retry: the catalogue says the contrary of what it said."),
    Rule("summary-changed", Level.TEXT, "The summary of a code reads otherwise", _TEXT, _TEXT),
    Rule("since-changed", Level.TEXT, "The version that brought a code is told otherwise", _TEXT, _TEXT),
    Rule("message-changed", Level.TEXT, "The default message of a code reads otherwise",
         "Messages that you leave to the catalogue read otherwise.", "Never decide by the text of a message."),
    Rule("alias-added", Level.ADDITION, "One more old spelling reads as a code",
         "Send the code itself, never an alias.", "It reads as the code; raw_code keeps what came."),
    Rule("alias-removed", Level.BREAKING, "An old spelling no longer reads as a code",
         "Send the code itself.", "The old spelling reads as unknown."),
    # Details
    Rule("detail-added", Level.ADDITION, "A code declares one more optional detail",
         "You may send it.", "It may come; you may ignore it."),
    Rule("detail-removed", Level.BREAKING, "A code no longer declares a detail",
         "Do not rely on anybody reading it.", "Do without it: it is no longer declared or typed."),
    Rule("detail-required", Level.BREAKING, "A detail is required that was not",
         "Send it wherever details are sent; details without it cannot be built.", "Older senders leave it out."),
    Rule("detail-optional", Level.BREAKING, "A detail is no longer required",
         "You may leave it out once receivers know.", "Expect errors without it."),
    Rule("detail-type", Level.BREAKING, "A detail has another type",
         "Send it as {new}.", "Expect {new} in place of {old}."),
    Rule("detail-summary", Level.TEXT, "The summary of a detail reads otherwise", _TEXT, _TEXT),
    # Advice
    Rule("recovery-added", Level.ADDITION, "A recovery is stated that was not", _NOTHING, "You may follow it."),
    Rule("recovery-removed", Level.BEHAVIOUR, "A recovery is no longer stated",
         _NOTHING, "Decide what to do yourself: the recovery is None."),
    Rule("recovery-changed", Level.BEHAVIOUR, "An action or a number of a recovery is another one",
         _NOTHING, "Recovery goes another way; see that it suits you."),
    Rule("recovery-hint", Level.TEXT, "The hint of a recovery reads otherwise", _TEXT, _TEXT),
    Rule("notice-added", Level.ADDITION, "A notice is stated that was not", _NOTHING, "You may show it."),
    Rule("notice-removed", Level.BEHAVIOUR, "A notice is no longer stated",
         _NOTHING, "Show a text of your own: the notice is None."),
    Rule("notice-changed", Level.BEHAVIOUR, "Severity or action of a notice is another one",
         _NOTHING, "People are told in another way; see that it suits you."),
    Rule("notice-message", Level.TEXT, "The text of a notice reads otherwise", _TEXT, _TEXT),
    Rule("disconnect-after-changed", Level.BEHAVIOUR, "A peer is disconnected after another number of errors",
         "Expect to be disconnected after another number.", "Disconnect after the new number."),
    # The end of a life
    Rule("code-deprecated", Level.DEPRECATION, "A code is deprecated",
         "Send what takes its place; type checkers point at the old one.", "Keep handling it: it still comes."),
    Rule("code-restored", Level.DEPRECATION, "A code is no longer deprecated", "You may send it again.", _NOTHING),
    Rule("deprecation-changed", Level.DEPRECATION, "Since when, until when or in favour of what a code is deprecated",
         "See what takes its place, and when it goes.", _NOTHING),
    Rule("deprecation-note", Level.TEXT, "The note of a deprecation reads otherwise", _TEXT, _TEXT),
    Rule("retired-recorded", Level.ADDITION, "A name is recorded as retired that was not in the catalogue",
         "Never send it.", "error.successor tells what took its place."),
    Rule("retired-forgotten", Level.BREAKING, "A retired name is gone from the catalogue",
         "Never send it.", "Its anchor and its successor are gone; put it back."),
    Rule("successor-changed", Level.BEHAVIOUR, "Something else takes the place of a retired code",
         "Send {new}.", "error.successor is {new} where it was {old}."),
    Rule("retirement-text", Level.TEXT, "Version or note of a retirement reads otherwise", _TEXT, _TEXT),
)  # fmt: skip

RULES: dict[str, Rule] = {rule.id: rule for rule in _ALL}
"""Every rule by its id, in the order of a table."""
