"""Plays ../../vectors: what the clients of all languages do alike."""

from __future__ import annotations

import json
import socket
import pathlib
import sys
import threading
import unittest
from datetime import datetime
from typing import Any, Callable, Optional

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

# They are found by the path above, and so stand below it.
from razao.errors import Failure, Refusal, WaitRefusal, WebhookRefusal  # noqa: E402
from razao.http import NoAnswer, Pool, Request, Response  # noqa: E402
from razao.model import Model, OpenEnum  # noqa: E402
from razao.pages import Listing  # noqa: E402
from razao.retry import Clock, passes, read_retry_after, wait_before  # noqa: E402
from razao.token import is_fresh  # noqa: E402
from razao.transport import Call, Options, Transport, new_key  # noqa: E402
from razao.wait import last_but_one, once_indexed, until, wait_for  # noqa: E402
from razao.webhooks import verify_webhook  # noqa: E402


def vectors(name: str) -> Any:
    return json.loads((HERE.parent.parent / "vectors" / f"{name}.json").read_text("utf-8"))


class Time:
    """A clock that rests at once, and says how long it would have."""

    def __init__(self) -> None:
        self.at = 0.0
        self.rests: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.rests.append(seconds)
        self.at += seconds

    def clock(self, chance: float = 1.0) -> Clock:
        return Clock(now=lambda: 1_772_454_900.0 + self.at, monotonic=lambda: self.at, sleep=self.sleep, chance=lambda: chance)


class Service:
    """Answers as it is told, the last answer for good; counts tokens."""

    def __init__(self, *answers: Callable[[], Response]) -> None:
        self.answers = answers
        self.tokens = 0
        self.requests: list[Request] = []
        self.lock = threading.Lock()

    def __call__(self, request: Request, /) -> Response:
        with self.lock:
            if request.url.endswith("/auth/token"):
                self.tokens += 1
                return answer(200, {"access_token": f"t{self.tokens}", "expires_in": 3600})()
            self.requests.append(request)
            return self.answers[min(len(self.requests), len(self.answers)) - 1]()


def answer(status: int, body: object, headers: Optional[dict[str, str]] = None) -> Callable[[], Response]:
    text = body.encode() if isinstance(body, str) else b"" if body is None else json.dumps(body).encode()
    return lambda: Response(status, headers or {}, text)


def none() -> Response:
    raise NoAnswer("network")


class Thing(Model):
    pass


def transport(service: Callable[[Request], Response], time: Optional[Time] = None, max_retries: int = 5) -> Transport:
    return Transport("http://service", "id", "secret", "test", Options(http=service, clock=(time or Time()).clock(), max_retries=max_retries))


WRITE = Call("createThing", "POST", "/v1/things", key="k")
READ = Call("getThing", "GET", "/v1/things")
ROOTS = {"refusal": Refusal, "failure": Failure}


