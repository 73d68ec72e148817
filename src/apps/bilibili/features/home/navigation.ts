import * as v from "valibot";
import { seasonKinds } from "#world/videos/words.ts";
import { on, pushes } from "../../builder.ts";
import { moreEdge, openEdge } from "../../edges.ts";
import { RoomId, SeasonId, UserId, VideoId } from "../../ids.ts";
import { filmKinds } from "./screens.ts";
import { homeTabs, ZoneName } from "./state.ts";

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
] as const;
