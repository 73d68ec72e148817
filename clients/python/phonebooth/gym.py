"""Gymnasium environments with one phone or many. Needs `pip install phonebooth[gym]`.

An observation is a Dict of `image` (height by width by 3, uint8) and `instruction` (text), or the image alone. An action is a
Dict (see `dict_action`), or the JSON of an action as text. If the server refuses an action as malformed, nothing changes, the
action costs no step, and `info["refused"]` says why. After `refusals` refused actions the episode is truncated. The reward is
0 until the end of the episode. At the end, it is the judge's reward, and `info["verdict"]` is the verdict.

Importing this registers `gymnasium.make("phonebooth/Phone-v0", …)` and `gymnasium.make_vec("phonebooth/Phone-v0", …)`.
"""

from __future__ import annotations

import base64
import io
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, concatenate, create_empty_array, iterate
from PIL import Image, ImageOps

from .actions import ACTION_TYPES
from .client import Client, Phone
from .errors import ProblemError
from .types import Action, Json, Observation

#: Pictures of 360 by 800 pixels: a third of the default width and height.
SMALL: Mapping[str, float] = {"width": 360, "height": 800, "dpr": 1}
_LONGEST = 4000
_SEEDS = 2**31


class AnyText(spaces.Text):
    """Texts in any script, which Gymnasium's own Text cannot describe. Samples contain only letters and digits."""

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and self.min_length <= len(x) <= self.max_length


def dict_action(chosen: Mapping[str, Any]) -> Action:
    """Converts an action of the Dict space. `type` is an index of `ACTION_TYPES`; the other keys apply only to some types.

    `point` is where the action is done, or where a SWIPE or DRAG begins; `to` is where it ends. Both are in 0..1 of the
    display's width and height (the API uses 0..1000). `value` is the text to type or to answer, or the app to open. `seconds`
    is how long WAIT waits. TYPE types into the focused field.
    """
    kind = ACTION_TYPES[int(chosen["type"])]
    action: Action = {"type": kind}
    point, to = [[1000 * min(1.0, max(0.0, float(part))) for part in chosen[name]] for name in ("point", "to")]
    if kind in ("CLICK", "DOUBLE_TAP", "LONG_PRESS"):
        action["point"] = point
    elif kind in ("SWIPE", "DRAG"):
        action["point1"], action["point2"] = point, to
    elif kind == "WAIT":
        action["value"] = int(chosen["seconds"])
    elif kind == "AWAKE":
        action["value"] = str(chosen["value"])[:100]
    elif kind in ("TYPE", "ANSWER", "COMPLETE", "ABORT", "INFO"):
        action["value"] = str(chosen["value"])
    return action


def text_action(text: str) -> Action:
    """Converts an action of the Text space; raises ValueError if the text is not a JSON object."""
    action = json.loads(text)
    if not isinstance(action, dict):
        raise ValueError(f"Expected a JSON object, got {text[:80]!r}")
    return action


