"""The client: phones, groups, runs, batches. It knows the contract and nothing else."""

from __future__ import annotations

import json
import secrets
import urllib.parse
import uuid
from types import TracebackType
from typing import TYPE_CHECKING, Any, Dict, Iterator, List, Mapping, Optional, Sequence, Type, Union, cast

from .actions import Actions
from .errors import PhoneboothError, problem_of
from .transport import Answer, Retry, Transport
from .types import (
    Action,
    Answered,
    Change,
    Commanded,
    Created,
    Edited,
    Element,
    EnvInfo,
    EnvList,
    EventDone,
    GroupCreated,
    GroupInfo,
    GroupVerdict,
    Json,
    MemberCreated,
    Observation,
    Restored,
    RunAgent,
    RunCreated,
    RunDealt,
    RunInfo,
    RunLine,
    Sampled,
    Seconds,
    SnapshotTaken,
    StateAnswer,
    Stepped,
    TaskBrief,
    TaskRow,
    Verdict,
    TrajectoryLine,
)

if TYPE_CHECKING:
    from PIL import Image


class Client:
    """One server. It may be used from many threads at once.

    `key`: an API key, or the admin key; a server that stands open asks for none. `timeout`: seconds that a connection may be
    silent. `fresh`: every picture is drawn for this client, whatever was drawn before.
    """

    def __init__(
        self,
        url: str = "http://127.0.0.1:8787",
        key: Optional[str] = None,
        *,
        timeout: Seconds = 120,
        retry: Optional[Retry] = None,
        fresh: bool = False,
    ) -> None:
        self._key = key
        self._fresh = fresh
        self._retry = retry or Retry()
        self._transport = Transport(url, timeout, self._retry)

    @property
    def url(self) -> str:
        return self._transport.url

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections. Phones stay where they are, until they were idle for long."""
        self._transport.close()

    # Phones

    def create(
        self,
        task: Optional[str] = None,
        *,
        seed: Optional[int] = None,
        device: Optional[Mapping[str, float]] = None,
        locale: Optional[str] = None,
        elements: Optional[bool] = None,
        observation: Optional[Mapping[str, Json]] = None,
        id: Optional[str] = None,
        secret: Optional[str] = None,
        **more: Json,
    ) -> Phone:
        """A new phone: on a task, from a `snapshot`, on a `graph`, or free. `more` is any other field of `POST /v1/envs`.

        Its id and secret are chosen here unless they are given, so that an answer that got lost makes no second phone. No
        picture is drawn unless `observation` wishes for one.
        """
        body = _fields(task=task, seed=seed, device=device, locale=locale, elements=elements, **more)
        body["observation"] = {"screenshot": "none"} if observation is None else observation
        body.update(_chosen("env", id, secret))
        created: Created = self._json("POST", "/v1/envs", body=body, token=self._key, repeatable=True)
        tokens = created["tokens"]
        return Phone(self, created["id"], agent=tokens["agent"], operator=tokens["operator"], created=created)

    def phone(self, id: str, *, agent: Optional[str] = None, operator: Optional[str] = None) -> Phone:
        """One that is there already, by its tokens."""
        return Phone(self, id, agent=agent, operator=operator)

    def list(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        status: Optional[str] = None,
        task: Optional[str] = None,
    ) -> EnvList:
        query = {"limit": limit, "cursor": cursor, "status": status, "task": task}
        return cast(EnvList, self._json("GET", "/v1/envs", query=query, token=self._key))

    def upload(self, snapshot: Mapping[str, Json]) -> SnapshotTaken:
        """A snapshot file, as `Phone.download` gave it: phones can be created from it here."""
        return cast(SnapshotTaken, self._json("POST", "/v1/snapshots", body=snapshot, token=self._key))

    # What there is

    def tasks(self, **query: str) -> List[TaskRow]:
        """By `split`, `suite`, `app`, `scope`, `objective`, `composition`, `difficulty`, `tag`, `high_risk`."""
        return cast(List[TaskRow], self._json("GET", "/v1/tasks", query=query)["tasks"])

    def sample(self, task: str, seed: int, *, locale: str = "en") -> Sampled:
        """How an instance is worded."""
        path = f"/v1/tasks/{urllib.parse.quote(task, safe='')}/sample"
        return cast(Sampled, self._json("POST", path, body={"seed": seed, "locale": locale}, repeatable=True))

    def apps(self) -> List[Dict[str, Json]]:
        return cast(List[Dict[str, Json]], self._json("GET", "/v1/apps")["apps"])

    def version(self) -> Dict[str, Json]:
        return cast(Dict[str, Json], self._json("GET", "/v1/version"))

    # Many at once

    def create_group(
        self,
        task: str,
        size: int,
        *,
        seed: Optional[int] = None,
        id: Optional[str] = None,
        secret: Optional[str] = None,
        **more: Json,
    ) -> Group:
        """`size` phones that begin equal. `more` is any other field of `POST /v1/groups`."""
        body = {**_fields(task=task, seed=seed, **more), "size": size, **_chosen("grp", id, secret)}
        created: GroupCreated = self._json("POST", "/v1/groups", body=body, token=self._key, repeatable=True)
        return Group(self, created["id"], created["tokens"]["operator"], created=created)

    def group(self, id: str, token: str) -> Group:
        """One that is there already. Its phones open by their own tokens alone, so it lists none."""
        return Group(self, id, token)

    def create_run(
        self,
        agent: Union[str, RunAgent],
        *,
        split: Optional[str] = None,
        tasks: Optional[Sequence[str]] = None,
        seeds: Optional[Sequence[int]] = None,
        trials: Optional[int] = None,
        id: Optional[str] = None,
        secret: Optional[str] = None,
        **more: Json,
    ) -> Run:
        """A run that the server deals out, judges and signs. `agent`: its name, or all that is to be told of it."""
        told = {"name": agent} if isinstance(agent, str) else agent
        named = {"agent": told, "split": split, "tasks": tasks, "seeds": seeds, "trials": trials}
        body = {**_fields(**named, **more), **_chosen("run", id, secret)}
        created: RunCreated = self._json("POST", "/v1/runs", body=body, token=self._key, repeatable=True)
        return Run(self, created["id"], created["token"], created=created)

    def run(self, id: str, token: Optional[str] = None) -> Run:
        """One that is there already, by its runner's token."""
        return Run(self, id, self._key if token is None else token)

    def batch(self, ops: Sequence[Mapping[str, Json]]) -> BatchAnswers:
        """Up to 256 calls in one, run in parallel, each answered with its own status.

        An op is `{"op": "create" | "step" | "reset" | "judge" | "fork" | "delete", ...}`; `Phone.op` writes those of a phone.
        Ids, secrets and keys that are left out are chosen here, so that a batch whose answer got lost can be sent again.
        """
        sent = [_repeatable_op(op) for op in ops]
        answers = self._json("POST", "/v1/batch", body={"ops": sent}, token=self._key, repeatable=True)["answers"]
        return BatchAnswers(self, sent, answers)

    # Requests

    def _call(
        self,
        method: str,
        path: str,
        *,
        body: Json = None,
        token: Optional[str] = None,
        query: Optional[Mapping[str, object]] = None,
        key: Optional[str] = None,
        type: str = "application/json",
        repeatable: Optional[bool] = None,
    ) -> Answer:
        headers: Dict[str, str] = {"accept": "*/*"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        if key is not None:
            headers["idempotency-key"] = key
        if self._fresh:
            headers["cache-control"] = "no-cache"
        data: Optional[bytes] = None
        if body is not None:
            headers["content-type"] = type
            data = json.dumps(body, ensure_ascii=False, allow_nan=False).encode("utf-8")
        elif method != "GET":
            headers["content-length"] = "0"
        if repeatable is None:
            repeatable = method in ("GET", "DELETE") or key is not None
        return self._transport.call(method, path, body=data, headers=headers, query=query, repeatable=repeatable)

    def _json(self, method: str, path: str, **wish: Any) -> Any:
        return self._call(method, path, **wish).json()


class Phone(Actions[Stepped]):
    """One phone. As a context manager it is deleted at the end.

    With an agent's token alone (a phone of a run) it looks and steps; what only an operator may do raises PhoneboothError
    before anything is sent.
    """

    def __init__(
        self,
        client: Client,
        id: str,
        *,
        agent: Optional[str] = None,
        operator: Optional[str] = None,
        created: Optional[Created] = None,
        task: Optional[TaskBrief] = None,
    ) -> None:
        if agent is None and operator is None:
            raise ValueError("A phone needs its agent's token, its operator's, or both")
        self.client = client
        self.id = id
        self.agent = agent
        self.operator = operator
        #: How creating it, or resetting it since, was answered; None where it was only looked up.
        self.created = created
        # For phones of runs and groups and for forks: their own answer contains no task.
        self._task = task

    def __enter__(self) -> Phone:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        if self.operator is None:
            return
        try:
            self.delete()
        except PhoneboothError:
            # What went wrong inside is what is to be told.
            if error is None:
                raise

    def __repr__(self) -> str:
        return f"<Phone {self.id}>"

    @property
    def task(self) -> Optional[TaskBrief]:
        return self.created.get("task") if self.created else self._task

    @property
    def instruction(self) -> Optional[str]:
        """What the agent is told; None of a free phone, and where it was only looked up."""
        return self.task["instruction"] if self.task else None

    @property
    def observation(self) -> Optional[Observation]:
        """The first one, as it was wished for."""
        return self.created["observation"] if self.created else None

    # Looking and stepping: the agent's token opens these

    def status(self) -> EnvInfo:
        """Which step it is at, of how many, and how the episode ended if it has."""
        return cast(EnvInfo, self._json("GET", "", token=self._either()))

    def step(
        self,
        action: Action,
        *,
        screenshot: str = "none",
        format: Optional[str] = None,
        elements: bool = False,
        state_hash: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> Stepped:
        """Does one action. Sent again under the same key, it is done once and answered as before.

        `screenshot`: "base64", "url" or "none". Steps are made as the agent, where its token is known.
        """
        wish = _fields(screenshot=screenshot, format=format, elements=elements or None, state_hash=state_hash or None)
        body = {"action": action, "observation": wish}
        key = idempotency_key or str(uuid.uuid4())
        return cast(Stepped, self._json("POST", "/step", body=body, key=key, token=self._either()))

    def screenshot(
        self,
        *,
        format: Optional[str] = None,
        quality: Optional[int] = None,
        width: Optional[int] = None,
        step: Optional[int] = None,
    ) -> bytes:
        """What is on the glass, as a PNG, JPEG or WebP file; of an earlier `step`, drawn again."""
        query = {"format": format, "quality": quality, "width": width, "step": step}
        return self._call("GET", "/screenshot", query=query, token=self._either()).body

    def image(self, *, width: Optional[int] = None, step: Optional[int] = None) -> Image.Image:
        """The same as a Pillow image: `pip install phonebooth[images]`."""
        from io import BytesIO

        from PIL import Image

        picture = Image.open(BytesIO(self.screenshot(width=width, step=step)))
        picture.load()
        return picture

    def elements(self, *, acts: bool = False) -> List[Element]:
        """What is on the glass, as a list. The agent may ask where the phone was created with `elements`."""
        query = {"acts": True if acts else None}
        return cast(List[Element], self._json("GET", "/elements", query=query, token=self.operator or self.agent))

    # The operator's

    def reset(self, task: Optional[str] = None, *, seed: Optional[int] = None, **more: Json) -> Created:
        """A new episode, with the fields of `Client.create`; with none, the same task and seed again."""
        body = _fields(task=task, seed=seed, **more)
        if body:
            body.setdefault("observation", {"screenshot": "none"})
        created = self._json("POST", "/reset", body=body or None, key=str(uuid.uuid4()))
        self.created = cast(Created, created)
        return self.created

    def judge(self, *, reveal: bool = False) -> Verdict:
        """The verdict on the episode so far; it does not end it. `reveal`: with the answers that were expected."""
        query = {"reveal": True if reveal else None}
        return cast(Verdict, self._json("POST", "/judge", query=query, repeatable=True))

    def state(self, path: Optional[str] = None) -> StateAnswer:
        return cast(StateAnswer, self._json("GET", "/state", query={"path": path}))

    def merge_patch(self, patch: Mapping[str, Json], *, cascade: bool = False) -> Edited:
        """Changes the state by a JSON merge patch (RFC 7396).

        `cascade`: what else changes with a setting changes as well, as if the user had set it.
        """
        return self._edit(patch, "application/merge-patch+json", cascade)

    def json_patch(self, operations: Sequence[Mapping[str, Json]], *, cascade: bool = False) -> Edited:
        """Changes the state by a JSON patch (RFC 6902). `cascade` as for `merge_patch`."""
        return self._edit(list(operations), "application/json-patch+json", cascade)

    def _edit(self, patch: object, type: str, cascade: bool) -> Edited:
        query = {"cascade": True if cascade else None}
        return cast(Edited, self._json("PATCH", "/state", body=patch, type=type, query=query))

    def diff(self) -> List[Change]:
        """What the episode has changed so far."""
        return cast(List[Change], self._json("GET", "/diff"))

    def fork(self, count: int = 1, *, step: Optional[int] = None) -> List[Phone]:
        """Children that equal this phone now, or as it was after one of its steps.

        Children that were made and never heard of, since the answer got lost, are suspended when they are idle.
        """
        body = _fields(count=count, step=step)
        envs: List[MemberCreated] = self._json("POST", "/fork", body=body, repeatable=True)["envs"]
        return [_phone_of(self.client, env, self.task) for env in envs]

    def snapshot(self) -> SnapshotTaken:
        return cast(SnapshotTaken, self._json("POST", "/snapshot", repeatable=True))

    def download(self, snapshot: str) -> Dict[str, Json]:
        """A snapshot of this phone as a file: `Client.upload` takes it, here or elsewhere."""
        path = f"/v1/snapshots/{urllib.parse.quote(snapshot, safe='')}"
        return cast(Dict[str, Json], self.client._json("GET", path, token=self._operator()))

    def restore(self, snapshot: Optional[str] = None) -> Restored:
        """Back to a snapshot of this phone; without one, back to where an idle phone was suspended."""
        body = None if snapshot is None else {"snapshot": snapshot}
        return cast(Restored, self._json("POST", "/restore", body=body, repeatable=True))

    def event(self, event: Mapping[str, Json]) -> EventDone:
        """Something happens from outside: `{"type": "call", "from": "Mum", "after_seconds": 30}`."""
        return cast(EventDone, self._json("POST", "/events", body=event))

    def command(self, app: str, command: str, args: Optional[Mapping[str, Json]] = None) -> Commanded:
        """An app's named command, without its screen."""
        body = {"app": app, "command": command, "args": args or {}}
        return cast(Commanded, self._json("POST", "/commands", body=body))

    def trajectory(self) -> List[TrajectoryLine]:
        """A line for each step."""
        text = self._call("GET", "/trajectory").body.decode("utf-8")
        return [json.loads(line) for line in text.split("\n") if line != ""]

    def delete(self) -> None:
        self._call("DELETE", "")

    def op(self, op: str, **fields: Json) -> Dict[str, Json]:
        """One call on this phone, for `Client.batch`: `phone.op("step", action={"type": "HOME"})`."""
        token = self._either() if op == "step" else self._operator()
        return {"op": op, "env": self.id, "token": token, **fields}

    def _either(self) -> str:
        token = self.agent if self.agent is not None else self.operator
        assert token is not None
        return token

    def _operator(self) -> str:
        if self.operator is None:
            raise PhoneboothError(f"Phone {self.id} is known by its agent's token alone: this call takes the operator's")
        return self.operator

    def _call(self, method: str, path: str, *, token: Optional[str] = None, **wish: Any) -> Answer:
        where = f"/v1/envs/{urllib.parse.quote(self.id, safe='')}{path}"
        return self.client._call(method, where, token=self._operator() if token is None else token, **wish)

    def _json(self, method: str, path: str, **wish: Any) -> Any:
        return self._call(method, path, **wish).json()


class Group:
    """Phones that begin equal and are judged together. As a context manager it is deleted at the end, phones and all."""

    def __init__(self, client: Client, id: str, token: str, *, created: Optional[GroupCreated] = None) -> None:
        self.client = client
        self.id = id
        self.token = token
        #: How creating it was answered; None where it was only looked up.
        self.created = created
        #: By their numbers less one; a member that was replaced is another phone. None where it was only looked up.
        self.phones = [_phone_of(client, env, created["task"]) for env in created["envs"]] if created else []

    def __enter__(self) -> Group:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        try:
            self.delete()
        except PhoneboothError:
            if error is None:
                raise

    def __len__(self) -> int:
        return len(self.phones)

    def __iter__(self) -> Iterator[Phone]:
        return iter(list(self.phones))

    @property
    def instruction(self) -> Optional[str]:
        return self.created["task"]["instruction"] if self.created else None

    def status(self) -> GroupInfo:
        return cast(GroupInfo, self._json("GET", ""))

    def judge(self, *, advantage: Optional[str] = None, keep_failed: Optional[bool] = None) -> GroupVerdict:
        """Every member's verdict, reward and advantage."""
        body = _fields(advantage=advantage, keep_failed=keep_failed)
        return cast(GroupVerdict, self._json("POST", "/judge", body=body, repeatable=True))

    def replace(self, member: int) -> Phone:
        """A new phone in the place of one, counted from 1."""
        env: MemberCreated = self._json("POST", "/replace", body={"member": member}, repeatable=True)["env"]
        # A group that was opened by its id has no creation answer, so it asks the server for the task.
        task = self.created["task"] if self.created else self.status()["task"]
        phone = _phone_of(self.client, env, task)
        if self.phones:
            self.phones[member - 1] = phone
        return phone

    def delete(self) -> None:
        self.client._call("DELETE", f"/v1/groups/{urllib.parse.quote(self.id, safe='')}", token=self.token)

    def _json(self, method: str, path: str, **wish: Any) -> Any:
        where = f"/v1/groups/{urllib.parse.quote(self.id, safe='')}{path}"
        return self.client._json(method, where, token=self.token, **wish)


class Episode:
    """What a run has dealt: a phone with the agent's token, and what the agent is told."""

    def __init__(self, client: Client, dealt: RunDealt) -> None:
        self.dealt = dealt
        self.number = dealt["episode"]
        self.task = dealt["task"]
        self.instruction = dealt["instruction"]
        self.budget = dealt["budget"]
        self.observation = dealt["observation"]
        task: TaskBrief = {"id": self.task, "instruction": self.instruction, "budget": self.budget}
        self.phone = Phone(client, dealt["env"]["id"], agent=dealt["env"]["token"], task=task)


class Run:
    """Many episodes of one agent, dealt out, judged and signed by the server."""

    def __init__(self, client: Client, id: str, token: Optional[str], *, created: Optional[RunCreated] = None) -> None:
        self.client = client
        self.id = id
        #: The runner's: it asks for episodes and reads the run, and opens no phone.
        self.token = token
        #: How creating it was answered; None where it was only looked up.
        self.created = created

    def next(self) -> Union[Episode, float, None]:
        """The next episode; or seconds to wait, since those that are being played may come back; or None: it is done."""
        # One key for each asking: an answer that got lost is the same episode again.
        dealt = self._json("POST", "/episodes", key=str(uuid.uuid4()))
        if "env" in dealt:
            return Episode(self.client, dealt)
        return None if dealt["done"] else float(dealt["wait_seconds"])

    def episodes(self) -> Iterator[Episode]:
        """Episode after episode, until all are judged. Several threads may go through it at once, each with its own call."""
        while True:
            found = self.next()
            if found is None:
                return
            if isinstance(found, Episode):
                yield found
            else:
                self.client._retry.sleep(found)

    def status(self, *, results: bool = False) -> RunInfo:
        """The run, signed once it is done; the summary is told then."""
        return cast(RunInfo, self._json("GET", "", query={"results": True if results else None}))

    def results(self) -> List[RunLine]:
        """Its scored episodes. While it runs there are none: a verdict must not reach an agent that has trials to go."""
        return self.status(results=True).get("results", [])

    def _json(self, method: str, path: str, **wish: Any) -> Any:
        where = f"/v1/runs/{urllib.parse.quote(self.id, safe='')}{path}"
        return self.client._json(method, where, token=self.token, **wish)


class BatchAnswers(Sequence[Answered]):
    """The answers of a batch, in the order of its ops."""

    def __init__(self, client: Client, ops: Sequence[Mapping[str, Json]], answers: List[Answered]) -> None:
        self._client = client
        self._ops = ops
        self._answers = answers

    def __len__(self) -> int:
        return len(self._answers)

    def __getitem__(self, index: Any) -> Any:
        return self._answers[index]

    def value(self, index: int) -> Json:
        """The body of an answer; raises ProblemError where that call was refused."""
        answered = self._answers[index]
        if answered["status"] >= 300:
            raise problem_of(answered["status"], answered["body"])
        return answered["body"]

    def values(self) -> List[Json]:
        """All bodies; raises the first refusal."""
        return [self.value(index) for index in range(len(self))]

    def phone(self, index: int) -> Phone:
        """What a "create" has made; raises ProblemError where it was refused."""
        if self._ops[index]["op"] != "create":
            raise ValueError(f"Op {index} is no create")
        created: Created = self.value(index)
        tokens = created["tokens"]
        return Phone(
            self._client, created["id"], agent=tokens["agent"], operator=tokens["operator"], created=created
        )


def _fields(**given: Json) -> Dict[str, Json]:
    """What was given: None is what was left out."""
    return {name: value for name, value in given.items() if value is not None}


def _chosen(kind: str, id: Optional[str], secret: Optional[str]) -> Dict[str, str]:
    """An id and the proof of having chosen it: who asks again with both gets the same thing."""
    return {"id": id or f"{kind}_{uuid.uuid4().hex}", "secret": secret or secrets.token_urlsafe(24)}


def _repeatable_op(op: Mapping[str, Json]) -> Dict[str, Json]:
    if op.get("op") == "create":
        return {**_chosen("env", None, None), **op}
    if op.get("op") in ("step", "reset"):
        return {"idempotency_key": str(uuid.uuid4()), **op}
    return dict(op)


def _phone_of(client: Client, env: MemberCreated, task: Optional[TaskBrief]) -> Phone:
    return Phone(client, env["id"], agent=env["tokens"]["agent"], operator=env["tokens"]["operator"], task=task)
