/** A few thousand random actions through the page, on nearly every screen; `./phonebooth monkey` does a hundred thousand. */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChrome, type Chrome } from "../../scripts/chrome.ts";
import { phone } from "../../src/apps/phone.ts";
import { mapOf } from "../../src/benchmark/graph/graph.ts";
import { monkey, seedsForAll, type MonkeyReport } from "../support/monkey.ts";

const each = 100;
const report: MonkeyReport = { actions: 0, moments: 0, screens: new Set(), problems: [] };
let chrome: Chrome;
beforeAll(async () => void (chrome = await startChrome()));
afterAll(() => chrome.stop());

it.each(Array.from({ length: seedsForAll() }, (_, seed) => seed))(
  `survives ${each} random actions, seed %i`,
  async (seed) => {
    await monkey(chrome, inject("url"), { seed, actions: each, moments: 1 }, report);
    expect([...report.problems, ...chrome.errors]).toEqual([]);
  },
  300_000,
);
it("was on nearly every screen", () => {
  const screens = mapOf(phone).graph.screens.map(({ id }) => id);
  const missed = screens.filter((screen) => !report.screens.has(screen));
  expect(report.actions).toBeGreaterThanOrEqual(each * seedsForAll());
  expect(1 - missed.length / screens.length, `never on ${missed.join(", ")}`).toBeGreaterThanOrEqual(0.9);
});
