import * as v from "valibot";
import { expect, test } from "vitest";
import { actionTypes, type Action } from "./action.ts";
import { parseFlatAction, getFlatFields } from "./flat-action.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { tools } from "./tools.ts";

const tool = (name: string) => tools.find((one) => one.name === name)!;
const issues = (made: object): string[] =>
  "issues" in made ? (made.issues as { path: string }[]).map((i) => i.path) : [];

test("tools cover every action except NOOP", () => {
  const examples: Record<string, Record<string, unknown>[]> = {
    tap: [{ x: 1, y: 2 }],
    double_tap: [{ x: 1, y: 2 }],
    long_press: [{ x: 1, y: 2 }],
    swipe: [{ x: 1, y: 2, x2: 3, y2: 4 }],
    drag: [{ x: 1, y: 2, x2: 3, y2: 4 }],
    type: [{ text: "a" }, { text: "a", x: 1, y: 2, clear: true }],
    open_app: [{ app: "notes" }],
    wait: [{ seconds: 5 }],
    answer: [{ text: "42" }],
    ask: [{ text: "which?" }],
    press: ["back", "home", "recent", "enter"].map((key) => ({ key })),
    finish: [{ status: "complete" }, { status: "abort", text: "cannot" }],
  };
  expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(examples).toSorted());
  const reached = Object.entries(examples).flatMap(([name, all]) =>
    all.map((args) => {
      expect(v.is(tool(name).schema, args)).toBe(true);
      return (tool(name).action(args) as { action: Action }).action;
    }),
  );
  expect(new Set(reached.map(({ type }) => type))).toEqual(new Set(actionTypes.filter((type) => type !== "NOOP")));
  expect(tool("swipe").action(examples["swipe"]![0])).toEqual({
    action: { type: "SWIPE", point1: [1, 2], point2: [3, 4] },
  });
  expect(tool("type").action(examples["type"]![1])).toEqual({
    action: { type: "TYPE", value: "a", point: [1, 2], clear: true },
  });
});

test.each([
  ["tap", { x: 1 }, ["y"]],
  ["tap", { x: 1, y: 1001 }, ["y"]],
  ["tap", { x: "abc", y: 1 }, ["x"]],
  ["tap", { x: "", y: null }, ["x", "y"]],
  ["tap", { x: 1, y: 1, z: 1 }, ["z"]],
  ["tap", null, [""]],
  ["type", { text: "a", x: 1 }, ["y"]],
  ["press", { key: "noop" }, ["key"]],
  ["press", { key: "BACK" }, ["key"]],
  ["press", { key: "back", text: "" }, ["text"]],
  ["finish", {}, ["status"]],
  ["wait", { seconds: 3601 }, ["seconds"]],
])("%s with %j is refused by field name", (name, args, paths) => {
  expect(issues(tool(name).action(args))).toEqual(paths);
});

test("flat coordinates range from 0 to 1000, and unknown fields are refused", () => {
  for (const type of actionTypes) {
    const { properties = {} } = jsonSchemaOf(v.strictObject(getFlatFields(type)));
    for (const [, schema] of Object.entries(properties).filter(([name]) => /^[xy]2?$/.test(name)))
      expect(schema).toMatchObject({ type: "number", minimum: 0, maximum: 1000 });
  }
  expect(parseFlatAction("NOOP", {})).toEqual({ action: { type: "NOOP" } });
  expect(issues(parseFlatAction("BACK", { x: 1 }))).toEqual(["x"]);
});
