import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { AuthorId, UserId } from "../../ids.ts";
import { Topic } from "../home/state.ts";
import { choiceNames, prefPages, prefs } from "./prefs.ts";
import { MutedWord } from "./state.ts";

const user = { user: UserId };
export const settingsEdges = [
  on("settings", "openPage", { page: v.picklist(prefPages) }).push("prefs"),
  on("settings", "openHidden", { kind: v.picklist(["muted", "blocked"]) }).push("hiddenAccounts"),
  ...pushes("settings", "username", "editProfile", "mutedWords"),
  on("prefs", "put", prefs.changes).run("setPrefs"),
  on("prefs", "openChoice", { name: v.picklist(choiceNames) }).push("prefChoice"),
  ...pushes("prefs", "topics", "followRequests"),
  on("prefs", "language").start(intents.settings("language")),
  on("prefs", "permissions").start(intents.settings("app", { app: "x" })),
  on("prefChoice", "put", prefs.changes).run("setPrefs"),
  on("topics", "toggle", { topic: Topic }).run("toggleTopic"),
  on("hiddenAccounts", "openUser", { user: AuthorId }).push("profile"),
  on("hiddenAccounts", "unblock", user).ask("unblockAsk", "unblock").run("unblock"),
  on("hiddenAccounts", "unmute", user).run("unmute"),
  on("mutedWords", "add").when("hasWord").run("addWord").set({ word: "" }),
  on("mutedWords", "drop", { word: MutedWord }).run("dropWord"),
] as const;
