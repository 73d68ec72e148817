"""The README's examples run unchanged, except for the server's address and key."""

import contextlib
import importlib.util
import io
import os
import re
import unittest

from .live import KEY, URL, LiveCase

README = os.path.join(os.path.dirname(__file__), "..", "README.md")


def blocks(kind):
    with open(README, encoding="utf-8") as file:
        found = re.findall(rf"^```{kind}\n(.*?)^```$", file.read(), re.S | re.M)
    return "\n".join(found).replace("http://127.0.0.1:8787", URL).replace("key=None", f"key={KEY!r}")


class TestReadme(LiveCase):
    def run_all(self, kind):
        said = io.StringIO()
        names = {}
        with contextlib.redirect_stdout(said):
            exec(compile(blocks(kind), "README.md", "exec"), names)
        if "client" in names:
            names["client"].close()
        return said.getvalue()

    def test_its_plain_blocks(self):
        said = self.run_all("python")
        self.assertIn('Pin the note "Team rota', said)
        self.assertRegex(said, r"(?m)^True 1")
        self.assertIn("[False, False]", said)

    @unittest.skipIf(importlib.util.find_spec("gymnasium") is None, "gymnasium is not installed")
    def test_its_gym_block_where_it_is_installed(self):
        self.assertIn("False", self.run_all("python gym"))
