import { on, pushes } from "../../builder.ts";
import { prefs } from "./prefs.ts";

export const accountEdges = [
  ...pushes("settings", "alerts", "appearance", "personal", "addresses", "payment", "signIn"),
  on("settings", "forgetSearches").warn("forgetSearchesAsk", "delete").run("forgetSearches").say("searchesForgotten"),
  on("settings", "signOut").ask("signOutAsk", "signOut").run("signOut").say("signedOut").root(),
  on("alerts", "put", prefs.changes).run("configure"),
  on("appearance", "put", prefs.changes).run("configure").close(),
  on("personal", "put", prefs.changes).run("configure"),
  on("personal", "saveName").when("isNamed").run("rename").close().say("saved"),
  on("personal", "savePassword")
    .when("hasPassword", "isLongEnough")
    .run("changePassword")
    .close("password", "next")
    .say("passwordChanged"),
  on("personal", "close")
    .when("hasPassword")
    .warn("closeAsk", "closeDo")
    .run("closeAccount")
    .close("password")
    .say("accountClosing")
    .root(),
  on("signIn", "enter").when("isNamed", "hasPassword").run("signIn").say("signedInNow").pop(),
  on("signIn", "finger").when("withFinger").run("signInByFinger").say("signedInNow").pop(),
] as const;
