/** Formats actions, times and values for the console. */
import type { StepAction } from "#contract/action.ts";
import type { Json } from "#contract/json.ts";
import type { Hit } from "../gestures.ts";

/** An action from the operator's input or from an agent. */
export type LoggedAction = {
  /**
   * The type of the action. An agent cannot make a pinch. The type of a person's pinch is its effect: `ZOOM_IN` or
   * `ZOOM_OUT`.
   */
  readonly type: StepAction["type"] | "ZOOM_IN" | "ZOOM_OUT";
  readonly point?: readonly [number, number];
  readonly point1?: readonly [number, number];
  readonly point2?: readonly [number, number];
  readonly value?: string | number;
  readonly tool?: string;
  readonly key?: string;
  readonly modifiers?: readonly string[];
  readonly count?: number;
};

export function describeAction(action: LoggedAction, hit: Hit | null = null): string {
  const { value } = action;
  const quoted = value === undefined || value === "" ? "" : ` “${shorten(String(value), 160)}”`;
  const what =
    hit && hit.name !== "" ? `“${shorten(hit.name, 60)}”` : action.point ? `at ${formatPoint(action.point)}` : "";
  switch (action.type) {
    case "CLICK":
      return `Tap ${what}`;
    case "DOUBLE_TAP":
      return `Double tap ${what}`;
    case "LONG_PRESS":
      return `Hold ${what}`;
    case "TYPE":
      return `Type${quoted}${action.point ? ` in ${what}` : ""}`;
    case "SWIPE":
      return `Swipe ${directionOf(action)}`;
    case "DRAG":
      return `Drag ${directionOf(action)}`;
    case "WAIT":
      return `Wait ${String(value)} s`;
    case "AWAKE":
    case "OPEN_URL":
      return `Open${quoted}`;
    case "ANSWER":
      return `Answer${quoted}`;
    case "COMPLETE":
      return `Says it is done${quoted}`;
    case "ABORT":
      return `Gives up${quoted}`;
    case "INFO":
      return `Asks${quoted}`;
    case "KEY": {
      const { key = "", modifiers = [], count = 1 } = action;
      return `Press ${[...modifiers, key].join("+")}${count > 1 ? ` ${count} times` : ""}`;
    }
    case "TOOL":
      return `Calls ${action.tool ?? "a tool"}`;
    case "NOOP":
      return "Does nothing";
    case "ZOOM_IN":
      return `Zoom in ${what}`;
    case "ZOOM_OUT":
      return `Zoom out ${what}`;
    default:
      return { BACK: "Back", HOME: "Home", RECENT: "Recents", ENTER: "Enter" }[action.type];
  }
}
function directionOf({ point1, point2 }: LoggedAction): string {
  if (!point1 || !point2) return "";
  const [dx, dy] = [point2[0] - point1[0], point2[1] - point1[1]];
  return Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "left" : "right") : dy < 0 ? "up" : "down";
}
const formatPoint = ([x, y]: readonly [number, number]): string => `${Math.round(x)}, ${Math.round(y)}`;

export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
export const valueText = (value: Json | undefined): string =>
  value === undefined ? "" : shorten(typeof value === "string" ? value : JSON.stringify(value), 300);

export function agoText(iso: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1000));
  if (seconds < 5) return "now";
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ago`;
  return `${Math.floor(seconds / 86_400)} d ago`;
}
/** Formats a rate from 0 to 1 as a percentage. */
export const percent = (rate: number | null, digits = 1): string =>
  rate === null ? "–" : `${(rate * 100).toFixed(digits)} %`;
export const decimal = (value: number | null): string => (value === null ? "–" : String(Math.round(value * 100) / 100));
export const secondsText = (seconds: number | undefined): string =>
  seconds === undefined
    ? "–"
    : seconds < 60
      ? `${seconds.toFixed(1)} s`
      : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
/** Formats a cost. Below $1, shows two significant digits, because most episodes cost cents. */
export const costText = (usd: number | undefined): string =>
  usd === undefined ? "–" : usd >= 1 || usd === 0 ? `$${usd.toFixed(2)}` : `$${Number(usd.toPrecision(2))}`;
export const dayText = (iso: string): string => iso.slice(0, 10);

export const outcomeLabels: Readonly<Record<string, string>> = {
  complete: "completed",
  abort: "gave up",
  budget: "out of steps",
  loop: "in a loop",
  error: "void",
};
/** Returns whether all words of a search occur in the texts, in any order and case. */
export function searchFor(search: string): (texts: readonly string[]) => boolean {
  const words = search.toLowerCase().split(/\s+/);
  return (texts) => {
    const all = texts.join(" ").toLowerCase();
    return words.every((word) => all.includes(word));
  };
}
