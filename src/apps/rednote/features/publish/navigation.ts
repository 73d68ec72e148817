import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on } from "../../builder.ts";
import { uris } from "../../edges.ts";
import { DraftId, PictureRef, UserId } from "../../ids.ts";
import { contentOf } from "./screens.ts";
import { audiences, maxMentions, maxPictures, maxTags, papers, PlaceRef, Tag } from "./state.ts";

export const publishEdges = [
  on("compose", "addPictures").start(intents.pickFile("image/*", true), "picked"),
  on("compose", "picked", uris).set(({ view, args }) => ({
    pictures: [...new Set([...view.pictures, ...args.uris])].slice(0, maxPictures),
    paper: null,
    words: "",
  })),
  on("compose", "holdPicture", { picture: PictureRef }).open("picture", ({ args }) => ({ held: args.picture })),
  on("compose", "dropPicture", { picture: PictureRef })
    .set(({ view, args }) => ({ pictures: view.pictures.filter((one) => one !== args.picture) }))
    .close("held"),
  on("compose", "makeCover", { picture: PictureRef })
    .set(({ view, args }) => ({ pictures: [args.picture, ...view.pictures.filter((one) => one !== args.picture)] }))
    .close("held"),
  on("compose", "openTags").open("tags", { q: "" }),
  on("compose", "addTag", { tag: Tag }).set(({ view, args }) => ({
    tags: [...new Set([...view.tags, args.tag.trim().replace(/^#+/, "")])].filter((x) => x !== "").slice(0, maxTags),
    q: "",
    open: null,
  })),
  on("compose", "dropTag", { tag: Tag }).set(({ view, args }) => ({
    tags: view.tags.filter((one) => one !== args.tag),
  })),
  on("compose", "openMentions").open("mentions", { q: "" }),
  on("compose", "addMention", { user: UserId }).set(({ view, args }) => ({
    mentions: [...new Set([...view.mentions, args.user])].slice(0, maxMentions),
    q: "",
    open: null,
  })),
  on("compose", "dropMention", { user: UserId }).set(({ view, args }) => ({
    mentions: view.mentions.filter((one) => one !== args.user),
  })),
  on("compose", "openPlace").open("place", { q: "" }),
  on("compose", "setPlace", { place: v.nullable(PlaceRef) }).set(({ args }) => ({
    place: args.place,
    q: "",
    open: null,
  })),
  on("compose", "openAudience").open("audience"),
  on("compose", "setAudience", { audience: v.picklist(audiences) }).set(({ args }) => ({
    audience: args.audience,
    open: null,
  })),
  on("compose", "toggleComments").set(({ view }) => ({ commentsOpen: !view.commentsOpen })),
  on("compose", "publish")
    .when("isNewPost", "isWritten")
    .run("publish", ({ params, view }) => ({ ...contentOf(view), draft: params.draft }))
    .say("published")
    .replace("me", {}),
  on("compose", "publish")
    .when("isChange", "isWritten")
    .run("editPost", ({ params, view }) => ({ ...contentOf(view), post: params.post ?? "post_none" }))
    .say("changed")
    .pop(),
  on("compose", "keep")
    .when("isNewAndWritten")
    .run("keepDraft", ({ params, view }) => ({ ...contentOf(view), draft: params.draft }))
    .say("draftKept")
    .pop(),
  on("compose", "back")
    .when("isNewAndWritten")
    .run("keepDraft", ({ params, view }) => ({ ...contentOf(view), draft: params.draft }))
    .say("draftKept")
    .pop(),
  on("compose", "back").pop(),

  on("words", "choosePaper", { paper: v.picklist(papers) }).set(({ args }) => ({ paper: args.paper })),
  on("words", "next")
    .when("hasPaperWords")
    .replace("compose", ({ view }) => ({ words: view.words.trim(), paper: view.paper })),

  on("camera", "shoot")
    .needs("camera")
    .run("shoot")
    .replace("compose", ({ result }) => ({ pictures: [result] })),

  on("drafts", "open", { draft: DraftId }).push("compose"),
  on("drafts", "remove", { draft: DraftId }).warn("deleteDraftAsk", "delete").run("deleteDraft").say("deleted"),
] as const;
