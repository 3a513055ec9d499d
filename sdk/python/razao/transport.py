"""Sends calls: token, key, attempts."""

from __future__ import annotations

import json
import re
import uuid
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum
from typing import Any, Callable, Mapping, Type, TypeVar
from urllib.parse import quote, urlencode

from pydantic import ValidationError

from .errors import Failure, Refusal
from .http import Http, NoAnswer, Pool, Request, Response
from .model import Model
from .retry import MAX_RETRIES, TIMEOUT_SECONDS, Clock, passes, read_retry_after, wait_before
from .token import Token, Tokens

Answer = TypeVar("Answer", bound=Model)

KEY = re.compile(r"(?=.{1,255}\Z)[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?")
"""HTTP cuts spaces at the ends of headers off."""
HEADER_NAME = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
HEADER_TEXT = re.compile(r"[\x20-\x7e]*")


@dataclass(frozen=True)
class Options:
    """How a client calls. Each has a default."""

    timeout_seconds: float = TIMEOUT_SECONDS
    """How long one attempt may take."""
    max_retries: int = MAX_RETRIES
    """How often a call is repeated at most. 0: never."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers of every call."""
    http: Http | None = None
    """It replaces urllib3."""
    clock: Clock = field(default_factory=Clock)


@dataclass(frozen=True)
class Call:
    operation: str
    method: str
    path: str
    """Its parameters stand in braces."""
    in_path: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, object] = field(default_factory=dict)
    body: Model | None = None
    key: str | None = None
    """None for reads."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Of this call alone."""
    accept: str = "application/json"


class Transport:
    def __init__(self, base_url: str, client_id: str, client_secret: str, user_agent: str, options: Options) -> None:
        if not base_url.startswith(("http://", "https://")):
            raise ValueError(f"base_url begins with http:// or https://, and is {base_url!r}")
        require_headers({**options.headers, "User-Agent": user_agent})
        self._base = base_url.rstrip("/")
        self._client_id = client_id
        self._client_secret = client_secret
        self._user_agent = user_agent
        self.options = options
        self.clock = options.clock
        self._http: Http = options.http or Pool()
        self._tokens = Tokens(self._fetch_token, self.clock.monotonic)

    def send(self, call: Call, answer: Type[Answer]) -> Answer:
        """
        :raises Refusal: the service says no.
        :raises Failure: no answer, a status of 5xx, a redirect, or an answer that cannot be read.
        :raises ValueError: it cannot be sent as it is; nothing was sent.
        """
        request = self._request(call)
        response, attempts = self._repeat(call, lambda: self._authorized(request))
        try:
            return answer.from_dict(response.json())
        except ValidationError as error:
            raise Failure(
                f"{call.operation}: the answer is no {answer.__name__}", code="UNREADABLE_ANSWER", operation=call.operation, status=response.status,
                request_id=response.headers.get("x-request-id"), idempotency_key=call.key, attempts=attempts, body=response.json(),
            ) from error

    def send_for_bytes(self, call: Call) -> bytes:
        """
        The answer's body as it came, for what is not JSON.

        :raises Refusal, Failure, ValueError: as `send`.
        """
        request = self._request(call)
        return self._repeat(call, lambda: self._authorized(request))[0].body

    def _request(self, call: Call) -> Request:
        require_headers(call.headers)
        body = None if call.body is None else json.dumps(call.body.to_dict(), ensure_ascii=False).encode()
        headers = {**self.options.headers, **call.headers, "Accept": call.accept, "User-Agent": self._user_agent}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if call.key is not None:
            if not KEY.fullmatch(call.key):
                raise ValueError(f"{call.operation}: an idempotency key is 1 to 255 printable ASCII characters, without spaces around them, and not {call.key!r}")
            headers["Idempotency-Key"] = call.key
        query = [(name, text_of(value)) for name, value in call.query.items() if value is not None]
        url = self._base + fill_path(call.path, call.in_path) + (f"?{urlencode(query)}" if query else "")
        return Request(call.method, url, headers, body, self.options.timeout_seconds)

    def _authorized(self, request: Request) -> Response:
        """Sends it with a token, and once more with another when that one is refused."""
        token = self._tokens.get()
        response = self._http(_with_token(request, token))
        if response.status != 401:
            return response
        self._tokens.forget(token)
        return self._http(_with_token(request, self._tokens.get()))

    def _repeat(self, call: Call, attempt: Callable[[], Response]) -> tuple[Response, int]:
        attempts = 0
        while True:
            attempts += 1
            cause: NoAnswer | None = None
            failed: Refusal | Failure
            try:
                response = attempt()
                if 200 <= response.status < 300:
                    return response, attempts
                failed = error_of(response, call, attempts, self.clock.now())
            except NoAnswer as lost:
                cause = lost
                failed = Failure(
                    f"{call.operation}: no answer ({lost.reason}) after {attempts} {'attempt' if attempts == 1 else 'attempts'}",
                    code="NO_ANSWER", operation=call.operation, idempotency_key=call.key, attempts=attempts, details={"reason": lost.reason},
                )
            is_transient = failed.status is None or passes(failed.code, failed.status)
            rest = wait_before(attempts, self.clock.chance(), failed.retry_after_seconds)
            if not is_transient or attempts > self.options.max_retries or rest is None:
                raise failed from cause
            self.clock.sleep(rest)

    def _fetch_token(self) -> Token:
        form = {"grant_type": "client_credentials", "client_id": self._client_id, "client_secret": self._client_secret}
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json", "User-Agent": self._user_agent}
        request = Request("POST", f"{self._base}/auth/token", headers, urlencode(form).encode(), self.options.timeout_seconds)
        call = Call(operation="token", method="POST", path="/auth/token")
        response, _ = self._repeat(call, lambda: self._http(request))
        body = response.json()
        if not isinstance(body, dict) or not isinstance(body.get("access_token"), str):
            raise Failure("token: the answer has none", code="UNREADABLE_ANSWER", operation="token", status=response.status, body=body)
        return Token(body["access_token"], float(body.get("expires_in") or 0))


