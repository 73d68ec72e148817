"""The client: phones, groups, runs and batches. It depends only on the contract of the API."""

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
    """One server. Several threads may use a client at the same time.

    `key`: an API key or the admin key; an open server needs none. `timeout`: how many seconds the client waits for data on a
    connection. `fresh`: the server draws every picture anew for this client instead of using a cached one.
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
        """Closes the connections. The phones stay on the server until they have been idle for a long time."""
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
        """Creates a phone: with a task, from a `snapshot`, on a `graph`, or without a task. `more`: any other fields of
        `POST /v1/envs`.

        Unless you pass an id and a secret, the client chooses them, so a retry after a lost answer creates no second phone.
        No picture is drawn unless `observation` requests one.
        """
        body = _fields(task=task, seed=seed, device=device, locale=locale, elements=elements, **more)
        body["observation"] = {"screenshot": "none"} if observation is None else observation
        body.update(_chosen("env", id, secret))
        created: Created = self._json("POST", "/v1/envs", body=body, token=self._key, repeatable=True)
        tokens = created["tokens"]
        return Phone(self, created["id"], agent=tokens["agent"], operator=tokens["operator"], created=created)

    def phone(self, id: str, *, agent: Optional[str] = None, operator: Optional[str] = None) -> Phone:
        """Returns a phone that exists already. Needs at least one of its tokens."""
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
        """Uploads a snapshot file from `Phone.download`. Phones can then be created from it on this server."""
        return cast(SnapshotTaken, self._json("POST", "/v1/snapshots", body=snapshot, token=self._key))

    # The catalog

    def tasks(self, **query: str) -> List[TaskRow]:
        """Lists tasks. Filters: `split`, `suite`, `app`, `scope`, `objective`, `composition`, `difficulty`, `tag`,
        `high_risk`."""
        return cast(List[TaskRow], self._json("GET", "/v1/tasks", query=query)["tasks"])

    def sample(self, task: str, seed: int, *, locale: str = "en") -> Sampled:
        """Returns the instruction, budget and apps of one instance of a task."""
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
        """Creates `size` phones with the same start. `more`: any other fields of `POST /v1/groups`."""
        body = {**_fields(task=task, seed=seed, **more), "size": size, **_chosen("grp", id, secret)}
        created: GroupCreated = self._json("POST", "/v1/groups", body=body, token=self._key, repeatable=True)
        return Group(self, created["id"], created["tokens"]["operator"], created=created)

    def group(self, id: str, token: str) -> Group:
        """Returns a group that exists already. Its `phones` are empty, because each phone needs its own token."""
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
        """Creates a run: the server assigns, judges and signs its episodes. `agent`: its name, or a full description."""
        described = {"name": agent} if isinstance(agent, str) else agent
        named = {"agent": described, "split": split, "tasks": tasks, "seeds": seeds, "trials": trials}
        body = {**_fields(**named, **more), **_chosen("run", id, secret)}
        created: RunCreated = self._json("POST", "/v1/runs", body=body, token=self._key, repeatable=True)
        return Run(self, created["id"], created["token"], created=created)

    def run(self, id: str, token: Optional[str] = None) -> Run:
        """Returns a run that exists already. `token`: the runner's; without it the client's key is used."""
        return Run(self, id, self._key if token is None else token)

    def batch(self, ops: Sequence[Mapping[str, Json]]) -> BatchAnswers:
        """Sends up to 256 calls in one request. The server runs them in parallel and answers each with its own status.

        An op is `{"op": "create" | "step" | "reset" | "judge" | "fork" | "delete", ...}`; `Phone.op` builds an op for a phone.
        The client adds missing ids, secrets and keys, so that it can send the batch again if the answer gets lost.
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
    """One phone. As a context manager, it deletes the phone at the end.

    With only the agent's token (a phone of a run) you can look and step. Calls that need the operator's token then raise
    PhoneboothError before anything is sent.
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
            raise ValueError("A phone needs a token: pass agent=, operator= or both")
        self.client = client
        self.id = id
        self.agent = agent
        self.operator = operator
        #: The answer to the creation or to the latest reset; None if the phone was only looked up.
        self.created = created
        # The task of a phone from a run, a group or a fork. The answer that created such a phone contains no task.
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
            # An error raised inside the `with` block matters more than a failed deletion.
            if error is None:
                raise

    def __repr__(self) -> str:
        return f"<Phone {self.id}>"

    @property
    def task(self) -> Optional[TaskBrief]:
        return self.created.get("task") if self.created else self._task

    @property
    def instruction(self) -> Optional[str]:
        """The instruction for the agent; None without a task, and if the phone was only looked up."""
        return self.task["instruction"] if self.task else None

    @property
    def observation(self) -> Optional[Observation]:
        """The first observation, with the requested options; None if the phone was only looked up."""
        return self.created["observation"] if self.created else None

    # Looking and stepping: the agent's token is enough

    def status(self) -> EnvInfo:
        """Returns the number of steps so far, the budget, and how the episode ended if it has."""
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
        """Does one action. If the client sends it again with the same key, the server does it only once and returns the same answer.

        `screenshot`: "base64", "url" or "none". The client steps with the agent's token if it has one.
        """
        options = _fields(screenshot=screenshot, format=format, elements=elements or None, state_hash=state_hash or None)
        body = {"action": action, "observation": options}
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
        """Returns a screenshot as a PNG, JPEG or WebP file. `step`: draws the display after an earlier step again."""
        query = {"format": format, "quality": quality, "width": width, "step": step}
        return self._call("GET", "/screenshot", query=query, token=self._either()).body

    def image(self, *, width: Optional[int] = None, step: Optional[int] = None) -> Image.Image:
        """Returns a screenshot as a Pillow image. Needs Pillow."""
        from io import BytesIO

        try:
            from PIL import Image
        except ImportError as error:
            raise ImportError('image() needs Pillow: pip install "clients/python[images]"') from error

        picture = Image.open(BytesIO(self.screenshot(width=width, step=step)))
        picture.load()
        return picture

    def elements(self, *, acts: bool = False) -> List[Element]:
        """Lists the elements on the display. An agent's token is enough if the phone was created with `elements`."""
        query = {"acts": True if acts else None}
        return cast(List[Element], self._json("GET", "/elements", query=query, token=self.operator or self.agent))

    # Calls with the operator's token

    def reset(self, task: Optional[str] = None, *, seed: Optional[int] = None, **more: Json) -> Created:
        """Starts a new episode with the fields of `Client.create`. Without any field, the episode has the same task and seed again."""
        body = _fields(task=task, seed=seed, **more)
        if body:
            body.setdefault("observation", {"screenshot": "none"})
        created = self._json("POST", "/reset", body=body or None, key=str(uuid.uuid4()))
        self.created = cast(Created, created)
        return self.created

    def judge(self, *, reveal: bool = False) -> Verdict:
        """Returns the verdict on the episode so far, without ending it. `reveal`: includes the expected answers."""
        query = {"reveal": True if reveal else None}
        return cast(Verdict, self._json("POST", "/judge", query=query, repeatable=True))

    def state(self, path: Optional[str] = None) -> StateAnswer:
        return cast(StateAnswer, self._json("GET", "/state", query={"path": path}))

    def merge_patch(self, patch: Mapping[str, Json], *, cascade: bool = False) -> Edited:
        """Changes the state by a JSON merge patch (RFC 7396).

        `cascade`: also changes the values that depend on a setting, as if the user had changed the setting.
        """
        return self._edit(patch, "application/merge-patch+json", cascade)

    def json_patch(self, operations: Sequence[Mapping[str, Json]], *, cascade: bool = False) -> Edited:
        """Changes the state by a JSON patch (RFC 6902). `cascade` as for `merge_patch`."""
        return self._edit(list(operations), "application/json-patch+json", cascade)

    def _edit(self, patch: object, type: str, cascade: bool) -> Edited:
        query = {"cascade": True if cascade else None}
        return cast(Edited, self._json("PATCH", "/state", body=patch, type=type, query=query))

    def diff(self) -> List[Change]:
        """Lists what the episode has changed so far."""
        return cast(List[Change], self._json("GET", "/diff"))

    def fork(self, count: int = 1, *, step: Optional[int] = None) -> List[Phone]:
        """Creates copies of this phone as it is now, or as it was after `step`.

        If the answer gets lost, the server suspends the copies that it created once they are idle.
        """
        body = _fields(count=count, step=step)
        envs: List[MemberCreated] = self._json("POST", "/fork", body=body, repeatable=True)["envs"]
        return [_phone_of(self.client, env, self.task) for env in envs]

    def snapshot(self) -> SnapshotTaken:
        return cast(SnapshotTaken, self._json("POST", "/snapshot", repeatable=True))

    def download(self, snapshot: str) -> Dict[str, Json]:
        """Downloads a snapshot of this phone as a file. `Client.upload` accepts it on any server."""
        path = f"/v1/snapshots/{urllib.parse.quote(snapshot, safe='')}"
        return cast(Dict[str, Json], self.client._json("GET", path, token=self._operator()))

    def restore(self, snapshot: Optional[str] = None) -> Restored:
        """Restores a snapshot of this phone; without one, resumes a phone that was suspended while idle."""
        body = None if snapshot is None else {"snapshot": snapshot}
        return cast(Restored, self._json("POST", "/restore", body=body, repeatable=True))

    def event(self, event: Mapping[str, Json]) -> EventDone:
        """Makes an event happen from outside: `{"type": "call", "from": "Mum", "after_seconds": 30}`."""
        return cast(EventDone, self._json("POST", "/events", body=event))

    def command(self, app: str, command: str, args: Optional[Mapping[str, Json]] = None) -> Commanded:
        """Runs a command of an app by its name, without its screen."""
        body = {"app": app, "command": command, "args": args or {}}
        return cast(Commanded, self._json("POST", "/commands", body=body))

    def trajectory(self) -> List[TrajectoryLine]:
        """Returns one line per step."""
        text = self._call("GET", "/trajectory").body.decode("utf-8")
        return [json.loads(line) for line in text.split("\n") if line != ""]

    def delete(self) -> None:
        self._call("DELETE", "")

    def op(self, op: str, **fields: Json) -> Dict[str, Json]:
        """Builds one call on this phone for `Client.batch`: `phone.op("step", action={"type": "HOME"})`."""
        token = self._either() if op == "step" else self._operator()
        return {"op": op, "env": self.id, "token": token, **fields}

    def _either(self) -> str:
        token = self.agent if self.agent is not None else self.operator
        assert token is not None
        return token

    def _operator(self) -> str:
        if self.operator is None:
            raise PhoneboothError(f"This call needs the operator's token, and phone {self.id} has only the agent's")
        return self.operator

    def _call(self, method: str, path: str, *, token: Optional[str] = None, **wish: Any) -> Answer:
        where = f"/v1/envs/{urllib.parse.quote(self.id, safe='')}{path}"
        return self.client._call(method, where, token=self._operator() if token is None else token, **wish)

    def _json(self, method: str, path: str, **wish: Any) -> Any:
        return self._call(method, path, **wish).json()


