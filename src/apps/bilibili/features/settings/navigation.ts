import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { UserId } from "../../ids.ts";
import { choiceNames, prefPages, prefs } from "./prefs.ts";
import { MutedWord } from "./state.ts";

export const settingsEdges = [
  on("settings", "openPage", { page: v.picklist(prefPages) }).push("prefs"),
  ...pushes("settings", "editProfile", "teenMode", "about"),
  on("prefs", "put", prefs.changes).run("setPrefs"),
  on("prefs", "openChoice", { name: v.picklist(choiceNames) }).push("prefChoice"),
  ...pushes("prefs", "blockedUsers", "hiddenAuthors", "mutedWords"),
  on("prefs", "language").start(intents.settings("language")),
  on("prefs", "permissions").start(intents.settings("app", { app: "bilibili" })),
  on("prefChoice", "put", prefs.changes).run("setPrefs"),
  on("blockedUsers", "openUser", { user: UserId }).push("space"),
  on("blockedUsers", "unblock", { user: UserId }).ask("unblockAsk", "unblock").run("unblock"),
  on("hiddenAuthors", "openUser", { user: UserId }).push("space"),
  on("hiddenAuthors", "unhide", { user: UserId }).run("showAuthor"),
  on("mutedWords", "add").when("hasWord").run("muteWord").set({ word: "" }),
  on("mutedWords", "remove", { word: MutedWord }).run("unmuteWord"),
  on("teenMode", "switch").when("isTeen", "hasPin").run("stopTeen").set({ pin: "" }).say("teenOff"),
  on("teenMode", "switch").when("hasPin").run("startTeen").set({ pin: "" }).say("teenOn"),
] as const;
