import { expect, test } from "vitest";
import type { PhoneState } from "#os/state.ts";
import { dayKey, dayMs, hourMs, minuteMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { publicMeetings, guestName, maxGuests } from "#world/public-meetings.ts";
import { phone } from "../phone.ts";
import { currentAnswer, drawAnswer } from "./answers.ts";
import { listNotices } from "./features/home/notices.ts";
import { targetFromMeeting, findTarget } from "./features/join/target.ts";
import { listDecisions, playbackPosition, listStays } from "./features/past/queries.ts";
import type { Meeting } from "./features/plan/state.ts";
import {
  listChat,
  isMicOn,
  presentMembers,
  speakerAt,
  memberStatus,
  listVisits,
  waitingMembers,
} from "./features/room/presence.ts";
import type { Room } from "./features/room/state.ts";
import { invitationText, parseInvitation } from "./invitation.ts";
import { plannedDay, nextStart, listStarts } from "./repeats.ts";
import type { State } from "./state.ts";
import { strings } from "./strings.ts";

const start = Date.UTC(2026, 2, 16, 1);
const offsetMin = 480;
const boot = phone.boot({
  startMs: start,
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const data = (s: PhoneState): State => s.apps["meeting"] as State;
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => {
  const done = phone.reduce(s, { name, args });
  if (done.rejected !== null) expect(data(done.state)).toEqual(data(s));
  return done.rejected;
};
/** Advances the clock to a moment and runs each due command at its time. */
const until = (s: PhoneState, at: number): PhoneState => {
  let now = s;
  while (now.clock.nowMs < at) now = run(now, "os.tick", { ms: at - now.clock.nowMs });
  return now;
};
const wait = (s: PhoneState, ms: number): PhoneState => until(s, s.clock.nowMs + ms);
const edit = (s: PhoneState, change: (own: State) => void): PhoneState => {
  const copy = structuredClone(s) as PhoneState;
  change(copy.apps["meeting"] as State);
  return phone.parse(copy);
};
const joinArgs = { password: "", name: "Robin", mic: false, camera: false, sound: true };
const roomOf = (s: PhoneState): Room => data(s).rooms[data(s).live!.room]!;
const notices = (s: PhoneState): string[] =>
  Object.values(s.os.notifications)
    .filter(({ app }) => app === "meeting")
    .map(({ key }) => key);
const release = data(boot).meetings["meet_s_release"]!;
const nextRelease = nextStart(release, start, offsetMin)!;
const plan = {
  topic: "Plan B",
  start: start + 2 * hourMs,
  minutes: 30,
  repeat: null,
  password: "",
  waiting: false,
  only: "all",
  early: true,
  quiet: false,
  invitees: ["nora", "jonas", "priya", "tomas", "diego"],
  remind: 10,
};

test("a new phone has no meeting notifications for six hours, and its data stay under 6,000 characters", () => {
  expect(notices(until(boot, start + 6 * hourMs))).toEqual([]);
  expect(JSON.stringify(data(boot)).length).toBeLessThan(6000);
});
test("series start on their days, skip cancelled ones, and end", () => {
  const series = (unit: NonNullable<Meeting["repeat"]>["unit"], from: number, times: number): number[] =>
    listStarts(
      { start: from, minutes: 30, repeat: { unit, times, until: null }, except: [], moved: {} },
      from - dayMs,
      99,
      offsetMin,
    ).map((at) => (at - from) / dayMs);
  expect(series("day", start, 3)).toEqual([0, 1, 2]);
  expect(series("workday", start + 4 * dayMs, 3)).toEqual([0, 3, 4]);
  expect(series("workday", start + 5 * dayMs, 2)).toEqual([2, 3]);
  expect(series("fortnight", start, 3)).toEqual([0, 14, 28]);
  // Months without a 31st have no occurrence.
  expect(series("month", Date.UTC(2026, 0, 31, 4), 4)).toEqual([0, 59]);
  const weekly = { ...release, except: ["2026-03-26"] };
  expect(listStarts(weekly, start, 3, offsetMin).map((at) => (at - nextRelease) / dayMs)).toEqual([0, 14, 21]);
  const ended = { ...release, repeat: { unit: "week" as const, times: null, until: "2026-03-20" } };
  expect(listStarts(ended, start, 9, offsetMin)).toEqual([nextRelease]);
});
test("joining is refused with the reason: wrong number or password, too early, too late, not invited, locked", () => {
  const join = (s: PhoneState, number: string, password = ""): string | null =>
    refusal(s, "meeting.join", { ...joinArgs, number, password });
  expect(join(boot, "12345")).toBe("number-short");
  expect(join(boot, "999999999")).toBe("number-unknown");
  expect(join(boot, "908471263", "1111")).toBe("wrong-password");
  expect(join(boot, "908471263", "5207")).toBe("not-begun");
  const past = edit(boot, ({ meetings }) => {
    meetings["meet_s_lumen"]!.start = start - dayMs;
  });
  expect(join(past, "908471263", "5207")).toBe("meeting-over");
  const asked = edit(boot, ({ meetings }) => {
    Object.assign(meetings["meet_s_signup"]!, { start: start - 60_000, listed: false, only: "invited" });
  });
  expect(join(asked, "759316402")).toBe("not-invited");
  const locked = edit(boot, ({ meetings }) => {
    Object.assign(meetings["meet_s_signup"]!, { start: start - 12 * minuteMs, locksAfter: 10 });
  });
  expect(join(locked, "759316402")).toBe("meeting-locked");
  expect(join(run(boot, "meeting.logOut"), data(boot).personal.number)).toBe("sign-in-first");
});
test("joining early waits for the host, and joining a meeting with a waiting room waits to be admitted", () => {
  const early = until(boot, nextRelease - 10 * minuteMs);
  let s = run(early, "meeting.join", { ...joinArgs, number: "615 203 948" });
  expect(data(s)).toMatchObject({ live: null, lobby: { why: "early" } });
  s = until(s, nextRelease + 2 * minuteMs);
  expect(data(s).lobby).toBeNull();
  expect(roomOf(s).host).toBe("nora");
  expect(notices(s)).toContain("letInNotice");

  const lumen = data(boot).meetings["meet_s_lumen"]!;
  s = run(until(boot, lumen.start + 5 * minuteMs), "meeting.joinListed", { id: lumen.id });
  expect(data(s).lobby?.why).toBe("waiting");
  s = wait(s, 2 * minuteMs);
  expect(roomOf(s).number).toBe(lumen.number);
});
test("a meeting of another host ends by itself, and the history lists its participants", () => {
  let s = run(until(boot, nextRelease + 5 * minuteMs), "meeting.join", { ...joinArgs, number: "615203948" });
  const room = roomOf(s);
  expect(presentMembers(room, s.clock.nowMs).map(({ id }) => id)[0]).toBe("nora");
  s = until(s, room.ends + 1000);
  expect(data(s).live).toBeNull();
  expect(notices(s)).toContain("hostEndedNotice");
  expect(notices(s)).not.toContain("onNotice");
  const after = data(s).rooms[room.id]!;
  expect(after.spans).toEqual([{ in: nextRelease + 5 * minuteMs, out: room.ends }]);
  expect(listStays(after, s.clock.nowMs).map(({ id }) => id)).toContain("nora");
});
test("leaving and rejoining makes two spans of one meeting", () => {
  let s = run(until(boot, nextRelease + 5 * minuteMs), "meeting.join", { ...joinArgs, number: "615203948" });
  const { id } = roomOf(s);
  s = run(s, "meeting.leave");
  expect(data(s).live).toBeNull();
  s = run(wait(s, 4 * minuteMs), "meeting.joinAgain", { number: "615203948" });
  expect(roomOf(s).id).toBe(id);
  expect(roomOf(s).spans).toHaveLength(2);
});
test("invitees answer as time passes, and none who declined joins", () => {
  const made = phone.reduce(boot, { name: "meeting.schedule", args: plan });
  const id = Object.keys(data(made.state).meetings).find((key) => !data(boot).meetings[key])!;
  let s = made.state;
  const m = data(s).meetings[id]!;
  expect(m.invitees.map((person) => currentAnswer(m, person, s.clock.nowMs))).toEqual(Array(5).fill(null));
  expect(
    listNotices(data(s), s.clock.nowMs + 3 * hourMs).filter((n) => n.kind === "answer" && n.meeting === id),
  ).toHaveLength(5);
  s = until(s, plan.start - 10 * minuteMs);
  expect(notices(s)).toContain("soonNotice");
  s = run(until(s, plan.start), "meeting.joinListed", { id });
  s = wait(s, 10 * minuteMs);
  const here = presentMembers(roomOf(s), s.clock.nowMs).map((visit) => visit.id);
  expect(here.length).toBeGreaterThan(0);
  const declined = m.invitees.filter((person) => drawAnswer(id, person).says === "no");
  expect(here.filter((person) => declined.includes(person))).toEqual([]);
});
/** Creates a meeting that belongs to the owner and that some people have joined. */
const withOwnMeeting = (more: Json = {}): PhoneState => {
  const made = run(boot, "meeting.schedule", { ...plan, ...(more as object) });
  const id = Object.keys(data(made).meetings).find((key) => !data(boot).meetings[key])!;
  return wait(run(until(made, plan.start), "meeting.joinListed", { id }), 6 * minuteMs);
};
test("the host mutes, calls in, removes, locks, and makes somebody else host", () => {
  let s = withOwnMeeting();
  const [first, second] = presentMembers(roomOf(s), s.clock.nowMs).map(({ id }) => id) as [string, string];
  const micHere = (person: string): boolean => {
    const visit = listVisits(roomOf(s)).find(({ id }) => id === person)!;
    return isMicOn(roomOf(s), visit, s.clock.nowMs);
  };
  s = run(s, "meeting.mute", { person: first });
  expect(micHere(first)).toBe(false);
  s = run(s, "meeting.muteAll", { mayUnmute: false });
  for (let n = 0; n < 5; n++) {
    s = wait(s, minuteMs);
    expect(presentMembers(roomOf(s), s.clock.nowMs).some(({ id }) => micHere(id))).toBe(false);
    expect(speakerAt(roomOf(s), s.clock.nowMs)).toBeNull();
  }
  s = run(s, "meeting.remove", { person: second });
  expect(presentMembers(roomOf(s), s.clock.nowMs).map(({ id }) => id)).not.toContain(second);
  expect(refusal(s, "meeting.mute", { person: second })).toBe("person-gone");
  s = run(s, "meeting.toggleLock");
  const before = presentMembers(roomOf(s), s.clock.nowMs).length;
  s = run(s, "meeting.callIn", { people: ["katrin"] });
  s = wait(s, 2 * minuteMs);
  expect(presentMembers(roomOf(s), s.clock.nowMs).length).toBeLessThanOrEqual(before);
  s = run(s, "meeting.makeHost", { person: first });
  expect(refusal(s, "meeting.endForAll")).toBe("not-host");
  s = run(s, "meeting.takeBack");
  const { id } = roomOf(s);
  s = run(s, "meeting.leave", { to: first });
  // The meeting goes on without the owner.
  expect(data(s).rooms[id]).toMatchObject({ head: first, ended: null });
});
test("a waiting room lets in only the people that the owner admits", () => {
  let s = withOwnMeeting({ waiting: true });
  const waiting = waitingMembers(roomOf(s), s.clock.nowMs).map(({ id }) => id);
  expect(waiting.length).toBeGreaterThan(1);
  expect(presentMembers(roomOf(s), s.clock.nowMs)).toEqual([]);
  s = run(s, "meeting.admit", { person: waiting[0]! });
  s = run(s, "meeting.refuse", { person: waiting[1]! });
  s = wait(s, minuteMs);
  const standing = (person: string) =>
    memberStatus(
      roomOf(s),
      listVisits(roomOf(s)).find(({ id }) => id === person)!,
      s.clock.nowMs,
    );
  expect([standing(waiting[0]!), standing(waiting[1]!)]).toEqual(["in", "refused"]);
  s = run(s, "meeting.admitAll");
  expect(waitingMembers(roomOf(s), s.clock.nowMs)).toEqual([]);
});
test("a participant answers a message within two minutes, and the chat keeps the answer", () => {
  let s = withOwnMeeting();
  const { id } = presentMembers(roomOf(s), s.clock.nowMs)[0]!;
  s = run(s, "meeting.say", { text: "Can you send me the list?", to: id });
  s = wait(s, 2 * minuteMs);
  const last = roomOf(s).chat.at(-1)!;
  expect(last).toMatchObject({ from: id, to: "me" });
  const { id: room } = roomOf(s);
  s = run(s, "meeting.endForAll");
  expect(data(s).rooms[room]!.chat).toContainEqual(last);
});
test("participants write nothing in a closed chat", () => {
  let s = withOwnMeeting();
  const room = () => roomOf(s);
  s = run(s, "meeting.setChatRule", { rule: "none" });
  const from = s.clock.nowMs;
  s = wait(s, 15 * minuteMs);
  expect(listChat(room(), "en", s.clock.nowMs).filter(({ at }) => at > from)).toEqual([]);
});
test("a recording is ready after a few minutes, plays by the clock, and keeps its meeting's data", () => {
  let s = withOwnMeeting();
  const room = roomOf(s).id;
  s = run(s, "meeting.record");
  s = run(wait(s, 5 * minuteMs), "meeting.endForAll");
  const record = () => Object.values(data(s).records).find((one) => one.room === room)!;
  expect(record().to - record().from).toBe(5 * minuteMs);
  expect(refusal(s, "meeting.playRecord", { id: record().id })).toBe("record-not-ready");
  s = wait(s, 4 * minuteMs);
  expect(notices(s)).toContain("recordNotice");
  s = wait(run(s, "meeting.playRecord", { id: record().id }), minuteMs);
  expect(playbackPosition(record(), s.clock.nowMs)).toBe(minuteMs);
  s = run(s, "meeting.deletePast", { id: room });
  expect(data(s).rooms[room]).toBeDefined();
  s = run(s, "meeting.deleteRecord", { id: record().id });
  expect(data(s).rooms[room]).toBeUndefined();
});
test("public meetings are found by number every week, and their guests take no space in the state", () => {
  const large = publicMeetings.find(({ guests }) => guests === 45)!;
  const at = { now: start, offsetMin, lang: "en" as const };
  const target = findTarget(data(boot), large.number, at)!;
  expect(findTarget(data(boot), large.number, { ...at, now: start + 7 * dayMs })!.start).toBe(target.start + 7 * dayMs);
  let s = run(until(boot, target.start + 15 * minuteMs), "meeting.join", { ...joinArgs, number: large.number });
  const size = JSON.stringify(data(s)).length;
  const many = presentMembers(roomOf(s), s.clock.nowMs).length;
  expect(many).toBeGreaterThan(30);
  s = wait(s, 10 * minuteMs);
  expect(JSON.stringify(data(s)).length).toBe(size);
  expect(new Set(Array.from({ length: maxGuests }, (_, n) => guestName(n).en)).size).toBe(maxGuests);
  expect(new Set(publicMeetings.map(({ number }) => number)).size).toBe(publicMeetings.length);
});
test("cancels one meeting of a series and keeps the others", () => {
  const made = run(boot, "meeting.schedule", { ...plan, repeat: { unit: "day", times: 3, until: null } });
  const id = Object.keys(data(made).meetings).find((key) => !data(boot).meetings[key])!;
  let s = run(made, "meeting.cancelMeeting", { id, day: "2026-03-16" });
  expect(nextStart(data(s).meetings[id]!, start, offsetMin)).toBe(plan.start + dayMs);
  s = run(s, "meeting.cancelMeeting", { id, day: null });
  expect(data(s).meetings[id]).toBeUndefined();
  expect(refusal(boot, "meeting.cancelMeeting", { id: "meet_s_release", day: null })).toBe("not-host");
});
test("moves one meeting of a series, but only between its neighbours", () => {
  const made = run(boot, "meeting.schedule", { ...plan, repeat: { unit: "week", times: 4, until: null } });
  const id = Object.keys(data(made).meetings).find((key) => !data(boot).meetings[key])!;
  const starts = (s: PhoneState): number[] => listStarts(data(s).meetings[id]!, start, 9, offsetMin);
  const [first, second, third, fourth] = starts(made);
  const day = dayKey(second!, offsetMin);
  const later = second! + 2 * dayMs + hourMs;
  let s = run(made, "meeting.moveOne", { id, day, start: later });
  expect(starts(s)).toEqual([first, later, third, fourth]);
  for (const bad of [first!, first! - dayMs, third!, fourth!])
    expect(refusal(s, "meeting.moveOne", { id, day, start: Math.max(bad, start) })).toBe("out-of-turn");
  expect(refusal(s, "meeting.moveOne", { id, day, start: start - hourMs })).toBe("start-past");
  expect(refusal(s, "meeting.moveOne", { id, day: "2026-03-18", start: later })).toBe("meeting-gone");
  // Joining by number and sending reminders both use the moved start.
  const target = (now: number) =>
    findTarget(data(s), data(s).meetings[id]!.number, { now, offsetMin, lang: "en" as const });
  expect(target(later)).toMatchObject({ start: later, over: false });
  const reminded = (at: number): number | null => data(until(s, at)).meetings[id]!.reminded;
  expect(reminded(later - plan.remind * minuteMs - 1000)).toBe(first);
  expect(reminded(later - plan.remind * minuteMs)).toBe(later);
  // After the occurrence is moved back to its planned start, `meetings` equals its earlier value.
  expect(data(run(s, "meeting.moveOne", { id, day, start: second! })).meetings).toEqual(data(made).meetings);
  // `cancelMeeting` takes the day for which the occurrence was originally planned.
  expect(plannedDay(data(s).meetings[id]!, later, offsetMin)).toBe(day);
  s = run(s, "meeting.cancelMeeting", { id, day });
  expect(starts(s)).toEqual([first, third, fourth]);
  // When the whole series gets a new start, the move of the single occurrence is dropped.
  const all = run(made, "meeting.moveOne", { id, day, start: later });
  const edited = run(all, "meeting.editMeeting", {
    id,
    ...plan,
    start: plan.start + hourMs,
    repeat: { unit: "week", times: 4, until: null },
  });
  expect(starts(edited)).toEqual([first, second, third, fourth].map((at) => at! + hourMs));
});
test("an invitation is parsed to the number and password that it was written with", () => {
  const m = data(boot).meetings["meet_s_lumen"]!;
  const text = invitationText({ ...m, from: "Vera Castell" }, boot.os, start);
  expect(parseInvitation(text)).toEqual({ number: m.number, password: m.password });
  expect(parseInvitation("Meeting ID: 739 402 158, password 1234")).toEqual({ number: "739402158", password: "1234" });
  expect(parseInvitation("See you at 14:00, call 555-0171")).toBeNull();
  expect(targetFromMeeting(m, { now: start, offsetMin, lang: "en" }).over).toBe(false);
});
test("a link opens the join screen with number and password filled in", () => {
  const s = run(boot, "os.start", {
    intent: { action: "VIEW", type: null, uri: "https://meet.example/dm/908471263?pwd=5207", extras: {} },
  });
  // The browser also handles web addresses, so the phone lets the user choose an app.
  const handlers = s.view.chooser?.handlers ?? [];
  expect(handlers.map((one) => one.split("/")[0]).toSorted()).toEqual(["browser", "meeting"]);
  const there = run(s, "os.choose", {
    handler: handlers.find((one) => one.startsWith("meeting/"))!,
    target: null,
    always: false,
  });
  const top = there.view.tasks[there.view.front]!.stack.at(-1)!;
  expect([top.app, top.screen, top.view["number"], top.view["password"]]).toEqual([
    "meeting",
    "join",
    "908471263",
    "5207",
  ]);
});
test("logging in needs the code that was sent", () => {
  let s = run(boot, "meeting.logOut");
  expect(refusal(s, "meeting.schedule", plan)).toBe("sign-in-first");
  s = run(s, "meeting.sendCode", { phone: data(boot).account.phone });
  expect(refusal(s, "meeting.logIn", { code: "000000" })).toBe("code-wrong");
  const { code } = data(s).account.code!;
  s = run(s, "meeting.logIn", { code });
  expect(data(s).account.signedIn).toBe(true);
});
test("minutes list decisions by people who were present, up to now", () => {
  const room = data(boot).rooms["room_s_round1"]!;
  const found = listDecisions(room, start);
  expect(found.length).toBeGreaterThan(1);
  for (const one of found) expect(presentMembers(room, one.at).map(({ id }) => id)).toContain(one.by);
  expect(listDecisions(room, room.began)).toEqual([]);
});
test("the texts include the keys of notifications", () => {
  for (const key of ["letInNotice", "inMeeting", "onNotice", "onNoticeMuted", "mute", "unmute", "leave", "soonNotice"])
    expect(strings.en).toHaveProperty(key);
});
