/**
 * Thousands of random actions through the page, on nearly every screen of some apps (`exploredApps`). `./phonebooth
 * test --all` explores all apps; `./phonebooth monkey` performs a hundred thousand actions.
 */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChrome, type Chrome } from "#scripts/build/chrome.ts";
import { phone } from "#apps/phone.ts";
import { navigationMapOf } from "#benchmark/navigation/graph.ts";
import { isAll } from "../support/effort.ts";
import { monkey, seedsForApps, type MonkeyReport } from "../support/monkey.ts";
import { exploredApps } from "../support/samples.ts";

// With 100 actions, a third of the apps reached 89.5 % of its screens, because seeds of other apps no longer visit them.
const actionsPerSeed = 130;
const explored = exploredApps(isAll);
const seeds = seedsForApps(explored);
const report: MonkeyReport = { actions: 0, moments: 0, screens: new Set(), problems: [] };
let chrome: Chrome;
beforeAll(async () => void (chrome = await startChrome()));
afterAll(() => chrome.stop());

it.each(seeds)(
  `survives ${actionsPerSeed} random actions, seed %i`,
  async (seed) => {
    await monkey(chrome, inject("url"), { seed, actions: actionsPerSeed, moments: 1 }, report);
    expect([...report.problems, ...chrome.errors]).toEqual([]);
  },
  300_000,
);
it("reaches at least 90 % of the screens of these apps", () => {
  const screens = navigationMapOf(phone).graph.screens.flatMap(({ id, app }) => (explored.includes(app) ? [id] : []));
  const missed = screens.filter((screen) => !report.screens.has(screen));
  expect(report.actions).toBeGreaterThanOrEqual(actionsPerSeed * seeds.length);
  expect(1 - missed.length / screens.length, `never on ${missed.join(", ")}`).toBeGreaterThanOrEqual(0.9);
});
