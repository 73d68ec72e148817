/** Edges of the Moments screens. */
import * as v from "valibot";
import { wholeNumber } from "#os/values.ts";
import { intents } from "#os/intents.ts";
import { PersonId } from "../../people.ts";
import { does, on, pushes } from "../../builder.ts";
import { CommentId, PictureRef, PostId } from "./state.ts";

const uris = { uris: v.array(v.string()) };
export const momentsEdges = [
  // The feed and the post's own page offer the same actions.
  on("moments", "strip", { post: PostId }).set(({ view, args }) => ({
    strip: view.strip === args.post ? null : args.post,
    under: null,
  })),
  on("moments", "like", { post: PostId }).run("likePost").set({ strip: null }),
  on("moments", "write", { post: PostId, to: v.nullable(PersonId) }).set(({ args }) => ({
    under: args.post,
    to: args.to,
    strip: null,
    words: "",
  })),
  on("moments", "send")
    .when("writesUnder", "hasCommentWords")
    .run("commentPost", ({ view }) => ({ post: view.under ?? "post_none", to: view.to, text: view.words }))
    .set({ under: null, to: null, words: "" }),
  on("moments", "deleteComment", { post: PostId, comment: CommentId })
    .warn("deleteCommentAsk", "delete")
    .run("deleteComment"),
  on("moments", "look", { pictures: v.array(PictureRef), first: wholeNumber }).push("shots"),
  on("moments", "openAlbum", { person: PersonId }).push("album"),
  on("moments", "openPost", { post: PostId }).push("post"),
  ...pushes("moments", "momentInbox"),
  on("moments", "new").open("new"),
  on("moments", "newText").close().push("publish", {}),
  on("moments", "newPictures").close().start(intents.pickFile("image/*", true), "picked"),
  on("moments", "picked", uris).push("publish", ({ args }) => ({ pictures: args.uris.slice(0, 9) })),
  on("moments", "deletePost", { post: PostId }).warn("deletePostAsk", "delete").run("deletePost").say("deleted"),
  on("moments", "changeCover").start(intents.pickFile("image/*"), "coverPicked"),
  on("moments", "coverPicked", uris).run("setMomentsCover", ({ args, state }) => ({
    picture: args.uris[0] ?? state.momentsCover,
  })),

  on("album", "openPost", { post: PostId }).push("post"),
  ...pushes("album", "momentInbox"),
  on("album", "viewAs", { asFriend: v.boolean() }).set(({ args }) => ({ asFriend: args.asFriend })),
  on("album", "changeCover").start(intents.pickFile("image/*"), "coverPicked"),
  on("album", "coverPicked", uris).run("setMomentsCover", ({ args, state }) => ({
    picture: args.uris[0] ?? state.momentsCover,
  })),
  on("album", "setRange").push("prefChoice", { name: "momentsRange" }),

  on("post", "strip", { post: PostId }).set(({ view, args }) => ({
    strip: view.strip === args.post ? null : args.post,
    under: null,
  })),
  on("post", "like", { post: PostId }).run("likePost").set({ strip: null }),
  on("post", "write", { post: PostId, to: v.nullable(PersonId) }).set(({ args }) => ({
    under: args.post,
    to: args.to,
    strip: null,
    words: "",
  })),
  on("post", "send")
    .when("writesUnder", "hasCommentWords")
    .run("commentPost", ({ view }) => ({ post: view.under ?? "post_none", to: view.to, text: view.words }))
    .set({ under: null, to: null, words: "" }),
  on("post", "deleteComment", { post: PostId, comment: CommentId })
    .warn("deleteCommentAsk", "delete")
    .run("deleteComment"),
  on("post", "look", { pictures: v.array(PictureRef), first: wholeNumber }).push("shots"),
  on("post", "openAlbum", { person: PersonId }).push("album"),
  on("post", "deletePost").warn("deletePostAsk", "delete").run("deletePost").pop(),
  on("post", "setPrivate", { on: v.boolean() }).run("setPostPrivate").close(),
  on("post", "more").open("more"),

  on("shots", "turn", { at: wholeNumber }).set(({ args }) => ({ at: args.at })),

  on("publish", "addPictures").start(intents.pickFile("image/*", true), "picked"),
  on("publish", "picked", uris).set(({ view, args }) => ({
    pictures: [...new Set([...view.pictures, ...args.uris])].slice(0, 9),
  })),
  on("publish", "dropPicture", { picture: PictureRef }).set(({ view, args }) => ({
    pictures: view.pictures.filter((p) => p !== args.picture),
  })),
  on("publish", "choosePlace", { place: v.pipe(v.string(), v.maxLength(60)) }).set(({ args }) => ({
    place: args.place,
    open: null,
  })),
  on("publish", "chooseKind", { kind: v.picklist(["all", "private", "only", "except"]) }).set(({ args }) => ({
    kind: args.kind,
  })),
  on("publish", "togglePerson", { person: PersonId }).toggle("people", "person"),
  on("publish", "toggleTag", { tag: v.string() }).toggle("tags", "tag"),
  on("publish", "toggleRemind", { person: PersonId }).toggle("remind", "person"),
  on("publish", "publish")
    .when("hasPostWords")
    .run("publishPost", ({ view }) => ({
      text: view.text,
      pictures: view.pictures,
      place: view.place,
      audience: {
        kind: view.kind,
        people: view.kind === "only" || view.kind === "except" ? view.people : [],
        tags: view.kind === "only" || view.kind === "except" ? view.tags : [],
      },
      remind: view.kind === "private" ? [] : view.remind,
    }))
    .replace("moments"),

  on("momentInbox", "openPost", { post: PostId }).push("post"),
  does("momentInbox", "clear", "clearMomentInbox").warn("clearInboxAsk", "clear"),
] as const;
