// One group: made, played by all its members at once, judged, each member that broke played again by its own draws.

import type { Client, Group } from "../../../../clients/typescript/src/client.ts";
import { during, EpisodeFault, Stopped } from "../../run/fault.ts";
import { play, type Played } from "../../run/play.ts";
import type { Agent } from "../../run/agent.ts";
import type { Semaphore } from "../../../env/queue.ts";
import type { GroupVerdict } from "../../../contract/group.ts";
import { chanceOf, type Draw } from "./draws.ts";
import type { GroupLine, MemberLine, Opinion, RolloutsConfig, RolloutTurn } from "./lines.ts";
import { opinionOf, type OpinionWish } from "./opinion.ts";
import { Recorder, type KeepPicture } from "./recorder.ts";

export interface GroupSetting {
  readonly client: Client;
  /** A member's own agent: it draws for itself, and all that it says to its model is heard. */
  readonly agent: (through: Recorder["through"]) => Agent;
  readonly config: RolloutsConfig;
  /** Titles of the phone's apps. */
  readonly apps: readonly string[];
  readonly turnSeconds: number;
  /** How often a member that broke is played again. */
  readonly retries: number;
  readonly opinion: OpinionWish | null;
  readonly keepPicture: KeepPicture;
  /** Phones that are played at once, over all groups. */
  readonly places: Semaphore;
  readonly signal: AbortSignal;
  readonly broke: (draw: Draw, member: number | null, fault: EpisodeFault, attempt: number, last: boolean) => void;
  readonly did?: (draw: Draw, member: number) => void;
}
interface MemberPlayed {
  readonly turns: readonly RolloutTurn[];
  readonly opinion: Opinion | null;
}

/** Null where a member stayed void: the group counts whole or not at all. Throws Stopped where the signal ended it. */
export async function playGroup(setting: GroupSetting, draw: Draw): Promise<GroupLine | null> {
  const { client, config } = setting;
  const pictures = setting.opinion !== null || setting.agent((model) => model).sees;
  let group: Group | null = null;
  try {
    group = await during("setup", () =>
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
      made.envs.map((_, i) => setting.places.run(() => memberPlayed(setting, draw, made, i + 1, pictures))),
    );
    if (members.includes(null)) return null;
    const verdict = await during("judge", () =>
      made.judge({ advantage: config.advantage, keep_failed: config.keep_failed }),
    );
    return lineOf(draw, made, verdict, members as readonly MemberPlayed[]);
  } catch (error) {
    if (setting.signal.aborted) throw new Stopped();
    if (!(error instanceof EpisodeFault)) throw error;
    setting.broke(draw, null, error, 1, true);
    return null;
  } finally {
    // Phones that cannot be removed now are suspended when they are idle.
    await group?.remove().catch(() => {});
  }
}

/** Null where it broke as often as it may. */
async function memberPlayed(
  setting: GroupSetting,
  draw: Draw,
  group: Group,
  member: number,
  pictures: boolean,
): Promise<MemberPlayed | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (attempt > 1) await during("setup", () => group.replace(member));
      return await played(setting, draw, group, member, pictures);
    } catch (error) {
      if (error instanceof Stopped || setting.signal.aborted) throw new Stopped();
      if (!(error instanceof EpisodeFault)) throw error;
      const last = attempt > setting.retries;
      setting.broke(draw, member, error, attempt, last);
      if (last) return null;
    }
  }
}

async function played(
  { config, ...setting }: GroupSetting,
  draw: Draw,
  group: Group,
  member: number,
  pictures: boolean,
): Promise<MemberPlayed> {
  const env = group.envs[member - 1]!;
  const { task, observation } = group.created;
  const chance = chanceOf(config.seed, draw, member);
  const recorder = new Recorder(chance, setting.keepPicture);
  const agent = setting.agent(recorder.through);
  const session = await during("model", () =>
    agent.start({
      instruction: task.instruction,
      budget: task.budget,
      locale: config.locale,
      apps: setting.apps,
      chance,
      inside: { env, task: draw.task, seed: draw.seed, staging: null },
    }),
  );
  const asked: ReturnType<Recorder["taken"]>[] = [];
  const last: Uint8Array[] = [];
  const done = await play(
    env,
    observation!,
    {
      next: async (view, signal) => {
        const turn = await session.next(view, signal);
        asked.push(recorder.taken());
        return turn;
      },
    },
    {
      turnSeconds: setting.turnSeconds,
      pictures,
      elements: config.elements,
      mostSteps: null,
      signal: setting.signal,
      saw: async (_, png) => {
        if (!png || !setting.opinion) return;
        last.push(png);
        if (last.length > setting.opinion.pictures) last.shift();
      },
      did: () => setting.did?.(draw, member),
    },
  );
  // A fault of ours ended it: worth nothing, and played again.
  if (done.outcome === "error") throw new EpisodeFault("app", "A fault of the phone ended the episode");
  const opinion = setting.opinion
    ? await during("judge", () => opinionOf(setting.opinion!, task.instruction, last, setting.signal))
    : null;
  return { turns: turnsOf(done, asked), opinion };
}

const turnsOf = ({ turns, steps }: Played, asked: readonly ReturnType<Recorder["taken"]>[]): RolloutTurn[] =>
  turns.map(({ notes }, i) => {
    const done = steps.filter(({ turn }) => turn === i + 1);
    return {
      turn: i + 1,
      asked: asked[i]!,
      // Those of a turn that came after the end were not done.
      actions: done.map(({ action }) => action),
      state_hashes: done.map(({ stateHash }) => stateHash),
      fault: notes.find((note) => note.startsWith("lost: "))?.slice("lost: ".length) ?? null,
    };
  });

function lineOf(draw: Draw, { created }: Group, judged: GroupVerdict, members: readonly MemberPlayed[]): GroupLine {
  if (judged.mean === null || judged.std === null)
    throw new EpisodeFault(
      "judge",
      `Void members: ${judged.void.join(", ")}; unfinished: ${judged.unfinished.join(", ")}`,
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