class Retries(unittest.TestCase):
    def test_answers(self) -> None:
        for it in vectors("retries")["answers"]:
            with self.subTest(it["name"]):
                service = Service(answer(it["status"], it["body"]), answer(200, {}))
                if it["retried"]:
                    transport(service).send(WRITE, Thing)
                else:
                    with self.assertRaises(ROOTS[it["root"]]):
                        transport(service).send(WRITE, Thing)
                self.assertEqual(len(service.requests), 2 if it["retried"] else 1)
                with self.assertRaises(ROOTS[it["root"]]) as raised:
                    transport(Service(answer(it["status"], it["body"])), max_retries=0).send(WRITE, Thing)
                self.assertEqual(passes(raised.exception.code, it["status"]), it["retried"])

    def test_waits(self) -> None:
        for it in vectors("retries")["waits"]:
            with self.subTest(it):
                rest = wait_before(it["attempt"], it["chance"], it["retry_after_seconds"])
                self.assertEqual(None if rest is None else rest * 1000, it["wait_ms"])

    def test_ends(self) -> None:
        for it in vectors("retries")["ends"]:
            with self.subTest(it["name"]):
                service = Service(*[answer(503, None)] * it["failures"], answer(200, {}))
                if it["answered"]:
                    transport(service, max_retries=it["max_retries"]).send(WRITE, Thing)
                else:
                    with self.assertRaises(Failure) as raised:
                        transport(service, max_retries=it["max_retries"]).send(WRITE, Thing)
                    self.assertEqual(raised.exception.attempts, it["attempts"])
                self.assertEqual(len(service.requests), it["attempts"])

    def test_retry_after(self) -> None:
        for it in vectors("retries")["retry_after"]:
            with self.subTest(it):
                now = datetime.fromisoformat(it["now"].replace("Z", "+00:00")).timestamp()
                self.assertEqual(read_retry_after(it["header"], now), it["seconds"])

    def test_defaults(self) -> None:
        from razao import retry

        its = vectors("retries")["defaults"]
        self.assertEqual(
            [retry.MAX_RETRIES, retry.TIMEOUT_SECONDS, retry.FIRST_WAIT_SECONDS, retry.LONGEST_WAIT_SECONDS, retry.LONGEST_RETRY_AFTER_SECONDS],
            [its["max_retries"], its["timeout_ms"] / 1000, its["first_wait_ms"] / 1000, its["longest_wait_ms"] / 1000, its["longest_retry_after_seconds"]],
        )

    def test_no_answer_is_a_failure(self) -> None:
        with self.assertRaises(Failure) as raised:
            transport(Service(none)).send(WRITE, Thing)
        self.assertEqual([raised.exception.code, raised.exception.idempotency_key, raised.exception.attempts], ["NO_ANSWER", "k", 6])

    def test_a_rest_is_as_long_as_the_service_asks(self) -> None:
        time = Time()
        transport(Service(answer(503, None, {"retry-after": "3"}), answer(200, {})), time).send(WRITE, Thing)
        self.assertEqual(time.rests, [3.0])


class Errors(unittest.TestCase):
    def test_answers(self) -> None:
        for it in vectors("errors")["answers"]:
            with self.subTest(it["name"]):
                service = Service(answer(it["status"], it["body"], it["headers"]))
                with self.assertRaises(ROOTS[it["root"]]) as raised:
                    transport(service, max_retries=0).send(WRITE, Thing)
                error = raised.exception
                self.assertEqual(
                    [error.code, dict(error.details), error.request_id, error.retry_after_seconds, error.findings, error.status],
                    [it["code"], it["details"], it["request_id"], it["retry_after_seconds"], it["findings"], it["status"]],
                )

    def test_an_answer_that_cannot_be_read_is_a_failure(self) -> None:
        class Strict(Model):
            n: int

        with self.assertRaises(Failure) as raised:
            transport(Service(answer(200, "no"))).send(READ, Strict)
        self.assertEqual(raised.exception.code, "UNREADABLE_ANSWER")


class Tokens(unittest.TestCase):
    def test_kept(self) -> None:
        for it in vectors("tokens")["kept"]:
            with self.subTest(it):
                self.assertEqual(is_fresh(it["expires_in"], it["age_seconds"]), it["kept"])

    def test_calls(self) -> None:
        for it in vectors("tokens")["calls"]:
            with self.subTest(it["name"]):
                service = Service(*[answer(status, {}) for status in it["service"]])
                client = transport(service)
                outcomes: list[str] = []

                def call() -> None:
                    try:
                        client.send(READ, Thing)
                        outcomes.append("answered")
                    except Refusal:
                        outcomes.append("refusal")

                threads = [threading.Thread(target=call) for _ in range(it["concurrent"])]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
                self.assertEqual(outcomes, [it["outcome"]] * it["concurrent"])
                self.assertEqual(service.tokens, it["tokens"])

    def test_refused(self) -> None:
        for it in vectors("tokens")["refused"]:
            with self.subTest(it["code"]):
                asked: list[Request] = []

                def service(request: Request, /) -> Response:
                    asked.append(request)
                    return answer(it["status"], it["body"], it.get("headers"))()

                with self.assertRaises(ROOTS[it["root"]]) as raised:
                    transport(service, max_retries=1).send(READ, Thing)
                self.assertEqual(raised.exception.code, it["code"])
                self.assertEqual(len(asked), 2 if it["retried"] else 1)


