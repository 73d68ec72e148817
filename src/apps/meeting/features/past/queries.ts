/** Past meetings, their recordings and minutes. */
import type { State } from "../../state.ts";
import { isDecisionTurn, turnMs } from "../../spoken-lines.ts";
import { roomEnd } from "../room/end.ts";
import { spokenLineInTurn, speakerInTurn, turnCount, listVisits, memberStatus, type Visit } from "../room/presence.ts";
import type { Room } from "../room/state.ts";
import type { CloudRecord } from "./state.ts";

/** Rooms that the owner has left and has not hidden, latest first. */
export const pastRooms = (state: Pick<State, "rooms" | "live" | "hidden">): Room[] =>
  Object.values(state.rooms)
    .filter((room) => room.id !== state.live?.room && room.spans.length > 0 && !state.hidden.includes(room.id))
    .toSorted((a, b) => lastJoinTime(b) - lastJoinTime(a) || (a.id < b.id ? -1 : 1));
export const lastJoinTime = (room: Room): number => room.spans.at(-1)?.in ?? room.began;
/** How long the owner was in the room, in milliseconds. */
export const stayedMs = (room: Room, now: number): number =>
  room.spans.reduce((sum, span) => sum + Math.max(0, (span.out ?? Math.min(now, roomEnd(room))) - span.in), 0);
export interface Stay {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}
/** Lists everybody who has been in the room so far, ordered by the time of entry. */
export function listStays(room: Room, now: number): Stay[] {
  const seenUntil = Math.min(now, roomEnd(room));
  return listVisits(room)
    .filter((visit) => wasPresent(room, visit, seenUntil))
    .map((visit) => ({ id: visit.id, from: visit.enters!, to: Math.min(visit.leaves, seenUntil) }))
    .toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
}
const wasPresent = (room: Room, visit: Visit, until: number): boolean => {
  const standing = memberStatus(room, visit, until - 1);
  return standing === "in" || (standing === "left" && visit.enters !== null && visit.enters < until);
};
export interface Decision {
  readonly at: number;
  readonly by: string;
  readonly en: string;
  readonly zh: string;
}
/** Lists the decisions in the meeting: the lines that were spoken in decision turns, with their speakers. */
export function listDecisions(room: Room, now: number): Decision[] {
  const until = Math.min(now, roomEnd(room));
  const visits = listVisits(room);
  const found: Decision[] = [];
  for (let turn = 0; turn < turnCount(room); turn++) {
    const at = room.began + turn * turnMs;
    if (at >= until) break;
    if (!isDecisionTurn(room.seed, turn, turnCount(room))) continue;
    const by = speakerInTurn(room, turn, visits);
    if (by === null) continue;
    const { en, zh } = spokenLineInTurn(room, turn);
    found.push({ at, by, en, zh });
  }
  return found;
}
export const sortRecords = (state: Pick<State, "records">): CloudRecord[] =>
  Object.values(state.records).toSorted((a, b) => b.to - a.to || (a.id < b.id ? -1 : 1));
export const recordLength = (record: CloudRecord): number => record.to - record.from;
/** The playback position in milliseconds. It advances with the clock until the recording ends. */
export const playbackPosition = (record: CloudRecord, now: number): number =>
  Math.min(recordLength(record), record.place + (record.playing === null ? 0 : now - record.playing));
export const isPlaying = (record: CloudRecord, now: number): boolean =>
  record.playing !== null && playbackPosition(record, now) < recordLength(record);
