/** What a number leads to: a meeting that the phone knows, the owner's own room, or one of the world's. */
import { civilOf, dayKey, dayMs, minuteMs, startOfDay } from "../../../../state/civil.ts";
import type { Lang } from "../../../../os/values.ts";
import { Rng } from "../../../../state/rng.ts";
import { gatheringOf } from "../../../../world/gatherings.ts";
import { me } from "../../ids.ts";
import { said } from "../../people.ts";
import { lastStart, nextStart } from "../../repeats.ts";
import type { State } from "../../state.ts";
import type { Meeting } from "../plan/state.ts";

export interface Target extends Pick<
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
  /** The time that is on or comes next, and whether it is over. */
  readonly start: number;
  readonly minutes: number;
  readonly over: boolean;
  readonly seed: string;
  /** The owner was asked to it. */
  readonly mine: boolean;
}
export interface Moment {
  readonly now: number;
  readonly offsetMin: number;
  readonly lang: Lang;
}
export const meetingBy = (state: Pick<State, "meetings">, number: string): Meeting | undefined =>
  Object.values(state.meetings).find((m) => m.number === number);

export function targetOf(state: State, number: string, at: Moment): Target | null {
  const known = meetingBy(state, number);
  if (known) return ofMeeting(known, at);
  if (state.personal.number === number) return ofPersonal(state, at);
  return ofGathering(number, at);
}
export function ofMeeting(m: Meeting, { now, offsetMin }: Moment): Target {
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
const ofPersonal = ({ personal }: State, { now }: Moment): Target => ({
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
function ofGathering(number: string, { now, offsetMin, lang }: Moment): Target | null {
  const found = gatheringOf(number);
  if (!found) return null;
  const lengthMs = found.minutes * minuteMs;
  // The one of this week that has not ended: the weekday's next, today included.
  const ahead = (found.weekday - civilOf(now - lengthMs, offsetMin).weekday + 7) % 7;
  const first = startOfDay(now - lengthMs, offsetMin) + ahead * dayMs + found.at * minuteMs;
  const start = first + lengthMs > now ? first : first + 7 * dayMs;
  return {
    number,
    meeting: null,
    topic: said(found.topic, lang),
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
/** When the host of a meeting that is another's opens it, and when they end it. */
export const opensAt = ({ seed, start }: Target): number => start + Rng.of(seed, "opens").int(-180, 40) * 1000;
export const closesAt = ({ seed, start, minutes }: Target): number =>
  start + minutes * minuteMs + Rng.of(seed, "closes").int(-120, 420) * 1000;
/** Before that nobody stands at the door of a meeting. */
export const doorMs = 30 * minuteMs;
/** Whether a number asks for a password before it lets in. */
export function asksPassword(state: State, number: string): boolean {
  const known = meetingBy(state, number);
  if (known) return known.host !== me && known.password !== "";
  return (gatheringOf(number)?.password ?? "") !== "";
}
