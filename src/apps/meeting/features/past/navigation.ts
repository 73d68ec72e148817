/** Edges of the screens of past meetings. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { PersonId, RecordId, RoomId } from "../../ids.ts";
import { on } from "../../builder.ts";
import { chatText, minutesText, recordText } from "./texts.ts";

export const pastEdges = [
  on("history", "open", { id: RoomId }).push("past"),
  on("history", "hold", { id: RoomId }).open("one", ({ args }) => ({ held: args.id })),
  on("history", "delete", { id: RoomId }).warn("deletePastAsk", "delete").run("deletePast").close("held"),
  on("history", "clear").warn("clearPastAsk", "clear").run("clearPast"),
  on("past", "pastChat").push("pastChat"),
  on("past", "minutes").push("minutes"),
  on("past", "person", { person: PersonId }).push("person"),
  on("past", "record", { id: RecordId }).push("record"),
  on("past", "rejoin", { number: v.string() }).run("joinAgain").push("room"),
  on("past", "delete").warn("deletePastAsk", "delete").run("deletePast").pop(),
  on("past", "planAgain", { people: v.array(PersonId) }).push("schedule", ({ args }) => ({
    id: null,
    people: args.people,
  })),
  on("pastChat", "share").start((c) => intents.sendText(chatText(c))),
  on("minutes", "share").start((c) => intents.sendText(minutesText(c), c.state.rooms[c.params.id]?.topic ?? "")),
  on("records", "open", { id: RecordId }).push("record"),
  on("record", "play").when("isRecord").run("playRecord"),
  on("record", "seek", { part: v.number() })
    .when("isRecord")
    .run("seekRecord", ({ params, args }) => ({
      id: params.id,
      part: Math.min(1000, Math.max(0, Math.round(args.part))),
    })),
  on("record", "rename").when("hasTitle").run("renameRecord").close(),
  on("record", "share")
    .close()
    .start((c) => intents.sendText(recordText(c), c.state.records[c.params.id]?.title ?? "")),
  on("record", "delete").when("isRecord").warn("deleteRecordAsk", "delete").run("deleteRecord").pop(),
  on("record", "minutes", { id: RoomId }).push("minutes"),
] as const;