class PhoneEnv(gymnasium.Env[Any, Any]):
    """One phone. `reset(seed=…)` starts the instance with that seed; the same task and seed give the same pixels.

    `tasks`: the ids to draw from, by default all tasks of `split`; `reset(options={"task": …})` chooses one instead.
    `observation`: "dict" or "image". `action`: "dict" or "text". `create`: other fields of `POST /v1/envs`, such as `locale`,
    `perturb`, `reward`. `client`: a Client, or the address of a server with `key`.
    """

    metadata = {"render_modes": ["rgb_array"], "render_fps": 1}

    def __init__(
        self,
        client: Union[Client, str] = "http://127.0.0.1:8787",
        tasks: Optional[Sequence[str]] = None,
        *,
        key: Optional[str] = None,
        split: str = "train",
        observation: str = "dict",
        action: str = "dict",
        device: Mapping[str, float] = SMALL,
        refusals: int = 10,
        render_mode: Optional[str] = None,
        create: Optional[Mapping[str, Json]] = None,
    ) -> None:
        if observation not in ("dict", "image") or action not in ("dict", "text"):
            raise ValueError('Expected observation "dict" or "image", and action "dict" or "text"')
        if render_mode not in (None, "rgb_array"):
            raise ValueError('Expected render_mode None or "rgb_array"')
        self.client = Client(client, key) if isinstance(client, str) else client
        self._own_client = isinstance(client, str)
        self.tasks: List[str] = list(tasks) if tasks else [row["id"] for row in self.client.tasks(split=split)]
        if not self.tasks:
            raise ValueError(f"There are no tasks in the split {split!r}")
        self.render_mode = render_mode
        self.refusals = refusals
        self.phone: Optional[Phone] = None
        self._device = dict(device)
        self._create = dict(create or {})
        self._size = (round(device["width"] * device["dpr"]), round(device["height"] * device["dpr"]))
        self._with_instruction = observation == "dict"
        self._in_text = action == "text"
        self._instruction = ""
        self._image = np.zeros((self._size[1], self._size[0], 3), np.uint8)
        self._refused = 0
        self._over = True
        self.observation_space = self._seen_space()
        self.action_space = self._done_space()

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Any, Dict[str, Any]]:
        """Starts a new episode. `options`: fields of `POST /v1/envs`; without `task`, a task is drawn at random."""
        super().reset(seed=seed)
        more = dict(options or {})
        task = more.pop("task", None) or self.tasks[int(self.np_random.integers(len(self.tasks)))]
        drawn = int(self.np_random.integers(_SEEDS)) if seed is None else seed % _SEEDS
        fields = {"device": self._device, **self._create, **more, "observation": {"screenshot": "base64"}}
        fields.setdefault("seed", drawn)
        created = self._begin(task, fields)
        self._instruction = created["task"]["instruction"]
        self._refused, self._over = 0, False
        self._look(created["observation"])
        assert self.phone is not None
        info = {"task": task, "seed": fields["seed"], "budget": created["task"]["budget"], "phone": self.phone.id}
        return self._seen(), {**info, "instruction": self._instruction}

    def step(self, action: Any) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        if self.phone is None or self._over:
            raise gymnasium.error.ResetNeeded("No episode is running: call reset() first")
        try:
            done = text_action(action) if self._in_text else dict_action(action)
            stepped = self.phone.step(done, screenshot="base64")
        except ValueError as fault:
            return self._refuse(str(fault))
        except ProblemError as fault:
            if fault.status != 422:
                raise
            return self._refuse(str(fault))
        self._look(stepped["observation"])
        self._over = stepped["terminated"] or stepped["truncated"]
        info: Dict[str, Any] = {"step": stepped["step"]}
        if "message" in stepped:
            info["message"] = stepped["message"]
        reward = self._judged(info) if self._over else 0.0
        return self._seen(), reward, stepped["terminated"], stepped["truncated"], info

    def render(self) -> Any:
        return self._image if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        if self.phone is not None:
            phone, self.phone = self.phone, None
            phone.delete()
        if self._own_client:
            self.client.close()

    def _begin(self, task: str, fields: Dict[str, Any]) -> Any:
        if self.phone is not None:
            try:
                return self.phone.reset(task, **fields)
            except ProblemError as fault:
                # The server removed the phone because it was idle for too long: create another one.
                if fault.status not in (404, 410):
                    raise
        self.phone = self.client.create(task, **fields)
        return self.phone.created

    def _refuse(self, why: str) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        self._refused += 1
        self._over = self._refused >= self.refusals
        info: Dict[str, Any] = {"refused": why}
        return self._seen(), self._judged(info) if self._over else 0.0, False, self._over, info

    def _judged(self, info: Dict[str, Any]) -> float:
        assert self.phone is not None
        verdict = self.phone.judge()
        info["verdict"] = verdict
        info["is_success"] = verdict["success"]
        return float(verdict["reward"]["value"])

    def _look(self, observation: Observation) -> None:
        picture = Image.open(io.BytesIO(base64.b64decode(observation["screenshot"]["base64"]))).convert("RGB")
        # A phone in landscape has a picture of another shape: black bars fill the rest.
        fitted = picture if picture.size == self._size else ImageOps.pad(picture, self._size)
        self._image = np.asarray(fitted, np.uint8)

    def _seen(self) -> Any:
        return {"image": self._image, "instruction": self._instruction} if self._with_instruction else self._image

    def _seen_space(self) -> spaces.Space[Any]:
        image = spaces.Box(0, 255, self._image.shape, np.uint8)
        return spaces.Dict({"image": image, "instruction": AnyText(_LONGEST)}) if self._with_instruction else image

    def _done_space(self) -> spaces.Space[Any]:
        if self._in_text:
            return AnyText(2 * _LONGEST)
        return spaces.Dict(
            {
                "type": spaces.Discrete(len(ACTION_TYPES)),
                "point": spaces.Box(0, 1, (2,), np.float32),
                "to": spaces.Box(0, 1, (2,), np.float32),
                "value": AnyText(_LONGEST),
                "seconds": spaces.Discrete(3601),
            }
        )


