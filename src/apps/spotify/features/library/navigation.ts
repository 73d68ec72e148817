import * as v from "valibot";
import { on } from "../../builder.ts";
import { collectionEdges, drawerEdges, frameEdges, listEdges, tabEdges } from "../../edges.ts";
import { CollectionId, DownloadId, EpisodeId, LibraryId, OwnPlaylistId } from "../../ids.ts";
import { libraryFilters } from "./screens.ts";
import { librarySorts } from "./state.ts";

export const libraryEdges = [
  ...tabEdges("library"),
  ...collectionEdges("library"),
  ...drawerEdges("library"),
  on("library", "filter", { filter: v.nullable(v.picklist(libraryFilters)) }).set(({ args }) => ({
    filter: args.filter,
  })),
  on("library", "startSearch").set({ searching: true }),
  on("library", "endSearch").set({ searching: false, q: "" }),
  on("library", "chooseSort").open("sort"),
  on("library", "sort", { librarySort: v.picklist(librarySorts) })
    .run("arrangeLibrary")
    .close(),
  on("library", "toggleLayout", { libraryLayout: v.picklist(["list", "grid"]) }).run("arrangeLibrary"),
  on("library", "hold", { id: LibraryId }).open("held", ({ args }) => ({ held: args.id })),
  on("library", "togglePin", { id: LibraryId }).run("togglePin").close("held"),
  on("library", "unsave", { id: CollectionId }).run("unsave").close("held").say("removedFromLibrary"),
  on("library", "download", { id: DownloadId }).run("download").close("held").say("downloadStarted"),
  on("library", "removeDownload", { id: DownloadId })
    .ask("removeDownloadAsk", "remove")
    .run("removeDownload")
    .close("held"),
  on("library", "editPlaylist", { playlist: OwnPlaylistId }).close("held").push("editPlaylist"),
  on("library", "deletePlaylist", { playlist: OwnPlaylistId })
    .warn("deletePlaylistAsk", "delete")
    .run("deletePlaylist")
    .close("held")
    .say("playlistDeleted"),
  ...frameEdges("liked"),
  ...listEdges("liked"),
  on("liked", "shufflePlay").run("shufflePlay", { source: { kind: "liked", id: "" } }),
  on("liked", "download").run("download", { id: "liked" }).say("downloadStarted"),
  on("liked", "removeDownload").ask("removeDownloadAsk", "remove").run("removeDownload", { id: "liked" }),
  ...frameEdges("savedEpisodes"),
  ...listEdges("savedEpisodes"),
  on("savedEpisodes", "openEpisode", { episode: EpisodeId }).push("episode"),
] as const;
