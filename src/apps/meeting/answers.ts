/**
 * Chooses an invited person's answer and its delay in milliseconds, at random. The ids of the meeting and the person
 * are the seed.
 */
import { minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";

export function drawAnswer(meeting: string, person: string): { readonly says: "yes" | "no"; readonly afterMs: number } {
  const r = Rng.of(meeting, person, "answers");
  const afterMs = r.int(2, 150) * minuteMs;
  return { says: r.chance(0.85) ? "yes" : "no", afterMs };
}
/** Returns the person's answer, or null if the person has not answered yet. */
export function currentAnswer(m: { readonly id: string; readonly at: number }, person: string, now: number) {
  const { says, afterMs } = drawAnswer(m.id, person);
  return m.at + afterMs <= now ? says : null;
}
