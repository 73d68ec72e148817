/** What a task of a suite must show before it is admitted: the proofs of built-in tasks, as far as they are about one instance. */
import { phone } from "../../apps/phone.ts";
import type { SuiteTask } from "../../contract/suite.ts";
import type { Instance } from "../../judge/instance.ts";
import { StuckError } from "../../judge/rehearse.ts";
import { sameJson } from "../../state/json.ts";
import type { PhoneState } from "../../os/state.ts";
import { ownChanges } from "../../judge/time.ts";
import { suiteTaskId } from "./order.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import { playEpisode } from "../oracle/episode.ts";
import { nearMisses, type Miss, type Solved } from "../verify/near-misses.ts";
import { claim } from "../verify/proof.ts";
import { bootAt, complete } from "../verify/endings.ts";
import { solve } from "../verify/stage.ts";
import { judge, prepare, suiteInstance, taskBehind } from "../../../tasks/book.ts";

export interface SuiteFinding {
  readonly task: string;
  readonly proof: string;
  readonly faults: readonly string[];
}
interface Stage {
  readonly instance: Instance;
  readonly solved: Solved;
  readonly misses: () => Promise<readonly Miss[]>;
}
interface SuiteProof {
  readonly id: string;
  readonly sentence: string;
  readonly run: (stage: Stage) => Promise<string[]> | string[];
}
const mostMisses = 4;
/** Longer than any solution takes. */
const patienceMs = 137_000;

