/**
 * Who is in a meeting, and what they do, at any moment: functions of the room and the clock, so that a meeting of fifty people
 * keeps nothing of them.
 */
import { minuteMs } from "../../../../state/civil.ts";
import { Rng } from "../../../../state/rng.ts";
import { guestsOf } from "../../../../world/gatherings.ts";
import { me } from "../../ids.ts";
import { answerTo } from "../../answers.ts";
import { saidIn, turnMs, writtenIn, type Said } from "../../talk.ts";
import { endOf } from "./end.ts";
import type { Line, Room } from "./state.ts";

const secondMs = 1000;
export interface Visit {
  readonly id: string;
  /** Before the door; null: does not come. */
  readonly arrives: number | null;
  /** Within; null: was not let in, or not yet. */
  readonly enters: number | null;
  readonly leaves: number;
}
export type Standing = "coming" | "waiting" | "refused" | "in" | "left";

export const leads = (room: Room): boolean => room.head === me || room.helpers.includes(me);
const isLead = (room: Room, id: string): boolean => id === room.host || id === room.head || room.helpers.includes(id);

/** Everybody who may come, the owner apart, in the order of who was asked. */
export function visitsOf(room: Room): Visit[] {
  const ids = new Set([
    room.host,
    ...room.invitees,
    ...guestsOf(room.seed, room.guests).map((n) => `guest_${n}`),
    ...Object.keys(room.fates).filter((id) => room.fates[id]!.invited !== undefined),
  ]);
  ids.delete(me);
  return [...ids].map((id) => visitOf(room, id));
}
function visitOf(room: Room, id: string): Visit {
  const fate = room.fates[id] ?? {};
  const planned = plannedArrival(room, id);
  const again =
    fate.invited !== undefined && (planned === null || fate.invited < planned || fate.removed !== undefined);
  const arrives = again ? askedArrival(room, id, fate.invited!) : planned;
  const end = endOf(room);
  if (arrives === null || arrives >= end) return { id, arrives: null, enters: null, leaves: end };
  const isShut = room.locked !== null && arrives > room.locked;
  const waits = room.waiting !== null && room.head === me && arrives >= room.waiting;
  const enters = isShut || fate.refused !== undefined ? null : waits ? (fate.admitted ?? null) : arrives;
  const removed = fate.removed !== undefined && !(again && fate.invited! > fate.removed) ? fate.removed : end;
  return { id, arrives: isShut ? null : arrives, enters, leaves: Math.min(end, removed, ownLeave(room, id, arrives)) };
}
function plannedArrival(room: Room, id: string): number | null {
  if (id === room.host) return room.began;
  const r = Rng.of(room.seed, id, "comes");
  if (id.startsWith("guest_")) return Math.max(room.began, room.start + r.int(-40, 420) * secondMs);
  if (!room.invitees.includes(id)) return null;
  if (room.host === me && room.meeting !== null && answerTo(room.meeting, id).says === "no") return null;
  return r.chance(0.94) ? Math.max(room.began, room.start + r.int(-120, 240) * secondMs) : null;
}
/** Who is called into a meeting comes at once, or does not. */
function askedArrival(room: Room, id: string, at: number): number | null {
  const r = Rng.of(room.seed, id, "called", at);
  return r.chance(0.88) ? at + r.int(8, 45) * secondMs : null;
}
/** Some leave before the end. */
function ownLeave(room: Room, id: string, arrives: number): number {
  const r = Rng.of(room.seed, id, "leaves");
  if (isLead(room, id) || !r.chance(0.14)) return Number.POSITIVE_INFINITY;
  return arrives + Math.round((room.ends - arrives) * (0.5 + r.next() * 0.45));
}
export function standingOf(room: Room, visit: Visit, now: number): Standing {
  if (visit.arrives === null || visit.arrives > now) return "coming";
  if ((room.fates[visit.id]?.refused ?? Number.POSITIVE_INFINITY) <= now) return "refused";
  if (visit.leaves <= now) return "left";
  return visit.enters === null || visit.enters > now ? "waiting" : "in";
}
/** Who leads first, then by when they came. */
export const presentIn = (room: Room, now: number, visits = visitsOf(room)): Visit[] =>
  visits
    .filter((visit) => standingOf(room, visit, now) === "in")
    .toSorted(
      (a, b) =>
        Number(isLead(room, b.id)) - Number(isLead(room, a.id)) || a.enters! - b.enters! || (a.id < b.id ? -1 : 1),
    );
export const waitingIn = (room: Room, now: number): Visit[] =>
  visitsOf(room)
    .filter((visit) => standingOf(room, visit, now) === "waiting")
    .toSorted((a, b) => a.arrives! - b.arrives! || (a.id < b.id ? -1 : 1));
export const isPresent = (room: Room, id: string, now: number): boolean =>
  presentIn(room, now).some((visit) => visit.id === id);

