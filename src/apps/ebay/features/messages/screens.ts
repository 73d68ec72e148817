import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { choiceField, overlay, textFor } from "#os/values.ts";
import { GoodsId, Message, OrderId, ThreadId } from "../../ids.ts";
import { ebay } from "../../state.ts";
import { topics } from "./state.ts";

export const messagesScreens = {
  inbox: ebay.screen({
    view: { tab: choiceField("messages", "notices"), filter: choiceField("all", "unread", "archived") },
  }),
  thread: ebay.screen({
    params: { thread: ThreadId },
    view: { text: textFor(Message), open: overlay("menu") },
    opens: "readThread",
  }),
  ask: ebay.screen({
    params: {
      seller: GoodsId,
      item: v.optional(v.nullable(GoodsId), null),
      order: v.optional(v.nullable(OrderId), null),
    },
    view: { topic: choiceField(...topics), text: textFor(Message) },
    enter: ({ params }) => (params.order === null ? {} : { topic: "order" as const }),
    focus: [{ field: "text", enter: "newline" }],
  }),
};
export const messagesGuards = { hasText: hasText("text") };
