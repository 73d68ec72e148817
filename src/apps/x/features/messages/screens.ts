/** View state of the message screens. */
import { hasText } from "#os/guards.ts";
import { nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { MessageId, UserId } from "../../ids.ts";
import { x } from "../../state.ts";
import { MessageText } from "./state.ts";

export const messagesScreens = {
  messages: x.screen({ view: { q: textUpTo(40), held: nullableField(UserId), open: overlay("drawer", "held") } }),
  requests: x.screen({ view: { held: nullableField(UserId), open: overlay("held") } }),
  chat: x.screen({
    params: { user: UserId },
    enter: ({ state, params }) => ({ text: state.threads[params.user]?.draft ?? "" }),
    view: { text: textFor(MessageText), held: nullableField(MessageId), open: overlay("held", "call") },
    opens: "readThread",
  }),
  chatInfo: x.screen({ params: { user: UserId } }),
  newChat: x.screen({ view: { q: textUpTo(40) } }),
  call: x.screen({}),
};
export const messagesGuards = { hasWords: hasText("text") };
