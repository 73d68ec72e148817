/** What the screens of conversations remember, and what must hold there. */
import * as v from "valibot";
import { isWritten } from "../../../../os/guards.ts";
import { firstOf, overlay, textFor } from "../../../../os/values.ts";
import { GoodsId, Message, OrderId, ThreadId } from "../../ids.ts";
import { ebay } from "../../state.ts";
import { topics } from "./state.ts";

export const messagesScreens = {
  inbox: ebay.screen({ view: { tab: firstOf("messages", "notices"), filter: firstOf("all", "unread", "archived") } }),
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
    view: { topic: firstOf(...topics), text: textFor(Message) },
    enter: ({ params }) => (params.order === null ? {} : { topic: "order" as const }),
    focus: [{ field: "text", enter: "newline" }],
  }),
};
export const messagesGuards = { hasText: isWritten("text") };
