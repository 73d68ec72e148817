import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { nullableField } from "#os/values.ts";
import { on } from "../../builder.ts";
import { uris } from "../../edges.ts";
import { CommunityId, PictureRef } from "../../ids.ts";
import { maxPictures, newKinds } from "./state.ts";

export const createEdges = [
  on("create", "pickCommunity").open("community", { q: "" }),
  /** Flairs belong to a community, so a new community has no flair yet. */
  on("create", "setCommunity", { community: CommunityId, needsFlair: v.boolean() }).set(({ args, view }) => ({
    community: args.community,
    needsFlair: args.needsFlair,
    flair: args.community === view.community ? view.flair : null,
    open: null,
  })),
  on("create", "flairMenu").open("flair"),
  on("create", "setFlair", { flair: nullableField(v.pipe(v.string(), v.maxLength(40))) }).set(({ args }) => ({
    flair: args.flair,
  })),
  on("create", "toggleSpoiler").set(({ view }) => ({ spoiler: !view.spoiler })),
  on("create", "closeFlair").close(),
  on("create", "showKind", { kind: v.picklist(newKinds) }).set(({ args }) => ({ kind: args.kind })),
  on("create", "addPictures").start(intents.pickFile("image/*", true), "picked"),
  on("create", "picked", uris).set(({ args, view }) => ({
    pictures: [...new Set([...view.pictures, ...args.uris])].slice(0, maxPictures),
    kind: args.uris.length > 0 ? ("image" as const) : view.kind,
  })),
  on("create", "dropPicture", { picture: PictureRef }).set(({ args, view }) => ({
    pictures: view.pictures.filter((one) => one !== args.picture),
  })),
  on("create", "submit")
    .when("isReady")
    .run("submit", ({ view }) => ({ ...draftOf(view), community: view.community ?? "rd_community_0" }))
    .say("posted")
    .replace("post", ({ result }) => ({ post: result })),
  on("create", "back").when("isBlank").pop(),
  on("create", "back").warn("discardPostAsk", "discard").pop(),
  on("editPost", "save")
    .run("editPost", ({ params, view }) => ({ post: params.post, text: view.text }))
    .say("postEdited")
    .pop(),
] as const;
function draftOf<V extends { readonly kind: (typeof newKinds)[number] }>(view: V) {
  const { kind, title, text, flair, pictures, url, spoiler } = view as V & {
    readonly title: string;
    readonly text: string;
    readonly flair: string | null;
    readonly pictures: string[];
    readonly url: string;
    readonly spoiler: boolean;
  };
  return { kind, title, text, flair, pictures, url, spoiler };
}
