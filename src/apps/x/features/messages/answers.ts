/** Creates a person's answer to the user's last message. The words come from the dataset `voices`. */
import type { Ctx } from "#os/app-command.ts";
import { createAnswer, getVoiceId, type Answer } from "#world/voices/answer.ts";
import voices from "#world/voices/index.ts";
import type { State } from "../../state.ts";
import { isFollower } from "../../ties.ts";
import { messagesWith } from "./queries.ts";

const kinds = { text: "text", picture: "picture", post: "link" } as const;
/** Returns null if the person does not answer. People who follow the user answer more often than others. */
export function findAnswer(state: State, ctx: Ctx, user: string): Answer | null {
  const all = messagesWith(state, user);
  const asked = all.at(-1);
  if (!asked?.mine || asked.body.kind === "call") return null;
  const voice = ctx.world(voices.queries.voice, { id: getVoiceId(user) });
  if (!voice) return null;
  return createAnswer({ ...voice, talks: isFollower(state, user) ? 95 : 55 }, user, {
    text: asked.body.kind === "text" ? asked.body.text : "",
    kind: kinds[asked.body.kind],
    lang: ctx.lang === "en" ? "en" : "zh",
    turn: all.filter(({ mine }) => mine).length,
    now: asked.at,
    offsetMin: ctx.offsetMin,
  });
}
