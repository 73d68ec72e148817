/** Edges of the first screen and its three tabs. */
import * as v from "valibot";
import { MeetingId, PersonId, RecordId } from "../../ids.ts";
import { on, pushes } from "../../builder.ts";
import { prefPages } from "../me/prefs.ts";

export const homeEdges = [
  ...pushes("main", "join", "cast"),
  // Only a signed-in user sees the account's data.
  on("main", "history").when("isSignedIn").push("history"),
  on("main", "history").push("login"),
  on("main", "notices").when("isSignedIn").push("notices"),
  on("main", "notices").push("login"),
  on("main", "quick").when("isSignedIn").push("quick", {}),
  on("main", "quick").push("login"),
  on("main", "schedule").when("isSignedIn").push("schedule", { id: null }),
  on("main", "schedule").push("login"),
  on("main", "open", { id: MeetingId }).push("meeting"),
  on("main", "joinOne", { id: MeetingId }).run("joinListed").push("room"),
  on("main", "returnToRoom").when("isInRoom").push("room"),
  // Contacts tab.
  ...pushes("main", "directory", "phonebook"),
  on("main", "person", { person: PersonId }).push("person"),
  // Me tab.
  ...pushes("main", "profile", "personalRoom", "records", "login", "settings"),
  on("main", "prefs", { page: v.picklist(prefPages) }).push("prefs"),

  on("notices", "open", { id: MeetingId }).push("meeting"),
  on("notices", "openRecord", { id: RecordId }).push("record"),
  on("notices", "accept", { id: MeetingId }).run("answerInvite", ({ args }) => ({ id: args.id, answer: "yes" })),
  on("notices", "decline", { id: MeetingId }).run("answerInvite", ({ args }) => ({ id: args.id, answer: "no" })),
  on("notices", "clear").warn("clearNoticesAsk", "clear").run("clearNotices"),
] as const;