def require_headers(headers: Mapping[str, str]) -> None:
    """:raises ValueError: for one that HTTP does not allow."""
    for name, value in headers.items():
        if not (HEADER_NAME.fullmatch(name) and HEADER_TEXT.fullmatch(value)):
            raise ValueError(f"the header {name!r} is not one that HTTP allows")


def error_of(response: Response, call: Call, attempts: int, now: float) -> Refusal | Failure:
    """What an answer without success becomes."""
    body = response.json()
    is_redirect = 300 <= response.status < 400
    parts = _redirected(response) if is_redirect else body if isinstance(body, dict) else {}
    findings = parts.get("detail") if isinstance(parts.get("detail"), list) else []
    code = parts["error"] if isinstance(parts.get("error"), str) else "VALIDATION" if findings else f"HTTP_{response.status}"
    details = parts.get("details")
    said = parts.get("message") or parts.get("error_description") or "; ".join(_finding(it) for it in findings or [] if isinstance(it, dict)) or "no further information"
    root = Failure if is_redirect or response.status >= 500 else Refusal
    return root(
        f"{call.operation}: {response.status} {code}: {said}", code=code, operation=call.operation, status=response.status,
        details=details if isinstance(details, dict) else {}, findings=findings or [], request_id=response.headers.get("x-request-id"),
        retry_after_seconds=read_retry_after(response.headers.get("retry-after"), now), idempotency_key=call.key, attempts=attempts,
        body=body if body is not None else response.body.decode(errors="replace"),
    )


def _redirected(response: Response) -> dict[str, Any]:
    """Nothing in its body is the service's."""
    location = response.headers.get("location")
    to = "" if location is None else f" to {location}"
    message = f"a redirect{to}, which is not followed: the service never redirects. Check the base URL and the proxies before it"
    return {"error": "REDIRECTED", "message": message, "details": {} if location is None else {"location": location}}


def _finding(finding: Mapping[str, Any]) -> str:
    return f"{'.'.join(str(part) for part in finding.get('loc', []))}: {finding.get('msg', '')}"


def _with_token(request: Request, token: str) -> Request:
    return replace(request, headers={**request.headers, "Authorization": f"Bearer {token}"})


def fill_path(path: str, values: Mapping[str, str]) -> str:
    """:raises ValueError: for a value that would lead elsewhere."""
    for name, value in values.items():
        if not isinstance(value, str) or value in ("", ".", ".."):
            raise ValueError(f"{name} is {value!r}")
        path = path.replace("{" + name + "}", quote(value, safe=""))
    return path


def text_of(value: object) -> str:
    """A value as it stands in a query."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value)


def new_key() -> str:
    """A key that no other write has."""
    return str(uuid.uuid4())
