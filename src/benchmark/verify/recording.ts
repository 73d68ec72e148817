/** A reference solution, call by call, so that it can be played again with one of them changed. */
import { barePilot, StuckError } from "../../judge/rehearse.ts";
import type { Pilot } from "../../judge/pilot.ts";
import type { Kernel } from "../../os/kernel.ts";
import type { PhoneState } from "../../os/state.ts";
import { statesOf } from "../../judge/judge.ts";

const callNames = [
  "open",
  "act",
  "set",
  "slide",
  "type",
  "ask",
  "enter",
  "carry",
  "confirm",
  "choose",
  "grant",
  "openNotification",
  "replyTo",
  "copy",
  "paste",
  "back",
  "home",
  "wait",
  "answer",
] as const satisfies readonly Exclude<keyof Pilot<never, string>, "state" | "sees" | "seesIn" | "reads">[];

export interface Step {
  readonly name: (typeof callNames)[number];
  readonly args: readonly unknown[];
}
/** `from` and `to` count moves: the states before and after it. */
export interface Call extends Step {
  readonly from: number;
  readonly to: number;
}
export interface Recording {
  readonly calls: readonly Call[];
  /** State after each move, the first being the start. */
  readonly moves: readonly PhoneState[];
}
type Solution = (o: Pilot<never, string>) => Promise<void>;

/** Plays and records. Throws StuckError where the phone does not offer what the solution wants. */
export async function record(kernel: Kernel, start: PhoneState, solution: Solution): Promise<Recording> {
  const moves = [start];
  const calls: Call[] = [];
  const perform = performerOf(kernel, moves);
  await solution(
    pilotOf(
      () => moves.at(-1)!,
      async (step) => {
        const from = moves.length - 1;
        await perform(step);
        calls.push({ ...step, from, to: moves.length - 1 });
      },
    ),
  );
  return { calls, moves };
}

/**
 * Plays it again up to the call `at` without doing anything, and from there on with `turn` saying what is done instead of
 * each call. Whoever does so is careless: what the phone refuses or does not offer is left out, and where the solution
 * itself can make no sense of what it sees, that is the end. What the phone throws besides is thrown: a bug.
 */
export async function replay(
  kernel: Kernel,
  { calls, moves: known }: Recording,
  solution: Solution,
  at: number,
  turn: (step: Step, index: number) => readonly Step[],
): Promise<PhoneState> {
  const moves = known.slice(0, (calls[at]?.from ?? known.length - 1) + 1);
  const most = known.length * 3 + 60;
  const perform = performerOf(kernel, moves);
  let done = 0;
  let bug: unknown = null;
  const now = (): PhoneState => (done < at ? known[calls[done]!.from]! : moves.at(-1)!);
  const play = async (step: Step): Promise<void> => {
    if (moves.length > most) throw new StuckError("it never ends");
    try {
      await perform(step);
    } catch (e) {
      if (!(e instanceof StuckError)) throw (bug = e);
    }
  };
  try {
    await solution(
      pilotOf(now, async (step) => {
        const index = done;
        done += 1;
        if (index >= at) for (const one of turn(step, index)) await play(one);
      }),
    );
  } catch (e) {
    if (bug !== null) throw bug;
    if (!(e instanceof StuckError || e instanceof TypeError)) throw e;
  }
  return moves.at(-1)!;
}

function performerOf(kernel: Kernel, moves: PhoneState[]): (step: Step) => Promise<void> {
  const bare = barePilot(kernel, moves) as unknown as Record<
    Step["name"],
    (...args: readonly unknown[]) => Promise<void>
  >;
  return ({ name, args }) => bare[name](...args);
}
const pilotOf = (now: () => PhoneState, on: (step: Step) => Promise<void>): Pilot<never, string> =>
  ({
    state: async () => statesOf(now()),
    // To look changes nothing.
    sees: async () => {},
    seesIn: async () => {},
    reads: () => {},
    ...Object.fromEntries(callNames.map((name) => [name, (...args: unknown[]) => on({ name, args })])),
  }) as never;
