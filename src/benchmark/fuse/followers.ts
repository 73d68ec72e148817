// Agents by script that look at nothing but the glass, so that the same one plays on a phone and on a graph of it.
import type { Action, Point } from "../../contract/action.ts";
import type { Element } from "../../contract/env.ts";
import { Rng } from "../../state/rng.ts";
import type { Adapter, Situation } from "../agent/adapter.ts";
import { smallestAt, takesTouch } from "./moves.ts";
import type { Played } from "./record.ts";

/** What to do next, by what is on the glass. `turn` counts from 0. */
export type Follower = (elements: readonly Element[], turn: number) => Action;

/** One move that is meant: by what is called so, where something is touched. */
export interface Meant {
  readonly action: Action;
  readonly role: string | null;
  readonly name: string;
  /** Where on the control the finger lay, in shares of its box. */
  readonly spot: Point;
  readonly centre: Point;
}
export const meantIn = ({ recording, seen }: Played, from = 0, to = recording.moves.length): Meant[] =>
  recording.moves.slice(from, to).map(({ action }, i) => meantBy(action, seen[from + i]!.elements));
function meantBy(action: Action, elements: readonly Element[]): Meant {
  const point = "point" in action ? action.point : undefined;
  const target = point && smallestAt(elements.filter(takesTouch), point);
  if (!point || !target) return { action, role: null, name: "", spot: [0, 0], centre: [0, 0] };
  const [x1, y1, x2, y2] = target.bounds;
  const share = (at: number, low: number, high: number): number => (high === low ? 0.5 : (at - low) / (high - low));
  return {
    action,
    role: target.role,
    name: target.name,
    spot: [share(point[0], x1, x2), share(point[1], y1, y2)],
    centre: [(x1 + x2) / 2, (y1 + y2) / 2],
  };
}

const backsMost = 2;
/** Does what is meant, one after another; goes back where it is not to be seen, and says COMPLETE where that is no help. */
export function guide(meant: readonly Meant[]): Follower {
  let at = 0;
  let backs = 0;
  return (elements) => {
    const next = meant[at];
    if (!next) return { type: "COMPLETE" };
    const action = placed(next, elements);
    if (action) {
      at += 1;
      backs = 0;
      return action;
    }
    backs += 1;
    return backs > backsMost ? { type: "COMPLETE" } : { type: "BACK" };
  };
}
function placed({ action, role, name, spot, centre }: Meant, elements: readonly Element[]): Action | null {
  if (role === null || !("point" in action)) return action;
  const far = ({ bounds: [x1, y1, x2, y2] }: Element): number =>
    Math.abs((x1 + x2) / 2 - centre[0]) + Math.abs((y1 + y2) / 2 - centre[1]);
  const [control] = elements
    .filter((element) => element.enabled && element.role === role && element.name === name)
    .toSorted((a, b) => far(a) - far(b));
  if (!control) return null;
  const [x1, y1, x2, y2] = control.bounds;
  return { ...action, point: [x1 + (x2 - x1) * spot[0], y1 + (y2 - y1) * spot[1]] };
}

/** The same, but now and then it touches something else first. Its draws hang on the turn, not on what it sees. */
export function stumbling(follower: Follower, chance: string, share: number): Follower {
  let stumbles = 0;
  return (elements, turn) => {
    const r = Rng.of(chance, turn, "stumble");
    // Nobody takes a key for a control.
    const enabled = elements.filter((element) => element.enabled && element.role !== "key");
    if (stumbles >= 2 || enabled.length === 0 || !r.chance(share)) return follower(elements, turn);
    stumbles += 1;
    const [x1, y1, x2, y2] = r.pick(enabled).bounds;
    return { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
  };
}

export const wrongKinds = ["left out", "elsewhere", "mistyped", "stray at the end"] as const;
export type WrongKind = (typeof wrongKinds)[number];
/** One thing is wrong with it; null where this solution has no such thing. */
export function wrongly(played: Played, kind: WrongKind, chance: string): Follower | null {
  const meant = meantIn(played);
  const r = Rng.of(chance, "wrongly");
  const touches = meant.flatMap(({ role }, i) => (role === null ? [] : [i]));
  if (kind === "left out") {
    if (touches.length === 0) return null;
    const gone = r.pick(touches);
    return guide(meant.filter((_, i) => i !== gone));
  }
  if (kind === "mistyped") {
    const typed = meant.flatMap(({ action }, i) => (action.type === "TYPE" ? [i] : []));
    if (typed.length === 0) return null;
    const wrong = r.pick(typed);
    return guide(
      meant.map((one, i) =>
        i === wrong && one.action.type === "TYPE"
          ? { ...one, action: { ...one.action, value: `${one.action.value}x` } }
          : one,
      ),
    );
  }
  if (kind === "stray at the end") {
    const own = guide(meant);
    let strayed = false;
    return (elements, turn) => {
      const action = own(elements, turn);
      const enabled = elements.filter((element) => element.enabled);
      if (action.type !== "COMPLETE" || strayed || enabled.length === 0) return action;
      strayed = true;
      const [x1, y1, x2, y2] = Rng.of(chance, "stray").pick(enabled).bounds;
      return { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
    };
  }
  // Something else of the same kind, where there is more than one.
  const choices = touches.flatMap((i) => {
    const { role, name } = meant[i]!;
    const others = [
      ...new Set(played.seen[i]!.elements.filter((e) => e.enabled && e.role === role && e.name !== name)),
    ];
    return others.map((other) => ({ i, name: other.name }));
  });
  if (choices.length === 0) return null;
  const { i: wrong, name } = r.pick(choices);
  return guide(meant.map((one, i) => (i === wrong ? { ...one, name } : one)));
}

/** Touches, types, swipes and goes back by chance, and says COMPLETE some time. */
export function wandering(chance: string): Follower {
  return (elements, turn) => {
    const r = Rng.of(chance, turn, "wander");
    const enabled = elements.filter((element) => element.enabled);
    const share = r.int(1, 100);
    if (share <= 70 && enabled.length > 0) {
      const [x1, y1, x2, y2] = r.pick(enabled).bounds;
      return { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
    }
    if (share <= 82) return { type: "BACK" };
    if (share <= 90) return { type: "SWIPE", point1: [500, 700], point2: [500, 300] };
    return share <= 94 ? { type: "HOME" } : { type: "COMPLETE" };
  };
}

/** Says what it means in a model's own words, and does what is read out of them. */
export function saying(follower: Follower, adapter: Adapter, prompt: string): Follower {
  const url = "data:image/png;base64,";
  return (elements, turn) => {
    const action = follower(elements, turn);
    const options = adapter.options;
    const situation: Situation = {
      instruction: "",
      locale: "en",
      clock: "2026-01-01T00:00:00Z",
      apps: [],
      past: [],
      picture: { ...adapter.picture({ width: 1080, height: 2400 }, options), url },
      elements,
      prompt,
      options,
    };
    const reply = adapter.render(action, "", situation);
    // What its format cannot say it leaves undone.
    const parsed = reply && adapter.parse(reply, situation);
    return parsed?.actions[0] ?? { type: "NOOP" };
  };
}
