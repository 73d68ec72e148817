import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { on, pushes } from "../../builder.ts";
import { tabEdges } from "../../edges.ts";
import { prefPages } from "./prefs.ts";
import { prefs } from "./state.ts";

export const meEdges = [
  ...tabEdges("me"),
  ...pushes(
    "me",
    "editProfile",
    "stats",
    "friends",
    "notes",
    "lists",
    "wallet",
    "membership",
    "myReviews",
    "history",
    "notices",
    "settings",
  ),
  on("me", "openFollowing").push("ties", { tab: "following" }),
  on("me", "openFollowers").push("ties", { tab: "followers" }),
  on("editProfile", "setGender", { gender: v.picklist(["f", "m", "none"]) }).set(({ args }) => ({
    gender: args.gender,
  })),
  on("editProfile", "save")
    .when("hasProfileName")
    .run("saveProfile", ({ view }) => ({ name: view.profileName, signature: view.signature, gender: view.gender }))
    .say("profileSaved")
    .pop(),
  on("settings", "openPage", { page: v.picklist(prefPages) }).push("prefs"),
  on("settings", "language").start(intents.settings("language")),
  on("settings", "permissions").start(intents.settings("app", { app: "weread" })),
  on("settings", "editProfile").push("editProfile"),
  on("prefs", "put", prefs.changes).run("setPrefs"),
] as const;
