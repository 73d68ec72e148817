/** Meetings that were, their records and minutes. */
import type { State } from "../../state.ts";
import { decidesIn, turnMs } from "../../talk.ts";
import { endOf } from "../room/end.ts";
import { lineIn, speakerIn, turnsIn, visitsOf, standingOf, type Visit } from "../room/presence.ts";
import type { Room } from "../room/state.ts";
import type { CloudRecord } from "./state.ts";

/** Rooms that the owner has been in and is not in now, latest first. */
export const pastRooms = (state: Pick<State, "rooms" | "live" | "hidden">): Room[] =>
  Object.values(state.rooms)
    .filter((room) => room.id !== state.live?.room && room.spans.length > 0 && !state.hidden.includes(room.id))
    .toSorted((a, b) => lastIn(b) - lastIn(a) || (a.id < b.id ? -1 : 1));
export const lastIn = (room: Room): number => room.spans.at(-1)?.in ?? room.began;
/** How long the owner was in it. */
export const stayedMs = (room: Room, now: number): number =>
  room.spans.reduce((sum, span) => sum + Math.max(0, (span.out ?? Math.min(now, endOf(room))) - span.in), 0);
export interface Stay {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}
/** Who was in it by now, in the order in which they came. */
export function staysIn(room: Room, now: number): Stay[] {
  const seenUntil = Math.min(now, endOf(room));
  return visitsOf(room)
    .filter((visit) => wasIn(room, visit, seenUntil))
    .map((visit) => ({ id: visit.id, from: visit.enters!, to: Math.min(visit.leaves, seenUntil) }))
    .toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
}
const wasIn = (room: Room, visit: Visit, until: number): boolean => {
  const standing = standingOf(room, visit, until - 1);
  return standing === "in" || (standing === "left" && visit.enters !== null && visit.enters < until);
};
export interface Decision {
  readonly at: number;
  readonly by: string;
  readonly en: string;
  readonly zh: string;
}
/** What was decided while it went on: lines of those who spoke then. */
export function decisionsIn(room: Room, now: number): Decision[] {
  const until = Math.min(now, endOf(room));
  const visits = visitsOf(room);
  const found: Decision[] = [];
  for (let turn = 0; turn < turnsIn(room); turn++) {
    const at = room.began + turn * turnMs;
    if (at >= until) break;
    if (!decidesIn(room.seed, turn, turnsIn(room))) continue;
    const by = speakerIn(room, turn, visits);
    if (by === null) continue;
    const { en, zh } = lineIn(room, turn);
    found.push({ at, by, en, zh });
  }
  return found;
}
export const recordsOf = (state: Pick<State, "records">): CloudRecord[] =>
  Object.values(state.records).toSorted((a, b) => b.to - a.to || (a.id < b.id ? -1 : 1));
export const lengthOf = (record: CloudRecord): number => record.to - record.from;
/** Where a record is: it plays on by the clock until its end. */
export const placeOf = (record: CloudRecord, now: number): number =>
  Math.min(lengthOf(record), record.place + (record.playing === null ? 0 : now - record.playing));
export const isPlaying = (record: CloudRecord, now: number): boolean =>
  record.playing !== null && placeOf(record, now) < lengthOf(record);
