"""The types equal the server's OpenAPI document: the same keys, the same optional keys."""

import ast
import json
import os
import typing
import unittest
import urllib.request

from phonebooth import ACTION_TYPES, types

from .live import LiveCase

#: Per row: path and method of a call, status of its answer, path of a value in the answer, and the type of this value.
ANSWERS = [
    ("/v1/envs", "post", "201", [], "Created"),
    ("/v1/envs", "get", "200", [], "EnvList"),
    ("/v1/envs", "get", "200", ["envs"], "EnvRow"),
    ("/v1/envs/{id}", "get", "200", [], "EnvInfo"),
    ("/v1/envs/{id}/step", "post", "200", [], "Stepped"),
    ("/v1/envs/{id}/step", "post", "200", ["observation"], "Observation"),
    ("/v1/envs/{id}/step", "post", "200", ["observation", "screenshot"], "Picture"),
    ("/v1/envs/{id}/elements", "get", "200", [], "Element"),
    ("/v1/envs/{id}/state", "get", "200", [], "StateAnswer"),
    ("/v1/envs/{id}/state", "patch", "200", [], "Edited"),
    ("/v1/envs/{id}/diff", "get", "200", [], "Change"),
    ("/v1/envs/{id}/snapshot", "post", "201", [], "SnapshotTaken"),
    ("/v1/envs/{id}/restore", "post", "200", [], "Restored"),
    ("/v1/envs/{id}/fork", "post", "201", ["envs"], "MemberCreated"),
    ("/v1/envs/{id}/judge", "post", "200", [], "Verdict"),
    ("/v1/envs/{id}/judge", "post", "200", ["checks"], "Check"),
    ("/v1/envs/{id}/judge", "post", "200", ["answer"], "AnswerField"),
    ("/v1/envs/{id}/judge", "post", "200", ["metrics"], "Metrics"),
    ("/v1/envs/{id}/judge", "post", "200", ["reward"], "Reward"),
    ("/v1/envs/{id}/events", "post", "200", [], "EventDone"),
    ("/v1/envs/{id}/commands", "post", "200", [], "Commanded"),
    ("/v1/tasks", "get", "200", ["tasks"], "TaskRow"),
    ("/v1/tasks/{id}/sample", "post", "200", [], "Sampled"),
    ("/v1/groups", "post", "201", [], "GroupCreated"),
    ("/v1/groups/{id}", "get", "200", [], "GroupInfo"),
    ("/v1/groups/{id}", "get", "200", ["members"], "MemberInfo"),
    ("/v1/groups/{id}/judge", "post", "200", [], "GroupVerdict"),
    ("/v1/groups/{id}/judge", "post", "200", ["members"], "MemberVerdict"),
    ("/v1/runs", "post", "201", [], "RunCreated"),
    ("/v1/runs/{id}", "get", "200", [], "RunInfo"),
    ("/v1/runs/{id}", "get", "200", ["progress"], "RunProgress"),
    ("/v1/runs/{id}", "get", "200", ["agent"], "RunAgent"),
    ("/v1/runs/{id}", "get", "200", ["results"], "RunLine"),
    ("/v1/batch", "post", "200", ["answers"], "Answered"),
]


def unwrapped(schema, document):
    """Resolves references, lists and nullable types."""
    while True:
        if "$ref" in schema:
            schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        elif schema.get("type") == "array":
            schema = schema["items"]
        elif "anyOf" in schema:
            schema = next(each for each in schema["anyOf"] if each.get("type") != "null")
        else:
            return schema


class TestTypes(LiveCase):
    def setUp(self):
        super().setUp()
        with urllib.request.urlopen(f"{self.client.url}/openapi.json") as answer:
            self.document = json.load(answer)

    def test_answers_have_the_keys_of_the_document(self):
        for path, method, status, within, name in ANSWERS:
            with self.subTest(f"{name}: {method} {path} {'.'.join(within)}"):
                content = self.document["paths"][path][method]["responses"][status]["content"]
                schema = unwrapped(content["application/json"]["schema"], self.document)
                for key in within:
                    schema = unwrapped(schema["properties"][key], self.document)
                typed = getattr(types, name)
                self.assertEqual(set(typing.get_type_hints(typed)), set(schema["properties"]))
                self.assertEqual(set(typed.__required_keys__), set(schema.get("required", [])))

    def test_actions_are_those_of_the_document(self):
        body = self.document["paths"]["/v1/envs/{id}/step"]["post"]["requestBody"]["content"]["application/json"]["schema"]
        body = unwrapped(body, self.document)
        action = unwrapped(body["properties"]["action"], self.document)
        each_action = [unwrapped(each, self.document) for each in action["oneOf"]]
        named = [each["properties"]["type"]["const"] for each in each_action]
        # KEY and TOOL are missing in ACTION_TYPES, because the gym environment does not sample them.
        self.assertEqual([*ACTION_TYPES, "KEY", "OPEN_URL", "TOOL"], named)


class TestSources(unittest.TestCase):
    def test_the_oldest_python_that_is_named_can_read_them(self):
        folder = os.path.dirname(types.__file__)
        for name in sorted(os.listdir(folder)):
            if name.endswith(".py"):
                with self.subTest(name), open(os.path.join(folder, name), encoding="utf-8") as file:
                    ast.parse(file.read(), feature_version=(3, 9))
