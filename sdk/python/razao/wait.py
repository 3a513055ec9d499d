"""Waits for what comes later: a state of a payment, a move of an instance."""

from __future__ import annotations

from typing import Any, Callable, Collection, Mapping, Optional, Protocol, Sequence, TypeVar

from .errors import Refusal, WaitEnd, WaitRefusal
from .model import Model
from .retry import Clock

WAIT_SECONDS = 60.0
FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 5.0
OVER = frozenset({"CLOSED", "REFUSED"})


class Move(Protocol):
    """A transition as it stands in the timeline."""

    @property
    def sequence(self) -> int: ...
    @property
    def outcome(self) -> str: ...
    @property
    def to_state(self) -> Optional[str]: ...
    @property
    def awaiting_index(self) -> bool: ...
    @property
    def refusal(self) -> object: ...


class Moved(Protocol):
    """An instance, of whichever product."""

    @property
    def instance_id(self) -> str: ...
    @property
    def status(self) -> str: ...
    @property
    def state(self) -> Optional[str]: ...
    @property
    def timeline(self) -> Sequence[Move]: ...


class NamedObligation(Protocol):
    """Whatever answer names the obligation that is waited for."""

    @property
    def obligation_id(self) -> str: ...


class NamedCharge(Protocol):
    @property
    def txid(self) -> str: ...


class NamedKey(Protocol):
    @property
    def key_id(self) -> str: ...


class NamedParty(Protocol):
    @property
    def party_id(self) -> str: ...


Instance = TypeVar("Instance", bound=Moved)
Answer = TypeVar("Answer")
Resource = TypeVar("Resource", bound=Model)
Seen = TypeVar("Seen")


def last_but_one(instance: Moved) -> int:
    """The sequence before the last move that an instance shows, which is the one that was asked for."""
    return max((move.sequence for move in instance.timeline), default=1) - 1


def end_of(instance: Moved, state: str, after: int, final_states: Collection[str]) -> WaitEnd | bool:
    """True when a move later than `after` has brought it to the state, an end when none will, else False."""
    moves = [move for move in instance.timeline if move.sequence > after]
    arrived = [move for move in moves if move.outcome == "ACCEPTED" and move.to_state == state]
    if any(not move.awaiting_index for move in arrived):
        return True
    if any(move.sequence == after + 1 and move.outcome == "REFUSED" for move in moves):
        return "REFUSED"
    if not arrived and (instance.status in OVER or (instance.state is not None and instance.state in final_states)):
        return "ENDED"
    return False


def wait_for(
    look: Callable[[], Instance], state: str, after: int, final_states: Collection[str], timeout_seconds: float, clock: Clock, operation: str,
) -> Instance:
    """
    Looks again and again, with growing pauses.

    :raises WaitRefusal: REFUSED by the validator, ENDED in another state, or TIMEOUT.
    """
    return _poll(
        look, lambda now: end_of(now, state, after, final_states), lambda now, end: _ended(now, state, after, end, operation),
        timeout_seconds, clock,
    )


def until(look: Callable[[], Resource], what: str, wanted: object, timeout_seconds: float, clock: Clock, operation: str) -> Resource:
    """
    Looks again and again, with growing pauses.

    :param what: obligation, charge, key or kyc: what ends the wait.
    :param wanted: a state; for kyc a level.
    :raises WaitRefusal: REFUSED, ENDED otherwise, or TIMEOUT.
    """
    return _poll(
        look, lambda now: JUDGES[what](now.to_dict(), wanted),
        lambda now, end: WaitRefusal(f"the {what} is not {wanted}: {end}", end=end, instance=now, refusal=None, operation=operation),
        timeout_seconds, clock,
    )


def _poll(
    look: Callable[[], Seen], judge: Callable[[Seen], WaitEnd | bool], refusal: Callable[[Seen, WaitEnd], WaitRefusal], timeout_seconds: float,
    clock: Clock,
) -> Seen:
    """Looks again and again, with growing pauses, until it is judged to have come, or it never will."""
    deadline = clock.monotonic() + timeout_seconds
    pause = FIRST_PAUSE_SECONDS
    while True:
        now = look()
        end = judge(now)
        if end is True:
            return now
        left = deadline - clock.monotonic()
        if end is not False or left <= 0:
            raise refusal(now, "TIMEOUT" if end is False else end)
        clock.sleep(min(pause, left))
        pause = min(pause * 1.5, LONGEST_PAUSE_SECONDS)


def _obligation(seen: Mapping[str, Any], wanted: object) -> WaitEnd | bool:
    return seen.get("state") in (wanted, "FINAL")


def _charge(seen: Mapping[str, Any], wanted: object) -> WaitEnd | bool:
    if seen.get("state") == wanted:
        return True
    return "ENDED" if seen.get("state") != "ACTIVE" or seen.get("expired") is True else False


def _key(seen: Mapping[str, Any], wanted: object) -> WaitEnd | bool:
    state = seen.get("state")
    if state == wanted:
        return True
    if state == "REGISTRATION_FAILED" and seen.get("active_claim_id") is None:
        return "REFUSED"
    return "ENDED" if state == "EXCLUDED" else False


def _kyc(seen: Mapping[str, Any], wanted: object) -> WaitEnd | bool:
    state, level = seen.get("kyc_state"), seen.get("kyc_level") or 0
    if state == "VERIFIED" and isinstance(wanted, int) and level >= wanted:
        return True
    if state == "REJECTED":
        return "REFUSED"
    return False if state in ("PENDING", "IN_REVIEW") else "ENDED"


JUDGES: Mapping[str, Callable[[Mapping[str, Any], object], WaitEnd | bool]] = {
    "obligation": _obligation, "charge": _charge, "key": _key, "kyc": _kyc,
}
"""Whether what was seen is where it was waited for, or will never be."""


def _ended(instance: Moved, state: str, after: int, end: WaitEnd, operation: str) -> WaitRefusal:
    move = next((move for move in instance.timeline if move.sequence == after + 1), None)
    refusal = move.refusal if move is not None and end == "REFUSED" else None
    said = getattr(refusal, "code", None) or end
    return WaitRefusal(f"{instance.instance_id} is {instance.state or instance.status}, not {state}: {said}", end=end, instance=instance, refusal=refusal, operation=operation)


def once_indexed(move: Callable[[], Answer], timeout_seconds: float, clock: Clock) -> Answer:
    """
    Asks for a move, again while the one before it is not indexed.

    :raises Refusal: `INSTANCE_NOT_INDEXED` when the time is over.
    """
    deadline = clock.monotonic() + timeout_seconds
    pause = FIRST_PAUSE_SECONDS
    while True:
        try:
            return move()
        except Refusal as refusal:
            if refusal.code != "INSTANCE_NOT_INDEXED" or clock.monotonic() >= deadline:
                raise
        clock.sleep(pause)
        pause = min(pause * 1.5, LONGEST_PAUSE_SECONDS)


def and_wait(ask: Callable[[], Instance], wait: Callable[[Instance, float], Instance], timeout_seconds: float, clock: Clock) -> Instance:
    """Asks for a move and waits for what it leads to, both within the time."""
    deadline = clock.monotonic() + timeout_seconds
    moved = once_indexed(ask, timeout_seconds, clock)
    return wait(moved, max(0.0, deadline - clock.monotonic()))
