import * as v from "valibot";
import { intents, urisOf } from "#os/intents.ts";
import { on } from "../../builder.ts";
import { frameEdges, listEdges } from "../../edges.ts";
import { FriendId, ItemId, OwnPlaylistId, sourceOf, TrackId } from "../../ids.ts";
import { urlOf } from "../../links.ts";
import { maxEntries, playlistSorts } from "./state.ts";

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxEntries));
const Uris = { uris: v.array(v.string()) };
export const playlistsEdges = [
  ...frameEdges("playlist"),
  ...listEdges("playlist"),
  on("playlist", "shufflePlay").run("shufflePlay", ({ params }) => ({ source: sourceOf(params.playlist) })),
  on("playlist", "save")
    .run("save", ({ params }) => ({ id: params.playlist as never }))
    .say("addedToLibrary"),
  on("playlist", "unsave")
    .run("unsave", ({ params }) => ({ id: params.playlist as never }))
    .close()
    .say("removedFromLibrary"),
  on("playlist", "download")
    .run("download", ({ params }) => ({ id: params.playlist }))
    .close()
    .say("downloadStarted"),
  on("playlist", "removeDownload")
    .ask("removeDownloadAsk", "remove")
    .run("removeDownload", ({ params }) => ({ id: params.playlist }))
    .close(),
  on("playlist", "menu").open("menu"),
  on("playlist", "chooseSort").open("sort"),
  on("playlist", "sort", { sort: v.picklist(playlistSorts) })
    .run("sortPlaylist", ({ params, args }) => ({ id: params.playlist, sort: args.sort }))
    .close(),
  on("playlist", "startSearch").set({ searching: true, open: null }),
  on("playlist", "endSearch").set({ searching: false, q: "" }),
  on("playlist", "enqueue")
    .run("enqueueSource", ({ params }) => ({ source: sourceOf(params.playlist) }))
    .close()
    .say("queuedNow"),
  on("playlist", "addAll")
    .close()
    .push("addTo", ({ params }) => ({ source: sourceOf(params.playlist) })),
  on("playlist", "copy")
    .close()
    .push("newPlaylist", ({ params }) => ({ source: sourceOf(params.playlist) })),
  on("playlist", "share")
    .close()
    .start(({ params }) => intents.sendText(urlOf(params.playlist))),
  on("playlist", "togglePin")
    .run("togglePin", ({ params }) => ({ id: params.playlist }))
    .close(),
  on("playlist", "edit")
    .close()
    .push("editPlaylist", ({ params }) => ({ playlist: params.playlist })),
  on("playlist", "addSongs")
    .close()
    .push("addSongs", ({ params }) => ({ playlist: params.playlist })),
  on("playlist", "togglePublic")
    .run("togglePublic", ({ params }) => ({ playlist: params.playlist }))
    .close(),
  on("playlist", "collaborators")
    .close()
    .push("collaborators", ({ params }) => ({ playlist: params.playlist })),
  on("playlist", "openOwner", { friend: FriendId }).push("friend"),
  on("playlist", "remove")
    .warn("deletePlaylistAsk", "delete")
    .run("deletePlaylist", ({ params }) => ({ playlist: params.playlist }))
    .say("playlistDeleted")
    .pop(),

  on("editPlaylist", "chooseCover").open("cover"),
  on("editPlaylist", "pickCover").close().start(intents.pickFile("image/*"), "coverPicked"),
  on("editPlaylist", "coverPicked", Uris).run("setPlaylistCover", ({ args, params, state }) => ({
    playlist: params.playlist,
    cover: urisOf(args)[0] ?? state.playlists[params.playlist]?.cover ?? null,
  })),
  on("editPlaylist", "removeCover")
    .run("setPlaylistCover", ({ params }) => ({ playlist: params.playlist, cover: null }))
    .close(),
  on("editPlaylist", "move", { from: place, to: place }).run("moveInPlaylist"),
  on("editPlaylist", "removeItem", { item: ItemId }).run("removeFromPlaylist"),
  on("editPlaylist", "save").when("hasName").run("editPlaylist").say("playlistSaved").pop(),

  on("newPlaylist", "save")
    .when("hasName", "addsSource")
    .run("copyPlaylist", ({ view, params }) => ({ name: view.name, source: params.source! }))
    .replace("playlist", ({ result }) => ({ playlist: result })),
  on("newPlaylist", "save")
    .when("hasName")
    .run("createPlaylist", ({ view, params }) => ({ name: view.name, item: params.item }))
    .replace("playlist", ({ result }) => ({ playlist: result })),

  on("addTo", "newPlaylist").replace("newPlaylist", ({ params }) => ({ item: params.item, source: params.source })),
  on("addTo", "like", { track: TrackId }).run("toggleLike").say("addedToLiked").pop(),
  on("addTo", "choose", { playlist: OwnPlaylistId })
    .when("addsSource")
    .run("addSource", ({ args, params }) => ({ playlist: args.playlist, source: params.source! }))
    .say("addedToPlaylist", ({ args, state }) => ({ name: state.playlists[args.playlist]?.name ?? "" }))
    .pop(),
  on("addTo", "choose", { playlist: OwnPlaylistId })
    .run("addToPlaylist", ({ args, params }) => ({ playlist: args.playlist, item: params.item ?? "mu_track_none" }))
    .say("addedToPlaylist", ({ args, state }) => ({ name: state.playlists[args.playlist]?.name ?? "" }))
    .pop(),

  on("addSongs", "add", { item: ItemId }).run("addToPlaylist").say("addedNow"),
  on("addSongs", "remove", { item: ItemId }).run("removeFromPlaylist"),

  on("collaborators", "invite", { friend: FriendId }).run("inviteToPlaylist").say("invitedNow"),
  on("collaborators", "remove", { friend: FriendId }).ask("removeFriendAsk", "remove").run("removeFromCollaborators"),
  on("collaborators", "openFriend", { friend: FriendId }).push("friend"),
  on("collaborators", "findFriends").push("findFriends"),
] as const;
