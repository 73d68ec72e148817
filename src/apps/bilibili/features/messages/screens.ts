/** View state of the message screens. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { MessageId, NewsId, UserId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { boxes, MessageText } from "./state.ts";

export const messagesScreens = {
  messages: bilibili.screen({ view: { held: nullableField(UserId), open: overlay("held") } }),
  inbox: bilibili.screen({
    params: { box: v.picklist(boxes) },
    opens: "seeInbox",
    view: { held: nullableField(NewsId), open: overlay("held") },
  }),
  chat: bilibili.screen({
    params: { user: UserId },
    enter: ({ state, params }) => ({ text: state.threads[params.user]?.draft ?? "" }),
    view: { text: textFor(MessageText), held: nullableField(MessageId), open: overlay("held") },
    opens: "readThread",
  }),
  chatInfo: bilibili.screen({ params: { user: UserId } }),
  newChat: bilibili.screen({ view: { q: textUpTo(20) } }),
};
export const messagesGuards = { hasWords: hasText("text") };
