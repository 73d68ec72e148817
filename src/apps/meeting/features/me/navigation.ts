/** Edges of the account and settings screens. */
import * as v from "valibot";
import { langOf } from "#os/format.ts";
import { intents } from "#os/intents.ts";
import { invitationText } from "../../invitation.ts";
import { nameOf } from "../../people.ts";
import { on } from "../../builder.ts";
import { prefPages, prefs } from "./prefs.ts";

export const meEdges = [
  on("profile", "save").when("hasNewName").run("setProfile").say("saved").pop(),
  on("personalRoom", "start").run("startPersonal").push("room"),
  on("personalRoom", "share").start(({ state, os, now }) =>
    intents.sendText(
      invitationText({ ...state.personal, from: nameOf(state, "me", langOf(os)), start: null, minutes: 0 }, os, now),
    ),
  ),
  on("personalRoom", "saveTopic")
    .when("hasNewTopic")
    .run("setPersonal", ({ view }) => ({ topic: view.topic }))
    .close(),
  on("personalRoom", "savePassword")
    .when("isPassword")
    .run("setPersonal", ({ view }) => ({ password: view.password }))
    .close(),
  on("personalRoom", "toggleWaiting").run("setPersonal", ({ state }) => ({ waiting: !state.personal.waiting })),
  on("personalRoom", "toggleEarly").run("setPersonal", ({ state }) => ({ early: !state.personal.early })),
  on("settings", "open", { page: v.picklist(prefPages) }).push("prefs"),
  on("settings", "language").start(() => intents.settings("language")),
  on("settings", "permissions").start(() => intents.settings("app", { app: "meeting" })),
  on("settings", "logOut").warn("logOutAsk", "logOut").run("logOut").root(),
  on("prefs", "put", prefs.changes).run("configure").close(),
  on("login", "agree").set(({ view }) => ({ agreed: !view.agreed })),
  on("login", "sendCode").run("sendCode").say("codeSent"),
  on("login", "logIn").when("hasCode", "isAgreed").run("logIn").root(),
] as const;
