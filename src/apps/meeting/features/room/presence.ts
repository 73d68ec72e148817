/**
 * Computes the participants of a meeting and the activity of each person, for any moment. The result depends only on
 * the room and the clock, so nothing has to be stored even for a meeting of fifty people.
 */
import { minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { pickGuests } from "#world/public-meetings.ts";
import { me } from "../../ids.ts";
import { drawAnswer } from "../../answers.ts";
import { spokenLine, turnMs, drawChatText, type SpokenLine } from "../../spoken-lines.ts";
import { roomEnd } from "./end.ts";
import type { ChatLine, Room } from "./state.ts";

const secondMs = 1000;
export interface Visit {
  readonly id: string;
  /** When the person arrives at the lobby; null if the person does not come. */
  readonly arrives: number | null;
  /** When the person enters the meeting; null if the person is never admitted or has not been admitted yet. */
  readonly enters: number | null;
  readonly leaves: number;
}
export type MemberStatus = "coming" | "waiting" | "refused" | "in" | "left";

export const isOwnerLead = (room: Room): boolean => room.head === me || room.helpers.includes(me);
const isLead = (room: Room, id: string): boolean => id === room.host || id === room.head || room.helpers.includes(id);

/**
 * Lists everybody who may come, except the owner: the host, the invitees, the guests, then people invited during the
 * meeting.
 */
export function listVisits(room: Room): Visit[] {
  const ids = new Set([
    room.host,
    ...room.invitees,
    ...pickGuests(room.seed, room.guests).map((n) => `guest_${n}`),
    ...Object.keys(room.fates).filter((id) => room.fates[id]!.invited !== undefined),
  ]);
  ids.delete(me);
  return [...ids].map((id) => computeVisit(room, id));
}
function computeVisit(room: Room, id: string): Visit {
  const fate = room.fates[id] ?? {};
  const planned = plannedArrival(room, id);
  const again =
    fate.invited !== undefined && (planned === null || fate.invited < planned || fate.removed !== undefined);
  const arrives = again ? calledArrival(room, id, fate.invited!) : planned;
  const end = roomEnd(room);
  if (arrives === null || arrives >= end) return { id, arrives: null, enters: null, leaves: end };
  const isShut = room.locked !== null && arrives > room.locked;
  const waits = room.waiting !== null && room.head === me && arrives >= room.waiting;
  const enters = isShut || fate.refused !== undefined ? null : waits ? (fate.admitted ?? null) : arrives;
  const removed = fate.removed !== undefined && !(again && fate.invited! > fate.removed) ? fate.removed : end;
  return {
    id,
    arrives: isShut ? null : arrives,
    enters,
    leaves: Math.min(end, removed, drawLeaveTime(room, id, arrives)),
  };
}
function plannedArrival(room: Room, id: string): number | null {
  if (id === room.host) return room.began;
  const r = Rng.of(room.seed, id, "comes");
  if (id.startsWith("guest_")) return Math.max(room.began, room.start + r.int(-40, 420) * secondMs);
  if (!room.invitees.includes(id)) return null;
  if (room.host === me && room.meeting !== null && drawAnswer(room.meeting, id).says === "no") return null;
  return r.chance(0.94) ? Math.max(room.began, room.start + r.int(-120, 240) * secondMs) : null;
}
/**
 * Returns the arrival time of a person who was called into a running meeting: within 45 seconds, or null (with a chance
 * of 12 %) if the person never arrives.
 */
function calledArrival(room: Room, id: string, at: number): number | null {
  const r = Rng.of(room.seed, id, "called", at);
  return r.chance(0.88) ? at + r.int(8, 45) * secondMs : null;
}
/** Returns when the person leaves early, or infinity if the person stays until the end. */
function drawLeaveTime(room: Room, id: string, arrives: number): number {
  const r = Rng.of(room.seed, id, "leaves");
  if (isLead(room, id) || !r.chance(0.14)) return Number.POSITIVE_INFINITY;
  return arrives + Math.round((room.ends - arrives) * (0.5 + r.next() * 0.45));
}
export function memberStatus(room: Room, visit: Visit, now: number): MemberStatus {
  if (visit.arrives === null || visit.arrives > now) return "coming";
  if ((room.fates[visit.id]?.refused ?? Number.POSITIVE_INFINITY) <= now) return "refused";
  if (visit.leaves <= now) return "left";
  return visit.enters === null || visit.enters > now ? "waiting" : "in";
}
/** Lists the present members: the host and co-hosts first, then the others by their time of entry. */
export const presentMembers = (room: Room, now: number, visits = listVisits(room)): Visit[] =>
  visits
    .filter((visit) => memberStatus(room, visit, now) === "in")
    .toSorted(
      (a, b) =>
        Number(isLead(room, b.id)) - Number(isLead(room, a.id)) || a.enters! - b.enters! || (a.id < b.id ? -1 : 1),
    );
export const waitingMembers = (room: Room, now: number): Visit[] =>
  listVisits(room)
    .filter((visit) => memberStatus(room, visit, now) === "waiting")
    .toSorted((a, b) => a.arrives! - b.arrives! || (a.id < b.id ? -1 : 1));
export const isPresent = (room: Room, id: string, now: number): boolean =>
  presentMembers(room, now).some((visit) => visit.id === id);

/** Returns whether a present member's microphone is on. */
export function isMicOn(room: Room, visit: Visit, now: number): boolean {
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
export function isCameraOn(room: Room, { id, enters }: Visit, now: number): boolean {
  const share = isLead(room, id) ? 0.9 : id.startsWith("guest_") ? 0.15 : 0.6;
  return Rng.of(room.seed, id, "camera", Math.floor((now - (enters ?? room.began)) / (10 * minuteMs))).chance(share);
}
const handRaiseMs = 2 * minuteMs;
export function isHandRaised(room: Room, { id, enters }: Visit, now: number): boolean {
  if (isLead(room, id)) return false;
  const since = enters ?? room.began;
  const n = Math.floor((now - since) / handRaiseMs);
  const r = Rng.of(room.seed, id, "hand", n);
  if (!r.chance(id.startsWith("guest_") ? 0.03 : 0.1)) return false;
  const raised = since + n * handRaiseMs + r.int(0, 40) * secondMs;
  return now >= raised && (room.fates[id]?.lowered ?? 0) < raised;
}

/**
 * `turnAt` returns the turn of the conversation at a moment; `turnCount` returns the number of turns in the meeting.
 */
export const turnAt = (room: Room, now: number): number => Math.floor((now - room.began) / turnMs);
export const turnCount = (room: Room): number => Math.max(1, Math.ceil((room.ends - room.began) / turnMs));
/** Returns the speaker of a turn, or null if nobody speaks. */
export function speakerInTurn(room: Room, turn: number, visits = listVisits(room)): string | null {
  const at = room.began + turn * turnMs;
  if (at >= roomEnd(room)) return null;
  const heard = presentMembers(room, at, visits).filter((visit) => isMicOn(room, visit, at));
  const r = Rng.of(room.seed, "speaks", turn);
  if (heard.length === 0 || r.chance(0.08)) return null;
  const [first] = heard;
  return isLead(room, first!.id) && r.chance(0.35) ? first!.id : r.pick(heard).id;
}
export const speakerAt = (room: Room, now: number, visits = listVisits(room)): string | null => {
  const id = speakerInTurn(room, turnAt(room, now), visits);
  const visit = visits.find((one) => one.id === id);
  return visit && memberStatus(room, visit, now) === "in" && isMicOn(room, visit, now) ? id : null;
};
export const spokenLineInTurn = (room: Room, turn: number): SpokenLine => spokenLine(room.seed, turn, turnCount(room));

const chatIntervalMs = 150_000;
/**
 * Lists all chat lines up to a moment: the stored lines, and the lines of other participants, which are random and
 * depend on the seed.
 */
export function listChat(room: Room, lang: "en" | "zh", now: number): ChatLine[] {
  const until = Math.min(now, roomEnd(room));
  const visits = listVisits(room);
  const lines: ChatLine[] = [];
  for (let n = 0; room.began + n * chatIntervalMs < until; n++) {
    const r = Rng.of(room.seed, "writes", n);
    if (!r.chance(0.35)) continue;
    const at = room.began + n * chatIntervalMs + r.int(0, 149) * secondMs;
    if (at > until || room.shut.some((span) => at >= span.in && at < (span.out ?? Number.POSITIVE_INFINITY))) continue;
    const there = presentMembers(room, at, visits);
    if (there.length === 0) continue;
    lines.push({ id: `line_w${n}`, from: r.pick(there).id, to: null, text: drawChatText(room.seed, n)[lang], at });
  }
  return [...lines, ...room.chat].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
/** The chat lines that arrived while the owner was in the meeting. */
export const visibleChat = (room: Room, lang: "en" | "zh", now: number): ChatLine[] =>
  listChat(room, lang, now).filter(({ at }) =>
    room.spans.some((span) => at >= span.in && at <= (span.out ?? Number.POSITIVE_INFINITY)),
  );

/** Returns a reaction that another participant shows at this moment, or null if there is no reaction. */
export function reactionAt(room: Room, now: number, signs: readonly string[]): { id: string; sign: string } | null {
  const n = Math.floor((now - room.began) / (30 * secondMs));
  const r = Rng.of(room.seed, "sign", n);
  if (!r.chance(0.12) || now - room.began - n * 30 * secondMs > 8 * secondMs) return null;
  const there = presentMembers(room, now);
  return there.length === 0 ? null : { id: r.pick(there).id, sign: r.pick(signs) };
}
const slidesIntervalMs = 10 * minuteMs;
/**
 * Returns the participant, other than the owner, who presents slides, and the current page. Only hosts of large
 * meetings present slides.
 */
export function slideAt(room: Room, now: number): { readonly id: string; readonly page: number } | null {
  if (room.head === me || room.guests < 9) return null;
  const n = Math.floor((now - room.began) / slidesIntervalMs);
  if (now - room.began < minuteMs || !Rng.of(room.seed, "slides", n).chance(0.6)) return null;
  if (!isPresent(room, room.head, now)) return null;
  return { id: room.head, page: Math.floor((now - room.began) / (90 * secondMs)) + 1 };
}
