import * as v from "valibot";
import { on } from "../../builder.ts";
import { collectionEdges, drawerEdges } from "../../edges.ts";
import { ConcertId, EpisodeId } from "../../ids.ts";

export const homeEdges = [
  on("home", "goSearch").push("search"),
  on("home", "goLibrary").push("library"),
  on("home", "goPremium").push("premium"),
  on("home", "create").push("create"),
  on("home", "openPlayer").push("player"),
  on("home", "togglePlay").run("togglePlay"),
  on("home", "showFilter", { filter: v.picklist(["all", "music", "podcasts"]) }).set(({ args }) => ({
    filter: args.filter,
  })),
  on("home", "openEpisode", { episode: EpisodeId }).push("episode"),
  on("home", "openCharts").push("charts"),
  on("home", "openConcerts").push("concerts"),
  on("home", "openConcert", { concert: ConcertId }).push("concert"),
  on("home", "signUp").push("signUp"),
  on("home", "logIn").push("logIn"),
  ...collectionEdges("home"),
  ...drawerEdges("home"),
  on("create", "newPlaylist").replace("newPlaylist", { item: null }),
  on("create", "newBlend").replace("newBlend"),
  on("create", "leave").pop(),
] as const;
