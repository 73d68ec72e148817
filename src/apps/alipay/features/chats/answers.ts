/** Selects the answers of the cast's people from each person's voice in the world. */
import type { Ctx } from "#os/app-command.ts";
import { createAnswer, getVoiceId } from "#world/voices/answer.ts";
import voices from "#world/voices/index.ts";

/** Returns the person's answer, or null if the person has none. `kind`: the kind of the owner's message. */
export function answerFor(
  person: string,
  text: string,
  kind: "text" | "transfer" | "redpacket",
  turn: number,
  ctx: Ctx,
): string | null {
  const voice = ctx.world(voices.queries.voice, { id: getVoiceId(person) });
  if (!voice) return null;
  const lang = ctx.lang === "en" ? "en" : "zh";
  return createAnswer(voice, person, { text, kind, lang, turn, now: ctx.now, offsetMin: ctx.offsetMin })?.text ?? null;
}
