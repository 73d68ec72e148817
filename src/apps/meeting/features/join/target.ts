/**
 * Finds the meeting for a number: a meeting that the phone knows, the owner's personal room, or a public meeting of the
 * world data.
 */
import { civilOf, dayKey, dayMs, minuteMs, startOfDay } from "#state/civil.ts";
import type { Lang } from "#os/values.ts";
import { Rng } from "#state/rng.ts";
import { findPublicMeeting } from "#world/public-meetings.ts";
import { me } from "../../ids.ts";
import { localize } from "../../people.ts";
import { lastStart, nextStart } from "../../repeats.ts";
import type { State } from "../../state.ts";
import type { Meeting } from "../plan/state.ts";

export interface JoinTarget extends Pick<
  Meeting,
  | "number"
  | "topic"
  | "password"
  | "host"
  | "waiting"
  | "only"
  | "early"
  | "quiet"
  | "invitees"
  | "guests"
  | "locksAfter"
> {
  readonly meeting: string | null;
  /** The start and length of the current or next occurrence. `over` tells whether no occurrence is left. */
  readonly start: number;
  readonly minutes: number;
  readonly over: boolean;
  readonly seed: string;
  /** Whether the meeting is in the owner's list. */
  readonly mine: boolean;
}
export interface JoinTime {
  readonly now: number;
  readonly offsetMin: number;
  readonly lang: Lang;
}
export const findMeetingByNumber = (state: Pick<State, "meetings">, number: string): Meeting | undefined =>
  Object.values(state.meetings).find((m) => m.number === number);

export function findTarget(state: State, number: string, at: JoinTime): JoinTarget | null {
  const known = findMeetingByNumber(state, number);
  if (known) return targetFromMeeting(known, at);
  if (state.personal.number === number) return targetFromPersonalRoom(state, at);
  return targetFromGathering(number, at);
}
export function targetFromMeeting(m: Meeting, { now, offsetMin }: JoinTime): JoinTarget {
  const next = nextStart(m, now, offsetMin);
  const start = next ?? lastStart(m, now, offsetMin);
  return {
    ...m,
    meeting: m.id,
    start,
    over: next === null,
    seed: `${m.id}/${dayKey(start, offsetMin)}`,
    mine: m.listed,
  };
}
export const personalLengthMin = 60;
const targetFromPersonalRoom = ({ personal }: State, { now }: JoinTime): JoinTarget => ({
  ...personal,
  meeting: null,
  host: me,
  start: now,
  minutes: personalLengthMin,
  over: false,
  seed: "personal",
  mine: true,
  only: "all",
  quiet: false,
  invitees: [],
  guests: 0,
  locksAfter: null,
});
function targetFromGathering(number: string, { now, offsetMin, lang }: JoinTime): JoinTarget | null {
  const found = findPublicMeeting(number);
  if (!found) return null;
  const lengthMs = found.minutes * minuteMs;
  // The number of days until the next occurrence that has not ended. It is 0 if that occurrence is today.
  const ahead = (found.weekday - civilOf(now - lengthMs, offsetMin).weekday + 7) % 7;
  const first = startOfDay(now - lengthMs, offsetMin) + ahead * dayMs + found.at * minuteMs;
  const start = first + lengthMs > now ? first : first + 7 * dayMs;
  return {
    number,
    meeting: null,
    topic: localize(found.topic, lang),
    password: found.password,
    host: found.host,
    start,
    minutes: found.minutes,
    over: false,
    seed: `${number}/${dayKey(start, offsetMin)}`,
    mine: false,
    waiting: found.waiting,
    only: "all",
    early: false,
    quiet: true,
    invitees: [],
    guests: found.guests,
    locksAfter: found.locksAfter,
  };
}
/**
 * `opensAt` and `closesAt` return the random times at which the host of somebody else's meeting opens and closes it, in
 * epoch milliseconds.
 */
export const opensAt = ({ seed, start }: JoinTarget): number => start + Rng.of(seed, "opens").int(-180, 40) * 1000;
export const closesAt = ({ seed, start, minutes }: JoinTarget): number =>
  start + minutes * minuteMs + Rng.of(seed, "closes").int(-120, 420) * 1000;
/** The maximum time before the start at which a participant can enter the lobby, in milliseconds. */
export const earlyJoinMs = 30 * minuteMs;
/** Returns whether a password is required to join the meeting with this number. */
export function asksPassword(state: State, number: string): boolean {
  const known = findMeetingByNumber(state, number);
  if (known) return known.host !== me && known.password !== "";
  return (findPublicMeeting(number)?.password ?? "") !== "";
}
