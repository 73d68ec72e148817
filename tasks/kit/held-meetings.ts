/** Helpers for tasks about meetings that were held or go on now: who takes part, and what was decided. */
import type { Decision } from "#apps/meeting/features/past/queries.ts";
import type { Live, Room } from "#apps/meeting/features/room/state.ts";
import type { Lang } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";

/** Returns the owner's devices in a meeting that goes on: microphone and camera are off, nothing is shared. */
export const liveIn = (room: Room): Live => ({
  room: room.id,
  password: "",
  mic: false,
  camera: false,
  front: true,
  output: "speaker",
  hand: null,
  layout: "speaker",
  captions: false,
  share: null,
  board: [],
  reaction: null,
  seen: room.spans.at(-1)?.in ?? room.began,
  recording: null,
  coming: [],
});
/** Returns the minute of the local day. `offsetMin`: the offset of the time zone from UTC, in minutes. */
export const minuteOf = (at: number, offsetMin: number): number => Math.floor((at / minuteMs + offsetMin) % (24 * 60));
/** Draws until something fits. Who comes to a meeting and what is said there depends on its seed. */
export function drawUntil<T>(r: Rng, draw: (seed: string) => T | null): T {
  for (let tries = 0; tries < 2000; tries++) {
    const found = draw(`held ${r.int(1, 1_000_000_000)}`);
    if (found !== null) return found;
  }
  throw new Error("no meeting fits");
}
interface ReadDecision {
  readonly by: string;
  /** What the decision is about, and the weekday on which or until which it is done. */
  readonly thing: string;
  readonly day: string;
  /** Whether the speaker takes the thing on. Other decisions name no one who does it. */
  readonly takes: boolean;
  readonly line: string;
}
/** Reads a decision of the minutes, in this language. */
export function readDecision({ by, en, zh }: Decision, lang: Lang): ReadDecision {
  const line = lang === "en" ? en : zh;
  const found =
    lang === "en"
      ? /: (?:I take care of )?(.+?) (until|will be settled on) (\w+)\.$/.exec(line)
      : /：(.+?)(由我负责，)?(周.)(?:前完成|敲定)。$/.exec(line);
  if (!found) throw new Error(`no decision: ${line}`);
  const [, thing, word, day] = found;
  return { by, thing: thing!, day: day!, takes: word === "until" || word === "由我负责，", line };
}