class PhoneVectorEnv(VectorEnv[Any, Any, Any]):
    """Many phones that step at the same time. If a phone's episode is over, its next step ignores the action and starts an
    episode with a random task.

    `reset(seed=7)` uses the seeds 7, 8, 9 …; `reset(seed=[7] * n, options={"task": …})` gives all phones the same start.
    """

    metadata = {"render_modes": ["rgb_array"], "render_fps": 1, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int,
        client: Union[Client, str] = "http://127.0.0.1:8787",
        tasks: Optional[Sequence[str]] = None,
        *,
        key: Optional[str] = None,
        render_mode: Optional[str] = None,
        **more: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError("Expected num_envs of at least 1")
        self._own_client = isinstance(client, str)
        self.client = Client(client, key) if isinstance(client, str) else client
        first = PhoneEnv(self.client, tasks, render_mode=render_mode, **more)
        self.envs = [first]
        for _ in range(num_envs - 1):
            self.envs.append(PhoneEnv(self.client, first.tasks, render_mode=render_mode, **more))
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(first.action_space, num_envs)
        self._threads = ThreadPoolExecutor(num_envs, thread_name_prefix="phones")
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: Union[int, Sequence[Optional[int]], None] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Any, Dict[str, Any]]:
        seeds: List[Optional[int]]
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + place for place in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"Expected {self.num_envs} seeds, got {len(seeds)}")
        begun = list(self._threads.map(lambda env, own: env.reset(seed=own, options=options), self.envs, seeds))
        self._over[:] = False
        return self._together([seen for seen, _ in begun]), self._merged_infos([info for _, info in begun])

    def step(self, actions: Any) -> Tuple[Any, Any, Any, Any, Dict[str, Any]]:
        each = list(iterate(self.action_space, actions))
        done = list(self._threads.map(self._one, range(self.num_envs), each))
        rewards = np.array([reward for _, reward, _, _, _ in done], np.float64)
        terminated = np.array([ended for _, _, ended, _, _ in done], np.bool_)
        truncated = np.array([cut for _, _, _, cut, _ in done], np.bool_)
        self._over = terminated | truncated
        seen = self._together([first for first, _, _, _, _ in done])
        return seen, rewards, terminated, truncated, self._merged_infos([info for _, _, _, _, info in done])

    def render(self) -> Any:
        return tuple(env.render() for env in self.envs) if self.render_mode else None

    def close_extras(self, **kwargs: Any) -> None:
        list(self._threads.map(lambda env: env.close(), self.envs))
        self._threads.shutdown()
        if self._own_client:
            self.client.close()

    def _one(self, place: int, action: Any) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        env = self.envs[place]
        if not self._over[place]:
            return env.step(action)
        seen, info = env.reset()
        return seen, 0.0, False, False, info

    def _together(self, seen: List[Any]) -> Any:
        space = self.single_observation_space
        return concatenate(space, seen, create_empty_array(space, self.num_envs))

    def _merged_infos(self, infos: List[Dict[str, Any]]) -> Dict[str, Any]:
        merged: Dict[str, Any] = {}
        # Each verdict stays one dict. Gymnasium would split verdicts into one array per key, and would choose an integer array
        # if the first value is an integer.
        verdicts = np.array([info.pop("verdict", None) for info in infos] + [None], object)[:-1]
        for place, info in enumerate(infos):
            merged = self._add_info(merged, info, place)
        judged = np.array([verdict is not None for verdict in verdicts], np.bool_)
        return {**merged, "verdict": verdicts, "_verdict": judged} if judged.any() else merged


gymnasium.register(
    "phonebooth/Phone-v0", entry_point="phonebooth.gym:PhoneEnv", vector_entry_point="phonebooth.gym:PhoneVectorEnv"
)
