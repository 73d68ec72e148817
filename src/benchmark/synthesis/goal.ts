/** The net change of data between start and end as checks, and the walk behind it as a reference solution. */
import { phone } from "../../apps/phone.ts";
import { apps } from "../../apps/registry.ts";
import type { SolutionCall, SuiteCheck, SuiteTask } from "../../contract/suite.ts";
import { occasionOf, statesOf } from "../../judge/judge.ts";
import { jsonTask, knownIds } from "../../judge/json-task.ts";
import { byPosition, type Positioned } from "../../judge/positions.ts";
import { StuckError } from "../../judge/rehearse.ts";
import { ownChanges } from "../../judge/time.ts";
import type { AnyApp } from "../../os/define.ts";
import type { PhoneState } from "../../os/state.ts";
import { hashOf } from "../../state/hash.ts";
import type { Json } from "../../state/json.ts";
import { record, type Recording } from "../verify/recording.ts";

export const allApps = apps as readonly AnyApp[];

/** What the owner did to the data between both, by position. */
export const goalBetween = (start: PhoneState, end: PhoneState): Positioned[] =>
  byPosition(ownChanges(phone, start, end), knownIds(statesOf(start)), start.clock.nowMs, end.clock.nowMs);
export const goalHash = (goal: readonly Positioned[]): string => hashOf(goal as unknown as Json);
/** The same places, whatever is there. */
export const placesHash = (goal: readonly Positioned[]): string =>
  hashOf(goal.map(({ path, kind }) => [path, kind]) as unknown as Json);

export const checksOf = (goal: readonly Positioned[], words: readonly string[]): SuiteCheck[] =>
  goal.map(({ path, kind, value }, i) => ({
    that: words[i] || `${path} is ${kind}`,
    path,
    kind,
    ...(kind === "removed" ? {} : { value }),
  }));

/** Plays calls on the bare kernel; null where the phone does not offer what they want. */
export async function playedOn(start: PhoneState, oracle: readonly SolutionCall[]): Promise<Recording | null> {
  const shell: Pick<SuiteTask, "apps" | "oracle"> = { apps: [], oracle: [...oracle] };
  const task = jsonTask({ ...empty, ...shell }, allApps);
  try {
    return await record(phone, start, (o) => task.oracle(o as never, {}, occasionOf(start, "en")));
  } catch (error) {
    // What an app makes of a call out of its place is as good as a refusal.
    if (error instanceof StuckError || error instanceof TypeError) return null;
    throw error;
  }
}
const empty = {
  instruction: {},
  start: { seed: 0, locale: "en", patches: [] },
  checks: [],
  allow: [],
  budget: 60,
  difficulty: "L1",
} as const;
