import { expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import { adapters } from "#benchmark/agent/adapters/registry.ts";
import { exploredApps, newAppIds, newApps, tasksOfAdapter, typedApps, walkedApps } from "./samples.ts";

const ids = adapters.map(({ id }) => id);

it("an adapter plays a third of its tasks, and the adapters together all but at most two", () => {
  for (const id of ids) {
    expect(tasksOfAdapter(id, false).length * 3, id).toBeLessThanOrEqual(tasksOfAdapter(id, true).length + 2);
    expect(tasksOfAdapter(id, true)).toEqual(expect.arrayContaining([...tasksOfAdapter(id, false)]));
  }
  const played = new Set(ids.flatMap((id) => tasksOfAdapter(id, false)));
  const there = new Set(ids.flatMap((id) => tasksOfAdapter(id, true)));
  expect([...there].filter((task) => !played.has(task)).length).toBeLessThanOrEqual(2);
});
it("selects some apps to walk, for random actions and for typing, and two apps to create", () => {
  expect(walkedApps(false)[0]).toBe("ebay");
  expect(walkedApps(true)).toEqual(expect.arrayContaining([...walkedApps(false)]));
  expect(exploredApps(false)).toContain("launcher");
  expect(exploredApps(true)).toEqual(apps.map(({ id }) => id));
  expect(typedApps(false)).toContain("notes");
  expect(typedApps(true)).toEqual(expect.arrayContaining([...typedApps(false)]));
  expect(typedApps(true)).toEqual(apps.map(({ id }) => id));
  expect(newAppIds(false)).toHaveLength(2);
  expect(newAppIds(false)).toEqual(newAppIds(false));
  expect(newAppIds(true)).toEqual(Object.keys(newApps));
});
