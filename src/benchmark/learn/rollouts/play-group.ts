// Creates one group, plays all its members at the same time, and requests the verdicts. A member that fails is played
// again with the same random numbers.

import type { Client, Group } from "../../../../clients/typescript/src/client.ts";
import { withFaultKind, EpisodeFault, StoppedError } from "../../run/fault.ts";
import { play, type PlayResult } from "../../run/play.ts";
import type { Agent } from "../../run/agent.ts";
import type { Semaphore } from "#env/queue.ts";
import type { GroupVerdict } from "#contract/group.ts";
import { memberSeedKey, type GroupDraw } from "./draws.ts";
import type { GroupLine, MemberLine, Opinion, RolloutsConfig, RolloutTurn } from "./lines.ts";
import { askOpinion, type OpinionOptions } from "./opinion.ts";
import { Recorder, type KeepPicture } from "./recorder.ts";

export interface GroupContext {
  readonly client: Client;
  /**
   * Creates the agent of a member. Each member has its own random numbers, and `through` records all requests to the
   * model and their answers.
   */
  readonly agent: (through: Recorder["wrapModel"]) => Agent;
  readonly config: RolloutsConfig;
  /** Titles of the phone's apps. */
  readonly apps: readonly string[];
  readonly turnSeconds: number;
  /** The number of times that a failed member is played again. */
  readonly retries: number;
  readonly opinion: OpinionOptions | null;
  readonly keepPicture: KeepPicture;
  /** Limits the number of phones that play at the same time, over all groups. */
  readonly places: Semaphore;
  readonly signal: AbortSignal;
  readonly broke: (draw: GroupDraw, member: number | null, fault: EpisodeFault, attempt: number, last: boolean) => void;
  readonly onStep?: (draw: GroupDraw, member: number) => void;
}
interface MemberResult {
  readonly turns: readonly RolloutTurn[];
  readonly opinion: Opinion | null;
}

/**
 * Returns null if a member stayed invalid, because a group without one of its members does not count. Throws
 * StoppedError if the signal stopped the group.
 */
export async function playGroup(setting: GroupContext, draw: GroupDraw): Promise<GroupLine | null> {
  const { client, config } = setting;
  const pictures = setting.opinion !== null || setting.agent((model) => model).usesPictures;
  let group: Group | null = null;
  try {
    group = await withFaultKind("setup", () =>
      client.createGroup({
        task: draw.task,
        seed: draw.seed,
        size: config.size,
        locale: config.locale,
        ...(config.device ? { device: config.device } : {}),
        ...(config.reward ? { reward: config.reward } : {}),
        ...(config.elements ? { elements: true } : {}),
        observation: {
          screenshot: pictures ? "base64" : "none",
          state_hash: true,
          ...(config.elements ? { elements: true } : {}),
        },
      }),
    );
    const made = group;
    const members = await Promise.all(
      made.envs.map((_, i) => setting.places.run(() => playMember(setting, draw, made, i + 1, pictures))),
    );
    if (members.includes(null)) return null;
    const verdict = await withFaultKind("judge", () =>
      made.judge({ advantage: config.advantage, keep_failed: config.keep_failed }),
    );
    return toGroupLine(draw, made, verdict, members as readonly MemberResult[]);
  } catch (error) {
    if (setting.signal.aborted) throw new StoppedError();
    if (!(error instanceof EpisodeFault)) throw error;
    setting.broke(draw, null, error, 1, true);
    return null;
  } finally {
    // If phones cannot be removed now, the server suspends them once they are idle.
    await group?.remove().catch(() => {});
  }
}

/** Returns null after the last failed attempt. */
async function playMember(
  setting: GroupContext,
  draw: GroupDraw,
  group: Group,
  member: number,
  pictures: boolean,
): Promise<MemberResult | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (attempt > 1) await withFaultKind("setup", () => group.replace(member));
      return await playMemberOnce(setting, draw, group, member, pictures);
    } catch (error) {
      if (error instanceof StoppedError || setting.signal.aborted) throw new StoppedError();
      if (!(error instanceof EpisodeFault)) throw error;
      const last = attempt > setting.retries;
      setting.broke(draw, member, error, attempt, last);
      if (last) return null;
    }
  }
}

