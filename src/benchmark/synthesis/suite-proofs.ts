/**
 * The proofs that a task of a suite must pass before it is admitted. These are all proofs of built-in tasks that
 * concern only a single instance.
 */
import { phone } from "#apps/phone.ts";
import type { SuiteTask } from "#contract/suite.ts";
import type { Instance } from "#judge/instance.ts";
import { StuckError } from "#judge/kernel-driver.ts";
import { sameJson } from "#state/json.ts";
import type { PhoneState } from "#os/state.ts";
import { ownChanges } from "#judge/own-changes.ts";
import { suiteTaskId } from "./order.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import { playReferenceSolution } from "../oracle/episode.ts";
import { nearMisses, type Miss, type Solved } from "../verify/near-misses.ts";
import { faultUnless } from "../verify/proof.ts";
import { bootAt, completeEnding } from "../verify/endings.ts";
import { solve } from "../verify/proof-context.ts";
import { judge, prepare, suiteInstance, getInstanceTask } from "#tasks/catalog.ts";

export interface SuiteFinding {
  readonly task: string;
  readonly proof: string;
  readonly faults: readonly string[];
}
interface SuiteContext {
  readonly instance: Instance;
  readonly solved: Solved;
  readonly listNearMisses: () => Promise<readonly Miss[]>;
}
interface SuiteProof {
  readonly id: string;
  readonly sentence: string;
  readonly run: (stage: SuiteContext) => Promise<string[]> | string[];
}
const maxMisses = 4;
/** A delay in milliseconds that is longer than any solution takes. */
const delayMs = 137_000;

export const suiteProofs: readonly SuiteProof[] = [
  {
    id: "solution",
    sentence: "the solution succeeds, within budget and clean",
    run: ({ solved }) => {
      const { instance, start, end, states } = solved;
      const verdict = judge(instance, start, end, completeEnding);
      return [
        ...verdict.checks.filter((c) => !c.passed).map((c) => `the end does not pass the check: ${c.name}`),
        ...verdict.sideEffects.map(({ path }) => `the solution has a side effect: ${path}`),
        ...faultUnless(verdict.success && verdict.reward.value === 1, "the solution is not a full success"),
        ...faultUnless(
          states.length - 1 < instance.budget,
          `${states.length - 1} moves and COMPLETE do not fit in the budget of ${instance.budget} steps`,
        ),
      ];
    },
  },
  {
    id: "floors",
    sentence: "doing nothing and giving up do not succeed, and the start has no side effects",
    run: ({ solved: { instance, start } }) => {
      const idle = judge(instance, start, start, completeEnding);
      const verdict = judge(instance, start, start, { ...completeEnding, outcome: "abort" });
      return [
        ...faultUnless(!idle.goal && !verdict.goal, "the goal is reached at the start"),
        ...faultUnless(idle.clean, "the start has side effects"),
      ];
    },
  },
  {
    id: "last-move",
    sentence: "without the last move of the solution the goal is not reached",
    run: ({ solved: { instance, start, states } }) =>
      faultUnless(
        !judge(instance, start, states.at(-2)!, completeEnding).goal,
        "the goal is reached before the last move",
      ),
  },
  {
    id: "patience",
    sentence: "a slower agent succeeds too: the goal does not depend on the minute",
    run: async ({ instance, solved }) => {
      const late = phone.reduce(solved.start, { name: "os.tick", args: { ms: delayMs } }).state;
      const slow = await solve(instance, late).catch((error: unknown) => {
        if (error instanceof StuckError) return null;
        throw error;
      });
      if (!slow) return ["started two minutes later, the solution gets stuck"];
      return faultUnless(
        judge(instance, solved.start, slow.end, completeEnding).success,
        "started two minutes later, the solution does not succeed",
      );
    },
  },
  {
    id: "honest",
    sentence: "the solution types only what it was told",
    run: ({ solved: { knowledge } }) => knowledge.faults.map((fault) => `the solution ${fault}`),
  },
  {
    id: "json",
    sentence: "the verdict is the same after the instance and the states are copied as JSON",
    run: ({ solved: { instance, start, end } }) => {
      const verdict = judge(instance, start, end, completeEnding);
      return faultUnless(
        sameJson(judge(copyJson(instance), copyJson(start), copyJson(end), completeEnding), verdict),
        "the verdict on the copies is different",
      );
    },
  },
  {
    id: "stray-change",
    sentence: "a stray change is reported as a side effect",
    run: ({ solved: { instance, start, end } }) => {
      const value = !end.os.settings.sound.lockSounds;
      const args = { command: "set", args: { group: "sound", name: "lockSounds", value } };
      const path = "/os/settings/sound/lockSounds";
      const after = phone.reduce(end, { name: "os.system", args }).state;
      // If the task asks for this change, the goal must fail without the change.
      if (ownChanges(phone, start, end).some((change) => change.path === path))
        return faultUnless(
          !judge(instance, start, after, completeEnding).goal,
          "the goal holds without what the task asks for",
        );
      const verdict = judge(instance, start, after, completeEnding);
      return [
        ...faultUnless(
          sameJson(
            verdict.sideEffects.map((effect) => effect.path),
            [path],
          ),
          "the stray change is not the only side effect",
        ),
        ...faultUnless(
          verdict.goal && !verdict.clean && !verdict.success,
          "the verdict is clean, or the goal no longer holds",
        ),
      ];
    },
  },
  {
    id: "near-misses",
    sentence: "no near miss succeeds, and there are near misses of several kinds",
    run: async ({ listNearMisses }) => {
      const counted = (await listNearMisses()).filter((miss) => miss.likeness !== "same");
      const kinds = new Set(counted.map(({ kind }) => kind));
      return [
        ...faultUnless(
          counted.length >= 2 && kinds.size >= 2,
          `${counted.length} near misses of ${kinds.size} kinds are too few`,
        ),
        ...counted
          .filter(({ success }) => success)
          .map(({ kind, description }) => `this near miss succeeds, ${kind}: ${description}`),
      ];
    },
  },
];

