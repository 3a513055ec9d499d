"""How often a call is sent, and how long it rests between."""

from __future__ import annotations

import email.utils
import random
import time
from dataclasses import dataclass, field
from datetime import timezone
from typing import Callable

MAX_RETRIES = 5
TIMEOUT_SECONDS = 30.0
FIRST_WAIT_SECONDS = 0.5
LONGEST_WAIT_SECONDS = 8.0
LONGEST_RETRY_AFTER_SECONDS = 60.0
"""Asked to wait longer than this, a call gives up and tells its caller how long."""

TRANSIENT_STATUSES = frozenset({408, 429, 500, 502, 503, 504})
TRANSIENT_CODES = frozenset({"IDEMPOTENCY_IN_PROGRESS"})


@dataclass(frozen=True)
class Clock:
    """Time and chance, which tests replace."""

    now: Callable[[], float] = field(default=time.time)
    """Seconds since 1970."""
    monotonic: Callable[[], float] = field(default=time.monotonic)
    sleep: Callable[[float], None] = field(default=time.sleep)
    """Of seconds."""
    chance: Callable[[], float] = field(default=random.random)
    """Between 0 and 1."""


def passes(code: str, status: int) -> bool:
    """Whether waiting a little is all it takes."""
    return status in TRANSIENT_STATUSES or code in TRANSIENT_CODES


def wait_before(attempt: int, chance: float, retry_after_seconds: float | None) -> float | None:
    """
    Seconds to rest after an attempt; None when that would be too long. Rests double from half a second, a part of each by chance, so
    that many clients do not come back at once; Retry-After only lengthens them.

    :param attempt: which one failed, from 1.
    """
    asked = retry_after_seconds or 0.0
    if asked > LONGEST_RETRY_AFTER_SECONDS:
        return None
    rest = min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2.0 ** (attempt - 1))
    return max(rest * (0.5 + chance / 2), asked)


def read_retry_after(header: str | None, now: float) -> float | None:
    """Seconds, from a number or a date as HTTP allows; None where neither can be read."""
    text = (header or "").strip()
    if text.isdigit():
        return float(text)
    try:
        moment = email.utils.parsedate_to_datetime(text)
    except (TypeError, ValueError, IndexError):
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return max(0.0, moment.timestamp() - now)
