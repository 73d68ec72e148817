// Replays a solution with waits and a few wrong touches. This records known screens at other times, and screens that
// are one touch away from the solution. Each wrong touch is executed on a fork. Otherwise its effect would change the
// state of all later screens, although these screens would look the same.
import type { Action } from "#contract/action.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import type { PhoneState } from "#os/state.ts";
import type { Rng } from "#state/rng.ts";
import { takesTouch } from "./moves.ts";
import { traceEpisode, FrameCache, type EpisodeTrace } from "./trace.ts";
import type { Recording } from "./recording.ts";

/** The probability of a wait before each move. */
const waitChance = 0.5;
const maxStrays = 4;

export interface StumbledRecordings {
  readonly recordings: readonly Recording[];
  /** The pictures of all recordings. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}
/** Captures all screens during the replay. `first` was played on this phone from the phone's start. */
export async function recordStumbles(
  parent: Env,
  first: EpisodeTrace,
  start: PhoneState,
  chance: Rng,
  id: string,
): Promise<StumbledRecordings> {
  const sights = new FrameCache();
  const [env] = await parent.fork({ step: 0 });
  const act = (on: Env, action: Action) => on.step(action, { screenshot: "none" }, "operator");
  const recorded = async (on: Env, name: string): Promise<Recording> => {
    const { snapshot } = await on.snapshot();
    const [file, verdict] = [await on.download(snapshot), await on.judge()];
    return (await traceEpisode(on, sights, start, file, { id: name, agent: "stumbling", verdict })).recording;
  };
  const { moves } = first.recording;
  const strays = new Set(chance.sample([...moves.keys()], Math.min(maxStrays, moves.length)));
  const recordings: Recording[] = [];
  try {
    for (const [i, { action }] of moves.entries()) {
      if (chance.chance(waitChance)) await act(env!, { type: "WAIT", value: chance.int(1, 150) });
      const others = first.captures[i]!.elements.filter((element) => element.enabled && takesTouch(element));
      if (strays.has(i) && others.length > 0) {
        const [x1, y1, x2, y2] = chance.pick(others).bounds;
        const [fork] = await env!.fork();
        try {
          await act(fork!, { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] });
          recordings.push(await recorded(fork!, `${id}-stray-${i}`));
        } finally {
          await fork!.remove().catch(() => {});
        }
      }
      await act(env!, action);
    }
    return { recordings: [await recorded(env!, id), ...recordings], pictures: sights.pictures };
  } finally {
    await env!.remove().catch(() => {});
  }
}
