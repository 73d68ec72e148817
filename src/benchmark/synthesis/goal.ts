/** Converts the net change of data between start and end to checks, and the walk to a reference solution. */
import { phone } from "#apps/phone.ts";
import { apps } from "#apps/registry.ts";
import type { SolutionCall, SuiteCheck, SuiteTask } from "#contract/suite.ts";
import { occasionOf, statesOf } from "#judge/judge.ts";
import { jsonTask, knownIds } from "#judge/json-task.ts";
import { normalizeChanges, type NormalizedChange } from "#judge/normalized-changes.ts";
import { StuckError } from "#judge/kernel-driver.ts";
import { ownChanges } from "#judge/own-changes.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { recordSolution, type SolutionRecording } from "../verify/solution-recording.ts";

export const allApps = apps as readonly AnyApp[];

/** The owner's changes to the data between both states, with new records named by position. */
export const goalBetween = (start: PhoneState, end: PhoneState): NormalizedChange[] =>
  normalizeChanges(ownChanges(phone, start, end), knownIds(statesOf(start)), start.clock.nowMs, end.clock.nowMs);
export const goalHash = (goal: readonly NormalizedChange[]): string => hashOf(goal as unknown as Json);
/** A hash of the changed places, independent of their values. */
export const placesHash = (goal: readonly NormalizedChange[]): string =>
  hashOf(goal.map(({ path, kind }) => [path, kind]) as unknown as Json);

export const checksOf = (goal: readonly NormalizedChange[], words: readonly string[]): SuiteCheck[] =>
  goal.map(({ path, kind, value }, i) => ({
    that: words[i] || `${path} is ${kind}`,
    path,
    kind,
    ...(kind === "removed" ? {} : { value }),
  }));

/** Plays calls in the kernel, without a page. Returns null if the phone does not offer a call. */
export async function playInKernel(
  start: PhoneState,
  oracle: readonly SolutionCall[],
): Promise<SolutionRecording | null> {
  const shell: Pick<SuiteTask, "apps" | "oracle"> = { apps: [], oracle: [...oracle] };
  const task = jsonTask({ ...emptyTask, ...shell }, allApps);
  try {
    return await recordSolution(phone, start, (o) => task.oracle(o as never, {}, occasionOf(start, "en")));
  } catch (error) {
    // An app that throws a TypeError on a call at the wrong place counts as refusing it.
    if (error instanceof StuckError || error instanceof TypeError) return null;
    throw error;
  }
}
const emptyTask = {
  instruction: {},
  start: { seed: 0, locale: "en", patches: [] },
  checks: [],
  allow: [],
  budget: 60,
  difficulty: "L1",
} as const;
