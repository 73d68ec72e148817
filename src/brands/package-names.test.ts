import { expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import { packageNames, systemApps } from "./package-names.ts";

it("each package belongs to one app of the phone", () => {
  const ids = new Set(apps.map(({ id }) => id as string));
  expect([...Object.keys(packageNames), ...systemApps].filter((id) => !ids.has(id))).toEqual([]);
  const names = Object.values(packageNames).flatMap((list) => list.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z][\w]*(?:\.[a-zA-Z]\w*)+$/);
});
