"""One request and its answer."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal, Mapping, Protocol

import urllib3

LostReason = Literal["network", "timeout"]


@dataclass(frozen=True)
class Request:
    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes | None
    timeout_seconds: float


@dataclass(frozen=True)
class Response:
    status: int
    headers: Mapping[str, str]
    """By names in small letters."""
    body: bytes

    def json(self) -> Any:
        """The body; None where it is no JSON."""
        try:
            return json.loads(self.body)
        except ValueError:
            return None


class NoAnswer(Exception):
    """It may or may not have reached the service."""

    def __init__(self, reason: LostReason) -> None:
        super().__init__(reason)
        self.reason: LostReason = reason


class Http(Protocol):
    """Sends a request once, and follows no redirect. Replace it to log, to route through a proxy, to test."""

    def __call__(self, request: Request, /) -> Response:
        """:raises NoAnswer:"""


class Pool:
    """urllib3 with connections that are kept. Safe for threads."""

    def __init__(self) -> None:
        self._pool = urllib3.PoolManager(maxsize=16, retries=False)

    def __call__(self, request: Request, /) -> Response:
        try:
            answer = self._pool.request(
                request.method, request.url, body=request.body, headers=dict(request.headers), redirect=False,
                timeout=urllib3.Timeout(total=request.timeout_seconds),
            )
            return Response(answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.data)
        except urllib3.exceptions.LocationParseError as error:
            raise ValueError(f"no address: {request.url}") from error
        except urllib3.exceptions.NewConnectionError as error:
            # Refused, or no such host: urllib3 counts it among the time-outs.
            raise NoAnswer("network") from error
        except urllib3.exceptions.TimeoutError as error:
            raise NoAnswer("timeout") from error
        except urllib3.exceptions.HTTPError as error:
            raise NoAnswer("network") from error
