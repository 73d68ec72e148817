import { expect, it } from "vitest";
import type { HackerResult } from "./hacker.ts";
import { tallyFields, emptyFieldTallies, emptyTallies, formatReport, sumTallies, tallyMisses } from "./report.ts";

const proofs = [
  { id: "solution", sentence: "it is solved" },
  { id: "floors", sentence: "nothing else solves it" },
];
const at = { seed: 0, lang: "en" } as const;

it("reports how often each proof held, then each fault", () => {
  const report = formatReport(
    [
      { ...at, task: "notes/a", proof: "solution", faults: [] },
      { ...at, task: "notes/a", seed: 1, proof: "solution", faults: ["stuck", "late"] },
      { ...at, task: "notes/a", proof: "floors", faults: [] },
      { ...at, task: "clock/b", proof: "solution", faults: [] },
    ],
    proofs,
  );
  expect(report.split("\n").slice(3)).toEqual([
    "task       1  2",
    "notes/a  1/2  1",
    "clock/b    1",
    "         2/3  1",
    "",
    "✗ notes/a, seed 1, en, solution: stuck",
    "✗ notes/a, seed 1, en, solution: late",
    "",
  ]);
});

it("counts near misses by their result", () => {
  const tallies = tallyMisses(
    [
      { kind: "wrong place", likeness: "same", success: true },
      { kind: "wrong place", likeness: "other", success: false },
      { kind: "wrong place", likeness: "open", success: true },
      { kind: "done twice", likeness: "other", success: true },
    ],
    emptyTallies(),
  );
  expect(tallies["wrong place"]).toEqual({ generated: 3, counted: 2, killed: 1, open: 1, survived: 0 });
  expect(sumTallies([tallies, tallies])["done twice"]).toEqual({
    generated: 2,
    counted: 2,
    killed: 0,
    open: 0,
    survived: 2,
  });
  const report = formatReport([], proofs, { misses: new Map([["notes/a", tallies]]) });
  expect(report).toMatch(/^all +4 +3 +1 +1 +1$/m);
  expect(report).toMatch(/^No faults\.$/m);
});

it("reports how often guessing wins, the easiest task first", () => {
  const guess = (right: number, won: number, choices: number[], how: string) => ({
    atOnce: { tried: 48, won: 0 },
    guess: { how, choices, seeds: 100, right, won },
  });
  const hacked = new Map<string, HackerResult>([
    ["notes/a", guess(16, 16, [], "count: most frequent")],
    ["clock/b", guess(47, 0, [2], "side: the first option")],
    ["clock/c", { atOnce: { tried: 48, won: 1 }, guess: null }],
  ]);
  expect(formatReport([], proofs, { hacked }).split("\n").slice(6, -3)).toEqual([
    "ended immediately: 1 of 144 episodes won",
    "guessed, best first  choices of  seeds  sheet right   won  how",
    "clock/b                       2    100         47 %   0 %  side: the first option",
    "notes/a                       -    100         16 %  16 %  count: most frequent",
    "guessed correctly in more than 40 % of the seeds: 1 of 2 tasks",
  ]);
});

it("counts field changes by kind, in total and by task", () => {
  const first = tallyFields(
    [
      { kind: "asked", success: false },
      { kind: "asked", success: false },
      { kind: "left", success: true },
      { kind: "free", success: true },
      { kind: "free", success: false },
    ],
    emptyFieldTallies(),
  );
  const second = tallyFields([{ kind: "left", success: false }], emptyFieldTallies());
  const fields = new Map([
    ["notes/a", first],
    ["clock/b", second],
  ]);
  expect(formatReport([], proofs, { fields }).split("\n").slice(6, -3)).toEqual([
    "changes of fields  tried  refused  accepted",
    "asked                  2        2         0",
    "left                   2        1         1",
    "free                   2        1         1",
    "",
    "tried, by kind  asked  left  free",
    "notes/a             2     1     2",
    "clock/b             0     1     0",
  ]);
});
