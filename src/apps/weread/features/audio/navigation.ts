import * as v from "valibot";
import { wholeNumber } from "#os/values.ts";
import { categoryIds } from "#world/books/categories.ts";
import { on } from "../../builder.ts";
import { tabEdges } from "../../edges.ts";
import { AudioId, BookId } from "../../ids.ts";
import { maxPages } from "../../views.ts";
import { sleepMinutes, speeds } from "./state.ts";

const audio = { audio: AudioId };
const chapter = { chapter: v.pipe(wholeNumber, v.maxValue(500)) };
export const audioEdges = [
  ...tabEdges("audio"),
  on("audio", "openAudio", audio).push("audiobook"),
  on("audio", "continue", audio)
    .run("playAudio", ({ args }) => ({ audio: args.audio, chapter: null }))
    .push("player"),
  on("audio", "search").push("search"),
  on("audio", "choose", { category: v.nullable(v.picklist(categoryIds)) }).set(({ args }) => ({
    category: args.category,
    pages: 1,
  })),
  on("audio", "moreAudio").set(({ view }) => ({ pages: Math.min(maxPages, view.pages + 1) })),
  on("audiobook", "play")
    .run("playAudio", ({ params }) => ({ audio: params.audio, chapter: null }))
    .push("player"),
  on("audiobook", "playChapter", chapter).run("playAudio").push("player"),
  on("audiobook", "openBook", { book: BookId }).push("book"),
  on("audiobook", "membership").push("membership"),
  on("player", "play").run("playAudio", ({ params }) => ({ audio: params.audio, chapter: null })),
  on("player", "pause").run("pauseAudio"),
  on("player", "seek", { ms: wholeNumber }).run("seekAudio"),
  on("player", "skip", { seconds: v.picklist([-15, 15]) }).run("skipAudio"),
  on("player", "next").run("nextChapter"),
  on("player", "previous").run("previousChapter"),
  on("player", "showPanel", { panel: v.picklist(["speed", "sleep", "chapters"]) }).set(({ args }) => ({
    open: args.panel,
  })),
  on("player", "setSpeed", { speed: v.picklist(speeds) })
    .run("setSpeed")
    .close(),
  on("player", "setSleep", { after: v.nullable(v.union([v.literal("end"), v.picklist(sleepMinutes)])) })
    .run("setSleep")
    .close(),
  on("player", "playChapter", chapter).run("playAudio").close(),
  on("player", "openBook", { book: BookId }).push("book"),
] as const;
