import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { UserId } from "../../ids.ts";
import { choiceNames, prefPages, prefs } from "./prefs.ts";

export const settingsEdges = [
  on("settings", "openPage", { page: v.picklist(prefPages) }).push("prefs"),
  ...pushes("settings", "editProfile", "teenMode", "about"),
  on("prefs", "put", prefs.changes).run("setPrefs"),
  on("prefs", "openChoice", { name: v.picklist(choiceNames) }).push("prefChoice"),
  ...pushes("prefs", "blockedUsers", "hiddenUsers"),
  on("prefs", "language").start(intents.settings("language")),
  on("prefs", "permissions").start(intents.settings("app", { app: "rednote" })),
  on("prefChoice", "put", prefs.changes).run("setPrefs"),
  on("blockedUsers", "openUser", { user: UserId }).push("user"),
  on("blockedUsers", "unblock", { user: UserId }).ask("unblockAsk", "unblock").run("unblock"),
  on("hiddenUsers", "openUser", { user: UserId }).push("user"),
  on("hiddenUsers", "unhide", { user: UserId }).run("showAuthor"),
  on("teenMode", "switch").when("isTeen", "hasPin").run("stopTeen").set({ pin: "" }).say("teenOff"),
  on("teenMode", "switch").when("hasPin").run("startTeen").set({ pin: "" }).say("teenOn"),
] as const;