class Keys(unittest.TestCase):
    def test_writes(self) -> None:
        for it in vectors("keys")["writes"]:
            with self.subTest(it["name"]):
                service = Service(*[none if status == "none" else answer(int(status), {}) for status in it["service"]])
                is_read = it.get("method") == "GET"
                key = None if is_read else it["own"] or new_key()
                transport(service).send(Call("x", "GET" if is_read else "POST", "/x", key=key), Thing)
                self.assertEqual(len(service.requests), it["requests"])
                keys = {request.headers["Idempotency-Key"] for request in service.requests if "Idempotency-Key" in request.headers}
                self.assertEqual(len(keys), it["keys"])
                if it["own"]:
                    self.assertEqual(keys, {it["own"]})

    def test_unsendable(self) -> None:
        for key in vectors("keys")["unsendable"]:
            with self.subTest(key):
                service = Service(answer(200, {}))
                with self.assertRaises(ValueError):
                    transport(service).send(Call("x", "POST", "/x", key=key), Thing)
                self.assertEqual([service.requests, service.tokens], [[], 0])

    def test_two_writes_have_two(self) -> None:
        self.assertNotEqual(new_key(), new_key())


class Pages(unittest.TestCase):
    def test_lists(self) -> None:
        for it in vectors("pages")["lists"]:
            with self.subTest(it["name"]):
                pages = iter(it["pages"])
                cursors: list[Optional[str]] = []

                def read(cursor: Optional[str]) -> Any:
                    cursors.append(cursor)
                    return next(pages)

                listing: Listing[Any, Any] = Listing(read(None), read, lambda page: page["items"], lambda page: page["next_cursor"])
                self.assertEqual([item["n"] for item in listing], it["items"])
                self.assertEqual(cursors, it["cursors"])


class Kind(OpenEnum):
    FUNDED = "FUNDED"


class AnyRefusal(Model):
    code: Optional[str]
    reason: str
    trace: list[str]


class AnyMove(Model):
    sequence: int
    outcome: Kind
    to_state: Optional[Kind]
    awaiting_index: bool
    refusal: Optional[AnyRefusal]


class AnyInstance(Model):
    instance_id: str
    status: Kind
    state: Optional[Kind]
    timeline: list[AnyMove]


class Waits(unittest.TestCase):
    def test_waits(self) -> None:
        for it in vectors("waits")["waits"]:
            with self.subTest(it["name"]):
                looks = 0

                def look() -> Any:
                    nonlocal looks
                    looks += 1
                    return AnyInstance.from_dict(it["seen"][min(looks, len(it["seen"])) - 1])

                after = it.get("after", last_but_one(AnyInstance.from_dict(it["given"])))
                end, refusal = "REACHED", None
                try:
                    wait_for(look, it["state"], after, {"SETTLED", "RELEASED"}, 60, Time().clock(), "x")
                except WaitRefusal as ended:
                    end = ended.end
                    refusal = {"code": ended.code, "reason": ended.reason, "trace": ended.trace} if ended.reason else None
                self.assertEqual([end, refusal], [it["end"], it["refusal"]])
                if it["looks"] is not None:
                    self.assertEqual(looks, it["looks"])
                else:
                    self.assertGreater(looks, 10)

    def test_until(self) -> None:
        for it in vectors("until")["waits"]:
            with self.subTest(it["name"]):
                looks = 0

                def look() -> Thing:
                    nonlocal looks
                    looks += 1
                    return Thing.from_dict(it["seen"][min(looks, len(it["seen"])) - 1])

                end = "REACHED"
                try:
                    until(look, it["what"], it["wanted"], 60, Time().clock(), "x")
                except WaitRefusal as ended:
                    end = ended.end
                self.assertEqual(end, it["end"])
                if it["looks"] is None:
                    self.assertGreater(looks, 10)
                else:
                    self.assertEqual(looks, it["looks"])

    def test_and_wait(self) -> None:
        for it in vectors("waits")["and_wait"]:
            with self.subTest(it["name"]):
                time = Time()
                answers = [answer(status, {"error": code, "message": "m"} if code else {}) for status, code in zip(it["answers"], it["codes"])]
                service = Service(*answers)
                client = transport(service, time)
                end = "REACHED"
                try:
                    once_indexed(lambda: client.send(WRITE, Thing), 60, time.clock())
                except Refusal as refusal:
                    end = refusal.code
                self.assertEqual([end, len(service.requests)], [it["end"], it["requests"]])

    def test_an_index_that_never_comes_ends_the_call(self) -> None:
        time = Time()
        client = transport(Service(answer(409, {"error": "INSTANCE_NOT_INDEXED", "message": "m"})), time)
        with self.assertRaises(Refusal):
            once_indexed(lambda: client.send(WRITE, Thing), 60, time.clock())
        self.assertGreaterEqual(time.at, 60)


