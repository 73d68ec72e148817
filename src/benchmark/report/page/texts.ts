// Formats actions and values for the page.
import type { DisplayAction } from "#contract/action.ts";
import type { Json } from "#contract/json.ts";

export function describeAction(action: DisplayAction): string {
  switch (action.type) {
    case "CLICK":
      return "Tap";
    case "DOUBLE_TAP":
      return "Double tap";
    case "LONG_PRESS":
      return "Long press";
    case "TYPE":
      return `${action.clear ? "Clear and type" : "Type"} “${action.value}”`;
    case "SWIPE":
      return `Swipe ${directionOf(action.point1, action.point2)}`;
    case "DRAG":
      return "Drag";
    case "BACK":
      return "Back";
    case "HOME":
      return "Home";
    case "RECENT":
      return "Recents";
    case "ENTER":
      return "Enter";
    case "WAIT":
      return `Wait ${action.value} s`;
    case "AWAKE":
      return `Open “${action.value}”`;
    case "ANSWER":
      return `Answer “${action.value}”`;
    case "INFO":
      return `Ask “${action.value}”`;
    case "COMPLETE":
      return action.value ? `Complete “${action.value}”` : "Complete";
    case "ABORT":
      return action.value ? `Abort “${action.value}”` : "Abort";
    case "KEY":
      return `Press ${[...(action.modifiers ?? []), action.key].join("+")}${(action.count ?? 1) > 1 ? ` ${action.count} times` : ""}`;
    case "OPEN_URL":
      return `Open “${action.value}”`;
    case "NOOP":
      return "Do nothing";
  }
}

type Coordinates = readonly [number, number];
function directionOf([x1, y1]: Coordinates, [x2, y2]: Coordinates): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  return Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "left" : "right") : dy < 0 ? "up" : "down";
}

/** Returns the position of the action as a text, or "" if the action has no position. */
export function formatPlace(action: DisplayAction): string {
  const pair = ([x, y]: Coordinates): string => `${Math.round(x)}, ${Math.round(y)}`;
  if ("point1" in action) return `${pair(action.point1)} to ${pair(action.point2)}`;
  return "point" in action && action.point ? pair(action.point) : "";
}

export const formatValue = (value: Json | undefined): string =>
  value === undefined || value === null ? "nothing" : typeof value === "string" ? `“${value}”` : JSON.stringify(value);
