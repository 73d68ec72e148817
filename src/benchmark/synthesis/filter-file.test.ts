import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readDialogues, filterSummary, formatSummary } from "./filter-file.ts";
import type { FilterLine } from "./filter.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "filter-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const line = (more: Partial<FilterLine>): FilterLine => ({
  task: "notes/x",
  seed: 1,
  locale: "en",
  instruction: "",
  twin: null,
  agent: "honest",
  world: "exact",
  blind: false,
  most: 15,
  solvable: true,
  outcome: "success",
  admitted: true,
  steps: 4,
  says: "",
  held: true,
  agreement: null,
  turns: [],
  ...more,
});
const lines = [
  line({}),
  line({ task: "notes/y", held: false, steps: 6 }),
  line({ twin: { named: "a", asked: "b" }, solvable: false, outcome: "failure", admitted: false, held: null }),
];

it("reads a file back unchanged", () => {
  const path = join(folder, "filter.jsonl");
  writeFileSync(path, lines.map((one) => `${JSON.stringify(one)}\n`).join(""));
  expect(readDialogues(path)).toEqual(lines);
});
it.each([
  ["{", "line 1"],
  ['{"task":"notes/x","outcome":"maybe"}', "line 1"],
])("refuses a file of another format: %s", (text, says) => {
  const path = join(folder, "other.jsonl");
  writeFileSync(path, `${text}\n`);
  expect(() => readDialogues(path)).toThrow(says);
});
it("refuses a missing file", () => {
  expect(() => readDialogues(join(folder, "none.jsonl"))).toThrow("There is no file");
});
it("summarizes dialogues", () => {
  const summary = filterSummary(lines);
  expect(summary).toMatchObject({ dialogues: 3, twins: 1, held: 1, precision: 1, recall: 1, steps: 5, void: 0 });
  expect(formatSummary(summary)).toContain("solvable tasks: 2 of 2; unsolvable variants: 0 of 1");
  expect(summary.agreement).toBeNull();
  const words = lines.map((one) => ({ ...one, world: "w", held: null }));
  expect(filterSummary(words).held).toBeNull();
  const compared = filterSummary(words.map((one, i) => ({ ...one, agreement: i === 0 ? [1, 0.5] : [0] })));
  expect(compared.agreement).toBeCloseTo(1.5 / 4, 12);
  expect(formatSummary(compared)).toContain("37.5 %");
  expect(() => filterSummary([])).toThrow("No dialogue");
});
