/**
 * Proofs that need a running server with its real page: a solution is played as a person would play it, and the pixels
 * are reproducible.
 */
import { createHash } from "node:crypto";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { Stepped } from "#contract/env.ts";
import type { Lang } from "#os/values.ts";
import { playReferenceSolution, type Episode } from "../oracle/episode.ts";
import { hashOf } from "#state/hash.ts";
import type { World } from "#world/read.ts";
import { sameJson } from "#state/json.ts";
import { draw, getTask } from "#tasks/catalog.ts";
import { faultUnless, type InstanceId, type Proof } from "./proof.ts";

/**
 * Returns the language for a seed. The language alternates from seed to seed. About half of the tasks start with
 * English.
 */
export const langAt = (task: string, seed: number): Lang =>
  (Number.parseInt(hashOf(task).slice(0, 6), 16) + seed) % 2 === 0 ? "en" : "zh-CN";

interface Played {
  readonly first: Episode;
  readonly budget: number;
}
/** One instance that was played twice. */
interface ReplayedPair extends Played {
  readonly second: Episode;
  /** The steps after which the page of a fork drew a different picture. */
  readonly differing: readonly number[];
}
/** Plays each instance when a proof first needs it, and only once. */
export interface EpisodePlayer<P extends Played> {
  readonly play: (at: InstanceId) => Promise<P>;
}

/** Plays each instance on one server, without pictures. */
export const singlePlayer = (server: Client, world: World): EpisodePlayer<Played> => ({
  play: memoize(async (at) => {
    const instance = await draw(at.task, at.seed, at.lang, world);
    const first = await playReferenceSolution(server, getTask(at.task), instance, { pictures: false });
    await first.env.remove();
    return { first, budget: instance.budget };
  }),
});
/**
 * Plays each instance on both servers. After every step, also draws the state on the page of a fork. `there` may be the
 * same server as `here`, but two different servers can show more differences.
 */
export const replayPlayer = (here: Client, there: Client, world: World): EpisodePlayer<ReplayedPair> => ({
  play: memoize(async (at) => {
    const instance = await draw(at.task, at.seed, at.lang, world);
    const differing: number[] = [];
    const [first, second] = await Promise.all([
      playReferenceSolution(here, getTask(at.task), instance, {
        afterStep: async (env, step) => {
          // The page of the fork has not displayed this phone before, so it receives the whole state.
          const [child] = await env.fork({ step: step.step });
          const drawn = Buffer.from(await child!.screenshot()).toString("base64");
          if (drawn !== pictureOf(step)) differing.push(step.step);
          await child!.remove();
        },
      }),
      playReferenceSolution(there, getTask(at.task), instance),
    ]);
    await Promise.all([first.env.remove(), second.env.remove()]);
    return { first, second, budget: instance.budget, differing };
  }),
});
function memoize<P>(play: (at: InstanceId) => Promise<P>): (at: InstanceId) => Promise<P> {
  const cache = new Map<string, Promise<P>>();
  return (at) => {
    const key = `${at.task} ${at.seed} ${at.lang}`;
    const played = cache.get(key) ?? play(at);
    cache.set(key, played);
    return played;
  };
}

/** Proofs that the solution works, with one episode on one server. */
export const pageProofs: readonly Proof<EpisodePlayer<Played>>[] = [
  {
    id: "page-solution",
    sentence:
      "the solution succeeds on the page through an agent's actions, within the budget and without side effects",
    of: "instance",
    run: async (at, pages) => {
      const { first, budget } = await pages.play(at);
      const { verdict, steps } = first;
      return [
        ...verdict.checks.filter((c) => !c.passed).map((c) => `does not hold at the end: ${c.name}`),
        ...faultUnless(verdict.success && verdict.clean && verdict.reward.value === 1, "it is not a full success"),
        ...faultUnless(verdict.outcome === "complete", `it ended as ${verdict.outcome}`),
        ...faultUnless(steps.length < budget, `${steps.length} steps, but there must be fewer than ${budget}`),
      ];
    },
  },
  {
    id: "page-honest",
    sentence:
      "the solution uses only what it has seen on the display or was told, and picks nothing without a visible reason",
    of: "instance",
    run: async (at, pages) => (await pages.play(at)).first.unfoundedInformation.map((fault) => `the solution ${fault}`),
  },
];
/**
 * Proofs that the phone behaves the same everywhere. The episode is played a second time, and its states are also drawn
 * by pages that have not displayed the phone before.
 */
export const replayProofs: readonly Proof<EpisodePlayer<ReplayedPair>>[] = [
  {
    id: "page-again",
    sentence: "playing it again gives the same verdict, hashes and pictures",
    of: "instance",
    run: async (at, pages) => {
      const { first, second } = await pages.play(at);
      return [
        ...faultUnless(sameJson(second.verdict, first.verdict), "the verdict is different"),
        ...differingSteps("hash", hashes(first), hashes(second)),
        ...differingSteps("picture", pictures(first), pictures(second)),
      ];
    },
  },
  {
    id: "page-fresh",
    sentence: "the phone after any step, restored on a page that has not shown it, gives the same picture",
    of: "instance",
    run: async (at, pages) => {
      const { differing } = await pages.play(at);
      return differing.map((step) => `another page draws a different picture after step ${step}`);
    },
  },
];
const pictureOf = (step: Stepped): string => (step.observation.screenshot as { base64: string }).base64;
const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);
const pictures = ({ steps }: Episode): string[] => steps.map((step) => shortHash(pictureOf(step)));
const hashes = ({ steps }: Episode): string[] => steps.map(({ observation }) => String(observation.state_hash));
function differingSteps(what: string, a: readonly string[], b: readonly string[]): string[] {
  const at = a.findIndex((x, i) => x !== b[i]);
  if (at >= 0) return [`a different ${what} after step ${at + 1}`];
  return faultUnless(a.length === b.length, `${a.length} steps the first time, but ${b.length} the second time`);
}
