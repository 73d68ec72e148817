/** What only a running server and its real page can prove: a solution as a person would play it, and the same pixels again. */
import { createHash } from "node:crypto";
import type { Client } from "../agent/client.ts";
import type { Stepped } from "../contract/env.ts";
import { playEpisode, type Episode } from "../oracle/episode.ts";
import type { World } from "../world/read.ts";
import { sameJson } from "../state/json.ts";
import { draw, drawsAtMost, taskOf } from "../../tasks/book.ts";
import { claim, type Place, type Proof } from "./proof.ts";

/** One instance, played twice. */
interface Pair {
  readonly first: Episode;
  readonly second: Episode;
  readonly budget: number;
  /** Steps after which a fresh page drew another picture. */
  readonly differing: readonly number[];
}
export interface Pages {
  readonly played: (at: Place) => Promise<Pair>;
}

/** `there` may be the same server: better is another. Each instance is played once on both, when a proof first asks. */
export function pagesOf(here: Client, there: Client, world: World): Pages {
  const pairs = new Map<string, Promise<Pair>>();
  const play = async (at: Place): Promise<Pair> => {
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
  };
  const playPatiently = async (at: Place): Promise<Pair> => {
    for (let tries = drawsAtMost(at.task); ; tries--) {
      const pair = await play(at);
      const same = pair.differing.length === 0 && sameJson(pictures(pair.first), pictures(pair.second));
      if (same || tries === 1) return pair;
    }
  };
  return {
    played: (at) => {
      const key = `${at.task} ${at.seed} ${at.lang}`;
      const pair = pairs.get(key) ?? playPatiently(at);
      pairs.set(key, pair);
      return pair;
    },
  };
}

export const pageProofs: readonly Proof<Pages>[] = [
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
