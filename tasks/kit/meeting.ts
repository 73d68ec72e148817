/** Helpers for tasks about Meeting: existing meetings, and navigation in the app. */
import meeting from "#apps/meeting/index.ts";
import { formatNumber } from "#apps/meeting/ids.ts";
import type { Meeting } from "#apps/meeting/features/plan/state.ts";
import type { Room } from "#apps/meeting/features/room/state.ts";
import { added } from "#judge/allowed-paths.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { StateOf } from "#os/define.ts";
import { dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";

type State = StateOf<typeof meeting>;
/** Returns a meeting that the owner hosts, an hour long, without password or waiting room. */
export const plannedMeeting = (
  id: string,
  number: string,
  topic: string,
  start: number,
  more: Partial<Meeting> = {},
): Meeting => ({
  id,
  number,
  host: "me",
  topic,
  start,
  minutes: 60,
  repeat: null,
  password: "",
  waiting: false,
  only: "all",
  early: true,
  quiet: false,
  invitees: [],
  remind: 0,
  except: [],
  moved: {},
  guests: 0,
  locksAfter: null,
  at: start - 30 * dayMs,
  listed: true,
  answer: null,
  told: true,
  reminded: null,
  ...more,
});
/** Returns a past meeting with this start and this length in minutes. The owner attended all of it. */
export const pastMeeting = (
  id: string,
  number: string,
  topic: string,
  began: number,
  minutes: number,
  more: Partial<Room> = {},
): Room => ({
  id,
  meeting: null,
  seed: id,
  number,
  topic,
  host: "me",
  head: more.host ?? "me",
  helpers: [],
  start: began,
  began,
  ends: began + minutes * minuteMs,
  ended: null,
  invitees: [],
  guests: 0,
  spans: [{ in: began, out: began + minutes * minuteMs }],
  name: "Robin",
  fates: {},
  locked: null,
  waiting: null,
  quiet: false,
  hushed: null,
  mayUnmute: true,
  mayRename: true,
  chatRule: "all",
  shut: [],
  chat: [],
  ...more,
});
/** Draws a number of nine digits that no other meeting has. */
export const drawNumber = (r: Rng): string => `7${r.int(10_000_000, 99_999_999)}`;
/** The number as the app displays it. */
export const formatMeetingNumber = formatNumber;
/** Returns the time in milliseconds of `minute` minutes after midnight, `days` days after today. */
export const dayTime = (now: number, offsetMin: number, days: number, minute: number): number =>
  startOfDay(now, offsetMin) + days * dayMs + minute * minuteMs;
/**
 * For `allow`: the effects of joining a meeting on the live meeting, on its room, and on the list of joined numbers.
 */
export const allowJoining = (state: State) => [state.live, added(state.rooms, 1), state.tried];
interface MeetingState {
  readonly meeting: Pick<State, "tried">;
}
/** A check for tasks in which the owner joins a meeting: no number was removed from the list of joined numbers. */
export const keepsTriedNumbers = {
  that: "the numbers that were gone to before are still in the list",
  keeps: true,
  holds: ({ before, after }: { readonly before: MeetingState; readonly after: MeetingState }) =>
    before.meeting.tried.every(({ number }) => after.meeting.tried.some((one) => one.number === number)),
} as const;
/** Fills in the number and the password, and joins the meeting. */
export async function joinMeeting(o: AnyDriver, number: string, password: string): Promise<void> {
  await o.open(meeting);
  await o.act(meeting, "main.join");
  await o.type("number", number);
  await o.act(meeting, "join.join");
  if (password === "") return;
  await o.type("password", password);
  await o.act(meeting, "join.enter");
}
/**
 * Turns the three wheels of the meeting form from one moment to another. One tap moves a wheel by at most two values.
 */
export async function setStartWheels(o: AnyDriver, from: number, to: number, offsetMin: number): Promise<void> {
  await o.set(meeting, "schedule", { open: "start" });
  let at = from;
  const turn = async (stepMs: number, steps: number): Promise<void> => {
    for (let left = steps; left !== 0;) {
      const by = Math.max(-2, Math.min(2, left));
      left -= by;
      at += by * stepMs;
      await o.set(meeting, "schedule", { start: at });
    }
  };
  const day = (moment: number): number => startOfDay(moment, offsetMin);
  const hour = (moment: number): number => Math.floor((moment - day(moment)) / hourMs);
  await turn(dayMs, (day(to) - day(at)) / dayMs);
  await turn(hourMs, hour(to) - hour(at));
  await turn(5 * minuteMs, (to - at) / (5 * minuteMs));
  await o.set(meeting, "schedule", { open: null });
}
