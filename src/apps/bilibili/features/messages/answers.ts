/** Creates a person's answer to the user's last message. The words come from the dataset `voices`. */
import type { Ctx } from "#os/app-command.ts";
import { answerChat, getVoiceId, type Answer } from "#world/voices/answer.ts";
import voices from "#world/voices/index.ts";
import type { State } from "../../state.ts";
import { tieWith } from "../../ties.ts";
import { messagesWith } from "./queries.ts";

const kinds = { text: "text", video: "link" } as const;
/** Returns null if the person does not answer. People who follow the user answer more often than others. */
export function findAnswer(state: State, ctx: Ctx, user: string): Answer | null {
  const tie = tieWith(state, user);
  const voice = ctx.world(voices.queries.voice, { id: getVoiceId(user) });
  const talks = tie === "mutual" || tie === "follower" ? 95 : 60;
  return answerChat(voice, user, messagesWith(state, user), talks, ({ kind }) => kinds[kind], ctx);
}
