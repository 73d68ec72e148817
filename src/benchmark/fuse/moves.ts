// What an action does, said in boxes: so that it holds for every finger that means the same.
import type { Action, Point } from "../../contract/action.ts";
import type { Element } from "../../contract/env.ts";
import type { Command } from "../../contract/json.ts";
import type { Brand } from "../../brands/define.ts";
import { areaOf, isIn, strokeOf } from "../../graph/match.ts";
import type { Box, Does } from "../../graph/graph.ts";
import { boxesAt } from "../export/boxes.ts";
import type { Move } from "./recording.ts";

/** Around a point where no element is known: MobiBench's ten pixels of 1080, in thousandths. */
const nearby = 9;
/** How near the edge of the glass a finger begins that means the phone itself. */
const rim = 30;

/** `elements` with acts, as they were before the action; `commands` are what the phone made of it. */
export function moveOf(action: Action, elements: readonly Element[], commands: readonly Command[], brand: Brand): Move {
  const does = doesOf(action, elements, commands, brand);
  return { action, does, act: does && actOf(action, commands) };
}

function doesOf(action: Action, elements: readonly Element[], commands: readonly Command[], brand: Brand): Does | null {
  switch (action.type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS":
      return { type: action.type, boxes: touchedBoxes(elements, action.point, action.type === "LONG_PRESS") };
    case "SWIPE":
    case "DRAG": {
      const carried = action.type === "DRAG" && commands.some(({ name }) => name !== "os.scroll" && name !== "os.tick");
      return {
        type: action.type,
        ...strokeOf(action.point1, action.point2),
        area: areaAt(elements, action.point1),
        target: carried ? (smallestAt(elements, action.point2)?.bounds ?? around(action.point2)) : null,
      };
    }
    case "TYPE": {
      const field = action.point
        ? (smallestAt(elements.filter(takesTouch), action.point) ?? null)
        : (elements.find(({ focused }) => focused) ?? null);
      return {
        type: "TYPE",
        text: action.value,
        field: action.point ? (field?.bounds ?? around(action.point)) : null,
        clear: (field?.value ?? "") === "" ? null : (action.clear ?? false),
      };
    }
    case "AWAKE":
      return { type: "AWAKE", names: namesOf(action.value, commands, brand) };
    case "WAIT":
    case "BACK":
    case "HOME":
    case "RECENT":
    case "ENTER":
      return { type: action.type };
    default:
      return null;
  }
}

/** All boxes that do the same; those of a slider do so only near the finger. */
function touchedBoxes(elements: readonly Element[], point: Point, held: boolean): Box[] {
  const target = smallestAt(elements.filter(takesTouch), point);
  if (target?.acts?.["slide"]) return [within(around(point), target.bounds)];
  const boxes = boxesAt(elements, point, held ? "hold" : "tap");
  return boxes ? boxes.candidates.map(([...box]): Box => box) : [around(point)];
}

/** What scrolls there, or the rim that the phone itself listens on; else what lies there. */
function areaAt(elements: readonly Element[], point: Point): Box | null {
  const [x, y] = point;
  if (y < rim) return [0, 0, 1000, rim];
  if (y > 1000 - rim) return [0, 1000 - rim, 1000, 1000];
  const scrolls = smallestAt(
    elements.filter(({ scrollable }) => scrollable),
    point,
  );
  const carries = smallestAt(elements.filter(takesTouch), point);
  if (x < rim) return [0, rim, rim, 1000 - rim];
  if (x > 1000 - rim) return [1000 - rim, rim, 1000, 1000 - rim];
  return scrolls?.bounds ?? carries?.bounds ?? null;
}

/** What one finger means, as the phone took it; null where the form of the action says all. */
function actOf(action: Action, commands: readonly Command[]): string | null {
  if (action.type !== "CLICK" && action.type !== "LONG_PRESS" && action.type !== "DOUBLE_TAP") return null;
  return JSON.stringify(commands.filter(({ name }) => name !== "os.tick" && name !== "os.scroll"));
}

function namesOf(value: string, commands: readonly Command[], brand: Brand): string[] {
  const launched = commands.find(({ name }) => name === "os.launch")?.args as { app?: string } | undefined;
  const app = launched?.app ?? value;
  const own = Object.hasOwn(brand.apps, app) ? brand.apps[app] : undefined;
  const texts = own ? [own.title.en, own.title.zh, ...(own.label ? [own.label.en, own.label.zh] : [])] : [];
  return [...new Set([app, ...texts])];
}

export const takesTouch = ({ enabled, acts }: Element): boolean => !enabled || acts !== undefined;
export const smallestAt = (elements: readonly Element[], point: Point): Element | null =>
  elements.filter(({ bounds }) => isIn(point, bounds)).toSorted((a, b) => areaOf(a.bounds) - areaOf(b.bounds))[0] ??
  null;
const bounded = (n: number): number => Math.min(1000, Math.max(0, n));
export const around = ([x, y]: Point): Box => [
  bounded(x - nearby),
  bounded(y - nearby),
  bounded(x + nearby),
  bounded(y + nearby),
];
const within = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];
