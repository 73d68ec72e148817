// Agents without a model: the ceiling (the reference solution) and the floors, which show what a judge lets through.
import { apps } from "../../apps/registry.ts";
import type { Action } from "../../contract/action.ts";
import { StuckError } from "../../judge/rehearse.ts";
import { isSuiteTask } from "../../judge/json-task.ts";
import { occasionOf, statesOf } from "../../judge/judge.ts";
import type { AnyApp } from "../../os/define.ts";
import type { SheetState } from "../../os/sheet.ts";
import type { Json } from "../../state/json.ts";
import { Rng } from "../../state/rng.ts";
import type { Command } from "../../os/command.ts";
import { Feed, type Solution } from "../oracle/feed.ts";
import { otherOf } from "../scenarios/following.ts";
import { dismissing } from "../scenarios/interference.ts";
import { draw, taskBehind, taskOf } from "../../../tasks/book.ts";
import type { World } from "../../world/read.ts";
import { suiteTaskAt } from "./suites.ts";
import { turnOf, type Agent, type Brief, type Session } from "./agent.ts";

export interface Baseline {
  readonly about: string;
  readonly agent: (world: () => Promise<World>) => Agent;
}

/** The world is opened only by those that need it. */
export const baselines: Readonly<Record<string, Baseline>> = {
  oracle: {
    about: "plays each task's reference solution: the ceiling",
    agent: (world) =>
      solving("oracle", async (brief) => {
        const solution = await oracleOf(world)(brief);
        const staging = brief.inside?.staging;
        if (!staging) return solution;
        return (pilot, state, remote) =>
          staging.ways.along((p, s) => solution(p, s, remote), { do: (action) => remote.step(action as never) })(
            pilot,
            state,
          );
      }),
  },
  detour: {
    about: "plays it by another way: goes home and comes back",
    agent: (world) =>
      solving("detour", async (brief) => {
        const solution = await oracleOf(world)(brief);
        return (pilot, state, remote) => otherOf((p, s) => solution(p, s, remote))(pilot, state);
      }),
  },
  blind: {
    about: "repeats what the reference solution did on a phone where nothing came in between",
    agent: (world) => ({ ...solving("blind", oracleOf(world)), start: async (brief) => repeating(brief, world) }),
  },
  wavering: {
    about: "plays the reference solution, but idles and gives up by chance: groups of it have something to compare",
    agent: (world) => wavering(solving("wavering", oracleOf(world))),
  },
  random: {
    about: "touches, swipes and types at random, from the run's seed",
    agent: () => blind("random", randomSession),
  },
  noop: { about: "does nothing until it is stopped", agent: () => blind("noop", () => always({ type: "NOOP" })) },
  complete: {
    about: "says at once that all is done",
    agent: () => blind("complete", () => always({ type: "COMPLETE" })),
  },
  abort: { about: "says at once that it cannot be done", agent: () => blind("abort", () => always({ type: "ABORT" })) },
  "empty-answer": {
    about: "opens the answer sheet, tries to hand it in empty",
    // The phone does not let anybody: it says COMPLETE all the same.
    agent: () => solving("empty-answer", async () => handingIn(() => []), true),
  },
  "copied-answer": {
    about: "hands in the instruction as every answer",
    // A choice cannot be written into; it stays open.
    agent: () =>
      solving(
        "copied-answer",
        async ({ instruction }) =>
          handingIn((fields) =>
            fields
              .filter(({ kind }) => kind !== "choice")
              .map(({ id, kind }) => [id, kind === "list" ? [instruction] : instruction]),
          ),
        true,
      ),
  },
};

const profileOf = (name: string) => ({ name, settings: {} });
const blind = (name: string, start: (brief: Brief) => Session): Agent => ({
  profile: profileOf(name),
  sees: false,
  start: async (brief) => start(brief),
});
const always = (action: Action): Session => ({ next: async () => turnOf([action]) });

