/** View state of the message screens. */
import { hasText } from "#os/guards.ts";
import { nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { MessageId, NewsId, UserId } from "../../ids.ts";
import { rednote } from "../../state.ts";
import { MessageText } from "./state.ts";

export const messagesScreens = {
  messages: rednote.screen({ view: { held: nullableField(UserId), open: overlay("held", "plus") } }),
  strangers: rednote.screen({ view: { held: nullableField(UserId), open: overlay("held") } }),
  likesInbox: rednote.screen({ opens: "seeLikes", view: { held: nullableField(NewsId), open: overlay("held") } }),
  followersInbox: rednote.screen({ opens: "seeFollowers" }),
  commentsInbox: rednote.screen({ opens: "seeComments", view: { held: nullableField(NewsId), open: overlay("held") } }),
  chat: rednote.screen({
    params: { user: UserId },
    enter: ({ state, params }) => ({ text: state.threads[params.user]?.draft ?? "" }),
    view: { text: textFor(MessageText), held: nullableField(MessageId), open: overlay("held", "more") },
    opens: "readThread",
  }),
  chatInfo: rednote.screen({ params: { user: UserId } }),
  chatPicture: rednote.screen({ params: { message: MessageId } }),
  newChat: rednote.screen({ view: { q: textUpTo(40) } }),
};
export const messagesGuards = { hasWords: hasText("text") };
