/** Edges of the meeting screens. */
import * as v from "valibot";
import { langOf } from "#os/format.ts";
import { intents } from "#os/intents.ts";
import type { OsState } from "#os/state.ts";
import { PersonId, RoomId } from "../../ids.ts";
import { invitationText } from "../../invitation.ts";
import { nameOf, pickedPeople } from "../../people.ts";
import type { State } from "../../state.ts";
import { on, pushes } from "../../builder.ts";
import { chatRules, layouts, outputs, shareKinds, reactions } from "./state.ts";

/** The invitation text for people who should join now. */
export function roomInvitation({
  state,
  os,
  now,
}: {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
}) {
  const room = state.live && state.rooms[state.live.room];
  if (!state.live || !room) return "";
  const from = nameOf(state, "me", langOf(os));
  return invitationText({ ...room, from, password: state.live.password, start: null, minutes: 0 }, os, now);
}
const person = { person: PersonId };
export const roomEdges = [
  on("room", "leaveDoor").when("isAtDoor").run("leaveDoor").root(),
  on("room", "toMain").root(),
  on("room", "openPast", { id: RoomId }).replace("past"),
  on("room", "putAside").when("isLive").run("putAside").root(),
  on("room", "toggleMic").when("isMuted").needs("microphone").run("toggleMic"),
  on("room", "toggleMic").when("isLive").run("toggleMic"),
  on("room", "toggleCamera").when("isUnseen").needs("camera").run("toggleCamera"),
  on("room", "toggleCamera").when("isLive").run("toggleCamera"),
  on("room", "flip").run("flipCamera"),
  on("room", "setOutput", { output: v.picklist(outputs) })
    .run("setOutput")
    .close(),
  on("room", "setLayout", { layout: v.picklist(layouts) })
    .run("setLayout")
    .set({ page: 0 })
    .close(),
  on("room", "turn", { page: v.number() }).set(({ args }) => ({ page: Math.max(0, Math.floor(args.page)) })),
  on("room", "toggleHand").run("toggleHand"),
  on("room", "toggleCaptions").run("toggleCaptions").close(),
  on("room", "shareMenu").when("isSharing").run("stopShare").say("shareStopped"),
  on("room", "shareMenu").when("isLive").open("share"),
  on("room", "share", { what: v.picklist(shareKinds) })
    .run("share")
    .close(),
  on("room", "pauseShare").when("isSharing").run("pauseShare"),
  on("room", "stopShare").when("isSharing").run("stopShare").say("shareStopped"),
  on("room", "pin")
    .when("hasPinned")
    .run("pin", ({ view }) => ({ text: view.pinned }))
    .set({ pinned: "" }),
  on("room", "unpin", { index: v.number() }).run("unpin"),
  on("room", "react", { sign: v.picklist(reactions) })
    .run("react")
    .close(),
  on("room", "send")
    .when("hasText")
    .run("say", ({ view }) => ({ text: view.text, to: null }))
    .close("text"),
  on("room", "record")
    .when("isLead", "isRecording")
    .warn("stopRecordAsk", "stopWord")
    .run("record")
    .say("recordKept")
    .close(),
  on("room", "record").when("isLead").run("record").say("recordBegun").close(),
  ...pushes("room", "members"),
  on("room", "roomInvite").close().push("roomInvite"),
  on("room", "safety").close().push("safety"),
  on("room", "chat").close().push("roomChat", {}),
  on("room", "leave").when("asksToLeave").open("leave"),
  on("room", "leave").run("leave", { to: null }).root(),
  on("room", "leaveNow").run("leave", { to: null }).root(),
  on("room", "handOver").when("isHead").close().push("handOver"),
  on("room", "endForAll").when("isHead").run("endForAll").root(),

  on("members", "hold", person).open("person", ({ args }) => ({ held: args.person })),
  on("members", "toggleMic").when("isMuted").needs("microphone").run("toggleMic"),
  on("members", "toggleMic").when("isLive").run("toggleMic"),
  on("members", "rename").when("hasRoomName").run("renameSelf").close(),
  on("members", "toggleHand").run("toggleHand"),
  on("members", "mute", person).when("isLead").run("mute").close(),
  on("members", "askToUnmute", person).when("isLead").run("askToUnmute").say("asked").close(),
  on("members", "lowerHand", person).when("isLead").run("lowerHand").close(),
  on("members", "message", person)
    .close()
    .push("roomChat", ({ args }) => ({ to: args.person })),
  on("members", "makeHost", person).when("isHead").run("makeHost").close(),
  on("members", "toggleHelper", person).when("isHead").run("toggleHelper").close(),
  on("members", "remove", person)
    .when("isLead")
    .warn("removeAsk", "removeWord", ({ state, args, os }) => ({ name: nameOf(state, args.person, langOf(os)) }))
    .run("remove")
    .close(),
  on("members", "takeBack").when("isCaller").run("takeBack"),
  on("members", "admit", person).when("isLead").run("admit"),
  on("members", "refuse", person).when("isLead").run("refuse"),
  on("members", "admitAll").when("isLead").run("admitAll"),
  on("members", "muteAll", { mayUnmute: v.boolean() }).when("isLead").run("muteAll").say("allMuted").close(),
  on("members", "unmuteAll").when("isLead").run("unmuteAll"),
  ...pushes("members", "roomInvite", "safety"),

  // Messages that arrived while the chat was open count as read.
  on("roomChat", "back").run("seeChat").pop(),
  on("roomChat", "send").when("hasText").run("say").set({ text: "" }),
  on("roomChat", "chooseTo", { to: v.nullable(PersonId) }).set(({ args }) => ({ to: args.to, open: null })),

  on("roomInvite", "share").start((c) => intents.sendText(roomInvitation(c))),
  on("roomInvite", "pick")
    .needs("contacts")
    .start(() => intents.pickContact(true), "picked"),
  on("roomInvite", "picked", { uris: v.array(v.string()) })
    .run("callIn", ({ args }) => ({ people: pickedPeople(args.uris).slice(0, 50) }))
    .say("called"),
  on("roomInvite", "call", person)
    .run("callIn", ({ args }) => ({ people: [args.person] }))
    .say("called"),

  on("safety", "toggleLock").when("isLead").run("toggleLock"),
  on("safety", "toggleWaiting").when("isLead").run("toggleWaiting"),
  on("safety", "toggleQuiet").when("isLead").run("toggleQuiet"),
  on("safety", "toggleUnmute").when("isLead").run("toggleUnmute"),
  on("safety", "toggleRename").when("isLead").run("toggleRename"),
  on("safety", "setChatRule", { rule: v.picklist(chatRules) })
    .when("isLead")
    .run("setChatRule"),

  on("handOver", "choose", person)
    .when("isHead")
    .run("leave", ({ args }) => ({ to: args.person }))
    .root(),
] as const;
