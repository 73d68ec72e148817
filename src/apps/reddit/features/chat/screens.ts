/** View state of the chat screens. */
import * as v from "valibot";
import { equal, hasText, not } from "#os/guards.ts";
import { choiceField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { MessageId, PostId, UserId } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { ChatText } from "./state.ts";

export const chatTabs = ["messages", "requests"] as const;
export const chatScreens = {
  chats: reddit.screen({
    view: { tab: choiceField(...chatTabs), held: nullableField(UserId), open: overlay("held") },
  }),
  chat: reddit.screen({
    params: { user: UserId },
    enter: ({ state, params }) => ({ text: state.chats[params.user]?.draft ?? "" }),
    view: { text: textFor(ChatText), held: nullableField(MessageId), open: overlay("held", "menu") },
    opens: "readChat",
  }),
  chatPicture: reddit.screen({ params: { message: MessageId } }),
  /** Chooses a person for a new chat, or to send a post to. */
  newChat: reddit.screen({ params: { post: v.optional(v.nullable(PostId), null) }, view: { q: textUpTo(40) } }),
};
export const chatGuards = {
  hasWords: hasText("text"),
  sharesPost: not(equal("params.post", null)),
};
