// Scripted agents that see only the display. The same agent can therefore play on a phone and on a graph of the phone.
import { isAction, type Action, type Point } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { Rng } from "#state/rng.ts";
import type { Adapter, Situation } from "../agent/adapter.ts";
import { smallestElementAt, takesTouch } from "./moves.ts";
import type { EpisodeTrace } from "./trace.ts";

/** Returns the next action from the elements on the display. `turn` counts from 0. */
export type ScriptedAgent = (elements: readonly Element[], turn: number) => Action;

/** One intended move. If the move touches a control, the control is identified by its role and name. */
export interface IntendedMove {
  readonly action: Action;
  readonly role: string | null;
  readonly name: string;
  /** The touched point within the control, as shares of the width and height of the control's box. */
  readonly pointInControl: Point;
  readonly centre: Point;
}
export const intendedMoves = (
  { recording, captures }: EpisodeTrace,
  from = 0,
  to = recording.moves.length,
): IntendedMove[] =>
  recording.moves.slice(from, to).map(({ action }, i) => intendedMove(action, captures[from + i]!.elements));
function intendedMove(action: Action, elements: readonly Element[]): IntendedMove {
  const point = "point" in action ? action.point : undefined;
  const target = point && smallestElementAt(elements.filter(takesTouch), point);
  if (!point || !target) return { action, role: null, name: "", pointInControl: [0, 0], centre: [0, 0] };
  const [x1, y1, x2, y2] = target.bounds;
  const share = (at: number, low: number, high: number): number => (high === low ? 0.5 : (at - low) / (high - low));
  return {
    action,
    role: target.role,
    name: target.name,
    pointInControl: [share(point[0], x1, x2), share(point[1], y1, y2)],
    centre: [(x1 + x2) / 2, (y1 + y2) / 2],
  };
}

const maxBacks = 2;
/**
 * Executes the moves one after another. If a control is not visible, goes back. If the control is still not visible,
 * sends COMPLETE.
 */
export function solutionAgent(meant: readonly IntendedMove[]): ScriptedAgent {
  let at = 0;
  let backs = 0;
  return (elements) => {
    const next = meant[at];
    if (!next) return { type: "COMPLETE" };
    const action = locateAction(next, elements);
    if (action) {
      at += 1;
      backs = 0;
      return action;
    }
    backs += 1;
    return backs > maxBacks ? { type: "COMPLETE" } : { type: "BACK" };
  };
}
function locateAction(
  { action, role, name, pointInControl, centre }: IntendedMove,
  elements: readonly Element[],
): Action | null {
  if (role === null || !("point" in action)) return action;
  const far = ({ bounds: [x1, y1, x2, y2] }: Element): number =>
    Math.abs((x1 + x2) / 2 - centre[0]) + Math.abs((y1 + y2) / 2 - centre[1]);
  const [control] = elements
    .filter((element) => element.enabled && element.role === role && element.name === name)
    .toSorted((a, b) => far(a) - far(b));
  if (!control) return null;
  const [x1, y1, x2, y2] = control.bounds;
  return { ...action, point: [x1 + (x2 - x1) * pointInControl[0], y1 + (y2 - y1) * pointInControl[1]] };
}

/**
 * Acts like `follower`, but sometimes touches another element first. The random choices depend on the turn, not on the
 * content of the display.
 */
export function stumblingAgent(follower: ScriptedAgent, chance: string, share: number): ScriptedAgent {
  let stumbles = 0;
  return (elements, turn) => {
    const r = Rng.of(chance, turn, "stumble");
    // Keys of the keyboard are left out of the random touches.
    const enabled = elements.filter((element) => element.enabled && element.role !== "key");
    if (stumbles >= 2 || enabled.length === 0 || !r.chance(share)) return follower(elements, turn);
    stumbles += 1;
    const [x1, y1, x2, y2] = r.pick(enabled).bounds;
    return { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
  };
}

export const faultKinds = ["left out", "elsewhere", "mistyped", "stray at the end"] as const;
export type FaultKind = (typeof faultKinds)[number];
/**
 * Returns an agent that plays the solution with one mistake of this kind, or null if the solution has no move for such
 * a mistake.
 */
export function faultyAgent(played: EpisodeTrace, kind: FaultKind, chance: string): ScriptedAgent | null {
  const meant = intendedMoves(played);
  const r = Rng.of(chance, "wrongly");
  const touches = meant.flatMap(({ role }, i) => (role === null ? [] : [i]));
  if (kind === "left out") {
    if (touches.length === 0) return null;
    const gone = r.pick(touches);
    return solutionAgent(meant.filter((_, i) => i !== gone));
  }
  if (kind === "mistyped") {
    const typed = meant.flatMap(({ action }, i) => (action.type === "TYPE" ? [i] : []));
    if (typed.length === 0) return null;
    const wrong = r.pick(typed);
    return solutionAgent(
      meant.map((one, i) =>
        i === wrong && one.action.type === "TYPE"
          ? { ...one, action: { ...one.action, value: `${one.action.value}x` } }
          : one,
      ),
    );
  }
  if (kind === "stray at the end") {
    const own = solutionAgent(meant);
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
  // Touches another control of the same role, if there is one.
  const choices = touches.flatMap((i) => {
    const { role, name } = meant[i]!;
    const others = [
      ...new Set(played.captures[i]!.elements.filter((e) => e.enabled && e.role === role && e.name !== name)),
    ];
    return others.map((other) => ({ i, name: other.name }));
  });
  if (choices.length === 0) return null;
  const { i: wrong, name } = r.pick(choices);
  return solutionAgent(meant.map((one, i) => (i === wrong ? { ...one, name } : one)));
}

/** Touches, types, swipes and goes back at random. Eventually sends COMPLETE. */
export function randomAgent(chance: string): ScriptedAgent {
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

/** Renders each action in the format of a model, parses the text again, and returns the parsed action. */
export function adapterAgent(follower: ScriptedAgent, adapter: Adapter, prompt: string): ScriptedAgent {
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
    // An action that the format cannot express becomes NOOP.
    const parsed = reply && adapter.parse(reply, situation);
    return parsed?.actions.find(isAction) ?? { type: "NOOP" };
  };
}
