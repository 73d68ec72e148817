import * as v from "valibot";
import { wholeNumber } from "#os/values.ts";
import { on } from "../../builder.ts";
import { plusEdges } from "../../edges.ts";
import { Channel } from "../home/state.ts";
import { GoodsId, NoteId } from "../../ids.ts";

export const marketEdges = [
  on("market", "goHome").root(),
  on("market", "goMessages").replace("messages"),
  on("market", "goMe").replace("me"),
  on("market", "showChannel", { channel: v.nullable(Channel) }).set(({ args }) => ({
    channel: args.channel,
    pages: 1,
  })),
  on("market", "openItem", { item: GoodsId }).push("item"),
  on("market", "search").push("search", {}),
  on("market", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
  ...plusEdges("market"),
  on("item", "show", { at: wholeNumber }).set(({ args }) => ({ at: args.at })),
  on("item", "open", { note: NoteId }).push("note"),
  on("item", "like", { note: NoteId }).run("toggleLike"),
  on("item", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
] as const;