class Webhooks(unittest.TestCase):
    def test_a_program_without_a_secret_is_told_so(self) -> None:
        for secrets in [*vectors("webhooks")["unusable_secrets"], "", None]:
            with self.subTest(secrets), self.assertRaises(ValueError):
                verify_webhook(b"{}", {}, secrets)

    def test_a_parsed_body_is_no_wrong_signature(self) -> None:
        with self.assertRaises(TypeError):
            verify_webhook({}, {}, "whsec_1")  # type: ignore[arg-type]

    def test_deliveries(self) -> None:
        for it in vectors("webhooks")["deliveries"]:
            with self.subTest(it["name"]):
                def verify() -> Any:
                    return verify_webhook(it["body"].encode(), it["headers"], it["secrets"], now=it["now"])

                if it["valid"]:
                    self.assertEqual(verify(), json.loads(it["body"]))
                else:
                    with self.assertRaises(WebhookRefusal) as raised:
                        verify()
                    self.assertEqual(raised.exception.code, vectors("webhooks")["code"])


class Lost(unittest.TestCase):
    def reason(self, port: int) -> str:
        with self.assertRaises(NoAnswer) as raised:
            Pool()(Request("GET", f"http://127.0.0.1:{port}/", {}, None, 0.2))
        return raised.exception.reason

    def test_a_refused_connection_is_no_time_out(self) -> None:
        with socket.socket() as bound:
            bound.bind(("127.0.0.1", 0))
            self.assertEqual(self.reason(bound.getsockname()[1]), "network")

    def test_a_silent_service_is_a_time_out(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            self.assertEqual(self.reason(silent.getsockname()[1]), "timeout")


class Raw(unittest.TestCase):
    def test_an_answer_that_is_not_json_comes_as_it_is(self) -> None:
        service = Service(none, answer(200, "a;b\n"))
        csv = Call("x", "GET", "/x", headers={"X-Webhook-Signature": "s"}, accept="text/csv")
        self.assertEqual(transport(service).send_for_bytes(csv), b"a;b\n")
        sent = service.requests[-1].headers
        self.assertEqual([sent["Accept"], sent["X-Webhook-Signature"]], ["text/csv", "s"])

    def test_a_header_that_http_does_not_allow_is_not_sent(self) -> None:
        service = Service(answer(200, {}))
        with self.assertRaises(ValueError):
            transport(service).send(Call("x", "GET", "/x", headers={"X-A": "a\r\nX-B: b"}), Thing)
        self.assertEqual(service.requests, [])


class Unknown(unittest.TestCase):
    def test_a_value_of_tomorrow_is_read_and_written_back(self) -> None:
        value = next(it["value"] for it in vectors("answers")["answers"] if it["name"] == "an instance of tomorrow")
        instance = AnyInstance.from_dict(value)
        self.assertEqual([instance.state, instance.state and instance.state.is_known], ["A_STATE_OF_TOMORROW", False])
        self.assertEqual(instance.to_dict(), value)
        self.assertTrue(Kind.FUNDED.is_known)


class Paths(unittest.TestCase):
    def test_a_value_that_leads_elsewhere_is_not_sent(self) -> None:
        for value in ["", ".", ".."]:
            self.assertRaises(ValueError, transport(Service(answer(200, {}))).send, Call("x", "GET", "/x/{id}", in_path={"id": value}), Thing)
        service = Service(answer(200, {}))
        transport(service).send(Call("x", "GET", "/x/{id}", in_path={"id": "a/b?c"}), Thing)
        self.assertEqual(service.requests[0].url, "http://service/x/a%2Fb%3Fc")


if __name__ == "__main__":
    unittest.main()
