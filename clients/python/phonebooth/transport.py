"""Requests over kept connections, and when one is sent again.

A request that may be done twice without harm (it has an Idempotency-Key, or its id and secret were chosen here, or it only
reads) is sent again after a connection that broke, a 503 or an answer of a gateway. One that may not is sent again after 429
alone: then the server has not done it.
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
    """How often, and after how long, a request is sent again."""

    #: In all, the first one too.
    tries: int = 6
    #: The first wait is up to this many seconds; each later one up to twice as many.
    base: float = 0.25
    most: float = 8.0
    #: Where the server asks for a longer wait than this, it is not waited for: the problem is raised.
    patience: float = 60.0
    sleep: Callable[[float], None] = field(default=time.sleep, repr=False)
    #: In 0..1. Drawn anew for each wait, so that many clients do not come back at once.
    chance: Callable[[], float] = field(default=random.random, repr=False)

    def __post_init__(self) -> None:
        if self.tries < 1 or self.base < 0 or self.most < 0:
            raise ValueError("Retry needs at least one try, and no negative seconds")

    def wait(self, tried: int, asked: Optional[float]) -> float:
        """Seconds before the next try, after `tried` of them. What the server asked for is the least."""
        drawn = min(self.most, self.base * 2.0 ** (tried - 1)) * (0.5 + self.chance() / 2)
        return drawn if asked is None else asked + drawn * self.chance()


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: bytes
    #: How often the request was sent until this came.
    tries: int

    def json(self) -> Any:
        return None if self.body == b"" else json.loads(self.body)


_passing = (502, 503, 504)
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
        """Raises ProblemError where the server refuses, Unreachable where no answer comes."""
        asked = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        target = self._path + path + (f"?{urllib.parse.urlencode(asked)}" if asked else "")
        tried = 0
        while True:
            tried += 1
            last = tried >= self._retry.tries
            try:
                status, got, data = self._send(method, target, body, headers, kept=repeatable)
            except (OSError, http.client.HTTPException) as error:
                if not repeatable or last:
                    raise Unreachable(f"{method} {self.url}{path}: {error or type(error).__name__}") from error
                self._retry.sleep(self._retry.wait(tried, None))
                continue
            if 200 <= status < 300:
                return Answer(status, got, data, tried)
            wait = _retry_after(got)
            problem = problem_of(status, data, wait)
            again = status == 429 or (repeatable and status in _passing and problem.type != _not_configured)
            if method == "DELETE" and tried > 1 and status in (404, 410):
                # The answer to the one before got lost: it is gone, as was wished.
                return Answer(204, got, b"", tried)
            if not again or last or (wait is not None and wait > self._retry.patience):
                raise problem
            self._retry.sleep(self._retry.wait(tried, wait))

    def close(self) -> None:
        """Those that are in use are closed when they are done with."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _send(
        self, method: str, target: str, body: Optional[bytes], headers: Mapping[str, str], kept: bool
    ) -> Tuple[int, Dict[str, str], bytes]:
        # A kept connection may have been closed by the server meanwhile, which shows only when it is used: what must not be
        # done twice goes over a new one.
        connection = self._take() if kept else self._open()
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
            # Head and body go out as two writes; the second must not wait for the first to be acknowledged.
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
    """Seconds, from seconds or from a date; None where neither is said."""
    said = headers.get("retry-after", "").strip()
    if said == "":
        return None
    if said.isdigit():
        return float(said)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(said).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
