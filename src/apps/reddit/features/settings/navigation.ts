import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { CommunityId, UserId } from "../../ids.ts";
import { choiceNames, prefPages, prefs } from "./prefs.ts";

export const settingsEdges = [
  on("settings", "openPage", { page: v.picklist(prefPages) }).push("prefs"),
  ...pushes("settings", "editProfile"),
  on("prefs", "put", prefs.changes).run("setPrefs").close("choice"),
  on("prefs", "openChoice", { name: v.picklist(choiceNames) }).open("choice", ({ args }) => ({ choice: args.name })),
  ...pushes("prefs", "blockedUsers", "mutedCommunities"),
  on("prefs", "language").start(intents.settings("language")),
  on("prefs", "permissions").start(intents.settings("app", { app: "reddit" })),
  on("blockedUsers", "openUser", { user: UserId }).push("user"),
  on("blockedUsers", "unblock", { user: UserId }).ask("unblockAsk", "unblock").run("unblock"),
  on("mutedCommunities", "openCommunity", { community: CommunityId }).push("community"),
  on("mutedCommunities", "unmute", { community: CommunityId }).run("unmute").say("unmuted"),
] as const;
