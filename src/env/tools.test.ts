// Tests the tools of apps: their results equal the results of the apps' queries, and their effects equal the effects of
// the apps' commands.
import { describe, expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import type { ToolCall } from "#contract/action.ts";
import { defaultBoot } from "#judge/instance.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import type { PhoneState } from "#os/state.ts";
import { Refusal } from "./answer.ts";
import { callTool, offeredTools } from "./tools.ts";
import { attemptAll } from "./writes.ts";

const start = phone.boot(defaultBoot("en", 1));
const call = (tool: string, args?: ToolCall["args"]): ToolCall => ({
  type: "TOOL",
  tool,
  ...(args === undefined ? {} : { args }),
});
const hash = (state: PhoneState): string => hashOf(state as unknown as Json);
const messageOf = (state: PhoneState, tool: string, args?: ToolCall["args"]) =>
  JSON.parse(callTool(state, call(tool, args), 1000).message) as { result?: never; done?: true; refused?: string };
const asleep = phone.reduce(start, { name: "os.power", args: {} }).state;

const calls: [tool: string, args: NonNullable<ToolCall["args"]>][] = [
  ["calendar_events", { from: "2026-03-01", to: "2026-03-31" }],
  ["calendar_add_event", { title: "Dentist", day: "2026-03-20", begins: "09:30", minutes: 45 }],
  ["contacts_find", { query: "anna" }],
  ["contacts_add", { name: "Ada Byron", number: "555-0777" }],
  ["clock_alarms", {}],
  ["clock_add_alarm", { time: "06:20", label: "Ferry" }],
  ["notes_find", {}],
  ["notes_add", { title: "Milk", body: "two litres" }],
  ["messages_with", { number: "10086" }],
  ["messages_send", { number: "555-0125", text: "On my way" }],
];

test("offers exactly the tools of this test, each with a closed schema of its arguments", () => {
  expect(offeredTools().map(({ name }) => name)).toEqual(calls.map(([name]) => name));
  for (const { app, input_schema: schema } of offeredTools()) {
    expect(phone.app(app).id).toBe(app);
    expect(schema).toMatchObject({ type: "object", additionalProperties: false });
  }
});

describe.each(calls)("%s", (tool, args) => {
  test("moves the clock, gives equal results again, and can be replayed by its commands", () => {
    const before = hash(start);
    const first = callTool(start, call(tool, args), 1000);
    const second = callTool(start, call(tool, args), 1000);
    expect(hash(start)).toBe(before);
    expect([hash(second.state), second.message]).toEqual([hash(first.state), first.message]);
    expect(first.state.clock.nowMs).toBe(start.clock.nowMs + 1000);
    expect(hash(attemptAll(start, first.commands).state)).toBe(hash(first.state));
    expect(JSON.parse(first.message)).not.toHaveProperty("refused");
  });

  test("does and returns nothing while the phone is locked", () => {
    const { state, message } = callTool(asleep, call(tool, args), 1000);
    expect(JSON.parse(message)).toEqual({ refused: "locked" });
    expect(state.apps).toEqual(phone.reduce(asleep, { name: "os.tick", args: { ms: 1000 } }).state.apps);
  });
});

test("finds what other tools wrote", () => {
  let state = start;
  for (const [tool, args] of calls) ({ state } = callTool(state, call(tool, args), 1000));
  expect(messageOf(state, "calendar_events", { from: "2026-03-20", to: "2026-03-20" }).result).toContainEqual({
    title: "Dentist",
    start: "2026-03-20 09:30",
    end: "2026-03-20 10:15",
    location: "",
    notes: "",
  });
  expect(messageOf(state, "contacts_find", { query: "Ada" }).result).toMatchObject([
    { name: "Ada Byron", phones: [{ number: "555-0777" }] },
  ]);
  expect(messageOf(state, "clock_alarms").result).toContainEqual({ time: "06:20", label: "Ferry", days: [], on: true });
  expect(messageOf(state, "notes_find", { query: "litres" }).result).toMatchObject([{ title: "Milk" }]);
  expect(messageOf(state, "messages_with", { number: "555-0125" }).result).toContainEqual(
    expect.objectContaining({ from: null, text: "On my way" }),
  );
});

test("returns no private notes", () => {
  const made = callTool(start, call("notes_add", { title: "Secret plan", body: "x" }), 1000).state;
  const [id] = Object.entries(
    (made.apps["notes"] as unknown as { notes: Record<string, { title: string }> }).notes,
  ).find(([, { title }]) => title === "Secret plan")!;
  const locked = phone.reduce(made, { name: "notes.setPassword", args: { current: null, next: "1234" } }).state;
  const hidden = phone.reduce(locked, { name: "notes.setPrivate", args: { id, private: true } });
  expect(hidden.rejected).toBeNull();
  expect(messageOf(made, "notes_find", { query: "Secret" }).result).toHaveLength(1);
  expect(messageOf(hidden.state, "notes_find", { query: "Secret" }).result).toEqual([]);
});

test("returns the phone's refusal, and leaves the app unchanged", () => {
  const { message, state } = callTool(start, call("contacts_add", { name: "Nobody", number: "no number" }), 1000);
  expect(JSON.parse(message)).toEqual({ refused: "number-bad" });
  expect(state.apps["contacts"]).toEqual(start.apps["contacts"]);
});

test.each([
  ["unlock_everything", {}, "action.tool"],
  ["clock_add_alarm", { time: "25:00" }, "action.args.time"],
  ["clock_add_alarm", {}, "action.args.time"],
  ["notes_find", { query: "x", all: true }, "action.args.all"],
])("refuses %s with %j, and names the path", (tool, args, path) => {
  let refusal: Refusal | null = null;
  try {
    callTool(start, call(tool, args as never), 1000);
  } catch (error) {
    refusal = error as Refusal;
  }
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal!.problem).toMatchObject({ status: 422, issues: [{ path }] });
});
