// A way walked again by somebody who waits, and a wrong touch here and there: screens that were seen before, at another time, and
// others that are one touch away. A wrong touch is made on a phone of its own: what it leaves behind would make all that
// follows another state, though it looks the same.
import type { Action } from "../../contract/action.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import type { PhoneState } from "../../os/state.ts";
import type { Rng } from "../../state/rng.ts";
import { takesTouch } from "./moves.ts";
import { recordingOf, Sights, type Played } from "./record.ts";
import type { Recording } from "./recording.ts";

/** How often before a move, of 1. */
const waits = 0.5;
const mostStrays = 4;

export interface Stumbled {
  readonly recordings: readonly Recording[];
  /** The pictures of all of them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}
/** Looks at every screen itself. `first` began on this phone. */
export async function stumbled(
  parent: Env,
  first: Played,
  start: PhoneState,
  chance: Rng,
  id: string,
): Promise<Stumbled> {
  const sights = new Sights();
  const [env] = await parent.fork({ step: 0 });
  const act = (on: Env, action: Action) => on.step(action, { screenshot: "none" }, "operator");
  const recorded = async (on: Env, name: string): Promise<Recording> => {
    const { snapshot } = await on.snapshot();
    const [file, verdict] = [await on.download(snapshot), await on.judge()];
    return (await recordingOf(on, sights, start, file, { id: name, agent: "stumbling", verdict })).recording;
  };
  const { moves } = first.recording;
  const strays = new Set(chance.sample([...moves.keys()], Math.min(mostStrays, moves.length)));
  const recordings: Recording[] = [];
  try {
    for (const [i, { action }] of moves.entries()) {
      if (chance.chance(waits)) await act(env!, { type: "WAIT", value: chance.int(1, 150) });
      const others = first.seen[i]!.elements.filter((element) => element.enabled && takesTouch(element));
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
