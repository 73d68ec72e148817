"""The example agent, with a model that answers from a script."""

import json
import os
import subprocess
import sys
from http.server import BaseHTTPRequestHandler

from .live import KEY, TASK, URL, LiveCase, served

EXAMPLE = os.path.join(os.path.dirname(__file__), "..", "examples", "agent.py")


class TestAgent(LiveCase):
    def play(self, script):
        left, asked = list(script), []

        class Model(BaseHTTPRequestHandler):
            def do_POST(self):
                asked.append((self.path, json.loads(self.rfile.read(int(self.headers["content-length"])))))
                answer = json.dumps({"choices": [{"message": {"content": left.pop(0)}}]}).encode()
                self.send_response(200)
                self.send_header("content-length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *_):
                pass

        with served(Model) as url:
            command = [sys.executable, EXAMPLE, TASK, "--seed", "3", "--model", "m", "--base-url", f"{url}/v1", "--phonebooth", URL]
            done = subprocess.run(command, env={**os.environ, "PHONEBOOTH_KEY": KEY}, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(left, [])
        return json.loads(done.stdout), asked

    def test_it_plays_what_its_model_says(self):
        draft = self.client.sample(TASK, 3)["instruction"].split('"')[1]
        verdict, asked = self.play(
            [
                '```json\n{"type": "AWAKE", "value": "Notes"}\n```',
                "I cannot see the note.",
                '{"type": "CLICK", "point": [500, 5000]}',
                json.dumps({"type": "TYPE", "value": draft, "point": [500, 148]}),
                '{"type": "LONG_PRESS", "point": [500, 310]}',
                '{"type": "CLICK", "point": [672, 78]}',
                '{"type": "COMPLETE"}',
            ]
        )
        self.assertTrue(verdict["success"])
        self.assertEqual({path for path, _ in asked}, {"/v1/chat/completions"})
        text, image = asked[3][1]["messages"][0]["content"]
        self.assertIn("not an action", text["text"])
        self.assertIn("Pin the note", text["text"])
        self.assertTrue(image["image_url"]["url"].startswith("data:image/jpeg;base64,"))

    def test_it_ends_where_the_phone_ends_it(self):
        # Ten equal actions are a loop. A loop truncates the episode, as the budget does.
        verdict, asked = self.play(['{"type": "HOME"}'] * 10)
        self.assertEqual((verdict["outcome"], verdict["success"], len(asked)), ("loop", False, 10))

    def test_it_is_short(self):
        with open(EXAMPLE, encoding="utf-8") as file:
            self.assertLessEqual(len(file.readlines()), 60)