/** Whether somebody who is there can be heard. */
export function micOf(room: Room, visit: Visit, now: number): boolean {
  const { id } = visit;
  const fate = room.fates[id] ?? {};
  const since = visit.enters ?? room.began;
  if (fate.asked !== undefined && fate.asked >= (fate.muted ?? 0) && fate.asked >= (room.hushed ?? 0)) {
    const speaks = now >= fate.asked + 5 * secondMs && now < fate.asked + 2 * minuteMs;
    if (speaks) return Rng.of(room.seed, id, "agrees", fate.asked).chance(0.88);
  }
  if (fate.muted !== undefined && now >= fate.muted && now < fate.muted + 3 * minuteMs) return false;
  const lead = isLead(room, id);
  if (!lead && room.hushed !== null && now >= room.hushed && (!room.mayUnmute || now < room.hushed + 2 * minuteMs))
    return false;
  if (!lead && room.quiet && now < since + minuteMs) return false;
  const share = lead ? 0.9 : id.startsWith("guest_") ? 0.08 : 0.4;
  return Rng.of(room.seed, id, "mic", Math.floor((now - since) / minuteMs)).chance(share);
}
export function cameraOf(room: Room, { id, enters }: Visit, now: number): boolean {
  const share = isLead(room, id) ? 0.9 : id.startsWith("guest_") ? 0.15 : 0.6;
  return Rng.of(room.seed, id, "camera", Math.floor((now - (enters ?? room.began)) / (10 * minuteMs))).chance(share);
}
const handMs = 2 * minuteMs;
export function handOf(room: Room, { id, enters }: Visit, now: number): boolean {
  if (isLead(room, id)) return false;
  const since = enters ?? room.began;
  const n = Math.floor((now - since) / handMs);
  const r = Rng.of(room.seed, id, "hand", n);
  if (!r.chance(id.startsWith("guest_") ? 0.03 : 0.1)) return false;
  const raised = since + n * handMs + r.int(0, 40) * secondMs;
  return now >= raised && (room.fates[id]?.lowered ?? 0) < raised;
}

/** The turn of the talk that a moment is in, and how many the meeting has in all. */
export const turnAt = (room: Room, now: number): number => Math.floor((now - room.began) / turnMs);
export const turnsIn = (room: Room): number => Math.max(1, Math.ceil((room.ends - room.began) / turnMs));
/** Who speaks in a turn; null where nobody does. */
export function speakerIn(room: Room, turn: number, visits = visitsOf(room)): string | null {
  const at = room.began + turn * turnMs;
  if (at >= endOf(room)) return null;
  const heard = presentIn(room, at, visits).filter((visit) => micOf(room, visit, at));
  const r = Rng.of(room.seed, "speaks", turn);
  if (heard.length === 0 || r.chance(0.08)) return null;
  const [first] = heard;
  return isLead(room, first!.id) && r.chance(0.35) ? first!.id : r.pick(heard).id;
}
export const speakerAt = (room: Room, now: number, visits = visitsOf(room)): string | null => {
  const id = speakerIn(room, turnAt(room, now), visits);
  const visit = visits.find((one) => one.id === id);
  return visit && standingOf(room, visit, now) === "in" && micOf(room, visit, now) ? id : null;
};
export const lineIn = (room: Room, turn: number): Said => saidIn(room.seed, turn, turnsIn(room));

const writesMs = 150_000;
/** What was written in the chat until a moment: kept lines, and those that others wrote by themselves. */
export function chatOf(room: Room, lang: "en" | "zh", now: number): Line[] {
  const until = Math.min(now, endOf(room));
  const visits = visitsOf(room);
  const lines: Line[] = [];
  for (let n = 0; room.began + n * writesMs < until; n++) {
    const r = Rng.of(room.seed, "writes", n);
    if (!r.chance(0.35)) continue;
    const at = room.began + n * writesMs + r.int(0, 149) * secondMs;
    if (at > until || room.shut.some((span) => at >= span.in && at < (span.out ?? Number.POSITIVE_INFINITY))) continue;
    const there = presentIn(room, at, visits);
    if (there.length === 0) continue;
    lines.push({ id: `line_w${n}`, from: r.pick(there).id, to: null, text: writtenIn(room.seed, n)[lang], at });
  }
  return [...lines, ...room.chat].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
/** As much of the chat as the owner was there to read. */
export const readIn = (room: Room, lang: "en" | "zh", now: number): Line[] =>
  chatOf(room, lang, now).filter(({ at }) =>
    room.spans.some((span) => at >= span.in && at <= (span.out ?? Number.POSITIVE_INFINITY)),
  );

/** A sign that somebody else shows just now. */
export function signAt(room: Room, now: number, signs: readonly string[]): { id: string; sign: string } | null {
  const n = Math.floor((now - room.began) / (30 * secondMs));
  const r = Rng.of(room.seed, "sign", n);
  if (!r.chance(0.12) || now - room.began - n * 30 * secondMs > 8 * secondMs) return null;
  const there = presentIn(room, now);
  return there.length === 0 ? null : { id: r.pick(there).id, sign: r.pick(signs) };
}
const slidesMs = 10 * minuteMs;
/** Who else shows something: hosts of large meetings have slides. */
export function slideAt(room: Room, now: number): { readonly id: string; readonly page: number } | null {
  if (room.head === me || room.guests < 9) return null;
  const n = Math.floor((now - room.began) / slidesMs);
  if (now - room.began < minuteMs || !Rng.of(room.seed, "slides", n).chance(0.6)) return null;
  if (!isPresent(room, room.head, now)) return null;
  return { id: room.head, page: Math.floor((now - room.began) / (90 * secondMs)) + 1 };
}
