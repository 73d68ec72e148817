// Describes an action by boxes. The description then matches every touch with the same effect.
import type { Action, Point } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Command } from "#contract/json.ts";
import { isHold } from "#contract/stroke.ts";
import type { Brand } from "#brands/define.ts";
import { areaOf, isIn, measureStroke } from "#recordings/match.ts";
import type { Box, EdgeAction } from "#recordings/graph.ts";
import { boxesAt } from "../export/boxes.ts";
import type { Move } from "./recording.ts";

/**
 * Half the size of the box around a point, in thousandths, for points without a known element. Corresponds to
 * MobiBench's ten pixels of 1080.
 */
const pointMargin = 9;
/** The distance from an edge of the display, in thousandths, within which the phone itself handles a stroke. */
const edgeMargin = 30;

/** `elements` are the elements with acts before the action. `commands` are the commands that the action caused. */
export function moveOf(action: Action, elements: readonly Element[], commands: readonly Command[], brand: Brand): Move {
  const does = doesOf(action, elements, commands, brand);
  return { action, does, act: does && actOf(action, commands) };
}

function doesOf(
  action: Action,
  elements: readonly Element[],
  commands: readonly Command[],
  brand: Brand,
): EdgeAction | null {
  switch (action.type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS": {
      const held = isHold(action);
      return {
        type: held ? "LONG_PRESS" : action.type,
        boxes: touchedBoxes(elements, action.point, held),
      };
    }
    case "SWIPE":
    case "DRAG": {
      const carried = action.type === "DRAG" && commands.some(({ name }) => name !== "os.scroll" && name !== "os.tick");
      return {
        type: action.type,
        ...measureStroke(action.point1, action.point2),
        area: areaAt(elements, action.point1),
        target: carried ? (smallestElementAt(elements, action.point2)?.bounds ?? boxAround(action.point2)) : null,
      };
    }
    case "TYPE": {
      const field = action.point
        ? (smallestElementAt(elements.filter(takesTouch), action.point) ?? null)
        : (elements.find(({ focused }) => focused) ?? null);
      return {
        type: "TYPE",
        text: action.value,
        field: action.point ? (field?.bounds ?? boxAround(action.point)) : null,
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

/** Returns all boxes in which the touch has the same effect. For a slider, returns only a box near the finger. */
function touchedBoxes(elements: readonly Element[], point: Point, held: boolean): Box[] {
  const target = smallestElementAt(elements.filter(takesTouch), point);
  if (target?.acts?.["slide"]) return [intersectBoxes(boxAround(point), target.bounds)];
  const boxes = boxesAt(elements, point, held ? "hold" : "tap");
  return boxes ? boxes.candidates.map(([...box]): Box => box) : [boxAround(point)];
}

/**
 * Returns the box in which a stroke from this point has the same effect. This is the edge of the display if the point
 * is near an edge, because the phone itself handles such a stroke. Otherwise it is the scrollable element at the point,
 * or the touchable element if there is no scrollable one.
 */
function areaAt(elements: readonly Element[], point: Point): Box | null {
  const [x, y] = point;
  if (y < edgeMargin) return [0, 0, 1000, edgeMargin];
  if (y > 1000 - edgeMargin) return [0, 1000 - edgeMargin, 1000, 1000];
  const scrolls = smallestElementAt(
    elements.filter(({ scrollable }) => scrollable),
    point,
  );
  const carries = smallestElementAt(elements.filter(takesTouch), point);
  if (x < edgeMargin) return [0, edgeMargin, edgeMargin, 1000 - edgeMargin];
  if (x > 1000 - edgeMargin) return [1000 - edgeMargin, edgeMargin, 1000, 1000 - edgeMargin];
  return scrolls?.bounds ?? carries?.bounds ?? null;
}

/** Returns the commands of a touch as JSON, or null if the action alone determines the effect. */
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
export const smallestElementAt = (elements: readonly Element[], point: Point): Element | null =>
  elements.filter(({ bounds }) => isIn(point, bounds)).toSorted((a, b) => areaOf(a.bounds) - areaOf(b.bounds))[0] ??
  null;
const clampToThousand = (n: number): number => Math.min(1000, Math.max(0, n));
export const boxAround = ([x, y]: Point): Box => [
  clampToThousand(x - pointMargin),
  clampToThousand(y - pointMargin),
  clampToThousand(x + pointMargin),
  clampToThousand(y + pointMargin),
];
const intersectBoxes = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];