/** Runs every proof in the kernel, without a page. An error in a proof also counts as a fault. */
export async function proveOnKernel(suite: string, task: SuiteTask): Promise<SuiteFinding[]> {
  const { id, instance, start } = prepareTask(suite, task);
  let solved: Solved;
  try {
    solved = await solve(instance, start);
  } catch (error) {
    return [{ task: id, proof: "solution", faults: [formatError(error)] }];
  }
  let known: Promise<readonly Miss[]> | null = null;
  const succeeds = (end: PhoneState): boolean => judge(instance, start, end, completeEnding).success;
  const stage: SuiteContext = {
    instance,
    solved,
    listNearMisses: () => (known ??= nearMisses(getInstanceTask(instance), solved, maxMisses, succeeds)),
  };
  const findings: SuiteFinding[] = [];
  for (const proof of suiteProofs) {
    const faults = await Promise.resolve(stage)
      .then(proof.run)
      .catch((error: unknown) => [formatError(error)]);
    findings.push({ task: id, proof: proof.id, faults });
  }
  return findings;
}
/** Returns the near misses with the judge's results, for reports. */
export async function findNearMisses(suite: string, task: SuiteTask): Promise<readonly Miss[]> {
  const { instance, start } = prepareTask(suite, task);
  const solved = await solve(instance, start);
  return nearMisses(
    getInstanceTask(instance),
    solved,
    maxMisses,
    (end) => judge(instance, start, end, completeEnding).success,
  );
}

/** Plays the solution with an agent's actions on the real page, on a server that has the suite. */
export async function proveOnPage(client: Client, suite: string, task: SuiteTask): Promise<SuiteFinding> {
  const { id, instance } = prepareTask(suite, task);
  try {
    const { env, verdict, steps } = await playReferenceSolution(client, getInstanceTask(instance), instance, {
      pictures: false,
    });
    await env.remove();
    return {
      task: id,
      proof: "page-solution",
      faults: [
        ...verdict.checks.filter((c) => !c.passed).map((c) => `the end does not pass the check: ${c.name}`),
        ...verdict.side_effects.map(({ path }) => `the solution has a side effect: ${path}`),
        ...faultUnless(
          verdict.success && verdict.clean && verdict.reward.value === 1,
          "the solution is not a full success",
        ),
        ...faultUnless(verdict.outcome === "complete", `the episode ended as ${verdict.outcome}`),
        ...faultUnless(
          steps.length < instance.budget,
          `${steps.length} steps do not fit in the budget of ${instance.budget}`,
        ),
      ],
    };
  } catch (error) {
    return { task: id, proof: "page-solution", faults: [formatError(error)] };
  }
}

function prepareTask(suite: string, task: SuiteTask): { id: string; instance: Instance; start: PhoneState } {
  const id = suiteTaskId({ name: suite }, task.id);
  const { locale: lang, seed } = task.start;
  const instance = suiteInstance(id, seed, lang, task);
  return { id, instance, start: prepare(instance, bootAt({ lang, seed })) };
}
const formatError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
const copyJson = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
