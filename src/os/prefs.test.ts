import * as v from "valibot";
import { expect, test } from "vitest";
import { flag, hasValues, textLine, oneOf, preferences, prefRows, type RowTypes } from "./prefs.ts";

const prefs = preferences({ loud: flag(true), size: oneOf(["small", "large"], "large"), reply: textLine(5, "later") });
type Prefs = v.InferOutput<typeof prefs.schema>;
interface Mine extends RowTypes {
  readonly put: Partial<Prefs>;
}
const rows = prefRows<Prefs, Mine>();

test("the declaration gives the initial values of preferences and a schema", () => {
  expect(prefs.start).toEqual({ loud: true, size: "large", reply: "later" });
  expect(v.parse(prefs.schema, prefs.start)).toEqual(prefs.start);
  const wrong = [
    { ...prefs.start, size: "huge" },
    { ...prefs.start, reply: "too long" },
    { loud: true },
    { ...prefs.start, more: 1 },
  ];
  for (const one of wrong) expect(v.is(prefs.schema, one), JSON.stringify(one)).toBe(false);
});
test("a command may set any subset of the preferences", () => {
  const changes = v.strictObject(prefs.changes);
  for (const some of [{}, { loud: false }, { size: "small", reply: "" }]) expect(v.is(changes, some)).toBe(true);
  expect(v.is(changes, { size: 3 })).toBe(false);
});
test("a row writes the preference that it is named after", () => {
  const [loud, size, reply] = [
    rows.toggle("loud", { note: "loudHint" }),
    rows.choice("size", ["small", "large"], "sheet", { labelOf: (one) => `size-${one}` }),
    rows.text("reply", { title: "answer" }),
  ];
  expect(loud).toEqual({ kind: "switch", title: "loud", on: { loud: true }, off: { loud: false }, note: "loudHint" });
  expect(size.options).toEqual([
    { put: { size: "small" }, label: "size-small" },
    { put: { size: "large" }, label: "size-large" },
  ]);
  expect([reply.title, reply.putFor("now")]).toEqual(["answer", { reply: "now" }]);
});
test("recognizes whether preferences have the values that a row writes", () => {
  expect([hasValues(prefs.start, { loud: true }), hasValues(prefs.start, { loud: true, size: "small" })]).toEqual([
    true,
    false,
  ]);
});
