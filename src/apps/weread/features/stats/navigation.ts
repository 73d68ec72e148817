import * as v from "valibot";
import { on } from "../../builder.ts";
import { BookId } from "../../ids.ts";
import { periods } from "./queries.ts";
import { goals } from "./state.ts";

export const statsEdges = [
  on("stats", "choose", { period: v.picklist(periods) }).set(({ args }) => ({ period: args.period, back: 0 })),
  on("stats", "earlier").set(({ view }) => ({ back: Math.min(520, view.back + 1) })),
  on("stats", "later").set(({ view }) => ({ back: Math.max(0, view.back - 1) })),
  on("stats", "chooseGoal").open("goal"),
  on("stats", "setGoal", { goal: v.nullable(v.picklist(goals)) })
    .run("setGoal")
    .close(),
  on("stats", "openBook", { book: BookId }).push("book"),
  on("stats", "friends").push("friends"),
  on("history", "openBook", { book: BookId }).push("book"),
  on("history", "read", { book: BookId }).run("openBook").push("reader"),
] as const;
