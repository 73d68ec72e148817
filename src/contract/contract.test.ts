import * as v from "valibot";
import { expect, test } from "vitest";
import { Action, actionTypes } from "./action.ts";
import { JsonPatchBody, MergePatchBody } from "./edit.ts";
import { CreateBody, Device, EpisodeBody, ScreenshotQuery, StepBody } from "./env.ts";
import { KeyBody, KeyEdit } from "./key.ts";
import { findUnsupportedJson } from "./json-limits.ts";
import { issuesOf, problem } from "./problem.ts";

const pathsOf = (schema: v.GenericSchema, input: unknown): string[] => {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? [] : issuesOf(parsed.issues).map((issue) => issue.path);
};

test("accepts all 17 actions as the contract writes them", () => {
  expect(actionTypes).toHaveLength(17);
  const point = [0, 1000];
  const written: Record<string, unknown>[] = [
    { type: "CLICK", point },
    { type: "DOUBLE_TAP", point },
    { type: "LONG_PRESS", point: [0.5, 999.9] },
    { type: "TYPE", value: "你好" },
    { type: "TYPE", value: "a", point, clear: true },
    { type: "SWIPE", point1: point, point2: point },
    { type: "DRAG", point1: point, point2: point },
    { type: "BACK" },
    { type: "HOME" },
    { type: "RECENT" },
    { type: "ENTER" },
    { type: "WAIT", value: 3600 },
    { type: "AWAKE", value: "notes" },
    { type: "ANSWER", value: "" },
    { type: "COMPLETE" },
    { type: "COMPLETE", value: "done" },
    { type: "ABORT", value: "cannot" },
    { type: "INFO", value: "which one?" },
    { type: "NOOP" },
  ];
  for (const action of written) expect(v.parse(Action, action)).toEqual(action);
  expect(new Set(written.map((action) => action["type"]))).toEqual(new Set(actionTypes));
});

test.each([
  ["a point beyond the screen", { type: "CLICK", point: [0, 1000.1] }, "action.point.1"],
  ["a negative point", { type: "CLICK", point: [-1, 0] }, "action.point.0"],
  ["a number that is none", { type: "CLICK", point: [Number.NaN, 0] }, "action.point.0"],
  ["a number without end", { type: "CLICK", point: [Number.POSITIVE_INFINITY, 0] }, "action.point.0"],
  ["a point of three", { type: "CLICK", point: [1, 2, 3] }, "action.point.2"],
  ["a point of texts", { type: "CLICK", point: ["1", 2] }, "action.point.0"],
  ["no point", { type: "CLICK" }, "action.point"],
  ["a field too many", { type: "BACK", point: [1, 2] }, "action.point"],
  ["half a swipe", { type: "SWIPE", point1: [1, 2] }, "action.point2"],
  ["an unknown type", { type: "TAP", point: [1, 2] }, "action.type"],
  ["no type", { point: [1, 2] }, "action.type"],
  ["a text instead of an action", "BACK", "action"],
  ["a text that is too long", { type: "TYPE", value: "x".repeat(4001) }, "action.value"],
  ["a wait beyond the hour", { type: "WAIT", value: 3601 }, "action.value"],
  ["a wait into the past", { type: "WAIT", value: -1 }, "action.value"],
  ["an app without a name", { type: "AWAKE", value: "" }, "action.value"],
])("refuses %s and names its path", (_, action, path) => {
  expect(pathsOf(StepBody, { action })).toContain(path);
});

test("refuses unknown fields at every level", () => {
  expect(pathsOf(StepBody, { action: { type: "NOOP" }, extra: 1 })).toEqual(["extra"]);
  expect(pathsOf(StepBody, { action: { type: "NOOP" }, observation: { pixels: true } })).toEqual([
    "observation.pixels",
  ]);
  expect(pathsOf(StepBody, { action: { type: "NOOP" }, observation: [] })).toEqual(["observation"]);
  expect(pathsOf(CreateBody, { device: { width: 360, height: 800, dpr: 3, depth: 1 } })).toEqual(["device.depth"]);
  expect(pathsOf(CreateBody, { ["__proto__x"]: 1 })).toEqual(["__proto__x"]);
});

test("limits a device by each side and by its total size", () => {
  expect(pathsOf(Device, { width: 360, height: 800, dpr: 3 })).toEqual([]);
  expect(pathsOf(Device, { width: 100, height: 800, dpr: 3 })).toEqual(["width"]);
  expect(pathsOf(Device, { width: 1200, height: 2600, dpr: 4 })).toEqual([""]);
});

