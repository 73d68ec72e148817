// docs/clients.md lists every action with its fields.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Action } from "#contract/action.ts";

test("the table of actions names every action and all of its fields", () => {
  const text = readFileSync(join(import.meta.dirname, "../../docs/clients.md"), "utf8");
  const rows = [...text.matchAll(/^\| ([A-Z_, ]+) \|([^|]*)\|/gm)].map(([, types, fields]) => ({
    types: types!.split(", "),
    fields: [...fields!.matchAll(/`(\w+)`/g)].map(([, field]) => field!),
  }));
  const listed = new Map(rows.flatMap(({ types, fields }) => types.map((type) => [type, fields.toSorted()] as const)));
  const actual = new Map(
    Action.options.map(({ entries: { type, ...fields } }) => [type.literal as string, Object.keys(fields).toSorted()]),
  );
  expect(new Map([...listed].toSorted())).toEqual(new Map([...actual].toSorted()));
});
