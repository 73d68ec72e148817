/** Edges of offline maps. */
import { AreaId } from "../../ids.ts";
import { on, pushes } from "../../builder.ts";
import { AreaName, boxFields } from "./state.ts";

export const offlineEdges = [
  ...pushes("offline", "pickArea"),
  on("offline", "menu", { area: AreaId }).open("menu", ({ args }) => ({ area: args.area })),
  on("offline", "update")
    .run("updateArea", ({ view }) => ({ area: view.area ?? "area_none" }))
    .close("area")
    .say("areaFetching"),
  on("offline", "rename").open("rename", ({ state, view }) => ({ name: state.areas[view.area ?? ""]?.name ?? "" })),
  on("offline", "putName")
    .when("isNamed")
    .run("renameArea", ({ view }) => ({ area: view.area ?? "area_none", name: view.name.trim() }))
    .close("area", "name"),
  on("offline", "delete")
    .warn("deleteAreaAsk", "delete")
    .run("deleteArea", ({ view }) => ({ area: view.area ?? "area_none" }))
    .close("area"),
  on("pickArea", "name", { title: AreaName }).open("name", ({ args }) => ({ name: args.title })),
  on("pickArea", "fetch", boxFields)
    .when("isNamed")
    .run("fetchArea", ({ args, view }) => ({ ...args, name: view.name.trim() }))
    .say("areaFetching")
    .pop(),
] as const;
