import * as v from "valibot";
import { offsetOf } from "#os/format.ts";
import { intents } from "#os/intents.ts";
import { wholeNumber } from "#os/values.ts";
import { daysInMonth, epochOf } from "#state/civil.ts";
import { on } from "../../builder.ts";
import { uris } from "../../edges.ts";
import { CommunityId, DraftId, PictureRef } from "../../ids.ts";
import { maxPictures, MayReply, pollMinutes } from "../posts/state.ts";
import { contentOf } from "./screens.ts";
import { maxParts, type Content } from "./state.ts";

const at = { at: v.pipe(wholeNumber, v.maxValue(maxParts - 1)) };
type Parts = Content["parts"];
const copyOf = (parts: Parts): Parts => parts.map(({ text, pictures }) => ({ text, pictures: [...pictures] }));
/** Returns the time that the user has chosen in the calendar. */
const chosenTime = (
  view: {
    readonly shownYear: number;
    readonly shownMonth: number;
    readonly day: number;
    readonly hour: string;
    readonly minute: string;
  },
  offsetMin: number,
): number =>
  epochOf(
    {
      year: Math.min(2099, Math.max(1990, view.shownYear)),
      month: view.shownMonth,
      day: Math.min(view.day, daysInMonth(view.shownYear, view.shownMonth)),
      hour: Math.min(23, Number(view.hour) || 0),
      minute: Math.min(59, Number(view.minute) || 0),
    },
    offsetMin,
  );
export const composeEdges = [
  on("compose", "edit", at).set(({ args, view }) => ({ at: Math.min(args.at, view.parts.length - 1) })),
  on("compose", "addPictures").start(intents.pickFile("image/*", true), "picked"),
  on("compose", "picked", uris).set(({ view, args }) => ({
    parts: copyOf(view.parts).map((part, n) =>
      n === view.at
        ? { ...part, pictures: [...new Set([...part.pictures, ...args.uris])].slice(0, maxPictures) }
        : part,
    ),
    hasPoll: view.hasPoll && view.at !== 0,
  })),
  on("compose", "dropPicture", { ...at, picture: PictureRef }).set(({ view, args }) => ({
    parts: copyOf(view.parts).map((part, n) =>
      n === args.at ? { ...part, pictures: part.pictures.filter((one) => one !== args.picture) } : part,
    ),
  })),
  on("compose", "addPart").set(({ view }) =>
    view.parts.length >= maxParts
      ? {}
      : {
          parts: [
            ...copyOf(view.parts).slice(0, view.at + 1),
            { text: "", pictures: [] },
            ...copyOf(view.parts).slice(view.at + 1),
          ],
          at: view.at + 1,
        },
  ),
  on("compose", "dropPart", at).set(({ view, args }) =>
    view.parts.length < 2
      ? {}
      : { parts: copyOf(view.parts).filter((_, n) => n !== args.at), at: Math.max(0, Math.min(view.at, args.at) - 1) },
  ),
  on("compose", "togglePoll").set(({ view }) => ({
    hasPoll: !view.hasPoll,
    options: ["", ""],
    parts: copyOf(view.parts).map((part, n) => (n === 0 && !view.hasPoll ? { ...part, pictures: [] } : part)),
  })),
  on("compose", "addOption").set(({ view }) => ({ options: [...view.options, ""].slice(0, 4) })),
  on("compose", "dropOption").set(({ view }) => ({
    options: view.options.length > 2 ? view.options.slice(0, -1) : [...view.options],
  })),
  on("compose", "openMinutes").open("minutes"),
  on("compose", "setMinutes", { minutes: v.picklist(pollMinutes) }).set(({ args }) => ({
    minutes: args.minutes,
    open: null,
  })),
  on("compose", "openAudience").open("audience"),
  on("compose", "setAudience", { community: v.nullable(CommunityId) }).set(({ args }) => ({
    community: args.community,
    open: null,
  })),
  on("compose", "openMayReply").open("mayReply"),
  on("compose", "setMayReply", { mayReply: MayReply }).set(({ args }) => ({ mayReply: args.mayReply, open: null })),
  on("compose", "openSchedule").when("isNoReply").open("schedule"),
  on("compose", "setSchedule")
    .when("canSchedule")
    .run("checkSchedule", ({ view, os }) => ({ sendAt: chosenTime(view, offsetOf(os)) }))
    .set(({ view, os }) => ({ sendAt: chosenTime(view, offsetOf(os)), open: null })),
  on("compose", "clearSchedule").set({ sendAt: null, open: null }),
  on("compose", "openDrafts").push("drafts"),
  on("compose", "send")
    .when("isNow", "canPost")
    .run("publish", ({ params, view }) => ({ ...contentOf(view, params), draft: params.draft }))
    .say("postSent")
    .pop(),
  on("compose", "send")
    .when("isPlanned", "canPost", "isNoReply")
    .run("schedule", ({ params, view }) => ({
      ...contentOf(view, params),
      draft: params.draft,
      sendAt: view.sendAt ?? 0,
    }))
    .say("postScheduled")
    .pop(),
  on("compose", "leave").when("isWritten").open("leave"),
  on("compose", "leave").pop(),
  on("compose", "keep")
    .run("keepDraft", ({ params, view }) => ({ ...contentOf(view, params), draft: params.draft }))
    .say("draftKept")
    .pop(),
  on("compose", "drop").pop(),
  on("compose", "back").when("isWritten").open("leave"),
  on("compose", "back").pop(),

  on("drafts", "showTab", { tab: v.picklist(["unsent", "scheduled"]) }).set(({ args }) => ({ tab: args.tab })),
  on("drafts", "open", { draft: DraftId }).replace("compose", ({ args, state }) => ({
    draft: args.draft,
    replyTo: state.drafts[args.draft]?.replyTo ?? null,
    quoted: state.drafts[args.draft]?.quoted ?? null,
  })),
  on("drafts", "remove", { draft: DraftId }).warn("deleteDraftAsk", "delete").run("deleteDraft").say("deletedDraft"),
] as const;