class Group:
    """Phones with the same start that are judged together. As a context manager, it deletes the group and its
    phones at the end."""

    def __init__(self, client: Client, id: str, token: str, *, created: Optional[GroupCreated] = None) -> None:
        self.client = client
        self.id = id
        self.token = token
        #: The answer to the creation; None if the group was only looked up.
        self.created = created
        #: Member n is at index n - 1. A replaced member is another phone. Empty if the group was only looked up.
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
        """Returns each member's verdict, reward and advantage."""
        body = _fields(advantage=advantage, keep_failed=keep_failed)
        return cast(GroupVerdict, self._json("POST", "/judge", body=body, repeatable=True))

    def replace(self, member: int) -> Phone:
        """Replaces a member, counted from 1, with a new phone at the group's start."""
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
    """An episode of a run: a phone with the agent's token, and the instruction."""

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
    """Many episodes of one agent. The server assigns, judges and signs them."""

    def __init__(self, client: Client, id: str, token: Optional[str], *, created: Optional[RunCreated] = None) -> None:
        self.client = client
        self.id = id
        #: The runner's token: it requests episodes and reads the run, but gives no access to phones.
        self.token = token
        #: The answer to the creation; None if the run was only looked up.
        self.created = created

    def next(self) -> Union[Episode, float, None]:
        """Returns the next episode, or None if the run is done. Returns a number of seconds to wait if all episodes are dealt, but
        one that is still running may have to be repeated."""
        # One key per call: a retry after a lost answer returns the same episode.
        dealt = self._json("POST", "/episodes", key=str(uuid.uuid4()))
        if "env" in dealt:
            return Episode(self.client, dealt)
        return None if dealt["done"] else float(dealt["wait_seconds"])

    def episodes(self) -> Iterator[Episode]:
        """Yields episodes until all are judged. Several threads may play at the same time if each calls `episodes` itself."""
        while True:
            found = self.next()
            if found is None:
                return
            if isinstance(found, Episode):
                yield found
            else:
                self.client._retry.sleep(found)

    def status(self, *, results: bool = False) -> RunInfo:
        """Returns the run. Once it is done, the answer has a signature and a summary."""
        return cast(RunInfo, self._json("GET", "", query={"results": True if results else None}))

    def results(self) -> List[RunLine]:
        """Returns the scored episodes. The list is empty until the run is done, because an agent must not learn verdicts before
        its last trial."""
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
        """Returns the body of an answer; raises ProblemError if that call was refused."""
        answered = self._answers[index]
        if answered["status"] >= 300:
            raise problem_of(answered["status"], answered["body"])
        return answered["body"]

    def values(self) -> List[Json]:
        """Returns all bodies; raises ProblemError for the first call that was refused."""
        return [self.value(index) for index in range(len(self))]

    def phone(self, index: int) -> Phone:
        """Returns the phone that a "create" created; raises ProblemError if it was refused."""
        if self._ops[index]["op"] != "create":
            raise ValueError(f"Op {index} is not a create: it made no phone")
        created: Created = self.value(index)
        tokens = created["tokens"]
        return Phone(
            self._client, created["id"], agent=tokens["agent"], operator=tokens["operator"], created=created
        )


def _fields(**fields: Json) -> Dict[str, Json]:
    """Returns the fields that are not None."""
    return {name: value for name, value in fields.items() if value is not None}


def _chosen(kind: str, id: Optional[str], secret: Optional[str]) -> Dict[str, str]:
    """Returns an id and a secret: a request that is sent again with both does not create a second object."""
    return {"id": id or f"{kind}_{uuid.uuid4().hex}", "secret": secret or secrets.token_urlsafe(24)}


def _repeatable_op(op: Mapping[str, Json]) -> Dict[str, Json]:
    if op.get("op") == "create":
        return {**_chosen("env", None, None), **op}
    if op.get("op") in ("step", "reset"):
        return {"idempotency_key": str(uuid.uuid4()), **op}
    return dict(op)


def _phone_of(client: Client, env: MemberCreated, task: Optional[TaskBrief]) -> Phone:
    return Phone(client, env["id"], agent=env["tokens"]["agent"], operator=env["tokens"]["operator"], task=task)
