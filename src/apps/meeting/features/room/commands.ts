/** What the owner does in a meeting. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { isAllowed } from "../../../../os/permissions.ts";
import { cutTo } from "../../../../os/text.ts";
import { reject } from "../../../../os/values.ts";
import { Rng } from "../../../../state/rng.ts";
import { answerOf, voiceIdOf } from "../../../../world/voices/answer.ts";
import voices from "../../../../world/voices/index.ts";
import { DisplayName, me, People, PersonId } from "../../ids.ts";
import { isSomebody, keepNames, nameOf } from "../../people.ts";
import { meeting, type State } from "../../state.ts";
import { goOut, passDoor, tellRoom } from "./enter.ts";
import { isOver } from "./end.ts";
import { here, nowhere, own, type Here } from "./here.ts";
import { isPresent, leads, presentIn } from "./presence.ts";
import { boardMost, BoardText, chatMost, ChatText, layouts, LineId, outputs, shareKinds, signs } from "./state.ts";

export const roomCommands = {
  passDoor: meeting.command({}, (state, _, ctx) => passDoor(state, ctx)),
  leaveDoor: meeting.command({}, (state) => {
    state.lobby = null;
  }),
  toggleMic: meeting.command(
    {},
    own(({ live, room }, state, ctx) => {
      if (!live.mic && !isAllowed(ctx.os, "meeting", "microphone")) return reject("microphone-first");
      if (!live.mic && !leads(room) && !room.mayUnmute) return reject("may-not-unmute");
      live.mic = !live.mic;
      tellRoom(state, ctx);
      return undefined;
    }),
  ),
  toggleCamera: meeting.command(
    {},
    own(({ live }, _, ctx) => {
      if (!live.camera && !isAllowed(ctx.os, "meeting", "camera")) return reject("camera-first");
      live.camera = !live.camera;
      return undefined;
    }),
  ),
  flipCamera: meeting.command(
    {},
    own(({ live }) => {
      if (!live.camera) return reject("camera-off");
      live.front = !live.front;
      return undefined;
    }),
  ),
  setOutput: meeting.command({ output: v.picklist(outputs) }, (state, { output }, ctx) => {
    const at = here(state, ctx);
    if (!at) return nowhere();
    at.live.output = output;
    return undefined;
  }),
  setLayout: meeting.command({ layout: v.picklist(layouts) }, (state, { layout }, ctx) => {
    const at = here(state, ctx);
    if (!at) return nowhere();
    at.live.layout = layout;
    return undefined;
  }),
  toggleHand: meeting.command(
    {},
    own(({ live }, _, ctx) => {
      live.hand = live.hand === null ? ctx.now : null;
    }),
  ),
  toggleCaptions: meeting.command(
    {},
    own(({ live }) => {
      live.captions = !live.captions;
    }),
  ),
  putAside: meeting.command({}, (state) => {
    if (state.live?.camera === true && state.prefs.cameraOff) state.live.camera = false;
  }),
  share: meeting.command({ what: v.picklist(shareKinds) }, (state, { what }, ctx) => {
    const at = here(state, ctx);
    if (!at) return nowhere();
    at.live.share = { what, paused: false, at: ctx.now };
    return undefined;
  }),
  pauseShare: meeting.command(
    {},
    own(({ live }) => {
      if (live.share) live.share.paused = !live.share.paused;
    }),
  ),
  stopShare: meeting.command(
    {},
    own(({ live }) => {
      live.share = null;
    }),
  ),
  pin: meeting.command({ text: BoardText }, (state, { text }, ctx) => {
    const at = here(state, ctx);
    if (!at || at.live.share?.what !== "whiteboard") return nowhere();
    if (at.live.board.length >= boardMost) return reject("board-full");
    at.live.board.push(text);
    return undefined;
  }),
  unpin: meeting.command({ index: v.pipe(v.number(), v.integer(), v.minValue(0)) }, (state, { index }, ctx) => {
    const at = here(state, ctx);
    if (!at) return nowhere();
    at.live.board.splice(index, 1);
    return undefined;
  }),
  react: meeting.command({ sign: v.picklist(signs) }, (state, { sign }, ctx) => {
    const at = here(state, ctx);
    if (!at) return nowhere();
    at.live.reaction = { sign, at: ctx.now };
    return undefined;
  }),
  /** Something for the chat, to all or to one of those who are there. */
  say: meeting.command({ text: ChatText, to: v.nullable(PersonId) }, (state, { text, to }, ctx) => {
    const at = here(state, ctx);
    if (!at) return nowhere();
    const { room, live } = at;
    if (to !== null && !isPresent(room, to, ctx.now)) return reject("person-gone");
    if (!leads(room) && (room.chatRule === "none" || (room.chatRule === "host" && to !== room.head)))
      return reject("chat-shut");
    if (room.chat.length >= chatMost) return reject("chat-full");
    const id = ctx.newId("line");
    room.chat.push({ id, from: me, to, text, at: ctx.now });
    live.seen = ctx.now;
    const by = to ?? named(state, at, text, ctx) ?? answering(at, text, ctx);
    if (by === null) return undefined;
    const voice = ctx.world(voices.queries.voice, { id: voiceIdOf(by) });
    const turn = room.chat.filter((line) => line.from === me).length;
    const found =
      voice &&
      answerOf({ ...voice, talks: 100 }, by, {
        text,
        kind: "text",
        lang: ctx.lang === "en" ? "en" : "zh",
        turn,
        now: ctx.now,
        offsetMin: ctx.offsetMin,
      });
    // In a meeting nobody sleeps: they answer within a minute.
    if (found)
      live.coming.push({
        id: id.replace("line_", "line_a"),
        from: by,
        to: to === null ? null : me,
        text: cutTo(found.text, 300),
        at: ctx.now + (6 + (found.seconds % 50)) * 1000,
      });
    return undefined;
  }),
  /** What somebody wrote arrives. */
  hear: meeting.command({ id: LineId }, (state, { id }, ctx) => {
    const { live } = state;
    const room = live && state.rooms[live.room];
    const line = live?.coming.find((one) => one.id === id);
    if (!live || !room || !line) return;
    live.coming = live.coming.filter((one) => one.id !== id);
    if (!isPresent(room, line.from, line.at) || room.chat.length >= chatMost) return;
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
    const at = here(state, ctx);
    if (!at) return nowhere();
    if (!leads(at.room) && !at.room.mayRename) return reject("may-not-rename");
    at.room.name = name;
    return undefined;
  }),
  /** Calls people into the meeting. */
  callIn: meeting.command({ people: People }, (state, { people }, ctx) => {
    const at = here(state, ctx);
    if (!at) return nowhere();
    keepNames(state, people, ctx.content("contacts"));
    for (const id of people)
      if (isSomebody(state, id) && !isPresent(at.room, id, ctx.now))
        at.room.fates[id] = { ...at.room.fates[id], invited: ctx.now };
    return undefined;
  }),
  /** The owner goes; who led hands over, to the one who was named or to who stands first. */
  leave: meeting.command({ to: v.optional(v.nullable(PersonId), null) }, (state, { to }, ctx) => {
    const at = here(state, ctx);
    if (at && at.room.head === me) {
      const there = presentIn(at.room, ctx.now);
      const next = there.find(({ id }) => id === to) ?? there[0];
      if (next) at.room.head = next.id;
      // Nobody is left: it is over.
      else at.room.ended = ctx.now;
    }
    goOut(state, ctx);
  }),
  endForAll: meeting.command({}, (state, _, ctx) => {
    const at = here(state, ctx);
    if (!at) return nowhere();
    if (at.room.head !== me) return reject("not-host");
    at.room.ended = ctx.now;
    goOut(state, ctx);
    return undefined;
  }),
  /** Its time is up, or its host went. */
  runOut: meeting.command({}, (state, _, ctx) => {
    const { live } = state;
    const room = live && state.rooms[live.room];
    if (!live || !room || !isOver(room, ctx.now)) return;
    const own = room.head === me;
    goOut(state, ctx);
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
/** Who is spoken to by name. */
function named(state: State, { room }: Here, text: string, ctx: Ctx): string | null {
  const words = text.toLowerCase();
  const found = presentIn(room, ctx.now).find(({ id }) => {
    const name = nameOf(state, id, ctx.lang).toLowerCase();
    const first = ctx.lang === "en" ? (name.split(" ")[0] ?? "") : name;
    return first.length > 1 && words.includes(first);
  });
  return found?.id ?? null;
}
/** Now and then somebody takes up what was said to all. */
function answering({ room }: Here, text: string, ctx: Ctx): string | null {
  const there = presentIn(room, ctx.now);
  const r = Rng.of(room.seed, "takes up", text, room.chat.length);
  return there.length > 0 && r.chance(0.6) ? r.pick(there).id : null;
}
