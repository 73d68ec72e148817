// Agents without a model. The reference solution is the upper bound. The others are lower bounds. They show which wrong
// behaviour a judge accepts by mistake.
import { apps } from "#apps/registry.ts";
import type { Action } from "#contract/action.ts";
import { StuckError } from "#judge/kernel-driver.ts";
import { isSuiteTask } from "#judge/json-task.ts";
import { occasionOf, statesOf } from "#judge/judge.ts";
import type { AnyApp } from "#os/define.ts";
import type { SheetState } from "#os/answer-sheet.ts";
import type { Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import type { Command } from "#os/command.ts";
import { ActionFeed, type Solution } from "../oracle/action-feed.ts";
import { ignorePrescription } from "../scenarios/following.ts";
import { withDismissal } from "../scenarios/interference.ts";
import { draw, getInstanceTask, getTask } from "#tasks/catalog.ts";
import type { World } from "#world/read.ts";
import { fetchSuiteTask } from "./suites.ts";
import { makeTurn, type Agent, type EpisodeBrief, type Session } from "./agent.ts";

export interface Baseline {
  readonly about: string;
  readonly agent: (world: () => Promise<World>) => Agent;
}

/** The baselines by name. `world` opens the world, and only agents that need the world call it. */
export const baselines: Readonly<Record<string, Baseline>> = {
  oracle: {
    about: "plays each task's reference solution: the upper bound",
    agent: (world) =>
      solutionAgent("oracle", async (brief) => {
        const solution = await referenceSolutionFor(world)(brief);
        const staging = brief.inside?.staging;
        if (!staging) return solution;
        return (pilot, state, remote) =>
          staging.variants.followPrescription((p, s) => solution(p, s, remote), {
            do: (action) => remote.step(action as never),
          })(pilot, state);
      }),
  },
  detour: {
    about: "plays the reference solution with a detour: goes home and comes back",
    agent: (world) =>
      solutionAgent("detour", async (brief) => {
        const solution = await referenceSolutionFor(world)(brief);
        return (pilot, state, remote) => ignorePrescription((p, s) => solution(p, s, remote))(pilot, state);
      }),
  },
  blind: {
    about: "replays the reference solution's actions from a phone without disturbances",
    agent: (world) => ({
      ...solutionAgent("blind", referenceSolutionFor(world)),
      start: async (brief) => replaySolution(brief, world),
    }),
  },
  wavering: {
    about: "plays the reference solution, but idles and gives up at random, so that groups of episodes differ",
    agent: (world) => waveringAgent(solutionAgent("wavering", referenceSolutionFor(world))),
  },
  random: {
    about: "touches, swipes and types at random, from the run's seed",
    agent: () => sessionAgent("random", randomSession),
  },
  noop: {
    about: "does nothing until the episode ends",
    agent: () => sessionAgent("noop", () => repeatAction({ type: "NOOP" })),
  },
  complete: {
    about: "says at once that the task is complete",
    agent: () => sessionAgent("complete", () => repeatAction({ type: "COMPLETE" })),
  },
  abort: {
    about: "says at once that the task cannot be done",
    agent: () => sessionAgent("abort", () => repeatAction({ type: "ABORT" })),
  },
  "empty-answer": {
    about: "opens the answer sheet and tries to submit it empty",
    // The phone refuses an empty answer sheet. The agent nevertheless sends COMPLETE.
    agent: () => solutionAgent("empty-answer", async () => submitAnswers(() => []), true),
  },
  "copied-answer": {
    about: "submits the instruction as every answer",
    // Choice fields stay empty, because they cannot contain the text of the instruction.
    agent: () =>
      solutionAgent(
        "copied-answer",
        async ({ instruction }) =>
          submitAnswers((fields) =>
            fields
              .filter(({ kind }) => kind !== "choice")
              .map(({ id, kind }) => [id, kind === "list" ? [instruction] : instruction]),
          ),
        true,
      ),
  },
};

const profileOf = (name: string) => ({ name, settings: {} });
const sessionAgent = (name: string, start: (brief: EpisodeBrief) => Session): Agent => ({
  profile: profileOf(name),
  usesPictures: false,
  start: async (brief) => start(brief),
});
const repeatAction = (action: Action): Session => ({ next: async () => makeTurn([action]) });

/**
 * Plays a solution through the page and then sends COMPLETE. If the solution gets stuck, sends ABORT, unless `bold` is
 * true.
 */
function solutionAgent(name: string, solutionOf: (brief: EpisodeBrief) => Promise<Solution>, bold = false): Agent {
  return {
    profile: profileOf(name),
    usesPictures: false,
    needsOperatorToken: true,
    start: async (brief) => {
      if (!brief.inside) throw new Error(`${name} needs access to the phone's state, which this run does not give`);
      const { env, staging } = brief.inside;
      const commandsOf = async (): Promise<readonly Command[]> => (await env.trajectory()).at(-1)?.commands ?? [];
      const feed = new ActionFeed(env, await solutionOf(brief), (remote) =>
        staging?.variants.disturbed ? withDismissal(remote, commandsOf) : remote,
      );
      return {
        next: async () => {
          try {
            return makeTurn([(await feed.next()) ?? { type: "COMPLETE" }]);
          } catch (error) {
            if (!(error instanceof StuckError)) throw error;
            return makeTurn(
              [bold ? { type: "COMPLETE" } : { type: "ABORT", value: error.message.slice(0, 500) }],
              "stuck",
            );
          }
        },
      };
    },
  };
}

/**
 * Returns an agent that acts like `agent`, but does nothing in some turns and may end the episode with ABORT in any
 * turn.
 */
function waveringAgent(agent: Agent): Agent {
  return {
    ...agent,
    start: async (brief) => {
      const r = Rng.of(0, "wavering", brief.chance);
      const session = await agent.start(brief);
      return {
        next: async (view, signal) => {
          const share = r.int(1, 100);
          if (share <= 6) return makeTurn([{ type: "ABORT", value: "I give up." }]);
          return share <= 20 ? makeTurn([{ type: "NOOP" }]) : session.next(view, signal);
        },
      };
    },
  };
}

/** Plays the solution on a separate phone, then repeats the same actions without looking at their results. */
async function replaySolution(brief: EpisodeBrief, world: () => Promise<World>): Promise<Session> {
  const { env, task, seed } = brief.inside!;
  if (task === null) throw new Error("A phone without a task has no reference solution");
  const own = await env.client.create({ task, seed, locale: brief.locale });
  const actions: Action[] = [];
  try {
    const feed = new ActionFeed(own, await referenceSolutionFor(world)(brief));
    for (let next = await feed.next(); next; next = await feed.next()) {
      actions.push(next);
      await own.step(next, { screenshot: "none" });
    }
  } finally {
    await own.remove();
  }
  return { next: async () => makeTurn([actions.shift() ?? { type: "COMPLETE" }]) };
}

const referenceSolutionFor =
  (world: () => Promise<World>) =>
  async ({ inside, locale }: EpisodeBrief): Promise<Solution> => {
    const { task, seed } = inside!;
    if (task === null) throw new Error("A phone without a task has no reference solution");
    if (isSuiteTask(task)) {
      const facts = (await fetchSuiteTask(inside!.env.client, task)) as unknown as Json;
      return (pilot, state) => getInstanceTask({ id: task, facts }).oracle(pilot, {}, occasionOf(state, locale));
    }
    const { params } = await draw(task, seed, locale, await world());
    return (pilot, state) => getTask(task).oracle(pilot, params as never, occasionOf(state, locale));
  };

/** Fills in and submits the answer sheet. Does nothing if the task has no answer sheet. */
const submitAnswers =
  (valuesFor: (fields: SheetState["fields"]) => readonly (readonly [string, string | readonly string[]])[]): Solution =>
  async (o, state) => {
    const sheet = (apps as readonly AnyApp[]).find((app) => app.part === "sheet")!;
    const { fields } = (statesOf(state) as unknown as Record<string, SheetState>)[sheet.id]!;
    if (fields.length > 0) await o.answer(Object.fromEntries(valuesFor(fields)) as never);
  };

const sampleTexts = ["hello", "42", "07:30", "Notes", "meeting", "13800000000"] as const;

function randomSession({ chance }: EpisodeBrief): Session {
  const r = Rng.of(0, chance);
  const point = (): [number, number] => [r.int(20, 980), r.int(30, 970)];
  const next = (): Action => {
    const share = r.int(1, 100);
    if (share <= 58) return { type: "CLICK", point: point() };
    if (share <= 70) return { type: "SWIPE", point1: point(), point2: point() };
    if (share <= 76) return { type: "LONG_PRESS", point: point() };
    if (share <= 84) return { type: "TYPE", value: r.pick(sampleTexts) };
    if (share <= 92) return { type: "BACK" };
    if (share <= 94) return { type: "HOME" };
    if (share <= 96) return { type: "ENTER" };
    if (share <= 98) return { type: "DRAG", point1: point(), point2: point() };
    return share === 99 ? { type: "RECENT" } : { type: "COMPLETE" };
  };
  return { next: async () => makeTurn([next()]) };
}
