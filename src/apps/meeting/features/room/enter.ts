/** How the owner comes into a meeting, and out of it. */
import type { Ctx } from "../../../../os/app-command.ts";
import { momentText } from "../../../../os/format.ts";
import { online } from "../../../../os/network.ts";
import { isAllowed } from "../../../../os/permissions.ts";
import { cutTo } from "../../../../os/text.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { hourMs, minuteMs } from "../../../../state/civil.ts";
import { Rng } from "../../../../state/rng.ts";
import { me } from "../../ids.ts";
import type { State } from "../../state.ts";
import { triedMost } from "../join/state.ts";
import { closesAt, doorMs, opensAt, targetOf, type Target } from "../join/target.ts";
import { endOf, isOver } from "./end.ts";
import type { Room } from "./state.ts";

export interface Wish {
  readonly number: string;
  readonly password: string;
  readonly name: string;
  readonly mic: boolean;
  readonly camera: boolean;
  readonly sound: boolean;
}
/** As the owner's settings have it. */
export const wishOf = (state: State, number: string, password = ""): Wish => ({
  number,
  password,
  name: state.account.name,
  mic: state.prefs.joinMic,
  camera: state.prefs.joinCamera,
  sound: state.prefs.joinSound,
});
const roomsMost = 120;
const momentOf = (ctx: Ctx) => ({ now: ctx.now, offsetMin: ctx.offsetMin, lang: ctx.lang });

/** Goes to a meeting: in, or before its door, or refused as the meeting has it. */
export function goTo(state: State, ctx: Ctx, wish: Wish): Rejection | void {
  if (!online(ctx.os)) return reject("offline");
  const open = state.live && state.rooms[state.live.room];
  if (open) return open.number === wish.number && !isOver(open, ctx.now) ? undefined : reject("leave-first");
  const target = targetOf(state, wish.number, momentOf(ctx));
  // Whoever was in a meeting that goes on comes back without being asked anything.
  const before = openRoom(state, wish.number, ctx.now);
  if (before) return enter(state, ctx, before, wish, target?.password ?? "");
  if (!target)
    return reject(Object.values(state.rooms).some((r) => r.number === wish.number) ? "meeting-over" : "number-unknown");
  const own = target.host === me;
  if (own && !state.account.signedIn) return reject("sign-in-first");
  if (!own && target.password !== "" && wish.password !== target.password) return reject("wrong-password");
  if (own) return enter(state, ctx, roomFor(state, ctx, target), wish, target.password);
  if (target.over) return reject("meeting-over");
  if (target.only === "invited" && !(target.mine && state.account.signedIn)) return reject("not-invited");
  if (ctx.now < opensAt(target)) {
    if (ctx.now < target.start - doorMs)
      return reject("not-begun", { when: momentText(target.start, ctx.os, ctx.now) });
    if (!target.early) return stand(state, ctx, wish, "early", opensAt(target));
  }
  if (ctx.now >= closesAt(target)) return reject("meeting-over");
  if (target.locksAfter !== null && ctx.now > target.start + target.locksAfter * minuteMs)
    return reject("meeting-locked");
  if (target.waiting) return stand(state, ctx, wish, "waiting", ctx.now + letInAfterMs(target));
  return enter(state, ctx, roomFor(state, ctx, target), wish, target.password);
}
const letInAfterMs = ({ seed }: Target): number => Rng.of(seed, "lets").int(15, 90) * 1000;
/** A meeting that is still on, and that the owner was in. */
export const openRoom = (state: Pick<State, "rooms">, number: string, now: number): Room | undefined =>
  Object.values(state.rooms).find((room) => room.number === number && !isOver(room, now));

function stand(state: State, ctx: Ctx, wish: Wish, why: "early" | "waiting", at: number): void {
  state.lobby = { ...wish, name: cutTo(wish.name.trim(), 24) || state.account.name, why, since: ctx.now, at };
}
/** The door opens: in, or on to the next one. */
export function passDoor(state: State, ctx: Ctx): void {
  const { lobby } = state;
  if (!lobby) return;
  state.lobby = null;
  const target = targetOf(state, lobby.number, momentOf(ctx));
  if (!target || state.live) return;
  if (lobby.why === "early" && target.waiting) {
    stand(state, ctx, lobby, "waiting", ctx.now + letInAfterMs(target));
    return;
  }
  enter(state, ctx, roomFor(state, ctx, target), lobby, target.password);
  ctx.notify({
    key: "letInNotice",
    title: "inMeeting",
    facts: { topic: target.topic },
    open: { screen: "room", params: {} },
    channel: "meetings",
    tag: "door",
  });
}
export function roomFor(state: State, ctx: Ctx, t: Target): Room {
  const own = t.host === me;
  const began = own ? ctx.now : opensAt(t);
  const isNear = t.start - ctx.now < hourMs;
  const ends = own ? Math.max(isNear ? t.start + t.minutes * minuteMs : 0, ctx.now + hourMs) : closesAt(t);
  const id = ctx.newId("room");
  const room: Room = {
    id,
    meeting: t.meeting,
    // Of what was not planned, each has people of its own.
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
    // Where many come, hosts want to know who is who.
    mayRename: own || t.guests < 20,
    chatRule: "all",
    shut: [],
    chat: [],
  };
  state.rooms[id] = room;
  const oldest = Object.values(state.rooms).toSorted((a, b) => a.began - b.began);
  for (const one of oldest.slice(0, Math.max(0, oldest.length - roomsMost))) delete state.rooms[one.id];
  return state.rooms[id]!;
}
function enter(state: State, ctx: Ctx, room: Room, wish: Wish, password: string): void {
  const may = (permission: "microphone" | "camera"): boolean => isAllowed(ctx.os, "meeting", permission);
  room.name = cutTo(wish.name.trim(), 24) || state.account.name;
  room.spans.push({ in: ctx.now, out: null });
  const own = room.head === me;
  state.lobby = null;
  state.live = {
    room: room.id,
    password,
    mic: wish.mic && may("microphone"),
    camera: wish.camera && may("camera"),
    front: true,
    output: wish.sound ? "speaker" : "off",
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
    { number: room.number, topic: cutTo(room.topic, 60) },
    ...state.tried.filter(({ number }) => number !== room.number),
  ].slice(0, triedMost);
  tellRoom(state, ctx);
}
/** What stands in the shade while a meeting goes on. */
export function tellRoom(state: State, ctx: Ctx): void {
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
/** The record that is being made is kept. */
export function keepRecord(state: State, ctx: Ctx): void {
  const { live } = state;
  const room = live && state.rooms[live.room];
  if (!room || live.recording === null) return;
  const to = Math.min(ctx.now, endOf(room));
  const from = live.recording;
  live.recording = null;
  if (to - from < 1000) return;
  const id = ctx.newId("rec");
  const ready = to + Rng.of(room.seed, "ready", from).int(60, 180) * 1000;
  state.records[id] = { id, room: room.id, title: room.topic, from, to, ready, place: 0, playing: null, told: false };
}
/** The owner is out. */
export function goOut(state: State, ctx: Ctx): void {
  const { live } = state;
  if (!live) return;
  const room = state.rooms[live.room];
  keepRecord(state, ctx);
  const span = room?.spans.at(-1);
  if (room && span) span.out = Math.min(ctx.now, endOf(room));
  state.live = null;
  ctx.unnotify("room");
  ctx.unnotify("chat");
}
