// Tests which differences a fingerprint ignores and which it keeps. Uses only the kernel.
import { describe, expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { randomWalk } from "../navigation/random-walk.ts";
import { fingerprintOf } from "./fingerprint.ts";

const start = phone.boot(defaultBoot("en", 1));
const wait = (seconds: number): Command => ({ name: "os.tick", args: { ms: seconds * 1000 } });
const launch = (app: string): Command => ({ name: "os.launch", args: { app } });
const act = (app: string, on: string, args: Json = {}): Command => ({ name: "os.act", args: { app, on, args } });
function after(state: PhoneState, ...commands: Command[]): PhoneState {
  let now = state;
  for (const command of commands) {
    const { state: next, rejected } = phone.reduce(now, command);
    expect(rejected, JSON.stringify(command)).toBeNull();
    now = next;
  }
  return now;
}
const print = (state: PhoneState): string => fingerprintOf(start, state);
const hash = (state: PhoneState): string => hashOf(state as unknown as Json);

const newAlarm = [launch("clock"), act("clock", "newAlarm"), act("clock", "save"), wait(20)];

describe("a fingerprint", () => {
  test("ignores waiting times, which the hash includes", () => {
    const [soon, late] = [after(start, ...newAlarm), after(start, wait(7), ...newAlarm, wait(15))];
    expect(hash(soon)).not.toBe(hash(late));
    expect(print(soon)).toBe(print(late));
  });
  test("ignores the questions that the user was asked", () => {
    const user = { facts: {}, unknown: "I don't know.", oneAtATime: "One thing at a time.", asked: [] };
    const before: PhoneState = { ...start, os: { ...start.os, user } };
    const plain = after(before, ...newAlarm);
    const question = { question: "Which one?", answer: "I don't know.", facts: [] as string[], by: "rules" as const };
    const asked: PhoneState = { ...plain, os: { ...plain.os, user: { ...user, asked: [question] } } };
    expect(hash(asked)).not.toBe(hash(plain));
    expect(fingerprintOf(before, asked)).toBe(fingerprintOf(before, plain));
  });
  test("ignores the numbers of screens", () => {
    const detour = [launch("compass"), wait(1), { name: "os.closeTasks", args: { apps: ["compass"] } }, wait(1)];
    expect(print(after(start, ...newAlarm))).toBe(print(after(start, ...detour, ...newAlarm)));
  });
  test("ignores the numbers of records", () => {
    const known = new Set(Object.keys(alarmsOf(start)));
    const made = (state: PhoneState): string[] => Object.keys(alarmsOf(state)).filter((id) => !known.has(id));
    const two = after(start, ...newAlarm, ...newAlarm);
    const [first, second] = made(two).toSorted();
    const without = (id: string): PhoneState =>
      after(
        two,
        act("clock", "selectAlarm", { id }),
        act("clock", "deleteAlarms"),
        { name: "os.answer", args: { yes: true } },
        wait(20),
      );
    expect(made(without(first!))).not.toEqual(made(without(second!)));
    expect(print(without(first!))).toBe(print(without(second!)));
    expect(print(without(first!))).not.toBe(print(two));
  });
  test("ignores when a file was made, even if its name contains the time", () => {
    const shot: Command = { name: "os.screenshot", args: {} };
    const [soon, late] = [after(start, shot, wait(20)), after(start, wait(7), shot, wait(20))];
    const filesOf = (state: PhoneState): string => JSON.stringify(state.os.files);
    expect(filesOf(late)).not.toBe(filesOf(soon));
    expect(print(late)).toBe(print(soon));
    expect(print(soon)).not.toBe(print(start));
  });
  test("changes with the smallest change of data, and changes back with it", () => {
    const once = after(start, ...newAlarm);
    const id = Object.keys(alarmsOf(once)).toSorted()[0]!;
    const switched = after(once, act("clock", "toggleAlarm", { id }), wait(20));
    expect(print(switched)).not.toBe(print(once));
    expect(print(after(switched, act("clock", "toggleAlarm", { id }), wait(20)))).toBe(print(once));
  });
  test("depends on the open screen and on typed text", () => {
    const list = after(start, launch("notes"), wait(10));
    const menu = after(list, { name: "os.view", args: { app: "notes", patch: { query: "milk" } } }, wait(10));
    const editor = after(list, act("notes", "new"), wait(10));
    expect(new Set([list, menu, editor].map(print)).size).toBe(3);
  });
  test("is 16 hex characters, and stays the same after a wait at the start", () => {
    expect(print(start)).toMatch(/^[0-9a-f]{16}$/);
    expect(print(after(start, wait(1)))).toBe(print(start));
  });
});
const alarmsOf = (state: PhoneState): object => (state.apps["clock"] as { alarms: object }).alarms;

test("on walks of every app, the same action on states of one fingerprint leads to one fingerprint", () => {
  let pairs = 0;
  const strays: string[] = [];
  for (const { id, hidden } of phone.apps) {
    if (hidden) continue;
    const { start: from, log } = randomWalk(phone, start, id, 1, 15);
    const chance = Rng.of(1, id, "late");
    let [one, other] = [from, from];
    for (const command of log) {
      [one, other] = [phone.reduce(one, command).state, phone.reduce(other, command).state];
      if (one !== other) {
        pairs += 1;
        if (fingerprintOf(from, one) !== fingerprintOf(from, other)) {
          strays.push(`${id}: ${JSON.stringify(command)}`);
          other = one;
        }
      }
      if (command.name !== "os.tick" || !chance.chance(0.4)) continue;
      const late = phone.reduce(other, wait(chance.int(1, 3))).state;
      // If a toast disappears during a wait, the wait has had an effect.
      if (fingerprintOf(from, late) === fingerprintOf(from, other)) other = late;
    }
  }
  expect(pairs).toBeGreaterThan(300);
  // The time left on a paused timer depends on how long the episode waited. The arrival of a trip that falls on a whole
  // minute by chance looks like a time of day.
  expect(strays.filter((stray) => !/pauseTimer|"app":"maps","on":"start"/.test(stray))).toEqual([]);
  expect(strays.length).toBeLessThanOrEqual(1);
});
