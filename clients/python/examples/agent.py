#!/usr/bin/env python3
"""An agent loop for any vision model behind an OpenAI-compatible endpoint. It needs only the phonebooth package.

    python3 agent.py notes/pin-among-drafts --model UI-TARS-1.5-7B --base-url http://127.0.0.1:8000/v1
"""

import argparse
import base64
import json
import os
import re
import urllib.request

from phonebooth import Client, ProblemError

PROMPT = """You use a phone. Task: {instruction}
Answer with one action as a JSON object and nothing else. Points are [x, y] in 0..1000 of the screen's width and height.
{{"type": "CLICK" | "DOUBLE_TAP" | "LONG_PRESS", "point": [x, y]}}
{{"type": "TYPE", "value": text, "point": [x, y]}}   {{"type": "SWIPE" | "DRAG", "point1": [x, y], "point2": [x, y]}}
{{"type": "BACK" | "HOME" | "RECENT" | "ENTER" | "NOOP"}}   {{"type": "WAIT", "value": seconds}}   {{"type": "AWAKE", "value": app}}
{{"type": "ANSWER", "value": text}}   {{"type": "COMPLETE"}} when it is done   {{"type": "ABORT"}} when it cannot be done"""


def ask(url, key, model, messages):
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    body = json.dumps({"model": model, "messages": messages, "temperature": 0}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{url}/chat/completions", body, headers), timeout=300) as answer:
        return json.load(answer)["choices"][0]["message"]["content"]


def play(phone, chat):
    """Plays until the episode is over; returns the verdict."""
    note, history, over = "", [], False
    while not over:
        picture = base64.b64encode(phone.screenshot(format="jpeg")).decode()
        prompt = PROMPT.format(instruction=phone.instruction) + f"\nDone so far: {history}{note}"
        image = {"type": "image_url", "image_url": {"url": f"data:image/jpeg;base64,{picture}"}}
        reply = chat([{"role": "user", "content": [{"type": "text", "text": prompt}, image]}])
        try:
            action = json.loads(re.search(r"\{.*\}", reply or "", re.S).group())
            stepped, note, history = phone.step(action), "", [*history, action][-8:]
        except (AttributeError, ValueError, ProblemError) as fault:
            note = f"\nYour last answer was not an action: {fault}"
            stepped = phone.noop()  # An invalid answer costs a step too, so that the episode ends.
        over = stepped["terminated"] or stepped["truncated"]  # The agent ended it, or the budget or a loop did.
    return phone.judge()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", required=True)
    parser.add_argument("--base-url", default="https://api.openai.com/v1")
    parser.add_argument("--phonebooth", default="http://127.0.0.1:8787")
    args = parser.parse_args()
    with Client(args.phonebooth, os.environ.get("PHONEBOOTH_KEY")) as client:
        with client.create(args.task, seed=args.seed) as phone:
            chat = lambda messages: ask(args.base_url, os.environ.get("OPENAI_API_KEY", ""), args.model, messages)
            print(json.dumps(play(phone, chat), indent=2, ensure_ascii=False))
