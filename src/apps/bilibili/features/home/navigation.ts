import * as v from "valibot";
import { boardKeys, seasonKinds } from "#world/videos/words.ts";
import { on, pushes } from "../../builder.ts";
import { moreEdge, openEdge } from "../../edges.ts";
import { RoomId, SeasonId, UserId, VideoId } from "../../ids.ts";
import { filmKinds, seasonSorts, SubName, ZoneName, zoneSorts } from "./screens.ts";
import { homeTabs } from "./state.ts";

const video = { video: VideoId };
const season = { season: SeasonId };
export const homeEdges = [
  on("home", "goFollowing").push("following"),
  on("home", "goShop").push("shop"),
  on("home", "goMe").push("me"),
  on("home", "plus").push("compose"),
  on("home", "showTab", { tab: v.picklist(homeTabs) }).set(({ args }) => ({ tab: args.tab, pages: 1, open: null })),
  on("home", "refresh").run("refresh").set({ pages: 1 }),
  on("home", "hold", { ...video, author: UserId }).open("held", ({ args }) => ({
    held: args.video,
    heldAuthor: args.author,
  })),
  on("home", "watchLater", video).run("addLater").close("held", "heldAuthor").say("addedLater"),
  on("home", "notInterested", video).run("hideVideo").close("held", "heldAuthor").say("hidden"),
  on("home", "hideAuthor", { user: UserId }).run("hideAuthor").close("held", "heldAuthor").say("hiddenAuthor"),
  on("home", "report", video)
    .close("held", "heldAuthor")
    .push("report", ({ args }) => ({ target: "video" as const, id: args.video })),
  on("home", "openRoom", { room: RoomId }).push("room"),
  on("home", "openSeason", season).push("season"),
  on("home", "showArea", { area: v.nullable(ZoneName) }).set(({ args }) => ({ area: args.area, pages: 1 })),
  on("home", "showFilm", { film: v.picklist(filmKinds) }).set(({ args }) => ({ film: args.film, pages: 1 })),
  on("home", "games").push("zone", { zone: "game" }),
  on("home", "seasonIndex", { kind: v.picklist(seasonKinds) }).push("seasons"),
  on("home", "seasonBoard", { board: v.picklist(["bangumi", "cinema"]) }).push("boards"),
  on("home", "boards").push("boards", {}),
  ...pushes("home", "search", "messages", "zones", "timetable", "tracked"),
  ...moreEdge("home"),
  ...openEdge("home"),

  on("zones", "openZone", { zone: ZoneName }).push("zone"),
  on("zones", "boards").push("boards", {}),
  on("zones", "openTab", { kind: v.picklist(["anime", "movie"]) }).push("seasons"),
  on("zone", "showSub", { sub: v.nullable(SubName) }).set(({ args }) => ({ sub: args.sub, pages: 1 })),
  on("zone", "order", { sort: v.picklist(zoneSorts) }).set(({ args }) => ({ sort: args.sort, pages: 1 })),
  on("zone", "board").push("boards", ({ params }) => ({ board: params.zone })),
  ...moreEdge("zone"),
  ...openEdge("zone"),

  on("boards", "showBoard", { board: v.picklist(boardKeys) }).set(({ args }) => ({ board: args.board })),
  on("boards", "openSeason", season).push("season"),
  ...openEdge("boards"),

  on("topic", "order", { sort: v.picklist(["hot", "newest"]) }).set(({ args }) => ({ sort: args.sort, pages: 1 })),
  ...moreEdge("topic"),
  ...openEdge("topic"),

  on("timetable", "showDay", { day: v.picklist([0, 1, 2, 3, 4, 5, 6]) }).set(({ args }) => ({ day: args.day })),
  on("timetable", "openSeason", season).push("season"),
  on("timetable", "track", season).run("track", ({ args }) => ({ season: args.season, status: "watching" as const })),
  on("timetable", "untrack", season).run("untrack"),

  on("seasons", "showKind", { kind: v.picklist(seasonKinds) }).set(({ args }) => ({ kind: args.kind, pages: 1 })),
  on("seasons", "order", { sort: v.picklist(seasonSorts) }).set(({ args }) => ({ sort: args.sort, pages: 1 })),
  on("seasons", "openSeason", season).push("season"),
  ...moreEdge("seasons"),
] as const;
