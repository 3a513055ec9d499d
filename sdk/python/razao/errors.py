"""Two roots: a `Refusal` says no, a `Failure` says nothing that can be relied on."""

from __future__ import annotations

from typing import Any, Literal, Mapping, Sequence

WaitEnd = Literal["REFUSED", "ENDED", "TIMEOUT"]


class RazaoError(Exception):
    """All that the client raises, but for mistakes in how it is called (`TypeError`, `ValueError`)."""


class _Answered(RazaoError):
    """What is known of a call that did not succeed."""

    def __init__(
        self, message: str, *, code: str, operation: str, status: int | None = None, details: Mapping[str, Any] | None = None,
        findings: Sequence[Mapping[str, Any]] = (), request_id: str | None = None, retry_after_seconds: float | None = None,
        idempotency_key: str | None = None, attempts: int = 1, body: object = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        """Stable: decide by it. `INSUFFICIENT_FUNDS`, `VALIDATION`, `HTTP_502` where the answer names none."""
        self.operation = operation
        """`createObligation`"""
        self.status = status
        """HTTP status; None where there is no answer that it could be of."""
        self.details: Mapping[str, Any] = details or {}
        """What there is to say beside the code."""
        self.findings = list(findings)
        """What is wrong with the request, for the code `VALIDATION`; else empty."""
        self.request_id = request_id
        """Names the answer in the service's logs."""
        self.retry_after_seconds = retry_after_seconds
        """How long to wait, as the service says, in seconds."""
        self.idempotency_key = idempotency_key
        """The key that the call went out with; None for reads. Repeat with the same."""
        self.attempts = attempts
        """How often it was sent."""
        self.body = body
        """The answer's body as it came."""


class Refusal(_Answered):
    """The service understood and says no: a status of 4xx, the validator's no, a wait that ended otherwise."""


class WaitRefusal(Refusal):
    """What was waited for does not come, or not in time."""

    def __init__(self, message: str, *, end: WaitEnd, instance: Any, refusal: Any, operation: str) -> None:
        code = getattr(refusal, "code", None)
        super().__init__(message, code=code or end, operation=operation)
        self.end: WaitEnd = end
        """REFUSED by the validator, ENDED in another state, or TIMEOUT."""
        self.instance = instance
        """As it was last seen."""
        self.reason: str | None = getattr(refusal, "reason", None)
        """What the validator said in the end; None unless REFUSED."""
        self.trace: list[str] = list(getattr(refusal, "trace", None) or [])
        """Every line of the validator's trace; empty unless REFUSED."""


class WebhookRefusal(Refusal):
    """A delivery is not what it says it is: answer it with 401 and do nothing."""

    def __init__(self, message: str) -> None:
        super().__init__(message, code="WEBHOOK_NOT_GENUINE", operation="verifyWebhook")


class Failure(_Answered):
    """
    No answer, a status of 5xx, a redirect (`REDIRECTED`: the service never does), or an answer that cannot be read. A write may have been carried
    out: repeat it with the same key.
    """
