// The policy on phones: groups of forks that learn, and single phones that are looked at. An agent's token acts; creating,
// forking and judging are the operator's.
import type { Semaphore } from "../../../env/queue.ts";
import { mobileGuiRlReward, type StepReward } from "../../../judge/reward.ts";
import { playOut, type Beginning, type Pick, type PlayedOut } from "../../../learn/episode.ts";
import { instructionOf } from "../../../learn/instruction.ts";
import { sampled } from "../../../learn/policy.ts";
import { blank } from "../../../learn/recollection.ts";
import type { GroupAt } from "../../../learn/lesson.ts";
import type { Played } from "../../../learn/trainer.ts";
import { Rng } from "../../../state/rng.ts";
import { ProblemError, type Client, type Env } from "../../../../clients/typescript/src/client.ts";
import type { Drawn } from "./instances.ts";
import { LazyPhone, look, small, type Ways } from "./phone.ts";
import type { Start } from "./starts.ts";

export interface Booth {
  readonly client: Client;
  /** How many phones play at once. */
  readonly slots: Semaphore;
  readonly ways: Ways;
}
export interface GroupWish {
  readonly seed: number;
  /** Phones a group. */
  readonly members: number;
  readonly reward: StepReward;
}

/** How often what broke by no fault of the policy's is played again, with the same draws. */
const retries = 3;
async function again<T>(play: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await play();
    } catch (error) {
      // What the server refuses, it refuses again.
      if (tries >= retries || (error instanceof ProblemError && error.problem.status < 500)) throw error;
    }
}

/** Plays from here; a success is one that the policy ended itself by COMPLETE and the judge says yes to. */
async function judged(
  phone: LazyPhone,
  weights: Float64Array,
  from: Beginning,
  most: number,
  pick: Pick,
): Promise<PlayedOut & { readonly success: boolean }> {
  try {
    const played = await playOut(weights, from, phone, most, pick);
    return { ...played, success: played.completed && (await phone.succeeds()) };
  } finally {
    await phone.close();
  }
}

/** From this many acts left, how many steps a fork gets: enough to find a way of one's own, less than the budget. */
export const stepsFor = ({ steps, budget }: Start): number => Math.min(budget, steps + 3);

/**
 * A group: forks of one start, each played by the policy. |τ| counts from the fork. What a member draws depends on the seed, the
 * update, the group, the member and the step, and on nothing else.
 */
export async function playGroup(
  { slots, ways }: Booth,
  { seed, members, reward }: GroupWish,
  start: Start,
  at: GroupAt,
  weights: Float64Array,
): Promise<Played[]> {
  const budget = stepsFor(start);
  const member = async (number: number): Promise<Played> => {
    const phone = new LazyPhone(ways, start.phone, async () => {
      const [env] = await start.env.fork({ count: 1, step: start.step });
      return env!;
    });
    const played = await judged(phone, weights, start.from, budget, (logs, step) =>
      sampled(logs, Rng.of(seed, "act", at.update, at.group, number, step).next()),
    );
    const { choices } = played;
    // The judge knows the task alone, not that its twin asks for something else.
    const success = start.solvable && played.success;
    const facts = { goal: success, clean: true, progress: 0, progressUnsubmitted: 0, wrongSheet: false, outcome: null };
    return { choices, success, reward: mobileGuiRlReward({ ...facts, steps: choices.length, budget }, reward).value };
  };
  return Promise.all(Array.from({ length: members }, (_, number) => slots.run(() => again(() => member(number)))));
}

export interface Looked {
  readonly drawn: Drawn;
  readonly success: boolean;
  readonly completed: boolean;
  readonly steps: number;
}
/** An instance from its true beginning, within its task's budget. */
export function playInstance(
  { client, slots, ways }: Booth,
  weights: Float64Array,
  drawn: Drawn,
  pick: Pick,
): Promise<Looked> {
  const { task, seed } = drawn;
  const once = async (): Promise<Looked> => {
    const open = (): Promise<Env> => client.create({ task, seed, locale: "en", ...small, observation: look });
    const { elements, budget, instruction } = await ways.begun(`${task} ${seed}`, open);
    const from = { elements, memory: blank(instructionOf(instruction)) };
    const phone = new LazyPhone(ways, `${task} ${seed}`, open);
    const { choices, success, completed } = await judged(phone, weights, from, budget, pick);
    return { drawn, success, completed, steps: choices.length };
  };
  return slots.run(() => again(once));
}