export const suiteProofs: readonly SuiteProof[] = [
  {
    id: "solution",
    sentence: "the solution succeeds, within budget and clean",
    run: ({ solved }) => {
      const { instance, start, end, moves } = solved;
      const verdict = judge(instance, start, end, complete);
      return [
        ...verdict.checks.filter((c) => !c.passed).map((c) => `does not hold at the end: ${c.name}`),
        ...verdict.sideEffects.map(({ path }) => `a side effect of the solution: ${path}`),
        ...claim(verdict.success && verdict.reward.value === 1, "it is no full success"),
        ...claim(moves.length - 1 < instance.budget, `${moves.length - 1} moves, ${instance.budget} are at hand`),
      ];
    },
  },
  {
    id: "floors",
    sentence: "doing nothing and giving up are no success, and the start is clean",
    run: ({ solved: { instance, start } }) => {
      const idle = judge(instance, start, start, complete);
      const given = judge(instance, start, start, { ...complete, outcome: "abort" });
      return [
        ...claim(!idle.goal && !given.goal, "the goal is reached at the start"),
        ...claim(idle.clean, "the start has side effects"),
      ];
    },
  },
  {
    id: "last-move",
    sentence: "without the last move of the solution the goal is not reached",
    run: ({ solved: { instance, start, moves } }) =>
      claim(!judge(instance, start, moves.at(-2)!, complete).goal, "it is reached before the last move"),
  },
  {
    id: "patience",
    sentence: "who takes longer succeeds just as well: nothing in the goal hangs on the minute",
    run: async ({ instance, solved }) => {
      const late = phone.reduce(solved.start, { name: "os.tick", args: { ms: patienceMs } }).state;
      const slow = await solve(instance, late).catch((error: unknown) => {
        if (error instanceof StuckError) return null;
        throw error;
      });
      if (!slow) return ["two minutes later it gets stuck"];
      return claim(judge(instance, solved.start, slow.end, complete).success, "two minutes later it is no success");
    },
  },
  {
    id: "honest",
    sentence: "the solution types nothing that it was not told",
    run: ({ solved: { known } }) => known.faults.map((fault) => `the solution ${fault}`),
  },
  {
    id: "json",
    sentence: "the verdict survives JSON, and so does what it is about",
    run: ({ solved: { instance, start, end } }) => {
      const verdict = judge(instance, start, end, complete);
      return claim(
        sameJson(judge(copied(instance), copied(start), copied(end), complete), verdict),
        "of copies it is another one",
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
      // Where that is what is asked for, something else is stray.
      if (ownChanges(phone, start, end).some((change) => change.path === path))
        return claim(!judge(instance, start, after, complete).goal, "the goal holds without what it asks for");
      const verdict = judge(instance, start, after, complete);
      return [
        ...claim(
          sameJson(
            verdict.sideEffects.map((effect) => effect.path),
            [path],
          ),
          "it is not the only side effect",
        ),
        ...claim(verdict.goal && !verdict.clean && !verdict.success, "it counts as clean, or undoes the goal"),
      ];
    },
  },
  {
    id: "near-misses",
    sentence: "no near miss is a success, and there are some of several kinds",
    run: async ({ misses }) => {
      const counted = (await misses()).filter((miss) => miss.likeness !== "same");
      const kinds = new Set(counted.map(({ kind }) => kind));
      return [
        ...claim(counted.length >= 2 && kinds.size >= 2, `${counted.length} near misses of ${kinds.size} kinds`),
        ...counted.filter(({ success }) => success).map(({ kind, what }) => `a success, ${kind}: ${what}`),
      ];
    },
  },
];

/** Every proof on the bare kernel. What a proof throws is a fault too. */
export async function provenOnKernel(suite: string, task: SuiteTask): Promise<SuiteFinding[]> {
  const { id, instance, start } = preparedOf(suite, task);
  let solved: Solved;
  try {
    solved = await solve(instance, start);
  } catch (error) {
    return [{ task: id, proof: "solution", faults: [told(error)] }];
  }
  let known: Promise<readonly Miss[]> | null = null;
  const succeeds = (end: PhoneState): boolean => judge(instance, start, end, complete).success;
  const stage: Stage = {
    instance,
    solved,
    misses: () => (known ??= nearMisses(taskBehind(instance), solved, mostMisses, succeeds)),
  };
  const findings: SuiteFinding[] = [];
  for (const proof of suiteProofs) {
    const faults = await Promise.resolve(stage)
      .then(proof.run)
      .catch((error: unknown) => [told(error)]);
    findings.push({ task: id, proof: proof.id, faults });
  }
  return findings;
}
/** How many near misses there are, and what became of them: for reports. */
export async function missesOf(suite: string, task: SuiteTask): Promise<readonly Miss[]> {
  const { instance, start } = preparedOf(suite, task);
  const solved = await solve(instance, start);
  return nearMisses(taskBehind(instance), solved, mostMisses, (end) => judge(instance, start, end, complete).success);
}

/** By the actions of an agent on the real page of a server that has the suite. */
export async function provenOnPage(client: Client, suite: string, task: SuiteTask): Promise<SuiteFinding> {
  const { id, instance } = preparedOf(suite, task);
  try {
    const { env, verdict, steps } = await playEpisode(client, taskBehind(instance), instance, { pictures: false });
    await env.remove();
    return {
      task: id,
      proof: "page-solution",
      faults: [
        ...verdict.checks.filter((c) => !c.passed).map((c) => `does not hold at the end: ${c.name}`),
        ...verdict.side_effects.map(({ path }) => `a side effect of the solution: ${path}`),
        ...claim(verdict.success && verdict.clean && verdict.reward.value === 1, "it is no full success"),
        ...claim(verdict.outcome === "complete", `it ended as ${verdict.outcome}`),
        ...claim(steps.length < instance.budget, `${steps.length} steps of ${instance.budget}`),
      ],
    };
  } catch (error) {
    return { task: id, proof: "page-solution", faults: [told(error)] };
  }
}

function preparedOf(suite: string, task: SuiteTask): { id: string; instance: Instance; start: PhoneState } {
  const id = suiteTaskId({ name: suite }, task.id);
  const { locale: lang, seed } = task.start;
  const instance = suiteInstance(id, seed, lang, task);
  return { id, instance, start: prepare(instance, bootAt({ lang, seed })) };
}
const told = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
const copied = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
