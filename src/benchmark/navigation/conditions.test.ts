import { expect, test } from "vitest";
import { all, any, atLeast, equal, hasText, memberOf, not, type Condition } from "#os/guards.ts";
import { canHold, implies } from "./conditions.ts";

const conditions = (...guards: { readonly condition: Condition }[]): Condition[] =>
  guards.map(({ condition }) => condition);
const tabs = { "view.tab": ["notes", "todos"] };

test.each([
  ["two values of one field", conditions(equal("view.tab", "notes"), equal("view.tab", "todos"))],
  ["a value that the field cannot have", conditions(equal("view.tab", "folders"))],
  ["none of all values", conditions(not(memberOf("view.tab", "notes", "todos")))],
  ["something and its contrary", conditions(atLeast("view.chosen", 1), not(atLeast("view.chosen", 1)))],
  ["more and fewer", conditions(atLeast("view.chosen", 3), not(atLeast("view.chosen", 2)))],
  ["an empty text that is written", conditions(hasText("name"), equal("view.name", ""))],
  ["set and not set", conditions(equal("view.flag", true), not(equal("view.flag", true)))],
  [
    "each way out closed",
    conditions(any(equal("view.a", 1), equal("view.b", 1)), not(equal("view.a", 1)), equal("view.b", 2)),
  ],
])("%s cannot hold", (_, given) => expect(canHold(given, tabs)).toBe(false));

test.each([
  ["another value than one", conditions(not(equal("view.tab", "notes")))],
  ["two fields", conditions(equal("view.tab", "notes"), equal("params.tab", "todos"))],
  ["between two bounds", conditions(atLeast("view.chosen", 2), not(atLeast("view.chosen", 3)))],
  ["a written text of some value", conditions(hasText("name"), not(equal("view.name", "x")))],
  ["not set", conditions(not(equal("view.flag", true)))],
  ["nothing", []],
])("%s can hold", (_, given) => expect(canHold(given, tabs)).toBe(true));

test("detects a condition that follows from others", () => {
  const [notes, written] = conditions(equal("view.tab", "notes"), hasText("name"));
  const [notTodos, long, both] = conditions(
    not(equal("view.tab", "todos")),
    atLeast("view.name", 5),
    all(equal("view.tab", "notes"), hasText("name")),
  );
  expect(implies([notes!], notTodos!, tabs)).toBe(true);
  expect(implies([notTodos!], notes!, tabs)).toBe(true);
  expect(implies([notTodos!], notes!, {})).toBe(false);
  expect(implies([long!], written!, {})).toBe(true);
  expect(implies([written!], long!, {})).toBe(false);
  expect(implies([notes!, written!], both!, {})).toBe(true);
});
