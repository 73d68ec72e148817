import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { offsetOf } from "#os/format.ts";
import { genres } from "#world/music/words.ts";
import music from "#world/music/index.ts";
import { on } from "../../builder.ts";
import { collectionEdges, frameEdges, listEdges } from "../../edges.ts";
import { AlbumId, ArtistId, ChartId, ConcertId, EpisodeId, sourceOf } from "../../ids.ts";
import { urlOf } from "../../links.ts";
import { concertTime } from "./queries.ts";
import { discographyKinds } from "./screens.ts";

const more = ({ view }: { readonly view: { readonly pages: number } }) => ({ pages: Math.min(10, view.pages + 1) });
const time = { ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 3_600_000)) };
export const catalogueEdges = [
  ...frameEdges("artist"),
  ...listEdges("artist"),
  ...collectionEdges("artist"),
  on("artist", "shufflePlay").run("shufflePlay", ({ params }) => ({ source: sourceOf(params.artist) })),
  on("artist", "follow")
    .run("save", ({ params }) => ({ id: params.artist }))
    .close()
    .say("followedNow"),
  on("artist", "unfollow")
    .run("unsave", ({ params }) => ({ id: params.artist }))
    .close()
    .say("unfollowedNow"),
  on("artist", "seeMore").set({ all: true }),
  on("artist", "seeLess").set({ all: false }),
  on("artist", "menu").open("menu"),
  on("artist", "share")
    .close()
    .start(({ params }) => intents.sendText(urlOf(params.artist))),
  on("artist", "discography").push("discography"),
  on("artist", "about").push("about"),
  on("artist", "openConcert", { concert: ConcertId }).push("concert"),
  ...frameEdges("discography"),
  on("discography", "showKind", { kind: v.picklist(discographyKinds) }).set(({ args }) => ({
    kind: args.kind,
    pages: 1,
  })),
  on("discography", "openAlbum", { album: AlbumId }).push("album"),
  on("discography", "more").set(more),

  ...frameEdges("album"),
  ...listEdges("album"),
  on("album", "shufflePlay").run("shufflePlay", ({ params }) => ({ source: sourceOf(params.album) })),
  on("album", "save")
    .run("save", ({ params }) => ({ id: params.album }))
    .say("addedToLibrary"),
  on("album", "unsave")
    .run("unsave", ({ params }) => ({ id: params.album }))
    .close()
    .say("removedFromLibrary"),
  on("album", "download")
    .run("download", ({ params }) => ({ id: params.album }))
    .close()
    .say("downloadStarted"),
  on("album", "removeDownload")
    .ask("removeDownloadAsk", "remove")
    .run("removeDownload", ({ params }) => ({ id: params.album }))
    .close(),
  on("album", "menu").open("menu"),
  on("album", "enqueue")
    .run("enqueueSource", ({ params }) => ({ source: sourceOf(params.album) }))
    .close()
    .say("queuedNow"),
  on("album", "addAll")
    .close()
    .push("addTo", ({ params }) => ({ source: sourceOf(params.album) })),
  on("album", "share")
    .close()
    .start(({ params }) => intents.sendText(urlOf(params.album))),
  on("album", "openArtist", { artist: ArtistId }).close().push("artist"),
  on("album", "openAlbum", { album: AlbumId }).push("album"),

  ...frameEdges("show"),
  ...listEdges("show"),
  on("show", "follow")
    .run("save", ({ params }) => ({ id: params.show }))
    .close()
    .say("followedNow"),
  on("show", "unfollow")
    .run("unsave", ({ params }) => ({ id: params.show }))
    .close()
    .say("unfollowedNow"),
  on("show", "menu").open("menu"),
  on("show", "share")
    .close()
    .start(({ params }) => intents.sendText(urlOf(params.show))),
  on("show", "chooseSort").open("sort"),
  on("show", "sort", { sort: v.picklist(["newest", "oldest"]) }).set(({ args }) => ({
    sort: args.sort,
    pages: 1,
    open: null,
  })),
  on("show", "toggleUnplayed").set(({ view }) => ({ unplayed: !view.unplayed })),
  on("show", "rate").open("rate"),
  on("show", "setRating", { stars: v.picklist([1, 2, 3, 4, 5]) })
    .run("rateShow")
    .close()
    .say("ratedNow"),
  on("show", "openEpisode", { episode: EpisodeId }).push("episode"),
  on("show", "saveEpisode", { episode: EpisodeId }).run("toggleEpisode"),
  on("show", "download", { id: EpisodeId }).run("download").say("downloadStarted"),
  on("show", "removeDownload", { id: EpisodeId }).ask("removeDownloadAsk", "remove").run("removeDownload"),
  on("show", "more").set(more),

  ...frameEdges("episode"),
  on("episode", "play").run("play", ({ params }) => ({ source: sourceOf(params.episode), item: params.episode })),
  on("episode", "seek", time).run("seek"),
  on("episode", "playFrom", time).run("playFrom"),
  on("episode", "saveEpisode").run("toggleEpisode"),
  on("episode", "togglePlayed").run("togglePlayed"),
  on("episode", "download")
    .run("download", ({ params }) => ({ id: params.episode }))
    .say("downloadStarted"),
  on("episode", "removeDownload")
    .ask("removeDownloadAsk", "remove")
    .run("removeDownload", ({ params }) => ({ id: params.episode })),
  on("episode", "enqueue")
    .run("enqueue", ({ params }) => ({ item: params.episode }))
    .say("queuedNow"),
  on("episode", "share").start(({ params }) => intents.sendText(urlOf(params.episode))),
  on("episode", "openShow").push("show", ({ params, world }) => ({
    show: world(music.queries.episode, { id: params.episode })?.show ?? "mu_show_none",
  })),

  ...frameEdges("releases"),
  on("releases", "showGenre", { genre: v.nullable(v.picklist(genres)) }).set(({ args }) => ({
    genre: args.genre,
    pages: 1,
  })),
  on("releases", "openAlbum", { album: AlbumId }).push("album"),
  on("releases", "more").set(more),

  ...frameEdges("charts"),
  on("charts", "openChart", { chart: ChartId }).push("chart"),
  ...frameEdges("chart"),
  ...listEdges("chart"),
  on("chart", "shufflePlay").run("shufflePlay", ({ params }) => ({ source: sourceOf(params.chart) })),
  on("chart", "save")
    .run("save", ({ params }) => ({ id: params.chart }))
    .say("addedToLibrary"),
  on("chart", "unsave")
    .run("unsave", ({ params }) => ({ id: params.chart }))
    .say("removedFromLibrary"),

  ...frameEdges("concerts"),
  on("concerts", "toggleMine").set(({ view }) => ({ mine: !view.mine })),
  on("concerts", "openConcert", { concert: ConcertId }).push("concert"),
  on("concerts", "more").set(more),
  ...frameEdges("concert"),
  on("concert", "toggleInterest").run("toggleConcert"),
  on("concert", "openArtist", { artist: ArtistId }).push("artist"),
  on("concert", "addEvent").start(({ params, state, world, os }) => {
    const concert = world(music.queries.concert, { id: params.concert });
    const start = concert ? concertTime(concert, state.startedAt, offsetOf(os)) : state.startedAt;
    return intents.insertEvent({
      title: concert ? `${concert.artist.name}: ${concert.title}` : "",
      start,
      end: start + 2 * 3_600_000,
      place: concert ? `${concert.venue}, ${concert.city}` : "",
    });
  }),
  on("concert", "share").start(({ params, world }) => {
    const concert = world(music.queries.concert, { id: params.concert });
    return intents.sendText(concert ? `${concert.artist.name} · ${concert.venue}, ${concert.city}` : "");
  }),
] as const;
