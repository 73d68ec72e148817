// Random actions with strange texts: no action throws, and the resulting state is always valid. Other tests repeat
// inputs that once ended an episode.
import { expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { doesNotFit, type Command } from "#os/command.ts";
import { maxTextLength } from "#os/limits.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { effort } from "../support/effort.ts";
import { randomInput, emptyReport } from "../support/random-input.ts";

/** The number of actions. HANDS_ACTIONS=200000 sets a higher number. */
const actions = effort(3000, 1000, "HANDS_ACTIONS");
const actionsPerSeed = 500;

it(`[X7] ${actions} random actions with strange texts: nothing throws, the state always parses`, () => {
  const report = emptyReport();
  for (let seed = 1; report.actions < actions && report.problems.length < 5; seed++)
    randomInput(seed, Math.min(actionsPerSeed, actions - report.actions), report);
  const { screens, ...counts } = report;
  if (process.env["HANDS_ACTIONS"]) console.log({ ...counts, screens: screens.size });
  expect(report.problems).toEqual([]);
  expect(screens.size).toBeGreaterThan(effort(60, 30));
}, 3_600_000);

const os = (name: string, args: Json = {}): Command => ({ name: `os.${name}`, args });
const newPhone = (): PhoneState => phone.boot(defaultBoot("en", 1));
const run = (s: PhoneState, ...commands: Command[]): PhoneState =>
  commands.reduce((at, command) => {
    const done = phone.attempt(at, command);
    expect(done.rejected, command.name).toBeNull();
    return done.state;
  }, s);
const writing = (field: string): Command =>
  os("focus", { field, kind: "text", enter: "done", caret: 0, maxLength: maxTextLength });
const front = (s: PhoneState): Record<string, Json> => phone.top(s, s.view.front).view;

it.each(["x".repeat(61), "锅".repeat(100), "👨‍👩‍👧‍👦".repeat(9), "No such app"])(
  "[X8] refuses to launch an app called %s",
  (app) => {
    const done = phone.attempt(newPhone(), os("launch", { app }));
    expect([done.rejected, done.state.view.toast?.key, done.state.view.front]).toEqual([
      "app-missing",
      "app-missing",
      phone.home.id,
    ]);
  },
);
it("[X5] searches for 53 and for 10,000 Chinese characters", () => {
  for (const length of [53, 10_000]) {
    const text = "锅".repeat(length);
    const typed = run(newPhone(), os("launch", { app: "browser" }), writing("address"), os("type", { text }));
    const sent = run(typed, os("act", { app: "browser", on: "enter", args: {} }));
    const { searches } = sent.apps["browser"] as { searches: string[] };
    expect(searches[0]).toBe("锅".repeat(Math.min(length, 200)));
  }
});
it("[X5] accepts a suggested word of any length", () => {
  const open = run(newPhone(), os("launch", { app: "notes" }), os("act", { app: "notes", on: "new", args: {} }));
  for (const length of [40, 41, 9000]) {
    const word = "m".repeat(length);
    const done = run(open, writing("body"), os("type", { text: word.slice(0, 5) }), os("complete", { word }));
    expect(front(done)["body"]).toBe(`${word} `);
  }
});
it("[X7] an invalid command is refused with a toast or throws; an invalid extra of an intent does neither", () => {
  const s = run(newPhone(), os("launch", { app: "notes" }));
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
  // The invalid value comes from another part of the phone, not from the caller.
  const intent = { action: "SETTINGS", type: null, uri: "settings:app", extras: { app: "x".repeat(500) } };
  expect(phone.reduce(s, os("start", { intent })).state.view.front).toBe("settings");
});
it("[X9] refuses half of a surrogate pair", () => {
  const open = run(newPhone(), os("launch", { app: "notes" }), writing("query"));
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
