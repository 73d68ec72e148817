/** Commands for a participant of a meeting. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isAllowed } from "#os/permissions.ts";
import { truncateText } from "#os/text-edit.ts";
import { reject } from "#os/values.ts";
import { Rng } from "#state/rng.ts";
import { createAnswer, getVoiceId } from "#world/voices/answer.ts";
import voices from "#world/voices/index.ts";
import { DisplayName, me, People, PersonId } from "../../ids.ts";
import { isKnownPerson, storeContactNames, nameOf } from "../../people.ts";
import { meeting, type State } from "../../state.ts";
import { leaveMeeting, leaveLobby, notifyOngoingMeeting } from "./enter.ts";
import { isOver } from "./end.ts";
import { currentMeeting, rejectNotInMeeting, inCurrentMeeting, type CurrentMeeting } from "./current-meeting.ts";
import { isPresent, isOwnerLead, presentMembers } from "./presence.ts";
import {
  maxBoardNotes,
  BoardNote,
  maxChatLines,
  ChatText,
  layouts,
  ChatLineId,
  outputs,
  shareKinds,
  reactions,
} from "./state.ts";

export const roomCommands = {
  passDoor: meeting.command({}, (state, _, ctx) => leaveLobby(state, ctx)),
  leaveDoor: meeting.command({}, (state) => {
    state.lobby = null;
  }),
  toggleMic: meeting.command(
    {},
    inCurrentMeeting(({ live, room }, state, ctx) => {
      if (!live.mic && !isAllowed(ctx.os, "meeting", "microphone")) return reject("microphone-first");
      if (!live.mic && !isOwnerLead(room) && !room.mayUnmute) return reject("may-not-unmute");
      live.mic = !live.mic;
      notifyOngoingMeeting(state, ctx);
      return undefined;
    }),
  ),
  toggleCamera: meeting.command(
    {},
    inCurrentMeeting(({ live }, _, ctx) => {
      if (!live.camera && !isAllowed(ctx.os, "meeting", "camera")) return reject("camera-first");
      live.camera = !live.camera;
      return undefined;
    }),
  ),
  flipCamera: meeting.command(
    {},
    inCurrentMeeting(({ live }) => {
      if (!live.camera) return reject("camera-off");
      live.front = !live.front;
      return undefined;
    }),
  ),
  setOutput: meeting.command({ output: v.picklist(outputs) }, (state, { output }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at) return rejectNotInMeeting();
    at.live.output = output;
    return undefined;
  }),
  setLayout: meeting.command({ layout: v.picklist(layouts) }, (state, { layout }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at) return rejectNotInMeeting();
    at.live.layout = layout;
    return undefined;
  }),
  toggleHand: meeting.command(
    {},
    inCurrentMeeting(({ live }, _, ctx) => {
      live.hand = live.hand === null ? ctx.now : null;
    }),
  ),
  toggleCaptions: meeting.command(
    {},
    inCurrentMeeting(({ live }) => {
      live.captions = !live.captions;
    }),
  ),
  putAside: meeting.command({}, (state) => {
    if (state.live?.camera === true && state.prefs.cameraOff) state.live.camera = false;
  }),
  share: meeting.command({ what: v.picklist(shareKinds) }, (state, { what }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at) return rejectNotInMeeting();
    at.live.share = { what, paused: false, at: ctx.now };
    return undefined;
  }),
  pauseShare: meeting.command(
    {},
    inCurrentMeeting(({ live }) => {
      if (live.share) live.share.paused = !live.share.paused;
    }),
  ),
  stopShare: meeting.command(
    {},
    inCurrentMeeting(({ live }) => {
      live.share = null;
    }),
  ),
  pin: meeting.command({ text: BoardNote }, (state, { text }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at || at.live.share?.what !== "whiteboard") return rejectNotInMeeting();
    if (at.live.board.length >= maxBoardNotes) return reject("board-full");
    at.live.board.push(text);
    return undefined;
  }),
  unpin: meeting.command({ index: v.pipe(v.number(), v.integer(), v.minValue(0)) }, (state, { index }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at) return rejectNotInMeeting();
    at.live.board.splice(index, 1);
    return undefined;
  }),
  react: meeting.command({ sign: v.picklist(reactions) }, (state, { sign }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at) return rejectNotInMeeting();
    at.live.reaction = { sign, at: ctx.now };
    return undefined;
  }),
  /** Sends a chat message to everybody or to one participant. */
  say: meeting.command({ text: ChatText, to: v.nullable(PersonId) }, (state, { text, to }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at) return rejectNotInMeeting();
    const { room, live } = at;
    if (to !== null && !isPresent(room, to, ctx.now)) return reject("person-gone");
    if (!isOwnerLead(room) && (room.chatRule === "none" || (room.chatRule === "host" && to !== room.head)))
      return reject("chat-shut");
    if (room.chat.length >= maxChatLines) return reject("chat-full");
    const id = ctx.newId("line");
    room.chat.push({ id, from: me, to, text, at: ctx.now });
    live.seen = ctx.now;
    const by = to ?? findAddressee(state, at, text, ctx) ?? pickResponder(at, text, ctx);
    if (by === null) return undefined;
    const voice = ctx.world(voices.queries.voice, { id: getVoiceId(by) });
    const turn = room.chat.filter((line) => line.from === me).length;
    const found =
      voice &&
      createAnswer({ ...voice, talks: 100 }, by, {
        text,
        kind: "text",
        lang: ctx.lang === "en" ? "en" : "zh",
        turn,
        now: ctx.now,
        offsetMin: ctx.offsetMin,
      });
    // During a meeting, participants answer within a minute, at any time of day.
    if (found)
      live.coming.push({
        id: id.replace("line_", "line_a"),
        from: by,
        to: to === null ? null : me,
        text: truncateText(found.text, 300),
        at: ctx.now + (6 + (found.seconds % 50)) * 1000,
      });
    return undefined;
  }),
  /** Adds a chat message that another participant sent. */
  hear: meeting.command({ id: ChatLineId }, (state, { id }, ctx) => {
    const { live } = state;
    const room = live && state.rooms[live.room];
    const line = live?.coming.find((one) => one.id === id);
    if (!live || !room || !line) return;
    live.coming = live.coming.filter((one) => one.id !== id);
    if (!isPresent(room, line.from, line.at) || room.chat.length >= maxChatLines) return;
    room.chat.push({ ...line });
    if (!state.prefs.notifyChat) return;
    ctx.notify({
      key: "saidNotice",
      title: "chatNotice",
      facts: { name: nameOf(state, line.from, ctx.lang), text: line.text },
      open: { screen: "roomChat", params: {} },
      channel: "chat",
      tag: "chat",
    });
  }),
  seeChat: meeting.command({ to: v.optional(v.nullable(PersonId), null) }, (state, _, ctx) => {
    if (state.live) state.live.seen = ctx.now;
    ctx.unnotify("chat");
  }),
  renameSelf: meeting.command({ name: DisplayName }, (state, { name }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at) return rejectNotInMeeting();
    if (!isOwnerLead(at.room) && !at.room.mayRename) return reject("may-not-rename");
    at.room.name = name;
    return undefined;
  }),
  /** Invites people to join the current meeting immediately. */
  callIn: meeting.command({ people: People }, (state, { people }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at) return rejectNotInMeeting();
    storeContactNames(state, people, ctx.content("contacts"));
    for (const id of people)
      if (isKnownPerson(state, id) && !isPresent(at.room, id, ctx.now))
        at.room.fates[id] = { ...at.room.fates[id], invited: ctx.now };
    return undefined;
  }),
  /**
   * Leaves the meeting. If the owner is the host, the chosen person becomes host. If that person is absent, the first
   * person in the list becomes host.
   */
  leave: meeting.command({ to: v.optional(v.nullable(PersonId), null) }, (state, { to }, ctx) => {
    const at = currentMeeting(state, ctx);
    if (at && at.room.head === me) {
      const there = presentMembers(at.room, ctx.now);
      const next = there.find(({ id }) => id === to) ?? there[0];
      if (next) at.room.head = next.id;
      // Nobody else is in the meeting, so the meeting ends.
      else at.room.ended = ctx.now;
    }
    leaveMeeting(state, ctx);
  }),
  endForAll: meeting.command({}, (state, _, ctx) => {
    const at = currentMeeting(state, ctx);
    if (!at) return rejectNotInMeeting();
    if (at.room.head !== me) return reject("not-host");
    at.room.ended = ctx.now;
    leaveMeeting(state, ctx);
    return undefined;
  }),
  /** Makes the owner leave a meeting that is over because its time ran out or because the host ended it. */
  runOut: meeting.command({}, (state, _, ctx) => {
    const { live } = state;
    const room = live && state.rooms[live.room];
    if (!live || !room || !isOver(room, ctx.now)) return;
    const own = room.head === me;
    leaveMeeting(state, ctx);
    ctx.notify({
      key: own ? "timeUpNotice" : "hostEndedNotice",
      title: "endedNotice",
      facts: { topic: room.topic },
      open: { screen: "past", params: { id: room.id } },
      channel: "meetings",
      tag: "ended",
    });
  }),
};
/** Returns the participant whose name occurs in the text, or null if no name occurs. */
function findAddressee(state: State, { room }: CurrentMeeting, text: string, ctx: Ctx): string | null {
  const words = text.toLowerCase();
  const found = presentMembers(room, ctx.now).find(({ id }) => {
    const name = nameOf(state, id, ctx.lang).toLowerCase();
    const first = ctx.lang === "en" ? (name.split(" ")[0] ?? "") : name;
    return first.length > 1 && words.includes(first);
  });
  return found?.id ?? null;
}
/** With a chance of 60 %, returns a participant who answers a message to everybody; otherwise null. */
function pickResponder({ room }: CurrentMeeting, text: string, ctx: Ctx): string | null {
  const there = presentMembers(room, ctx.now);
  const r = Rng.of(room.seed, "takes up", text, room.chat.length);
  return there.length > 0 && r.chance(0.6) ? r.pick(there).id : null;
}
