// Runs the policy on phones: groups of forks for learning, and single phones for evaluation. Actions use an agent's
// token. Creating, forking and judging use the operator's token.
import type { Semaphore } from "#env/queue.ts";
import { mobileGuiRlReward, type StepReward } from "#judge/reward.ts";
import {
  playEpisode,
  type Behavior,
  type EpisodeStart,
  type PickCandidate,
  type PlayedEpisode,
} from "#learn/episode.ts";
import { playUntilSuccess } from "#learn/group.ts";
import { parseInstruction } from "#learn/instruction.ts";
import { mixWithUniform, sampleCandidate } from "#learn/policy.ts";
import { emptyMemory } from "#learn/episode-memory.ts";
import type { GroupPosition } from "#learn/training.ts";
import type { PlayedTrajectory } from "#learn/trainer.ts";
import { Rng } from "#state/rng.ts";
import { ProblemError, type Client, type Env } from "../../../../clients/typescript/src/client.ts";
import type { InstanceRef } from "./instances.ts";
import { LazyPhone, elementsOnly, smallPhone, type StepCache } from "./lazy-phone.ts";
import type { Start } from "./starts.ts";

export interface PlayContext {
  readonly client: Client;
  /** Limits the number of phones that play at the same time. */
  readonly slots: Semaphore;
  readonly cache: StepCache;
}
export interface GroupOptions {
  readonly seed: number;
  /** The number of phones per group. */
  readonly members: number;
  /** The maximum number of phones of a group in which no member succeeds. */
  readonly mostMembers: number;
  readonly reward: StepReward;
}

/** The maximum number of repetitions, with the same random numbers, after an error that the policy did not cause. */
const retries = 3;
async function withRetries<T>(play: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await play();
    } catch (error) {
      // The server would also refuse a repeated request.
      if (tries >= retries || (error instanceof ProblemError && error.problem.status < 500)) throw error;
    }
}

/** Plays from this start. The episode succeeds only if the policy ends it with COMPLETE and the verdict is positive. */
async function playAndJudge(
  phone: LazyPhone,
  weights: Float64Array,
  from: EpisodeStart,
  most: number,
  pick: PickCandidate,
  behavior: Behavior | null = null,
): Promise<PlayedEpisode & { readonly success: boolean }> {
  try {
    const played = await playEpisode(weights, from, phone, most, pick, behavior);
    return { ...played, success: played.completed && (await phone.succeeds()) };
  } finally {
    await phone.close();
  }
}

/**
 * Returns the maximum number of steps of a fork: the number of remaining acts plus three, to allow other paths, but at
 * most the remaining budget.
 */
export const forkBudget = ({ steps, budget }: Start): number => Math.min(budget, steps + 3);

/**
 * The share of actions that a further member chooses uniformly among the candidates. A group gets further members if
 * none of its first members succeeded.
 */
const exploration = 0.2;

/**
 * Plays a group. The policy plays each member, which is a fork of one start. The length |τ| of an episode counts only
 * the steps after the fork. The random numbers of a member depend only on the seed, the update, the group, the member
 * and the step.
 *
 * A group without a success gives nothing to learn from. As long as no member succeeds, the group grows by its original
 * size, up to `mostMembers`. DAPO (arXiv 2503.14476, section 3.2) is similar: it samples further groups until enough of
 * them have both a success and a failure. The further members explore, because a policy that is sure of a wrong
 * candidate would otherwise repeat its failure.
 */
export async function playGroup(
  { slots, cache }: PlayContext,
  { seed, members, mostMembers, reward }: GroupOptions,
  start: Start,
  at: GroupPosition,
  weights: Float64Array,
): Promise<PlayedTrajectory[]> {
  const budget = forkBudget(start);
  const member = async (number: number): Promise<PlayedTrajectory> => {
    const phone = new LazyPhone(cache, start.phone, async () => {
      const [env] = await start.env.fork({ count: 1, step: start.step });
      return env!;
    });
    const added = number >= members;
    const behavior = added ? (logs: Float64Array) => mixWithUniform(logs, exploration) : null;
    const pick: PickCandidate = (logs, step) =>
      sampleCandidate(logs, Rng.of(seed, "act", at.update, at.group, number, step).next());
    const played = await playAndJudge(phone, weights, start.from, budget, pick, behavior);
    const { choices } = played;
    // The judge knows only the task. It does not know that an unsolvable start has another instruction.
    const success = start.solvable && played.success;
    const facts = { goal: success, clean: true, progress: 0, progressUnsubmitted: 0, wrongSheet: false, outcome: null };
    return {
      choices,
      success,
      added,
      reward: mobileGuiRlReward({ ...facts, steps: choices.length, budget }, reward).value,
    };
  };
  return playUntilSuccess(members, mostMembers, (number) => slots.run(() => withRetries(() => member(number))));
}

export interface InstanceResult {
  readonly instance: InstanceRef;
  readonly success: boolean;
  readonly completed: boolean;
  readonly steps: number;
}
/** Plays an instance from its real start, within the budget of its task. */
export function playInstance(
  { client, slots, cache }: PlayContext,
  weights: Float64Array,
  instance: InstanceRef,
  pick: PickCandidate,
): Promise<InstanceResult> {
  const { task, seed } = instance;
  const once = async (): Promise<InstanceResult> => {
    const open = (): Promise<Env> =>
      client.create({ task, seed, locale: "en", ...smallPhone, observation: elementsOnly });
    const { elements, budget, instruction } = await cache.startInfo(`${task} ${seed}`, open);
    const from = { elements, memory: emptyMemory(parseInstruction(instruction)) };
    const phone = new LazyPhone(cache, `${task} ${seed}`, open);
    const { choices, success, completed } = await playAndJudge(phone, weights, from, budget, pick);
    return { instance, success, completed, steps: choices.length };
  };
  return slots.run(() => withRetries(once));
}
