/** Lets the owner join and leave a meeting. */
import type { Ctx } from "#os/app-command.ts";
import { momentText } from "#os/format.ts";
import { isOnline } from "#os/network.ts";
import { isAllowed } from "#os/permissions.ts";
import { truncateText } from "#os/text-edit.ts";
import { reject, type Rejection } from "#os/values.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { me } from "../../ids.ts";
import type { State } from "../../state.ts";
import { maxTriedNumbers } from "../join/state.ts";
import { closesAt, earlyJoinMs, opensAt, findTarget, type JoinTarget } from "../join/target.ts";
import { roomEnd, isOver } from "./end.ts";
import type { Room } from "./state.ts";

export interface JoinRequest {
  readonly number: string;
  readonly password: string;
  readonly name: string;
  readonly mic: boolean;
  readonly camera: boolean;
  readonly sound: boolean;
}
/** Returns a join request with the owner's settings as defaults. */
export const defaultJoinRequest = (state: State, number: string, password = ""): JoinRequest => ({
  number,
  password,
  name: state.account.name,
  mic: state.prefs.joinMic,
  camera: state.prefs.joinCamera,
  sound: state.prefs.joinSound,
});
const maxRooms = 120;
const joinTime = (ctx: Ctx) => ({ now: ctx.now, offsetMin: ctx.offsetMin, lang: ctx.lang });

/** Joins a meeting: the owner enters the room, or waits in the lobby. Returns a refusal if the owner can do neither. */
export function joinMeeting(state: State, ctx: Ctx, request: JoinRequest): Rejection | void {
  if (!isOnline(ctx.os)) return reject("offline");
  const open = state.live && state.rooms[state.live.room];
  if (open) return open.number === request.number && !isOver(open, ctx.now) ? undefined : reject("leave-first");
  const target = findTarget(state, request.number, joinTime(ctx));
  // If the owner was already in this meeting and it has not ended, the owner rejoins without a password or other
  // checks.
  const before = findOpenRoom(state, request.number, ctx.now);
  if (before) return enterRoom(state, ctx, before, request, target?.password ?? "");
  if (!target)
    return reject(
      Object.values(state.rooms).some((r) => r.number === request.number) ? "meeting-over" : "number-unknown",
    );
  const own = target.host === me;
  if (own && !state.account.signedIn) return reject("sign-in-first");
  if (!own && target.password !== "" && request.password !== target.password) return reject("wrong-password");
  if (own) return enterRoom(state, ctx, createRoom(state, ctx, target), request, target.password);
  if (target.over) return reject("meeting-over");
  if (target.only === "invited" && !(target.mine && state.account.signedIn)) return reject("not-invited");
  if (ctx.now < opensAt(target)) {
    if (ctx.now < target.start - earlyJoinMs)
      return reject("not-begun", { when: momentText(target.start, ctx.os, ctx.now) });
    if (!target.early) return waitInLobby(state, ctx, request, "early", opensAt(target));
  }
  if (ctx.now >= closesAt(target)) return reject("meeting-over");
  if (target.locksAfter !== null && ctx.now > target.start + target.locksAfter * minuteMs)
    return reject("meeting-locked");
  if (target.waiting) return waitInLobby(state, ctx, request, "waiting", ctx.now + admissionDelayMs(target));
  return enterRoom(state, ctx, createRoom(state, ctx, target), request, target.password);
}
const admissionDelayMs = ({ seed }: JoinTarget): number => Rng.of(seed, "lets").int(15, 90) * 1000;
/** Finds a meeting that the owner has been in and that has not ended yet. */
export const findOpenRoom = (state: Pick<State, "rooms">, number: string, now: number): Room | undefined =>
  Object.values(state.rooms).find((room) => room.number === number && !isOver(room, now));

