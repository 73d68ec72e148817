// Random hands with strange texts: nothing that is done to a phone throws, and what it is then is a phone.
import { expect, it } from "vitest";
import { hands, noReport } from "../support/hands.ts";

/** How many actions: a few here, 200,000 with HANDS_ACTIONS=200000. */
const actions = Number(process.env["HANDS_ACTIONS"] ?? 4000);
const from = Number(process.env["HANDS_FROM"] ?? 1);
const each = 500;

it(
  `[X7] ${actions} random actions with strange texts: nothing throws, the state always parses`,
  { timeout: 3_600_000 },
  () => {
    const report = noReport();
    for (let seed = from; report.actions < actions && report.problems.length < 5; seed++)
      hands(seed, Math.min(each, actions - report.actions), report);
    const { screens, ...counts } = report;
    if (process.env["HANDS_ACTIONS"]) console.log({ ...counts, screens: screens.size });
    expect(report.problems).toEqual([]);
    expect(screens.size).toBeGreaterThan(60);
  },
);
