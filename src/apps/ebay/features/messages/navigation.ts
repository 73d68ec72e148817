import * as v from "valibot";
import { GoodsId, ListingId, OrderId, ThreadId } from "../../ids.ts";
import { does, on, pushes } from "../../builder.ts";

const noticeArgs = { notice: v.string() };

export const messagesEdges = [
  on("inbox", "goHome").root(),
  on("inbox", "goMy").replace("my"),
  on("inbox", "goSearch").replace("search"),
  on("inbox", "goSelling").replace("selling"),
  on("inbox", "openThread", { thread: ThreadId }).push("thread"),
  on("inbox", "noticeItem", { ...noticeArgs, item: GoodsId })
    .run("readNotice")
    .push("item"),
  on("inbox", "noticeOrder", { ...noticeArgs, order: OrderId })
    .run("readNotice")
    .push("order"),
  on("inbox", "noticeThread", { ...noticeArgs, thread: ThreadId })
    .run("readNotice")
    .push("thread"),
  on("inbox", "noticeSeller", { ...noticeArgs, seller: GoodsId })
    .run("readNotice")
    .push("seller"),
  on("inbox", "noticeListing", { ...noticeArgs, listing: ListingId })
    .run("readNotice")
    .push("listing"),
  on("inbox", "noticeSaved", noticeArgs).run("readNotice").push("saved"),
  on("inbox", "noticeDeals", noticeArgs).run("readNotice").push("deals"),
  on("inbox", "noticePayouts", noticeArgs).run("readNotice").push("payouts"),
  does("inbox", "readNotices"),
  does("inbox", "dropNotice"),
  ...pushes("inbox", "signIn", "alerts"),
  on("thread", "send").when("hasText").run("reply").set({ text: "" }),
  on("thread", "markUnread").run("markUnread").pop(),
  on("thread", "archive")
    .run("archive", ({ params }) => ({ thread: params.thread, on: true }))
    .say("archived")
    .pop(),
  on("thread", "unarchive")
    .run("archive", ({ params }) => ({ thread: params.thread, on: false }))
    .close()
    .say("unarchived"),
  on("thread", "delete").warn("deleteThreadAsk", "delete").run("deleteThread").say("threadDeleted").pop(),
  on("thread", "open", { item: GoodsId }).push("item"),
  on("thread", "openSeller", { seller: GoodsId }).push("seller"),
  on("thread", "openOrder", { order: OrderId }).push("order"),
  on("thread", "openListing", { listing: ListingId }).push("listing"),
  on("ask", "send")
    .when("hasText")
    .run("writeTo")
    .say("messageSent")
    .replace("thread", ({ result }) => ({ thread: result })),
] as const;