function waitInLobby(state: State, ctx: Ctx, request: JoinRequest, why: "early" | "waiting", at: number): void {
  state.lobby = {
    ...request,
    name: truncateText(request.name.trim(), 24) || state.account.name,
    why,
    since: ctx.now,
    at,
  };
}
/** Ends the wait: the owner enters the room, or waits again until the host admits the owner. */
export function leaveLobby(state: State, ctx: Ctx): void {
  const { lobby } = state;
  if (!lobby) return;
  state.lobby = null;
  const target = findTarget(state, lobby.number, joinTime(ctx));
  if (!target || state.live) return;
  if (lobby.why === "early" && target.waiting) {
    waitInLobby(state, ctx, lobby, "waiting", ctx.now + admissionDelayMs(target));
    return;
  }
  enterRoom(state, ctx, createRoom(state, ctx, target), lobby, target.password);
  ctx.notify({
    key: "letInNotice",
    title: "inMeeting",
    facts: { topic: target.topic },
    open: { screen: "room", params: {} },
    channel: "meetings",
    tag: "door",
  });
}
export function createRoom(state: State, ctx: Ctx, t: JoinTarget): Room {
  const own = t.host === me;
  const began = own ? ctx.now : opensAt(t);
  const isNear = t.start - ctx.now < hourMs;
  const ends = own ? Math.max(isNear ? t.start + t.minutes * minuteMs : 0, ctx.now + hourMs) : closesAt(t);
  const id = ctx.newId("room");
  const room: Room = {
    id,
    meeting: t.meeting,
    // Each unplanned room has its own seed, so that its participants differ from those of other rooms.
    seed: own && t.meeting === null ? `${t.seed}/${id}` : t.seed,
    number: t.number,
    topic: t.topic,
    host: t.host,
    head: t.host,
    helpers: [],
    start: t.start,
    began,
    ends,
    ended: null,
    invitees: t.invitees.filter((person) => person !== me && person !== t.host),
    guests: t.guests,
    spans: [],
    name: state.account.name,
    fates: {},
    locked: null,
    waiting: t.waiting ? began : null,
    quiet: t.quiet,
    hushed: null,
    mayUnmute: true,
    // Hosts of large meetings do not let participants rename themselves.
    mayRename: own || t.guests < 20,
    chatRule: "all",
    shut: [],
    chat: [],
  };
  state.rooms[id] = room;
  const oldest = Object.values(state.rooms).toSorted((a, b) => a.began - b.began);
  for (const one of oldest.slice(0, Math.max(0, oldest.length - maxRooms))) delete state.rooms[one.id];
  return state.rooms[id]!;
}
function enterRoom(state: State, ctx: Ctx, room: Room, request: JoinRequest, password: string): void {
  const may = (permission: "microphone" | "camera"): boolean => isAllowed(ctx.os, "meeting", permission);
  room.name = truncateText(request.name.trim(), 24) || state.account.name;
  room.spans.push({ in: ctx.now, out: null });
  const own = room.head === me;
  state.lobby = null;
  state.live = {
    room: room.id,
    password,
    mic: request.mic && may("microphone"),
    camera: request.camera && may("camera"),
    front: true,
    output: request.sound ? "speaker" : "off",
    hand: null,
    layout: "speaker",
    captions: state.prefs.captions,
    share: null,
    board: [],
    reaction: null,
    seen: ctx.now,
    recording: own && state.prefs.autoRecord ? ctx.now : null,
    coming: [],
  };
  state.tried = [
    { number: room.number, topic: truncateText(room.topic, 60) },
    ...state.tried.filter(({ number }) => number !== room.number),
  ].slice(0, maxTriedNumbers);
  notifyOngoingMeeting(state, ctx);
}
/** Posts the ongoing notification of the current meeting. */
export function notifyOngoingMeeting(state: State, ctx: Ctx): void {
  const { live } = state;
  const room = live && state.rooms[live.room];
  if (!room) return;
  ctx.notify({
    key: live.mic ? "onNotice" : "onNoticeMuted",
    title: "inMeeting",
    facts: { topic: room.topic },
    open: { screen: "room", params: {} },
    channel: "ongoing",
    tag: "room",
    ongoing: true,
    actions: [
      { label: live.mic ? "mute" : "unmute", command: "toggleMic", args: {} },
      { label: "leave", command: "leave", args: {} },
    ],
  });
}
/** Ends the current recording and stores it. */
export function saveRecord(state: State, ctx: Ctx): void {
  const { live } = state;
  const room = live && state.rooms[live.room];
  if (!room || live.recording === null) return;
  const to = Math.min(ctx.now, roomEnd(room));
  const from = live.recording;
  live.recording = null;
  if (to - from < 1000) return;
  const id = ctx.newId("rec");
  const ready = to + Rng.of(room.seed, "ready", from).int(60, 180) * 1000;
  state.records[id] = { id, room: room.id, title: room.topic, from, to, ready, place: 0, playing: null, told: false };
}
export function leaveMeeting(state: State, ctx: Ctx): void {
  const { live } = state;
  if (!live) return;
  const room = state.rooms[live.room];
  saveRecord(state, ctx);
  const span = room?.spans.at(-1);
  if (room && span) span.out = Math.min(ctx.now, roomEnd(room));
  state.live = null;
  ctx.unnotify("room");
  ctx.unnotify("chat");
}
