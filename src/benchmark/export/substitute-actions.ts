// Replaces an action that a model's format cannot express with several that it can, as a person would do it. They are
// executed on a copy of the phone, so that each has the picture before it.
import type { Action, Point } from "#contract/action.ts";
import type { Branch } from "./revisit.ts";

export interface SubstituteAction {
  readonly action: Action;
  /** PNG of the screen before the action. */
  readonly picture: Uint8Array;
  /** The phone's clock, ISO 8601; null for the clock of the step itself. */
  readonly clock: string | null;
}

const maxActions = 12;

/** Returns null when there is no substitute. `sayable` tells whether the format can express an action. */
export async function findSubstitutes(
  action: Action,
  branch: Branch,
  sayable: (action: Action) => boolean,
): Promise<SubstituteAction[] | null> {
  const parts: SubstituteAction[] = [];
  const waiting: Action[] = [action];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (sayable(next)) {
      if (parts.length === maxActions) return null;
      parts.push({ action: next, picture: await branch.picture(), clock: branch.clock });
      await branch.do(next);
      continue;
    }
    const instead = await expandAction(next, branch, sayable);
    if (!instead) return null;
    waiting.unshift(...instead);
  }
  return parts;
}

async function expandAction(
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
    // An empty field needs no clearing; any other field would have to be cleared by hand.
    return (await branch.elements()).some(({ focused, value }) => focused && value !== undefined && value !== "")
      ? null
      : [rest];
  }
  if (action.type === "AWAKE") {
    const home: Action = { type: "HOME" };
    return sayable(home)
      ? [home, ...((await pathToApp(action.value, await branch.copy(), sayable)) ?? [action])]
      : null;
  }
  return null;
}

/** The path from the home screen: the app's icon if it is visible, otherwise through the app drawer. */
async function pathToApp(title: string, copy: Branch, sayable: (action: Action) => boolean): Promise<Action[] | null> {
  const swipe: Action = { type: "SWIPE", point1: [500, 850], point2: [500, 350] };
  const way: Action[] = [];
  try {
    await copy.do({ type: "HOME" });
    for (let i = 0; i < 6; i++) {
      const point = await findIcon(title, copy);
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
async function findIcon(title: string, copy: Branch): Promise<Point | null> {
  // Skips the status bar's elements above this height.
  const found = (await copy.elements()).find(
    ({ name, enabled, bounds }) => name === title && enabled && bounds[1] > 20,
  );
  if (!found) return null;
  const [x1, y1, x2, y2] = found.bounds;
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