test("parses numbers in queries, and refuses malformed ones", () => {
  expect(v.parse(ScreenshotQuery, { width: "540", step: "0" })).toEqual({ width: 540, step: 0 });
  for (const step of ["-1", "1.5", "x", "", "1e3", "99999999999"])
    expect(pathsOf(ScreenshotQuery, { step })).toContain("step");
});

test("a date needs an existing day, and a start time also an offset", () => {
  expect(pathsOf(CreateBody, { start_time: "2026-03-02T09:00:00+08:00" })).toEqual([]);
  const isNone = [
    "2026-02-30T09:00:00Z",
    "2026-04-31T09:00:00Z",
    "2025-02-29T09:00:00Z",
    "2026-02-30T09:00:00+08:00",
    "2026-03-02T24:00:00Z",
    "2026-00-10T09:00:00Z",
  ];
  for (const moment of isNone) {
    expect([moment, ...pathsOf(CreateBody, { start_time: moment })]).toContain("start_time");
    expect([moment, ...pathsOf(KeyBody, { name: "a", expires: moment })]).toContain("expires");
    expect([moment, ...pathsOf(KeyEdit, { expires: moment })]).toContain("expires");
  }
  expect(pathsOf(CreateBody, { start_time: "2028-02-29T23:59:59.5-05:30" })).toEqual([]);
  for (const expires of ["2028-02-29T00:00:00Z", "2027-01-31T00:00:00+08:00", "2027-01-31T00:00:00.123Z", null])
    expect(pathsOf(KeyEdit, { expires })).toEqual([]);
  for (const start_time of ["2026-03-02T09:00:00", "2026-13-02T09:00:00Z", "today", 1, "2026-03-02T09:00:00+24:00"]) {
    expect(pathsOf(CreateBody, { start_time })).toContain("start_time");
  }
});

test("a start time must be in this century, by UTC", () => {
  for (const start_time of ["2000-01-01T00:00:00Z", "2099-12-31T23:59:59.999Z", "2100-01-01T07:00:00+08:00"])
    expect([start_time, pathsOf(CreateBody, { start_time })]).toEqual([start_time, []]);
  for (const start_time of [
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+23:59",
    "1999-12-31T23:59:59.999Z",
    "2000-01-01T00:00:00+08:00",
    "2099-12-31T23:59:59-23:59",
    "9999-12-31T23:59:59Z",
  ])
    expect([start_time, pathsOf(CreateBody, { start_time })]).toEqual([start_time, ["start_time"]]);
});

test("refuses a short or malformed secret without repeating it", () => {
  const of = (secret: unknown): string => {
    const parsed = v.safeParse(CreateBody, { secret });
    return parsed.success ? "" : JSON.stringify(issuesOf(parsed.issues));
  };
  expect(of("0123456789abcdef")).toBe("");
  for (const secret of ["0123456789abcde", "with spaces in the text", 1_234_567_890_123_456, "x".repeat(201)]) {
    expect(of(secret)).toMatch(/"path":"secret"/);
    expect(of(secret)).not.toContain(String(secret));
  }
  expect(pathsOf(EpisodeBody, { secret: "0123456789abcdef" })).toEqual(["secret"]);
});

test("accepts an object as a merge patch, and a list of operations as a JSON patch", () => {
  expect(pathsOf(MergePatchBody, { a: null })).toEqual([]);
  for (const body of [[], null, 1, "x"]) expect(pathsOf(MergePatchBody, body)).toEqual([""]);
  expect(pathsOf(JsonPatchBody, [{ op: "remove", path: "/a" }])).toEqual([]);
  expect(pathsOf(JsonPatchBody, [{ op: "add", path: "a", value: null }])).toEqual(["0.path"]);
  expect(pathsOf(JsonPatchBody, [{ op: "add", path: "/a" }])).toEqual(["0.value"]);
});

test("finds the path of a value that no phone can hold", () => {
  expect(findUnsupportedJson({ a: ["😀", { "": "é" }], b: null })).toBeNull();
  expect(findUnsupportedJson({ a: [0, "half \ud83d"] })?.path).toBe("a.1");
  expect(findUnsupportedJson({ "\udc00": 1 })?.path).toBe("");
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(findUnsupportedJson({ deep })?.message).toMatch(/levels/);
});

test("a problem never repeats a long input", () => {
  const secret = "s".repeat(5000);
  const parsed = v.safeParse(StepBody, { action: { type: "CLICK", point: secret } });
  const text = JSON.stringify(problem("invalid", "no", parsed.success ? [] : issuesOf(parsed.issues)));
  expect(text).not.toContain(secret);
  expect(text.length).toBeLessThan(500);
  expect(JSON.parse(text)).toMatchObject({
    status: 422,
    title: expect.any(String),
    type: expect.stringMatching(/^urn:/),
  });
});
