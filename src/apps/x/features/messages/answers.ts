/** Creates a person's answer to the user's last message. The words come from the dataset `voices`. */
import type { Ctx } from "#os/app-command.ts";
import { answerChat, getVoiceId, type Answer } from "#world/voices/answer.ts";
import voices from "#world/voices/index.ts";
import type { State } from "../../state.ts";
import { isFollower } from "../../ties.ts";
import { messagesWith } from "./queries.ts";

const kinds = { text: "text", picture: "picture", post: "link", call: null } as const;
/** Returns null if the person does not answer. People who follow the user answer more often than others. */
export function findAnswer(state: State, ctx: Ctx, user: string): Answer | null {
  const voice = ctx.world(voices.queries.voice, { id: getVoiceId(user) });
  const talks = isFollower(state, user) ? 95 : 55;
  return answerChat(voice, user, messagesWith(state, user), talks, ({ kind }) => kinds[kind], ctx);
}
