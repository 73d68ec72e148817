/** What tasks need of Meeting: meetings that are there, and ways through the app. */
import meeting from "../../src/apps/meeting/index.ts";
import { spaced } from "../../src/apps/meeting/ids.ts";
import type { Meeting } from "../../src/apps/meeting/features/plan/state.ts";
import type { Room } from "../../src/apps/meeting/features/room/state.ts";
import { added } from "../../src/judge/paths.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import type { StateOf } from "../../src/os/define.ts";
import { dayMs, hourMs, minuteMs, startOfDay } from "../../src/state/civil.ts";
import type { Rng } from "../../src/state/rng.ts";

type State = StateOf<typeof meeting>;
/** A meeting of the owner's, an hour long, that asks for nothing. */
export const planned = (
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
/** One that was, from a moment on for so many minutes, with the owner in it all the time. */
export const past = (
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
/** A number of nine digits such as no other meeting has. */
export const drawNumber = (r: Rng): string => `7${r.int(10_000_000, 99_999_999)}`;
/** As it stands on the glass. */
export const onGlass = spaced;
/** A moment of a day that is so many days away, by minutes since midnight. */
export const dayTime = (now: number, offsetMin: number, days: number, minute: number): number =>
  startOfDay(now, offsetMin) + days * dayMs + minute * minuteMs;
/** What going into a meeting leaves: that one is in it, its room, its number among those that were gone to. */
export const going = (state: State) => [state.live, added(state.rooms, 1), state.tried];
interface Tried {
  readonly meeting: Pick<State, "tried">;
}
/** For tasks that go into a meeting: the list of numbers grows by that, and loses nothing. */
export const triedIsKept = {
  that: "the numbers that were gone to before are still in the list",
  keeps: true,
  holds: ({ before, after }: { readonly before: Tried; readonly after: Tried }) =>
    before.meeting.tried.every(({ number }) => after.meeting.tried.some((one) => one.number === number)),
} as const;
/** Fills in the form of joining, as far as the password, and goes. */
export async function joinBy(o: Hand, number: string, password: string): Promise<void> {
  await o.open(meeting);
  await o.act(meeting, "main.join");
  await o.type("number", number);
  await o.act(meeting, "join.join");
  if (password === "") return;
  await o.type("password", password);
  await o.act(meeting, "join.enter");
}
/** In the form of planning: turns the three wheels to a moment. A touch brings a value between the lines, two away at most. */
export async function turnTo(o: Hand, from: number, to: number, offsetMin: number): Promise<void> {
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
