// If a model's format cannot express an action, replaces it with actions that the format can express, as a person
// would. The replacements are executed on a copy of the phone, because each of them needs a picture of the screen
// before it.
import type { Action, Point } from "#contract/action.ts";
import type { Branch } from "./revisit.ts";

export interface SubstituteAction {
  readonly action: Action;
  /** The screen before the action, as PNG. */
  readonly picture: Uint8Array;
  /** The time on the phone's clock, as ISO 8601, or null if it is the time of the original step. */
  readonly clock: string | null;
}

const maxActions = 12;

/** Returns null if there is no substitute. `sayable` returns whether the format can express an action. */
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
    // An empty field needs no clearing. Any other field cannot be cleared with these actions.
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

/**
 * Returns the path from the home screen to the app. The path is a tap on the app's icon if the icon is visible.
 * Otherwise it goes through the app drawer.
 */
async function pathToApp(title: string, copy: Branch, sayable: (action: Action) => boolean): Promise<Action[] | null> {
  const swipe: Action = { type: "SWIPE", point1: [500, 850], point2: [500, 350] };
  const actions: Action[] = [];
  try {
    await copy.do({ type: "HOME" });
    for (let i = 0; i < 6; i++) {
      const point = await findIcon(title, copy);
      if (point) return [...actions, { type: "CLICK", point }];
      if (!sayable(swipe)) return null;
      actions.push(swipe);
      await copy.do(swipe);
    }
    return null;
  } finally {
    await copy.close();
  }
}
async function findIcon(title: string, copy: Branch): Promise<Point | null> {
  // Elements above this height belong to the status bar and are skipped.
  const found = (await copy.elements()).find(
    ({ name, enabled, bounds }) => name === title && enabled && bounds[1] > 20,
  );
  if (!found) return null;
  const [x1, y1, x2, y2] = found.bounds;
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