/** Plays a solution through the page, and says COMPLETE at its end; where it gets stuck it gives up, unless it is bold. */
function solving(name: string, solutionOf: (brief: Brief) => Promise<Solution>, bold = false): Agent {
  return {
    profile: profileOf(name),
    sees: false,
    inside: true,
    start: async (brief) => {
      if (!brief.inside) throw new Error(`${name} needs to look into the phone`);
      const { env, staging } = brief.inside;
      const commandsOf = async (): Promise<readonly Command[]> => (await env.trajectory()).at(-1)?.commands ?? [];
      const feed = new Feed(env, await solutionOf(brief), (remote) =>
        staging?.ways.disturbed ? dismissing(remote, commandsOf) : remote,
      );
      return {
        next: async () => {
          try {
            return turnOf([(await feed.next()) ?? { type: "COMPLETE" }]);
          } catch (error) {
            if (!(error instanceof StuckError)) throw error;
            return turnOf(
              [bold ? { type: "COMPLETE" } : { type: "ABORT", value: error.message.slice(0, 500) }],
              "stuck",
            );
          }
        },
      };
    },
  };
}

/** Before each of its steps the agent may idle, or give up for good. */
function wavering(agent: Agent): Agent {
  return {
    ...agent,
    start: async (brief) => {
      const r = Rng.of(0, "wavering", brief.chance);
      const session = await agent.start(brief);
      return {
        next: async (view, signal) => {
          const share = r.int(1, 100);
          if (share <= 6) return turnOf([{ type: "ABORT", value: "I give up." }]);
          return share <= 20 ? turnOf([{ type: "NOOP" }]) : session.next(view, signal);
        },
      };
    },
  };
}

/** Plays the solution on a phone of its own first, and then says the same actions again whatever comes of them. */
async function repeating(brief: Brief, world: () => Promise<World>): Promise<Session> {
  const { env, task, seed } = brief.inside!;
  if (task === null) throw new Error("A free phone has no reference solution");
  const own = await env.client.create({ task, seed, locale: brief.locale });
  const actions: Action[] = [];
  try {
    const feed = new Feed(own, await oracleOf(world)(brief));
    for (let next = await feed.next(); next; next = await feed.next()) {
      actions.push(next);
      await own.step(next, { screenshot: "none" });
    }
  } finally {
    await own.remove();
  }
  return { next: async () => turnOf([actions.shift() ?? { type: "COMPLETE" }]) };
}

const oracleOf =
  (world: () => Promise<World>) =>
  async ({ inside, locale }: Brief): Promise<Solution> => {
    const { task, seed } = inside!;
    if (task === null) throw new Error("A free phone has no reference solution");
    if (isSuiteTask(task)) {
      const facts = (await suiteTaskAt(inside!.env.client, task)) as unknown as Json;
      return (pilot, state) => taskBehind({ id: task, facts }).oracle(pilot, {}, occasionOf(state, locale));
    }
    const { params } = await draw(task, seed, locale, await world());
    return (pilot, state) => taskOf(task).oracle(pilot, params as never, occasionOf(state, locale));
  };

/** Fills in and submits the answer sheet; does nothing where none is asked for. */
const handingIn =
  (valuesFor: (fields: SheetState["fields"]) => readonly (readonly [string, string | readonly string[]])[]): Solution =>
  async (o, state) => {
    const sheet = (apps as readonly AnyApp[]).find((app) => app.part === "sheet")!;
    const { fields } = (statesOf(state) as unknown as Record<string, SheetState>)[sheet.id]!;
    if (fields.length > 0) await o.answer(Object.fromEntries(valuesFor(fields)) as never);
  };

const typed = ["hello", "42", "07:30", "Notes", "meeting", "13800000000"] as const;

function randomSession({ chance }: Brief): Session {
  const r = Rng.of(0, chance);
  const point = (): [number, number] => [r.int(20, 980), r.int(30, 970)];
  const next = (): Action => {
    const share = r.int(1, 100);
    if (share <= 58) return { type: "CLICK", point: point() };
    if (share <= 70) return { type: "SWIPE", point1: point(), point2: point() };
    if (share <= 76) return { type: "LONG_PRESS", point: point() };
    if (share <= 84) return { type: "TYPE", value: r.pick(typed) };
    if (share <= 92) return { type: "BACK" };
    if (share <= 94) return { type: "HOME" };
    if (share <= 96) return { type: "ENTER" };
    if (share <= 98) return { type: "DRAG", point1: point(), point2: point() };
    return share === 99 ? { type: "RECENT" } : { type: "COMPLETE" };
  };
  return { next: async () => turnOf([next()]) };
}
