/** A few hundred random actions through the page; `./phonebooth monkey` does a hundred thousand. */
import { expect, inject, it } from "vitest";
import { startChrome } from "../../scripts/chrome.ts";
import { monkey, type MonkeyReport } from "../support/monkey.ts";

const actions = Number(process.env["MONKEY_ACTIONS"] ?? 400);

it(`survives ${actions} random actions over four seeds`, async () => {
  const chrome = await startChrome();
  const report: MonkeyReport = { actions: 0, moments: 0, screens: new Set(), problems: [] };
  for (const seed of [1, 2, 3, 4])
    await monkey(chrome, inject("url"), { seed, actions: actions / 4, moments: 2 }, report);
  expect([...report.problems, ...chrome.errors]).toEqual([]);
  expect(report.actions).toBeGreaterThanOrEqual(actions);
  expect(report.screens.size).toBeGreaterThan(12);
  chrome.stop();
}, 300_000);
