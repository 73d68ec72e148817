// Tests that the budget of the agent is sufficient for a prescribed path.
import { expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import { drawPrescription, extraSteps, type PrescribedPath } from "./following.ts";

const plain: PrescribedPath = {
  first: null,
  detour: null,
  byIcon: false,
  recents: false,
  shade: false,
  homeAtEnd: false,
};

test.each<[string, Partial<PrescribedPath>, number]>([
  ["nothing", {}, 0],
  ["another app first", { first: { app: "notes", page: null } }, 1],
  [
    "another app first, and every app by its icon, two in the task",
    { first: { app: "notes", page: null }, byIcon: true },
    10,
  ],
  ["recents, the shade, and home at the end", { recents: true, shade: true, homeAtEnd: true }, 5],
])("%s adds this number of steps", (_, along, steps) => {
  expect(extraSteps({ ...plain, ...along }, 2)).toBe(steps);
});

test("a smaller budget gives shorter paths that fit", () => {
  const start = phone.boot(defaultBoot("en", 1));
  const opened = phone.reduce(start, { name: "os.launch", args: { app: "notes" } }).state;
  const moves = [start, opened, opened, opened];
  const lengths = [6, 9, 30].map((budget) =>
    Array.from({ length: 40 }, (_, i) => {
      const input = { task: "notes/x", seed: i + 1, apps: ["notes"], moves, opens: 1, homeIsFree: true };
      const { constraints, path } = drawPrescription({ ...input, budget })!;
      expect(constraints.length).toBeLessThanOrEqual(3);
      return extraSteps(path, 1);
    }),
  );
  const [none, few, many] = lengths.map((all) => Math.max(...all));
  expect([none, few]).toEqual([0, 3]);
  expect(many).toBeGreaterThan(6);
});
