/** What people of the cast answer: their own voices, looked up in the world. */
import type { Ctx } from "../../../../os/app-command.ts";
import { answerOf, voiceIdOf } from "../../../../world/voices/answer.ts";
import voices from "../../../../world/voices/index.ts";

/** Null where they have nothing to say to it. `kind` is of what was sent. */
export function answerFor(
  person: string,
  text: string,
  kind: "text" | "transfer" | "redpacket",
  turn: number,
  ctx: Ctx,
): string | null {
  const voice = ctx.world(voices.queries.voice, { id: voiceIdOf(person) });
  if (!voice) return null;
  const lang = ctx.lang === "en" ? "en" : "zh";
  return answerOf(voice, person, { text, kind, lang, turn, now: ctx.now, offsetMin: ctx.offsetMin })?.text ?? null;
}
