// An action that a model's format cannot say, as several that it can: what a person would do instead, tried on a copy of the
// phone, so that each has the picture that stands before it.
import type { Action, Point } from "../../contract/action.ts";
import type { Branch } from "./revisit.ts";

export interface Part {
  readonly action: Action;
  /** PNG of what was seen before it. */
  readonly picture: Uint8Array;
  /** Of the phone, ISO 8601; null for that of the step itself. */
  readonly clock: string | null;
}

const mostParts = 12;

/** Null where there is no way around. `sayable` is whether the format can say an action. */
export async function detour(
  action: Action,
  branch: Branch,
  sayable: (action: Action) => boolean,
): Promise<Part[] | null> {
  const parts: Part[] = [];
  const waiting: Action[] = [action];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (sayable(next)) {
      if (parts.length === mostParts) return null;
      parts.push({ action: next, picture: await branch.picture(), clock: branch.clock });
      await branch.do(next);
      continue;
    }
    const instead = await insteadOf(next, branch, sayable);
    if (!instead) return null;
    waiting.unshift(...instead);
  }
  return parts;
}

async function insteadOf(
  action: Action,
  branch: Branch,
  sayable: (action: Action) => boolean,
): Promise<Action[] | null> {
  if (action.type === "TYPE" && action.point) {
    const { point, ...rest } = action;
    return [{ type: "CLICK", point }, rest];
  }
  if (action.type === "TYPE" && action.clear) {
    const { clear: _, ...rest } = action;
    // A field that is empty needs no clearing; another would have to be emptied by hand.
    return (await branch.elements()).some(({ focused, value }) => focused && value !== undefined && value !== "")
      ? null
      : [rest];
  }
  if (action.type === "AWAKE") {
    const home: Action = { type: "HOME" };
    return sayable(home) ? [home, ...((await wayTo(action.value, await branch.copy(), sayable)) ?? [action])] : null;
  }
  return null;
}

/** From the home screen: its icon where it shows, else through the drawer. */
async function wayTo(title: string, copy: Branch, sayable: (action: Action) => boolean): Promise<Action[] | null> {
  const swipe: Action = { type: "SWIPE", point1: [500, 850], point2: [500, 350] };
  const way: Action[] = [];
  try {
    await copy.do({ type: "HOME" });
    for (let i = 0; i < 6; i++) {
      const point = await iconOf(title, copy);
      if (point) return [...way, { type: "CLICK", point }];
      if (!sayable(swipe)) return null;
      way.push(swipe);
      await copy.do(swipe);
    }
    return null;
  } finally {
    await copy.close();
  }
}
async function iconOf(title: string, copy: Branch): Promise<Point | null> {
  // Above are the status bar's own.
  const found = (await copy.elements()).find(
    ({ name, enabled, bounds }) => name === title && enabled && bounds[1] > 20,
  );
  if (!found) return null;
  const [x1, y1, x2, y2] = found.bounds;
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
