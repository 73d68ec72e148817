"""The client for asyncio. It runs the plain client in threads, so that no call blocks the event loop.

A cancelled task stops waiting, but its request continues and occupies its thread until the answer arrives.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import AsyncIterator, Awaitable, Callable, Dict, List, Mapping, Optional, Sequence, Type, TypeVar, Union

from .actions import Actions
from .client import BatchAnswers, Client, Episode, Group, Phone, Run
from .transport import Retry
from .types import (
    Action,
    Change,
    Commanded,
    Created,
    Edited,
    Element,
    EnvInfo,
    EnvList,
    EventDone,
    GroupInfo,
    GroupVerdict,
    Json,
    Observation,
    Restored,
    RunAgent,
    RunInfo,
    RunLine,
    Sampled,
    Seconds,
    SnapshotTaken,
    StateAnswer,
    Stepped,
    TaskRow,
    TrajectoryLine,
    Verdict,
)

T = TypeVar("T")


class AsyncClient:
    """The client for asyncio. `parallel`: how many calls run at the same time; further calls wait. Other arguments: see
    `Client`."""

    def __init__(
        self,
        url: str = "http://127.0.0.1:8787",
        key: Optional[str] = None,
        *,
        timeout: Seconds = 120,
        retry: Optional[Retry] = None,
        fresh: bool = False,
        parallel: int = 64,
    ) -> None:
        #: The synchronous client that this client uses.
        self.plain = Client(url, key, timeout=timeout, retry=retry, fresh=fresh)
        self._threads = ThreadPoolExecutor(parallel, thread_name_prefix="phonebooth")

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Waits for the running calls, then closes the connections."""
        await asyncio.get_running_loop().run_in_executor(None, self._threads.shutdown)
        self.plain.close()

    async def create(self, task: Optional[str] = None, *, seed: Optional[int] = None, **more: Json) -> AsyncPhone:
        return AsyncPhone(self, await self._run(lambda: self.plain.create(task, seed=seed, **more)))

    def phone(self, id: str, *, agent: Optional[str] = None, operator: Optional[str] = None) -> AsyncPhone:
        return AsyncPhone(self, self.plain.phone(id, agent=agent, operator=operator))

    async def list(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        status: Optional[str] = None,
        task: Optional[str] = None,
    ) -> EnvList:
        return await self._run(lambda: self.plain.list(limit=limit, cursor=cursor, status=status, task=task))

    async def upload(self, snapshot: Mapping[str, Json]) -> SnapshotTaken:
        return await self._run(lambda: self.plain.upload(snapshot))

    async def tasks(self, **query: str) -> List[TaskRow]:
        return await self._run(lambda: self.plain.tasks(**query))

    async def sample(self, task: str, seed: int, *, locale: str = "en") -> Sampled:
        return await self._run(lambda: self.plain.sample(task, seed, locale=locale))

    async def apps(self) -> List[Dict[str, Json]]:
        return await self._run(self.plain.apps)

    async def version(self) -> Dict[str, Json]:
        return await self._run(self.plain.version)

    async def create_group(
        self, task: str, size: int, *, seed: Optional[int] = None, **more: Json
    ) -> AsyncGroup:
        return AsyncGroup(self, await self._run(lambda: self.plain.create_group(task, size, seed=seed, **more)))

    def group(self, id: str, token: str) -> AsyncGroup:
        return AsyncGroup(self, self.plain.group(id, token))

    async def create_run(
        self,
        agent: Union[str, RunAgent],
        *,
        split: Optional[str] = None,
        tasks: Optional[Sequence[str]] = None,
        seeds: Optional[Sequence[int]] = None,
        trials: Optional[int] = None,
        **more: Json,
    ) -> AsyncRun:
        create = self.plain.create_run
        call = lambda: create(agent, split=split, tasks=tasks, seeds=seeds, trials=trials, **more)  # noqa: E731
        return AsyncRun(self, await self._run(call))

    def run(self, id: str, token: Optional[str] = None) -> AsyncRun:
        return AsyncRun(self, self.plain.run(id, token))

    async def batch(self, ops: Sequence[Mapping[str, Json]]) -> BatchAnswers:
        return await self._run(lambda: self.plain.batch(ops))

    def _run(self, call: Callable[[], T]) -> Awaitable[T]:
        return asyncio.get_running_loop().run_in_executor(self._threads, call)


