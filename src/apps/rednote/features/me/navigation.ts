import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { plusEdges, uris } from "../../edges.ts";
import { AlbumId, NoteId, me } from "../../ids.ts";
import { meTabs, profileFields } from "./screens.ts";
import { sexes } from "./state.ts";

const note = { note: NoteId };
export const meEdges = [
  on("me", "goHome").root(),
  on("me", "goMarket").replace("market"),
  on("me", "goMessages").replace("messages"),
  on("me", "showTab", { tab: v.picklist(meTabs) }).set(({ args }) => ({ tab: args.tab, albums: false })),
  on("me", "showAlbums", { albums: v.boolean() }).set(({ args }) => ({ albums: args.albums })),
  on("me", "open", note).close("held").push("note"),
  on("me", "like", note).run("toggleLike"),
  on("me", "openDrafts").push("drafts"),
  on("me", "openAlbum", { album: AlbumId }).push("album"),
  on("me", "newAlbum").push("albumForm", { album: null }),
  on("me", "openTies", { kind: v.picklist(["following", "followers"]) }).push("ties", ({ args }) => ({
    user: me,
    kind: args.kind,
  })),
  on("me", "countLikes").open("likes"),
  on("me", "changeCover").start(intents.pickFile("image/*"), "coverPicked"),
  on("me", "coverPicked", uris).run("setProfile", ({ args, state }) => ({
    cover: args.uris[0] ?? state.profile.cover,
  })),
  ...pushes("me", "editProfile", "history", "settings"),
  ...plusEdges("me"),

  on("editProfile", "edit", { field: v.picklist(profileFields) }).push("editField"),
  on("editProfile", "changeFace").start(intents.pickFile("image/*"), "facePicked"),
  on("editProfile", "facePicked", uris).run("setProfile", ({ args, state }) => ({
    face: args.uris[0] ?? state.profile.face,
  })),
  on("editProfile", "chooseSex").open("sex"),
  on("editProfile", "setSex", { sex: v.picklist(sexes) })
    .run("setProfile")
    .close(),
  on("editField", "save")
    .when("isName")
    .run("setName", ({ view }) => ({ name: view.name }))
    .say("savedProfile")
    .pop(),
  on("editField", "save")
    .when("isNumber")
    .ask("numberAsk", "change")
    .run("setNumber", ({ view }) => ({ number: view.number }))
    .say("savedProfile")
    .pop(),
  on("editField", "save")
    .when("isBio")
    .run("setProfile", ({ view }) => ({ bio: view.bio.trim() }))
    .say("savedProfile")
    .pop(),
  on("editField", "save")
    .run("setProfile", ({ params, view }) => ({ [params.field]: view[params.field].trim() }))
    .say("savedProfile")
    .pop(),

  on("history", "open", note).push("note"),
  on("history", "select").set({ selects: true, chosen: [] }),
  on("history", "done").set({ selects: false, chosen: [] }),
  on("history", "drop", note).run("dropSeen"),
  on("history", "clear").warn("clearSeenAsk", "clear").run("clearSeen").set({ selects: false }).say("cleared"),

  on("album", "open", note).push("note"),
  on("album", "menu").open("more"),
  on("album", "edit").close().push("albumForm"),
  on("album", "remove").warn("deleteAlbumAsk", "delete").run("deleteAlbum").close().say("deleted").pop(),
  on("album", "select").close().set({ selects: true, chosen: [], open: null }),
  on("album", "done").set({ selects: false, chosen: [] }),
  on("album", "toggle", note).toggle("chosen", "note"),
  on("album", "move").when("hasChosen").open("move"),
  on("album", "moveTo", { album: v.nullable(AlbumId) })
    .run("moveSaved", ({ view, args }) => ({ notes: view.chosen, album: args.album }))
    .set({ selects: false, chosen: [], open: null })
    .say("moved"),
  on("album", "unsaveChosen")
    .when("hasChosen")
    .warn("unsaveChosenAsk", "unsave")
    .run("dropSaved", ({ view }) => ({ notes: view.chosen }))
    .set({ selects: false, chosen: [] })
    .say("unsaved"),

  on("albumForm", "save").when("isNewAlbum", "hasAlbumName").run("createAlbum").say("albumCreated").pop(),
  on("albumForm", "save")
    .when("hasAlbumName")
    .run("editAlbum", ({ params, view }) => ({ album: params.album ?? "album_none", ...view }))
    .say("albumSaved")
    .pop(),
] as const;
