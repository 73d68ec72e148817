// Random hands with strange texts: nothing that is done to a phone throws, and what it is then is a phone. And what was once
// found from outside to end an episode.
import { expect, it } from "vitest";
import { phone } from "../../src/apps/phone.ts";
import { bootOf } from "../../src/judge/instance.ts";
import { doesNotFit, type Command } from "../../src/os/command.ts";
import { textMost } from "../../src/os/most.ts";
import type { PhoneState } from "../../src/os/state.ts";
import type { Json } from "../../src/state/json.ts";
import { effort } from "../support/effort.ts";
import { hands, noReport } from "../support/hands.ts";

/** How many actions: a few here, 200,000 with HANDS_ACTIONS=200000. */
const actions = effort(3000, 1000, "HANDS_ACTIONS");
const each = 500;

it(`[X7] ${actions} random actions with strange texts: nothing throws, the state always parses`, () => {
  const report = noReport();
  for (let seed = 1; report.actions < actions && report.problems.length < 5; seed++)
    hands(seed, Math.min(each, actions - report.actions), report);
  const { screens, ...counts } = report;
  if (process.env["HANDS_ACTIONS"]) console.log({ ...counts, screens: screens.size });
  expect(report.problems).toEqual([]);
  expect(screens.size).toBeGreaterThan(effort(60, 30));
}, 3_600_000);

const os = (name: string, args: Json = {}): Command => ({ name: `os.${name}`, args });
const fresh = (): PhoneState => phone.boot(bootOf("en", 1));
const run = (s: PhoneState, ...commands: Command[]): PhoneState =>
  commands.reduce((at, command) => {
    const done = phone.attempt(at, command);
    expect(done.rejected, command.name).toBeNull();
    return done.state;
  }, s);
const writing = (field: string): Command =>
  os("focus", { field, kind: "text", enter: "done", caret: 0, maxLength: textMost });
const front = (s: PhoneState): Record<string, Json> => phone.top(s, s.view.front).view;

it.each(["x".repeat(61), "锅".repeat(100), "👨‍👩‍👧‍👦".repeat(9), "No such app"])("[X8] no app is called %s", (app) => {
  const done = phone.attempt(fresh(), os("launch", { app }));
  expect([done.rejected, done.state.view.toast?.key, done.state.view.front]).toEqual([
    "app-missing",
    "app-missing",
    phone.home.id,
  ]);
});
it("[X5] searches for 53 Chinese characters, and for as many as the address field takes", () => {
  for (const length of [53, 10_000]) {
    const text = "锅".repeat(length);
    const typed = run(fresh(), os("launch", { app: "browser" }), writing("address"), os("type", { text }));
    const sent = run(typed, os("act", { app: "browser", on: "enter", args: {} }));
    const { searches } = sent.apps["browser"] as { searches: string[] };
    expect(searches[0]).toBe("锅".repeat(Math.min(length, 200)));
  }
});
it("[X5] takes a word of any length from the candidates", () => {
  const open = run(fresh(), os("launch", { app: "notes" }), os("act", { app: "notes", on: "new", args: {} }));
  for (const length of [40, 41, 9000]) {
    const word = "m".repeat(length);
    const done = run(open, writing("body"), os("type", { text: word.slice(0, 5) }), os("complete", { word }));
    expect(front(done)["body"]).toBe(`${word} `);
  }
});
it("[X7] what does not fit is refused on the glass, and the mistake of whoever sends it elsewhere", () => {
  const s = run(fresh(), os("launch", { app: "notes" }));
  for (const [command, path] of [
    [os("act", { app: "notes", on: "open", args: { id: 3 } }), "/args/id"],
    [os("view", { app: "notes", patch: { tab: "nowhere" } }), "/patch/tab"],
    [os("none"), "/name"],
    [{ name: "notes.addFolder", args: { name: "x".repeat(41) } }, "/args/name"],
  ] as const) {
    expect(() => phone.reduce(s, command)).toThrow(expect.objectContaining({ name: "CommandError", path }));
    const done = phone.attempt(s, command);
    expect([done.rejected, done.state.view.toast?.key, done.state.apps]).toEqual([doesNotFit, doesNotFit, s.apps]);
  }
  // What one part of the phone hands to another is nobody's words.
  const intent = { action: "SETTINGS", type: null, uri: "settings:app", extras: { app: "x".repeat(500) } };
  expect(phone.reduce(s, os("start", { intent })).state.view.front).toBe("settings");
});
it("[X9] takes no half of a character", () => {
  const open = run(fresh(), os("launch", { app: "notes" }), writing("query"));
  for (const command of [
    os("type", { text: "a\ud83d" }),
    os("copy", { text: "\ude00" }),
    os("popUp", { title: "\ud83d", text: "" }),
    os("view", { app: "notes", patch: { query: "\ud83d" } }),
  ])
    expect(phone.attempt(open, command).rejected).toBe(doesNotFit);
  const two = run(open, os("type", { text: "😀".repeat(150) }));
  expect(front(two)["query"]).toBe("😀".repeat(100));
});
