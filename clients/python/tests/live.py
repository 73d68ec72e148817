"""The server that the tests use, and a proxy in front of it that loses answers or is busy on request."""

import http.client
import os
import threading
import unittest
import urllib.parse
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from phonebooth import Client, Retry

URL = os.environ.get("PHONEBOOTH_URL", "")
KEY = os.environ.get("PHONEBOOTH_KEY", "")
SMALL = {"width": 360, "height": 800, "dpr": 1}
TASK = "notes/pin-among-drafts"


class LiveCase(unittest.TestCase):
    """A test case with a client, which is closed at the end. Without a server the tests fail; they are not skipped."""

    key = KEY

    def setUp(self):
        self.assertTrue(URL and KEY, "PHONEBOOTH_URL and PHONEBOOTH_KEY name the server that is tested against")
        self.client = self.opened(URL)

    def opened(self, url, **more):
        client = Client(url, self.key, **more)
        self.addCleanup(client.close)
        return client


class Waits:
    """Replaces sleep: records the seconds and does not wait."""

    def __init__(self):
        self.seconds = []

    def retry(self, **more):
        return Retry(sleep=self.seconds.append, **more)


@contextmanager
def served(handler):
    """Runs a server for one test; yields its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def relay(*faults):
    """Forwards requests to the server. The first requests other than GET get the faults, one each and in order.

    The fault "lose" forwards the request and closes the connection without an answer. The fault (status, headers) answers with
    this status and these headers and does not forward the request. Yields the address and the list of received requests:
    (method, path).
    """
    left, seen, lock = list(faults), [], threading.Lock()
    target = urllib.parse.urlsplit(URL)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def handle_any(self):
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            with lock:
                seen.append((self.command, self.path))
                fault = left.pop(0) if left and self.command != "GET" else None
            if fault is not None and fault != "lose":
                status, headers = fault
                return self.reply(status, headers, b'{"type": "urn:phonebooth:problem:busy", "detail": "Later."}')
            onward = http.client.HTTPConnection(target.hostname, target.port)
            headers = {name: value for name, value in self.headers.items() if name.lower() != "host"}
            onward.request(self.command, self.path, body, headers)
            answer = onward.getresponse()
            data = answer.read()
            onward.close()
            if fault == "lose":
                self.close_connection = True
                return None
            return self.reply(answer.status, {"content-type": answer.headers.get("content-type", "")}, data)

        def reply(self, status, headers, data):
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            if status != 204:
                self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        do_GET = do_POST = do_PATCH = do_DELETE = handle_any

        def log_message(self, *_):
            pass

    with served(Handler) as url:
        yield url, seen
