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

const actionsPerSeed = 100;
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
// A screen may also be reached by chance from another app, so a part of the apps reaches fewer of its screens.
const leastShare = isAll ? 0.9 : 0.85;
it(`reaches at least ${leastShare * 100} % of the screens of these apps`, () => {
  const screens = navigationMapOf(phone).graph.screens.flatMap(({ id, app }) => (explored.includes(app) ? [id] : []));
  const missed = screens.filter((screen) => !report.screens.has(screen));
  expect(report.actions).toBeGreaterThanOrEqual(actionsPerSeed * seeds.length);
  expect(1 - missed.length / screens.length, `never on ${missed.join(", ")}`).toBeGreaterThanOrEqual(leastShare);
});
