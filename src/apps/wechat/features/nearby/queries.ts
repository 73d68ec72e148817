import type { Due } from "#os/app-command.ts";
import { Rng } from "#state/rng.ts";
import type { State } from "../../state.ts";

/** Returns a person's distance on a day, in metres, rounded to 100 metres. */
export const nearbyMetres = (folk: string, day: number): number => Rng.of("nearby", folk, day).int(1, 38) * 100;
export const listGreetings = (state: State) =>
  Object.values(state.greeted).toSorted(
    (a, b) => (b.answer?.at ?? b.at) - (a.answer?.at ?? a.at) || (a.id < b.id ? -1 : 1),
  );
export const countNewGreetings = (state: State): number =>
  Object.values(state.greeted).filter((g) => g.answer !== null && g.answer.at > state.greetingsSeenAt).length;
export const nearbyDue = (state: State): Due[] =>
  Object.values(state.greeted).flatMap((g) =>
    g.due === null ? [] : [{ at: g.due, command: "answerGreeting", args: { folk: g.id } }],
  );
