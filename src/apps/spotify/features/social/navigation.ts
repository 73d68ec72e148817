import { intents, urisOf } from "#os/intents.ts";
import * as v from "valibot";
import { on, pushes } from "../../builder.ts";
import { collectionEdges, frameEdges, listEdges } from "../../edges.ts";
import { AlbumId, ArtistId, FriendId, PlaylistId, sourceOf } from "../../ids.ts";
import { urlOf } from "../../links.ts";
import { tieKinds } from "./screens.ts";

const friend = { friend: FriendId };
export const socialEdges = [
  ...pushes("profile", "editProfile", "findFriends"),
  on("profile", "openPlaylist", { playlist: PlaylistId }).push("playlist"),
  on("profile", "openArtist", { artist: ArtistId }).push("artist"),
  on("profile", "connections", { kind: v.picklist(tieKinds) }).push("connections"),
  on("editProfile", "chooseFace").open("face"),
  on("editProfile", "pickFace").close().start(intents.pickFile("image/*"), "facePicked"),
  on("editProfile", "facePicked", { uris: v.array(v.string()) }).run("setProfile", ({ args, state }) => ({
    face: urisOf(args)[0] ?? state.account.face,
  })),
  on("editProfile", "removeFace").run("setProfile", { face: null }).close(),
  on("editProfile", "save")
    .when("hasDisplayName")
    .run("setProfile", ({ view }) => ({ name: view.name }))
    .pop(),

  ...frameEdges("friend"),
  ...collectionEdges("friend"),
  on("friend", "follow").run("followFriend").say("followedNow"),
  on("friend", "unfollow").ask("unfollowAsk", "unfollow").run("unfollowFriend"),
  on("friend", "blend")
    .run("inviteToBlend")
    .say("blendInvited")
    .push("blend", ({ result }) => ({ blend: result })),
  on("friend", "share").start(({ params }) => intents.sendText(urlOf(params.friend))),

  on("activity", "openFriend", friend).push("friend"),
  on("activity", "play", { item: v.pipe(v.string(), v.startsWith("mu_track_"), v.maxLength(80)) }).run(
    "play",
    ({ args }) => ({
      source: sourceOf(args.item),
      item: args.item,
    }),
  ),
  on("activity", "openAlbum", { album: AlbumId }).push("album"),
  on("activity", "findFriends").push("findFriends"),
  on("findFriends", "openFriend", friend).push("friend"),
  on("findFriends", "follow", friend).run("followFriend").say("followedNow"),
  on("findFriends", "unfollow", friend).ask("unfollowAsk", "unfollow").run("unfollowFriend"),
  on("connections", "openFriend", friend).push("friend"),
  on("connections", "follow", friend).run("followFriend").say("followedNow"),
  on("connections", "unfollow", friend).ask("unfollowAsk", "unfollow").run("unfollowFriend"),
  on("connections", "removeFollower", friend).warn("removeFollowerAsk", "remove").run("removeFollower"),

  on("newBlend", "invite", friend)
    .run("inviteToBlend")
    .say("blendInvited")
    .replace("blend", ({ result }) => ({ blend: result })),
  on("newBlend", "findFriends").push("findFriends"),
  ...frameEdges("blend"),
  ...listEdges("blend"),
  on("blend", "shufflePlay").run("shufflePlay", ({ params }) => ({ source: sourceOf(params.blend) })),
  on("blend", "menu").open("menu"),
  on("blend", "openFriend", friend).close().push("friend"),
  on("blend", "copy")
    .close()
    .push("newPlaylist", ({ params }) => ({ source: sourceOf(params.blend) })),
  on("blend", "leave").warn("leaveBlendAsk", "leave").run("leaveBlend").say("blendLeft").pop(),
] as const;
