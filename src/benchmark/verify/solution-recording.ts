/** Records a reference solution call by call. The solution can then be replayed with one call changed. */
import { kernelDriver, StuckError } from "#judge/kernel-driver.ts";
import type { Driver } from "#judge/driver.ts";
import type { Kernel } from "#os/kernel.ts";
import type { PhoneState } from "#os/state.ts";
import { statesOf } from "#judge/judge.ts";

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
] as const satisfies readonly Exclude<keyof Driver<never, string>, "state" | "sees" | "seesIn" | "reads">[];

export interface Step {
  readonly name: (typeof callNames)[number];
  readonly args: readonly unknown[];
}
/** `from` and `to` are indices of `moves`: the states before and after the call. */
export interface Call extends Step {
  readonly from: number;
  readonly to: number;
}
export interface SolutionRecording {
  readonly calls: readonly Call[];
  /** The start, then the state after each move. */
  readonly states: readonly PhoneState[];
}
type Solution = (o: Driver<never, string>) => Promise<void>;

/** Plays and records the solution. Throws StuckError if the phone does not offer an action that the solution needs. */
export async function recordSolution(
  kernel: Kernel,
  start: PhoneState,
  solution: Solution,
): Promise<SolutionRecording> {
  const states = [start];
  const calls: Call[] = [];
  const perform = performerOf(kernel, states);
  await solution(
    createDriver(
      () => states.at(-1)!,
      async (step) => {
        const from = states.length - 1;
        await perform(step);
        calls.push({ ...step, from, to: states.length - 1 });
      },
    ),
  );
  return { calls, states };
}

/**
 * Replays the solution. Skips the calls before `at`, because their states are known. For each later call, executes the
 * steps that `turn` returns. Skips steps that the phone refuses or does not offer. If the solution itself fails because
 * of the changed data, the replay ends at this call. Other errors of the phone are bugs and are thrown.
 */
export async function replaySolution(
  kernel: Kernel,
  { calls, states: known }: SolutionRecording,
  solution: Solution,
  at: number,
  turn: (step: Step, index: number) => readonly Step[],
): Promise<PhoneState> {
  const moves = known.slice(0, (calls[at]?.from ?? known.length - 1) + 1);
  const most = known.length * 3 + 60;
  const perform = performerOf(kernel, moves);
  let completed = 0;
  let bug: unknown = null;
  const now = (): PhoneState => (completed < at ? known[calls[completed]!.from]! : moves.at(-1)!);
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
      createDriver(now, async (step) => {
        const index = completed;
        completed += 1;
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
  const bare = kernelDriver(kernel, moves) as unknown as Record<
    Step["name"],
    (...args: readonly unknown[]) => Promise<void>
  >;
  return ({ name, args }) => bare[name](...args);
}
const createDriver = (now: () => PhoneState, on: (step: Step) => Promise<void>): Driver<never, string> =>
  ({
    state: async () => statesOf(now()),
    // A call that only looks at the screen changes nothing.
    sees: async () => {},
    seesIn: async () => {},
    reads: () => {},
    ...Object.fromEntries(callNames.map((name) => [name, (...args: unknown[]) => on({ name, args })])),
  }) as never;
