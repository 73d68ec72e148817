/** What only a running server and its real page can prove: a solution as a person would play it, and the same pixels again. */
import { createHash } from "node:crypto";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { Stepped } from "../../contract/env.ts";
import type { Lang } from "../../os/values.ts";
import { playEpisode, type Episode } from "../oracle/episode.ts";
import { hashOf } from "../../state/hash.ts";
import type { World } from "../../world/read.ts";
import { sameJson } from "../../state/json.ts";
import { draw, taskOf } from "../../../tasks/book.ts";
import { claim, type InstanceId, type Proof } from "./proof.ts";

/** One language a seed, the other with the next: half of the tasks begin with English. */
export const langAt = (task: string, seed: number): Lang =>
  (Number.parseInt(hashOf(task).slice(0, 6), 16) + seed) % 2 === 0 ? "en" : "zh-CN";

interface Played {
  readonly first: Episode;
  readonly budget: number;
}
/** One instance, played twice. */
interface Pair extends Played {
  readonly second: Episode;
  /** Steps after which a fresh page drew another picture. */
  readonly differing: readonly number[];
}
/** Each instance is played when a proof first asks, and then no more. */
export interface Pages<P extends Played> {
  readonly played: (at: InstanceId) => Promise<P>;
}

/** Plays each instance on one server, without pictures. */
export const pagesOf = (server: Client, world: World): Pages<Played> => ({
  played: once(async (at) => {
    const instance = await draw(at.task, at.seed, at.lang, world);
    const first = await playEpisode(server, taskOf(at.task), instance, { pictures: false });
    await first.env.remove();
    return { first, budget: instance.budget };
  }),
});
/** Plays each instance on both, and draws after every step what it left on a fresh page. `there` may be the same server: better is another. */
export const pairsOf = (here: Client, there: Client, world: World): Pages<Pair> => ({
  played: once(async (at) => {
    const instance = await draw(at.task, at.seed, at.lang, world);
    const differing: number[] = [];
    const [first, second] = await Promise.all([
      playEpisode(here, taskOf(at.task), instance, {
        afterStep: async (env, step) => {
          // The child's pages have never seen this phone: they are given its whole state.
          const [child] = await env.fork({ step: step.step });
          const drawn = Buffer.from(await child!.screenshot()).toString("base64");
          if (drawn !== pictureOf(step)) differing.push(step.step);
          await child!.remove();
        },
      }),
      playEpisode(there, taskOf(at.task), instance),
    ]);
    await Promise.all([first.env.remove(), second.env.remove()]);
    return { first, second, budget: instance.budget, differing };
  }),
});
function once<P>(play: (at: InstanceId) => Promise<P>): (at: InstanceId) => Promise<P> {
  const kept = new Map<string, Promise<P>>();
  return (at) => {
    const key = `${at.task} ${at.seed} ${at.lang}`;
    const played = kept.get(key) ?? play(at);
    kept.set(key, played);
    return played;
  };
}

/** That the solution is one: an episode on one server shows it. */
export const pageProofs: readonly Proof<Pages<Played>>[] = [
  {
    id: "page-solution",
    sentence: "the solution succeeds on the real page by the actions of an agent, within budget and clean",
    of: "instance",
    run: async (at, pages) => {
      const { first, budget } = await pages.played(at);
      const { verdict, steps } = first;
      return [
        ...verdict.checks.filter((c) => !c.passed).map((c) => `does not hold at the end: ${c.name}`),
        ...claim(verdict.success && verdict.clean && verdict.reward.value === 1, "it is no full success"),
        ...claim(verdict.outcome === "complete", `it ended as ${verdict.outcome}`),
        ...claim(steps.length < budget, `${steps.length} steps of ${budget}`),
      ];
    },
  },
  {
    id: "page-honest",
    sentence: "whatever the solution knows, it has seen on the glass, and it picks nothing without a reason to be seen",
    of: "instance",
    run: async (at, pages) => (await pages.played(at)).first.unfounded.map((fault) => `the solution ${fault}`),
  },
];
/** That the phone is the same everywhere: for these it is played once more, and drawn by pages that never saw it. */
export const replayProofs: readonly Proof<Pages<Pair>>[] = [
  {
    id: "page-again",
    sentence: "played again it gives the same verdict, the same hashes and the same pictures",
    of: "instance",
    run: async (at, pages) => {
      const { first, second } = await pages.played(at);
      return [
        ...claim(sameJson(second.verdict, first.verdict), "the verdict is another one"),
        ...apart("hash", hashes(first), hashes(second)),
        ...apart("picture", pictures(first), pictures(second)),
      ];
    },
  },
  {
    id: "page-fresh",
    sentence: "what any step left, restored on a fresh page, draws the same picture",
    of: "instance",
    run: async (at, pages) => {
      const { differing } = await pages.played(at);
      return differing.map((step) => `a fresh page draws another picture after step ${step}`);
    },
  },
];
const pictureOf = (step: Stepped): string => (step.observation.screenshot as { base64: string }).base64;
const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);
const pictures = ({ steps }: Episode): string[] => steps.map((step) => digest(pictureOf(step)));
const hashes = ({ steps }: Episode): string[] => steps.map(({ observation }) => String(observation.state_hash));
function apart(what: string, a: readonly string[], b: readonly string[]): string[] {
  const at = a.findIndex((x, i) => x !== b[i]);
  if (at >= 0) return [`another ${what} after step ${at + 1}`];
  return claim(a.length === b.length, `${a.length} and ${b.length} steps`);
}
