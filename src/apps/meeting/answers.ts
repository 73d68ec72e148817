/** What those who were asked to a meeting say, and when: drawn from the meeting and the person. */
import { minuteMs } from "../../state/civil.ts";
import { Rng } from "../../state/rng.ts";

export function answerTo(meeting: string, person: string): { readonly says: "yes" | "no"; readonly afterMs: number } {
  const r = Rng.of(meeting, person, "answers");
  const afterMs = r.int(2, 150) * minuteMs;
  return { says: r.chance(0.85) ? "yes" : "no", afterMs };
}
/** What they have said by now; null: nothing yet. */
export function answeredBy(m: { readonly id: string; readonly at: number }, person: string, now: number) {
  const { says, afterMs } = answerTo(m.id, person);
  return m.at + afterMs <= now ? says : null;
}