class AsyncPhone(Actions[Awaitable[Stepped]]):
    """One phone; `async with` deletes it at the end. `plain` is the `Phone` that it uses."""

    def __init__(self, client: AsyncClient, plain: Phone) -> None:
        self.client = client
        self.plain = plain
        self.id = plain.id

    async def __aenter__(self) -> AsyncPhone:
        return self

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self._run(lambda: self.plain.__exit__(kind, error, trace))

    def __repr__(self) -> str:
        return f"<AsyncPhone {self.id}>"

    @property
    def instruction(self) -> Optional[str]:
        return self.plain.instruction

    @property
    def observation(self) -> Optional[Observation]:
        return self.plain.observation

    async def status(self) -> EnvInfo:
        return await self._run(self.plain.status)

    def step(
        self,
        action: Action,
        *,
        screenshot: str = "none",
        format: Optional[str] = None,
        elements: bool = False,
        state_hash: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> Awaitable[Stepped]:
        return self._run(
            lambda: self.plain.step(
                action,
                screenshot=screenshot,
                format=format,
                elements=elements,
                state_hash=state_hash,
                idempotency_key=idempotency_key,
            )
        )

    async def screenshot(
        self,
        *,
        format: Optional[str] = None,
        quality: Optional[int] = None,
        width: Optional[int] = None,
        step: Optional[int] = None,
    ) -> bytes:
        return await self._run(
            lambda: self.plain.screenshot(format=format, quality=quality, width=width, step=step)
        )

    async def elements(self, *, acts: bool = False) -> List[Element]:
        return await self._run(lambda: self.plain.elements(acts=acts))

    async def reset(self, task: Optional[str] = None, *, seed: Optional[int] = None, **more: Json) -> Created:
        return await self._run(lambda: self.plain.reset(task, seed=seed, **more))

    async def judge(self, *, reveal: bool = False) -> Verdict:
        return await self._run(lambda: self.plain.judge(reveal=reveal))

    async def state(self, path: Optional[str] = None) -> StateAnswer:
        return await self._run(lambda: self.plain.state(path))

    async def merge_patch(self, patch: Mapping[str, Json], *, cascade: bool = False) -> Edited:
        return await self._run(lambda: self.plain.merge_patch(patch, cascade=cascade))

    async def json_patch(self, operations: Sequence[Mapping[str, Json]], *, cascade: bool = False) -> Edited:
        return await self._run(lambda: self.plain.json_patch(operations, cascade=cascade))

    async def diff(self) -> List[Change]:
        return await self._run(self.plain.diff)

    async def fork(self, count: int = 1, *, step: Optional[int] = None) -> List[AsyncPhone]:
        children = await self._run(lambda: self.plain.fork(count, step=step))
        return [AsyncPhone(self.client, child) for child in children]

    async def snapshot(self) -> SnapshotTaken:
        return await self._run(self.plain.snapshot)

    async def download(self, snapshot: str) -> Dict[str, Json]:
        return await self._run(lambda: self.plain.download(snapshot))

    async def restore(self, snapshot: Optional[str] = None) -> Restored:
        return await self._run(lambda: self.plain.restore(snapshot))

    async def event(self, event: Mapping[str, Json]) -> EventDone:
        return await self._run(lambda: self.plain.event(event))

    async def command(self, app: str, command: str, args: Optional[Mapping[str, Json]] = None) -> Commanded:
        return await self._run(lambda: self.plain.command(app, command, args))

    async def trajectory(self) -> List[TrajectoryLine]:
        return await self._run(self.plain.trajectory)

    async def delete(self) -> None:
        await self._run(self.plain.delete)

    def op(self, op: str, **fields: Json) -> Dict[str, Json]:
        return self.plain.op(op, **fields)

    def _run(self, call: Callable[[], T]) -> Awaitable[T]:
        return self.client._run(call)


class AsyncGroup:
    """A group of phones; `async with` deletes it and its phones at the end. `plain` is the `Group` that it uses."""

    def __init__(self, client: AsyncClient, plain: Group) -> None:
        self.client = client
        self.plain = plain
        self.id = plain.id
        self.phones = [AsyncPhone(client, phone) for phone in plain.phones]

    async def __aenter__(self) -> AsyncGroup:
        return self

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.client._run(lambda: self.plain.__exit__(kind, error, trace))

    def __len__(self) -> int:
        return len(self.phones)

    @property
    def instruction(self) -> Optional[str]:
        return self.plain.instruction

    async def status(self) -> GroupInfo:
        return await self.client._run(self.plain.status)

    async def judge(self, *, advantage: Optional[str] = None, keep_failed: Optional[bool] = None) -> GroupVerdict:
        return await self.client._run(lambda: self.plain.judge(advantage=advantage, keep_failed=keep_failed))

    async def replace(self, member: int) -> AsyncPhone:
        phone = AsyncPhone(self.client, await self.client._run(lambda: self.plain.replace(member)))
        if self.phones:
            self.phones[member - 1] = phone
        return phone

    async def delete(self) -> None:
        await self.client._run(self.plain.delete)


class AsyncEpisode:
    """An episode of a run: a phone with the agent's token, and the instruction."""

    def __init__(self, client: AsyncClient, plain: Episode) -> None:
        self.dealt = plain.dealt
        self.number = plain.number
        self.task = plain.task
        self.instruction = plain.instruction
        self.budget = plain.budget
        self.observation = plain.observation
        self.phone = AsyncPhone(client, plain.phone)


class AsyncRun:
    """A run. `plain` is the `Run` that it uses."""

    def __init__(self, client: AsyncClient, plain: Run) -> None:
        self.client = client
        self.plain = plain
        self.id = plain.id

    async def next(self) -> Union[AsyncEpisode, float, None]:
        found = await self.client._run(self.plain.next)
        return AsyncEpisode(self.client, found) if isinstance(found, Episode) else found

    async def episodes(self) -> AsyncIterator[AsyncEpisode]:
        """Yields episodes until all are judged. Several tasks may play at the same time if each calls `episodes` itself."""
        while True:
            found = await self.next()
            if found is None:
                return
            if isinstance(found, AsyncEpisode):
                yield found
            else:
                await asyncio.sleep(found)

    async def status(self, *, results: bool = False) -> RunInfo:
        return await self.client._run(lambda: self.plain.status(results=results))

    async def results(self) -> List[RunLine]:
        return await self.client._run(self.plain.results)
