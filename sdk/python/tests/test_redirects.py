"""The service never redirects: nothing follows a redirect, over real connections."""

from __future__ import annotations

import pathlib
import sys
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Optional

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from razao.errors import Failure  # noqa: E402
from razao.model import Model  # noqa: E402
from razao.transport import Call, Options, Transport  # noqa: E402

TOKEN = b'{"access_token": "t", "expires_in": 60}'


class Anything(Model):
    pass


class Server(ThreadingHTTPServer):
    """Answers with tokens and FINAL obligations; what `redirects` are to begin with, it sends to `elsewhere`."""

    daemon_threads = True

    def __init__(self, status: int = 200, elsewhere: Optional[str] = None, redirects: str = "/") -> None:
        self.status, self.elsewhere, self.redirects = status, elsewhere, redirects
        self.reached: list[str] = []
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def __exit__(self, *args: Any) -> None:
        self.shutdown()
        self.server_close()


class Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"

    def log_message(self, *args: Any) -> None:
        pass

    def do_GET(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.server.reached.append(f"{self.command} {self.path}")
        is_redirected = self.server.elsewhere is not None and self.path.startswith(self.server.redirects)
        self.send_response(self.server.status if is_redirected else 200)
        if is_redirected:
            self.send_header("Location", f"{self.server.elsewhere}/login")
        self.send_header("Content-Length", str(len(TOKEN)))
        self.end_headers()
        self.wfile.write(TOKEN)

    do_POST = do_GET


class Redirects(unittest.TestCase):
    def test_are_failures_with_their_status_and_are_not_followed(self) -> None:
        for status in (301, 302, 303, 307, 308):
            for redirects in ("/v1/", "/auth/token"):
                with self.subTest(status=status, redirects=redirects), Server() as elsewhere, Server(status, elsewhere.url, redirects) as gateway:
                    client = Transport(gateway.url, "id", "secret", "test", Options())
                    for call in (Call("createThing", "POST", "/v1/things", key="k"), Call("getThing", "GET", "/v1/things")):
                        with self.assertRaises(Failure) as raised:
                            client.send(call, Anything)
                        self.assertEqual(
                            [raised.exception.code, raised.exception.status, dict(raised.exception.details), raised.exception.attempts],
                            ["REDIRECTED", status, {"location": f"{elsewhere.url}/login"}, 1],
                        )
                    self.assertEqual(elsewhere.reached, [])

    def test_what_is_no_header_is_refused_when_the_client_is_made(self) -> None:
        for headers in ({"X-App": "a\nb"}, {"X App": "a"}, {"X-App": "a\u2013b"}):
            with self.subTest(headers), self.assertRaises(ValueError):
                Transport("http://service", "id", "secret", "test", Options(headers=headers))


if __name__ == "__main__":
    unittest.main()
