import * as v from "valibot";
import { boardKeys, seasonKinds } from "#world/videos/words.ts";
import { on } from "../../builder.ts";
import { moreEdge, openEdge } from "../../edges.ts";
import { SeasonId } from "../../ids.ts";
import { ZoneName } from "../home/state.ts";
import { seasonSorts, SubName, zoneSorts } from "./screens.ts";

const season = { season: SeasonId };
export const browseEdges = [
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
