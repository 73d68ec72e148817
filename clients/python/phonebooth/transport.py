"""Sends requests over reused connections and repeats them after errors.

A request is repeatable if doing it twice does no harm: it has an Idempotency-Key, the client chose its id and secret, or it
only reads. It is sent again after a broken connection, a 503 or a gateway error. Any other request is sent again only after
429, because then the server did not execute it.
"""

from __future__ import annotations

import email.utils
import http.client
import json
import random
import socket
import ssl
import threading
import time
import urllib.parse
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Mapping, Optional, Tuple

from .errors import PhoneboothError, Unreachable, problem_of
from .types import Seconds


@dataclass(frozen=True)
class Retry:
    """How often a request is sent again, and how long the client waits before it does."""

    #: The maximum number of attempts, including the first.
    tries: int = 6
    #: The longest possible wait after the first attempt, in seconds. It doubles with each attempt, up to `most`.
    base: float = 0.25
    most: float = 8.0
    #: If the server asks for a longer wait in seconds, the client raises the problem instead of waiting.
    patience: float = 60.0
    sleep: Callable[[float], None] = field(default=time.sleep, repr=False)
    #: Returns a number in 0..1, drawn for each wait, so that many clients do not retry at the same moment.
    chance: Callable[[], float] = field(default=random.random, repr=False)

    def __post_init__(self) -> None:
        if self.tries < 1 or self.base < 0 or self.most < 0:
            raise ValueError("Expected tries of at least 1, and base and most of at least 0")

    def wait(self, tried: int, asked: Optional[float]) -> float:
        """Returns the seconds to wait after `tried` attempts: at least `asked`, the wait that the server asked for."""
        drawn = min(self.most, self.base * 2.0 ** (tried - 1)) * (0.5 + self.chance() / 2)
        return drawn if asked is None else asked + drawn * self.chance()


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: bytes
    #: How often the request was sent until this answer arrived.
    tries: int

    def json(self) -> Any:
        return None if self.body == b"" else json.loads(self.body)


_temporary = (502, 503, 504)
_not_configured = "not-configured"


class Transport:
    """Connections to one server. Any number of threads may use it at once."""

    def __init__(self, url: str, timeout: Seconds, retry: Retry) -> None:
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise ValueError(f"Expected an address like http://127.0.0.1:8787, got {url!r}")
        self.url = url.rstrip("/")
        self._secure = parts.scheme == "https"
        self._host, self._port = parts.hostname, parts.port
        self._path = parts.path.rstrip("/")
        self._timeout = float(timeout)
        self._retry = retry
        self._idle: List[http.client.HTTPConnection] = []
        self._lock = threading.Lock()
        self._closed = False

    def call(
        self,
        method: str,
        path: str,
        *,
        body: Optional[bytes] = None,
        headers: Mapping[str, str],
        query: Optional[Mapping[str, object]] = None,
        repeatable: bool,
    ) -> Answer:
        """Sends a request. Raises ProblemError if the server refuses it, Unreachable if no answer arrives."""
        params = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        target = self._path + path + (f"?{urllib.parse.urlencode(params)}" if params else "")
        tried = 0
        while True:
            tried += 1
            last = tried >= self._retry.tries
            try:
                status, received, data = self._send(method, target, body, headers, reuse=repeatable)
            except (OSError, http.client.HTTPException) as error:
                if not repeatable or last:
                    hint = " (is `./phonebooth serve` running?)" if isinstance(error, ConnectionRefusedError) else ""
                    raise Unreachable(f"{method} {self.url}{path}: {error or type(error).__name__}{hint}") from error
                self._retry.sleep(self._retry.wait(tried, None))
                continue
            if 200 <= status < 300:
                return Answer(status, received, data, tried)
            wait = _retry_after(received)
            problem = problem_of(status, data, wait)
            again = status == 429 or (repeatable and status in _temporary and problem.type != _not_configured)
            if method == "DELETE" and tried > 1 and status in (404, 410):
                # The answer to the previous attempt was lost, but that attempt deleted the resource.
                return Answer(204, received, b"", tried)
            if not again or last or (wait is not None and wait > self._retry.patience):
                raise problem
            self._retry.sleep(self._retry.wait(tried, wait))

    def close(self) -> None:
        """Closes the idle connections at once, and each other connection after its request."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _send(
        self, method: str, target: str, body: Optional[bytes], headers: Mapping[str, str], reuse: bool
    ) -> Tuple[int, Dict[str, str], bytes]:
        # The server may have closed an idle connection, and the client notices this only when it uses the connection.
        # So a request that must not be done twice gets a new connection.
        connection = self._take() if reuse else self._open()
        try:
            connection.request(method, target, body=body, headers=dict(headers))
            response = connection.getresponse()
            data = response.read()
        except BaseException:
            connection.close()
            raise
        if response.will_close:
            connection.close()
        else:
            self._give(connection)
        return response.status, {name.lower(): value for name, value in response.getheaders()}, data

    def _take(self) -> http.client.HTTPConnection:
        with self._lock:
            if self._closed:
                raise PhoneboothError("This client is closed")
            if self._idle:
                return self._idle.pop()
        return self._open()

    def _open(self) -> http.client.HTTPConnection:
        if self._closed:
            raise PhoneboothError("This client is closed")
        if self._secure:
            return http.client.HTTPSConnection(
                self._host, self._port, timeout=self._timeout, context=ssl.create_default_context()
            )
        connection = http.client.HTTPConnection(self._host, self._port, timeout=self._timeout)
        connection.connect()
        if connection.sock is not None:
            # The headers and the body are two writes; the second must not wait until the first is acknowledged.
            connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def _give(self, connection: http.client.HTTPConnection) -> None:
        with self._lock:
            if not self._closed:
                self._idle.append(connection)
                return
        connection.close()


def _text(value: object) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def _retry_after(headers: Mapping[str, str]) -> Optional[float]:
    """Returns the wait in seconds that the server asks for, from a number or a date; None if it asks for none."""
    value = headers.get("retry-after", "").strip()
    if value == "":
        return None
    if value.isdigit():
        return float(value)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
