"""Gymnasium environments: one phone, or many side by side. `pip install phonebooth[gym]`.

What is seen: a Dict of `image` (height by width by 3, uint8) and `instruction` (text), or the image alone. What is done: a Dict
(`dict_action` says how it is read), or the text of an action as JSON. An action that the server refuses as malformed costs no
step of the phone; it changes nothing, and `info["refused"]` says why. After `refusals` of them in one episode it is truncated.
The reward is 0 until the episode's end and then the judge's, whose verdict is `info["verdict"]`.

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

#: Pictures of 360 by 800 pixels: a third of the usual phone's width and height.
SMALL: Mapping[str, float] = {"width": 360, "height": 800, "dpr": 1}
_LONGEST = 4000
_SEEDS = 2**31


class AnyText(spaces.Text):
    """Texts in any script. Samples are of letters and digits; Gymnasium's own Text knows no alphabet of all of them."""

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and self.min_length <= len(x) <= self.max_length


def dict_action(chosen: Mapping[str, Any]) -> Action:
    """An action from the Dict space: `type` counts the 17 of the contract; the other keys are read where the type has them.

    `point` is where it is done, or where a SWIPE or DRAG begins; `to` is where that ends: in 0..1 of the screen's width and
    height, as learners like it (the API counts to 1000). `value` is what is typed, said or opened. `seconds` is what WAIT waits.
    TYPE goes into the focused field.
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
    """An action from the Text space; what is no JSON object is no action, and ValueError says so."""
    action = json.loads(text)
    if not isinstance(action, dict):
        raise ValueError(f"Expected a JSON object, got {text[:80]!r}")
    return action


class PhoneEnv(gymnasium.Env[Any, Any]):
    """One phone. `reset(seed=…)` plays the instance of that seed; the same seed and task are the same pixels.

    `tasks`: ids to draw from; where none are named, every task of `split`. `reset(options={"task": …})` names one instead.
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
            raise ValueError('observation is "dict" or "image", action "dict" or "text"')
        if render_mode not in (None, "rgb_array"):
            raise ValueError('render_mode is None or "rgb_array"')
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
        self._told = observation == "dict"
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
        """A new episode. `options` are fields of `POST /v1/envs`; without `task` among them one is drawn."""
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
        told = {"task": task, "seed": fields["seed"], "budget": created["task"]["budget"], "phone": self.phone.id}
        return self._seen(), {**told, "instruction": self._instruction}

    def step(self, action: Any) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        if self.phone is None or self._over:
            raise gymnasium.error.ResetNeeded("The episode is over, or none was begun: call reset()")
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
                # It was idle for so long that it is gone: another one takes its place.
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
        # A phone on its side has a picture of another shape: black bars make up for it.
        fitted = picture if picture.size == self._size else ImageOps.pad(picture, self._size)
        self._image = np.asarray(fitted, np.uint8)

    def _seen(self) -> Any:
        return {"image": self._image, "instruction": self._instruction} if self._told else self._image

    def _seen_space(self) -> spaces.Space[Any]:
        image = spaces.Box(0, 255, self._image.shape, np.uint8)
        return spaces.Dict({"image": image, "instruction": AnyText(_LONGEST)}) if self._told else image

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
    """Many phones, stepped at the same time. Where an episode is over, the next step begins one in place of doing its action, on
    a task that is drawn.

    `reset(seed=7)` gives the phones the seeds 7, 8, 9 …; `reset(seed=[7] * n, options={"task": …})` is a group: all begin equal.
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
            raise ValueError("num_envs is at least 1")
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
        return self._together([seen for seen, _ in begun]), self._told([info for _, info in begun])

    def step(self, actions: Any) -> Tuple[Any, Any, Any, Any, Dict[str, Any]]:
        each = list(iterate(self.action_space, actions))
        done = list(self._threads.map(self._one, range(self.num_envs), each))
        rewards = np.array([reward for _, reward, _, _, _ in done], np.float64)
        terminated = np.array([ended for _, _, ended, _, _ in done], np.bool_)
        truncated = np.array([cut for _, _, _, cut, _ in done], np.bool_)
        self._over = terminated | truncated
        seen = self._together([first for first, _, _, _, _ in done])
        return seen, rewards, terminated, truncated, self._told([info for _, _, _, _, info in done])

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

    def _told(self, infos: List[Dict[str, Any]]) -> Dict[str, Any]:
        told: Dict[str, Any] = {}
        # As whole dicts: Gymnasium would take them apart into arrays of whole numbers where the first one it sees is whole.
        verdicts = np.array([info.pop("verdict", None) for info in infos] + [None], object)[:-1]
        for place, info in enumerate(infos):
            told = self._add_info(told, info, place)
        judged = np.array([verdict is not None for verdict in verdicts], np.bool_)
        return {**told, "verdict": verdicts, "_verdict": judged} if judged.any() else told


gymnasium.register(
    "phonebooth/Phone-v0", entry_point="phonebooth.gym:PhoneEnv", vector_entry_point="phonebooth.gym:PhoneVectorEnv"
)