async function playMemberOnce(
  { config, ...setting }: GroupContext,
  draw: GroupDraw,
  group: Group,
  member: number,
  pictures: boolean,
): Promise<MemberResult> {
  const env = group.envs[member - 1]!;
  const { task, observation } = group.created;
  const chance = memberSeedKey(config.seed, draw, member);
  const recorder = new Recorder(chance, setting.keepPicture);
  const agent = setting.agent(recorder.wrapModel);
  const session = await withFaultKind("model", () =>
    agent.start({
      instruction: task.instruction,
      budget: task.budget,
      locale: config.locale,
      apps: setting.apps,
      chance,
      inside: { env, task: draw.task, seed: draw.seed, staging: null },
    }),
  );
  const requests: ReturnType<Recorder["takeRequests"]>[] = [];
  const last: Uint8Array[] = [];
  const played = await play(
    env,
    observation!,
    {
      next: async (view, signal) => {
        const turn = await session.next(view, signal);
        requests.push(recorder.takeRequests());
        return turn;
      },
    },
    {
      turnSeconds: setting.turnSeconds,
      pictures,
      elements: config.elements,
      maxSteps: null,
      signal: setting.signal,
      onScreen: async (_, png) => {
        if (!png || !setting.opinion) return;
        last.push(png);
        if (last.length > setting.opinion.pictures) last.shift();
      },
      onStep: () => setting.onStep?.(draw, member),
    },
  );
  // An internal fault ended the episode. Such an episode does not count and is played again.
  if (played.outcome === "error") throw new EpisodeFault("app", "An internal fault of the phone ended the episode");
  const opinion = setting.opinion
    ? await withFaultKind("judge", () => askOpinion(setting.opinion!, task.instruction, last, setting.signal))
    : null;
  return { turns: toRolloutTurns(played, requests), opinion };
}

const toRolloutTurns = (
  { turns, steps }: PlayResult,
  requests: readonly ReturnType<Recorder["takeRequests"]>[],
): RolloutTurn[] =>
  turns.map(({ notes }, i) => {
    const stepsOfTurn = steps.filter(({ turn }) => turn === i + 1);
    return {
      turn: i + 1,
      asked: requests[i]!,
      // If the episode ended during the turn, the later actions of the turn were not executed.
      actions: stepsOfTurn.map(({ action }) => action),
      state_hashes: stepsOfTurn.map(({ stateHash }) => stateHash),
      fault: notes.find((note) => note.startsWith("lost: "))?.slice("lost: ".length) ?? null,
    };
  });

function toGroupLine(
  draw: GroupDraw,
  { created }: Group,
  judged: GroupVerdict,
  members: readonly MemberResult[],
): GroupLine {
  if (judged.mean === null || judged.std === null)
    throw new EpisodeFault(
      "judge",
      `Invalid members: ${judged.void.join(", ")}; unfinished: ${judged.unfinished.join(", ")}`,
    );
  return {
    ...draw,
    instruction: created.task.instruction,
    budget: created.task.budget,
    hash: created.hash,
    advantage: judged.advantage,
    mean: judged.mean,
    std: judged.std,
    dropped: judged.dropped,
    members: judged.members.map(({ member, reward, advantage, verdict }, i): MemberLine => {
      const { success, goal, clean, progress, outcome, steps } = verdict!;
      const { turns, opinion } = members[i]!;
      return {
        member,
        reward: reward!,
        advantage,
        verdict: { success, goal, clean, progress, outcome: outcome!, steps },
        turns,
        ...(opinion ? { opinion } : {}),
      };
    }),
  };
}
