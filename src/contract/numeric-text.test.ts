import * as v from "valibot";
import { expect, test } from "vitest";
import { CreateBody, StepBody } from "./env.ts";
import { parseFlatActionWithType } from "./flat-action.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { NemoReset } from "./nemo.ts";
import { parseArguments, acceptNumericText, parseNumbers } from "./numeric-text.ts";
import { ResetData } from "./openenv.ts";
import { OrsCreate } from "./ors.ts";
import { issuesOf } from "./problem.ts";
import { SplitIndexBody, SplitRangeBody } from "./task-api.ts";
import { tools } from "./tools.ts";

const issuePaths = (schema: v.GenericSchema, input: unknown): string[] => {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? [] : issuesOf(parsed.issues).map(({ path }) => path);
};
/** Texts that are not numbers here, although some languages accept them as numbers. */
const malformedNumbers = [
  "",
  " ",
  "abc",
  "0x10",
  "1e999",
  "1e3",
  " 500",
  "500 ",
  "+5",
  "05",
  ".5",
  "5.",
  "--5",
  "NaN",
  "Infinity",
];
const nonNumbers = [...malformedNumbers, "١٢", "5".repeat(40), null, true, false, [], ["5"], {}];

test.each([
  ["500", 500],
  ["12.5", 12.5],
  ["0", 0],
  ["-3", -3],
  ["-0.5", -0.5],
  [7, 7],
])("%j is the number %d", (text, number) => {
  expect(parseNumbers(v.number(), text)).toBe(number);
  expect(v.parse(acceptNumericText(v.strictObject({ n: v.number() })), { n: text })).toEqual({ n: number });
});

test.each(nonNumbers)("%j is not a number, and is refused by path", (value) => {
  expect(parseNumbers(v.number(), value)).toEqual(value);
  const tap = tools.find(({ name }) => name === "tap")!;
  expect(tap.action({ x: value, y: 5 })).toMatchObject({ issues: [{ path: "x" }] });
});

test("parses numbers everywhere in a schema, and leaves texts unchanged", () => {
  const schema = v.strictObject({
    list: v.array(v.pipe(v.number(), v.integer())),
    pair: v.strictTuple([v.number(), v.string()]),
    maybe: v.exactOptional(v.number()),
    none: v.nullish(v.number()),
    either: v.union([v.number(), v.literal("budget")]),
    text: v.union([v.string(), v.number()]),
    scale: v.picklist([0.85, 1]),
    deep: v.variant("name", [
      v.strictObject({ name: v.literal("a"), n: v.number() }),
      v.strictObject({ name: v.literal("b"), s: v.string() }),
    ]),
  });
  const given = { list: ["1", 2], pair: ["1", "1"], maybe: "3", none: null, either: "0.5", text: "7", scale: "0.85" };
  expect(v.parse(acceptNumericText(schema), { ...given, deep: { name: "a", n: "4" } })).toEqual({
    ...{ list: [1, 2], pair: [1, "1"], maybe: 3, none: null, either: 0.5, text: "7", scale: 0.85 },
    deep: { name: "a", n: 4 },
  });
  expect(v.parse(acceptNumericText(schema), { ...given, either: "budget", deep: { name: "b", s: "4" } })).toMatchObject(
    {
      either: "budget",
      deep: { name: "b", s: "4" },
    },
  );
  expect(issuePaths(acceptNumericText(schema), { ...given, deep: { name: "a", n: "x" } })).toEqual(["deep.n"]);
});

test("each protocol for models accepts numbers as texts, and refuses malformed ones", () => {
  const cases: [schema: v.GenericSchema, of: (n: unknown) => object, path: string][] = [
    [ResetData, (seed) => ({ seed }), "seed"],
    [ResetData, (index) => ({ split: "train", index }), "index"],
    [ResetData, (width) => ({ device: { width, height: 800, dpr: 1 } }), "device.width"],
    [NemoReset, (seed) => ({ responses_create_params: {}, seed }), "seed"],
    [OrsCreate, (seed) => ({ task_spec: { id: "notes/trash-rescue", seed } }), "task_spec.seed"],
    [SplitIndexBody, (index) => ({ split: "train", index }), "index"],
    [SplitRangeBody, (start) => ({ split: "train", start }), "start"],
  ];
  for (const [schema, of, path] of cases) {
    expect(v.parse(schema, of("360"))).toEqual(v.parse(schema, of(360)));
    for (const value of malformedNumbers)
      expect([path, value, issuePaths(schema, of(value))]).toEqual([path, value, [path]]);
  }
  expect(parseFlatActionWithType({ action_type: "wait", seconds: "2.5" })).toEqual({
    action: { type: "WAIT", value: 2.5 },
  });
  for (const value of malformedNumbers)
    expect(parseFlatActionWithType({ action_type: "wait", seconds: value })).toMatchObject({
      issues: [{ path: "seconds" }],
    });
});

test("REST refuses numbers as texts, and JSON schemas demand numbers", () => {
  expect(issuePaths(CreateBody, { seed: "5" })).toEqual(["seed"]);
  expect(issuePaths(StepBody, { action: { type: "WAIT", value: "5" } })).toEqual(["action.value"]);
  expect(jsonSchemaOf(SplitIndexBody)).toMatchObject({ properties: { index: { type: "integer" } } });
});

test("arguments are an object, its JSON text, or nothing", () => {
  for (const none of [undefined, null, "", "{}", {}]) expect(parseArguments(none)).toEqual({ args: {} });
  expect(parseArguments('{"x": "500"}')).toEqual({ args: { x: "500" } });
  for (const fault of ["{", "7", '"x"', "[]", "null", 7, true, []])
    expect([fault, parseArguments(fault)]).toEqual([fault, { fault: expect.any(String) }]);
});
