"""The token of a client."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Callable

MARGIN_SECONDS = 60.0


@dataclass(frozen=True)
class Token:
    value: str
    expires_in: float
    """Seconds of life when it was given."""


def is_fresh(expires_in: float, age_seconds: float) -> bool:
    """Until a minute before its end; one that lives for less than two minutes, for half its life."""
    return age_seconds < max(expires_in - MARGIN_SECONDS, expires_in / 2)


class Tokens:
    """Fetched when it is first needed, once for all who wait, and renewed before it ends. Safe for threads."""

    def __init__(self, fetch: Callable[[], Token], monotonic: Callable[[], float]) -> None:
        self._fetch = fetch
        self._monotonic = monotonic
        self._lock = threading.Lock()
        self._current: tuple[Token, float] | None = None

    def get(self) -> str:
        with self._lock:
            if self._current is not None:
                token, since = self._current
                if is_fresh(token.expires_in, self._monotonic() - since):
                    return token.value
            asked = self._monotonic()
            token = self._fetch()
            self._current = (token, asked)
            return token.value

    def forget(self, value: str) -> None:
        """The service refused this token: whoever asks next gets another."""
        with self._lock:
            if self._current is not None and self._current[0].value == value:
                self._current = None
