// Agents without a model: the ceiling (the reference solution) and the floors, which show what a judge lets through.
import { apps } from "../../apps/registry.ts";
import type { Action } from "../../contract/action.ts";
import { StuckError } from "../../judge/rehearse.ts";
import { occasionOf, statesOf } from "../../judge/judge.ts";
import type { AnyApp } from "../../os/define.ts";
import type { SheetState } from "../../os/sheet.ts";
import { Rng } from "../../state/rng.ts";
import { Feed, type Solution } from "../oracle/feed.ts";
import { draw, taskOf } from "../../../tasks/book.ts";
import type { World } from "../../world/read.ts";
import { turnOf, type Agent, type Brief, type Session } from "./agent.ts";

export interface Baseline {
  readonly about: string;
  readonly agent: (world: () => Promise<World>) => Agent;
}

/** The world is opened only by those that need it. */
export const baselines: Readonly<Record<string, Baseline>> = {
  oracle: {
    about: "plays each task's reference solution: the ceiling",
    agent: (world) => solving("oracle", oracleOf(world)),
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
      const feed = new Feed(brief.inside.env, await solutionOf(brief));
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

const oracleOf =
  (world: () => Promise<World>) =>
  async ({ inside, locale }: Brief): Promise<Solution> => {
    const { task, seed } = inside!;
    if (task === null) throw new Error("A free phone has no reference solution");
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
