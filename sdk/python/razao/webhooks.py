"""Deliveries of webhooks."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from typing import Any, Mapping, Sequence, Union

from .errors import WebhookRefusal

SIGNATURE = "x-service-signature"
TOLERANCE_SECONDS = 300


def verify_webhook(
    payload: Union[bytes, str], headers: Mapping[str, str], secret: Union[str, Sequence[str]], *, now: float | None = None,
    tolerance_seconds: float = TOLERANCE_SECONDS,
) -> dict[str, Any]:
    """
    The event of a delivery that proves to be the service's.

    :param payload: the raw bytes as they came, before any parser has seen them.
    :param secret: of the endpoint, `whsec_` included; several while one takes the place of another.
    :param now: seconds since 1970, in place of the clock.
    :raises WebhookRefusal: the delivery is not genuine, or older or newer than the tolerance.
    :raises ValueError: there is no secret, or an empty one.
    :raises TypeError: the payload was parsed.
    """
    if not isinstance(payload, (bytes, bytearray, memoryview, str)):
        raise TypeError("verify_webhook needs the raw bytes of the body, not what a parser made of them")
    secrets = [secret] if isinstance(secret, str) else list(secret or ())
    # An empty key would take a delivery that anybody signed with an empty key.
    if not secrets or not all(secrets):
        raise ValueError("verify_webhook needs the secret of the endpoint: it is missing or empty")
    body = payload.encode() if isinstance(payload, str) else bytes(payload)
    header = next((value for name, value in headers.items() if name.lower() == SIGNATURE), "")
    moment, signatures = _read_signature(header)
    if abs((time.time() if now is None else now) - int(moment)) > tolerance_seconds:
        raise WebhookRefusal("the delivery is too old, or from the future")
    for key in secrets:
        expected = hmac.new(key.encode(), f"{moment}.".encode() + body, hashlib.sha256).hexdigest()
        if any([hmac.compare_digest(expected, signature) for signature in signatures]):
            return _parse(body)
    raise WebhookRefusal("the signature is wrong")


def _read_signature(header: str) -> tuple[str, list[str]]:
    pairs = [pair.strip().partition("=")[::2] for pair in header.split(",")]
    moment = next((value for name, value in pairs if name == "t"), "")
    signatures = [value for name, value in pairs if name == "v1" and re.fullmatch(r"[0-9a-f]{64}", value)]
    if not re.fullmatch(r"[0-9]{1,12}", moment) or not signatures:
        raise WebhookRefusal(f"no {SIGNATURE} that can be read")
    return moment, signatures


def _parse(body: bytes) -> dict[str, Any]:
    try:
        event = json.loads(body)
    except ValueError as error:
        raise WebhookRefusal("the body is no JSON") from error
    if not isinstance(event, dict):
        raise WebhookRefusal("the body is no event")
    return event
