import * as v from "valibot";
import { on } from "../../builder.ts";
import { collectionEdges, frameEdges, tabEdges } from "../../edges.ts";
import {
  AlbumId,
  ArtistId,
  CategoryId,
  ChartId,
  ConcertId,
  EpisodeId,
  FriendId,
  ItemId,
  PlaylistId,
  ShowId,
  WorldPlaylistId,
} from "../../ids.ts";
import { foundKinds } from "./screens.ts";
import { FoundId } from "./state.ts";

export const searchEdges = [
  ...tabEdges("search"),
  on("search", "find").push("find"),
  on("search", "openCategory", { category: CategoryId }).push("category"),
  ...frameEdges("find"),
  on("find", "showKind", { kind: v.picklist(foundKinds) }).set(({ args }) => ({ kind: args.kind, pages: 1 })),
  on("find", "more").set(({ view }) => ({ pages: Math.min(10, view.pages + 1) })),
  on("find", "play", { item: ItemId }).run("play", ({ args }) => ({
    source: { kind: "item", id: args.item },
    item: args.item,
  })),
  on("find", "itemMenu", { item: ItemId })
    .run("rememberFound", ({ args }) => ({ id: args.item }))
    .push("itemMenu"),
  on("find", "openEpisode", { episode: EpisodeId })
    .run("rememberFound", ({ args }) => ({ id: args.episode }))
    .push("episode"),
  on("find", "openPlaylist", { playlist: WorldPlaylistId })
    .run("rememberFound", ({ args }) => ({ id: args.playlist }))
    .push("playlist"),
  on("find", "openOwnPlaylist", { playlist: PlaylistId }).push("playlist"),
  on("find", "openAlbum", { album: AlbumId })
    .run("rememberFound", ({ args }) => ({ id: args.album }))
    .push("album"),
  on("find", "openArtist", { artist: ArtistId })
    .run("rememberFound", ({ args }) => ({ id: args.artist }))
    .push("artist"),
  on("find", "openShow", { show: ShowId })
    .run("rememberFound", ({ args }) => ({ id: args.show }))
    .push("show"),
  on("find", "openChart", { chart: ChartId })
    .run("rememberFound", ({ args }) => ({ id: args.chart }))
    .push("chart"),
  on("find", "openFriend", { friend: FriendId })
    .run("rememberFound", ({ args }) => ({ id: args.friend }))
    .push("friend"),
  on("find", "forget", { id: FoundId }).run("forgetFound"),
  on("find", "forgetAll").warn("forgetAllAsk", "clear").run("forgetAllFound"),
  ...frameEdges("category"),
  ...collectionEdges("category"),
  on("category", "openConcerts").push("concerts"),
  on("category", "openConcert", { concert: ConcertId }).push("concert"),
  on("category", "more").set(({ view }) => ({ pages: Math.min(10, view.pages + 1) })),
] as const;
