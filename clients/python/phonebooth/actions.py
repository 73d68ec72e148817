"""A method for each of an agent's 17 actions, one to press a key, and one to call a tool. Points are in 0..1000 of the display's size."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Dict, Generic, Optional, Sequence, Tuple, TypeVar

from .types import Action, Seconds

#: The result of a step: an answer, or an awaitable answer.
R = TypeVar("R")
Point = Tuple[float, float]

#: The action types in the order of the contract.
ACTION_TYPES = (
    "CLICK",
    "DOUBLE_TAP",
    "LONG_PRESS",
    "TYPE",
    "SWIPE",
    "DRAG",
    "BACK",
    "HOME",
    "RECENT",
    "ENTER",
    "WAIT",
    "AWAKE",
    "ANSWER",
    "COMPLETE",
    "ABORT",
    "INFO",
    "NOOP",
)


def _lasting(action: Action, duration_ms: Optional[int]) -> Action:
    if duration_ms is not None:
        action["duration_ms"] = duration_ms
    return action


class Actions(ABC, Generic[R]):
    """Each method does one step. `wish` takes the other arguments of `step`: screenshot, format, elements, state_hash and
    idempotency_key."""

    @abstractmethod
    def step(
        self,
        action: Action,
        *,
        screenshot: str = "none",
        format: Optional[str] = None,
        elements: bool = False,
        state_hash: bool = False,
        idempotency_key: Optional[str] = None,
    ) -> R:
        """Does one action."""

    def click(self, x: float, y: float, *, duration_ms: Optional[int] = None, **wish: Any) -> R:
        """Touches a point. A touch of 500 ms or longer is a long press."""
        return self.step(_lasting({"type": "CLICK", "point": [x, y]}, duration_ms), **wish)

    def double_tap(self, x: float, y: float, **wish: Any) -> R:
        return self.step({"type": "DOUBLE_TAP", "point": [x, y]}, **wish)

    def long_press(self, x: float, y: float, *, duration_ms: Optional[int] = None, **wish: Any) -> R:
        return self.step(_lasting({"type": "LONG_PRESS", "point": [x, y]}, duration_ms), **wish)

    def type(self, value: str, *, point: Optional[Point] = None, clear: Optional[bool] = None, **wish: Any) -> R:
        """Types into the focused field, or into the field at `point`. `clear` empties the field first."""
        action: Action = {"type": "TYPE", "value": value}
        if point is not None:
            action["point"] = list(point)
        if clear is not None:
            action["clear"] = clear
        return self.step(action, **wish)

    def swipe(self, start: Point, end: Point, *, duration_ms: Optional[int] = None, **wish: Any) -> R:
        """Swipes with inertia: the content scrolls on after the finger is lifted, the further the faster the finger was."""
        action: Action = {"type": "SWIPE", "point1": list(start), "point2": list(end)}
        return self.step(_lasting(action, duration_ms), **wish)

    def drag(self, start: Point, end: Point, *, duration_ms: Optional[int] = None, **wish: Any) -> R:
        """Drags without inertia."""
        action: Action = {"type": "DRAG", "point1": list(start), "point2": list(end)}
        return self.step(_lasting(action, duration_ms), **wish)

    def back(self, **wish: Any) -> R:
        return self.step({"type": "BACK"}, **wish)

    def home(self, **wish: Any) -> R:
        return self.step({"type": "HOME"}, **wish)

    def recent(self, **wish: Any) -> R:
        return self.step({"type": "RECENT"}, **wish)

    def enter(self, **wish: Any) -> R:
        return self.step({"type": "ENTER"}, **wish)

    def wait(self, seconds: Seconds, **wish: Any) -> R:
        """Waits on the phone's clock. The call itself returns at once."""
        return self.step({"type": "WAIT", "value": seconds}, **wish)

    def awake(self, app: str, **wish: Any) -> R:
        """Opens an app by its id or name."""
        return self.step({"type": "AWAKE", "value": app}, **wish)

    def answer(self, value: str, **wish: Any) -> R:
        return self.step({"type": "ANSWER", "value": value}, **wish)

    def complete(self, value: Optional[str] = None, **wish: Any) -> R:
        return self.step({"type": "COMPLETE"} if value is None else {"type": "COMPLETE", "value": value}, **wish)

    def abort(self, value: Optional[str] = None, **wish: Any) -> R:
        return self.step({"type": "ABORT"} if value is None else {"type": "ABORT", "value": value}, **wish)

    def info(self, value: str, **wish: Any) -> R:
        """Asks the user. A scripted user may answer in `message`."""
        return self.step({"type": "INFO", "value": value}, **wish)

    def key(self, key: str, *, modifiers: Sequence[str] = (), count: Optional[int] = None, **wish: Any) -> R:
        """Presses a key by its Android name, such as "DEL" or "VOLUME_UP", while the modifiers "SHIFT", "CTRL" are held."""
        action: Action = {"type": "KEY", "key": key}
        if modifiers:
            action["modifiers"] = list(modifiers)
        if count is not None:
            action["count"] = count
        return self.step(action, **wish)

    def open_url(self, url: str, **wish: Any) -> R:
        """Opens an address with the app that handles it: http, https, geo, tel, sms and mailto."""
        return self.step({"type": "OPEN_URL", "value": url}, **wish)

    def tool(self, name: str, args: Optional[Dict[str, Any]] = None, **wish: Any) -> R:
        """Calls a tool of an app, on a phone that was created with `tools`. Its result is JSON in `message`."""
        return self.step({"type": "TOOL", "tool": name, "args": args or {}}, **wish)

    def noop(self, **wish: Any) -> R:
        return self.step({"type": "NOOP"}, **wish)
