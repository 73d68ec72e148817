import fc from "fast-check";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provenance, resultLine as line } from "#test/support/result-line.ts";
import type { ResultLine } from "#contract/run.ts";
import { differenceInterval, exactTest } from "../metrics/statistics.ts";
import { summaryOf } from "../metrics/summary.ts";
import { RunFolder, type RunMeta } from "../run/folder.ts";
import { episodeKeyOf } from "../run/plan.ts";
import { calibrate, levelOf } from "./calibrate.ts";
import { compare } from "./compare.ts";
import { dataBlock, episodeBlock, type EpisodeDetails, type EpisodeRow, type RunPage } from "./data.ts";
import { duration, truncateToColumns, padToColumns, percent, points, widthOf } from "./format.ts";
import { jsonBlock } from "./html.ts";
import { loadRun } from "./load.ts";
import {
  countValues,
  emptyFilter,
  filterRows,
  withPick,
  formatQuery,
  parseQuery,
  sortRows,
  type Filter,
} from "./page/filter.ts";
import { budgetBins, outcomeClassOf, progressBins, tally, timeBins } from "./page/chart-data.ts";
import { calibrationTable, comparisonTable, summaryTable } from "./table.ts";
import { runPageOf, writeComparison, writeReport } from "./write.ts";

const meta = (name: string, more: Partial<RunMeta["provenance"]> = {}): RunMeta => ({
  format: "phonebooth-run-1",
  config: {
    agent: { name, model: name, settings: { temperature: 0 } },
    selection: { split: null, tasks: null, seeds: [1], trials: 1, limit: null },
    locale: "en",
    device: null,
    elements: false,
    reward: null,
  },
  provenance: { ...provenance, ...more },
  planned: 4,
  started: "2026-03-02T09:00:00.000Z",
  finished: "2026-03-02T09:05:00.000Z",
  verified: null,
});
const failed = (task: string, more: Partial<ResultLine> = {}): ResultLine =>
  line(task, {
    success: false,
    goal: false,
    progress: 0.5,
    reward: 0.4,
    checks: [{ name: "the note is pinned", passed: false, keeps: false }],
    ...more,
  });
const evil = `</script><img src=x onerror="document.title='owned'"><!-- ${"\u2028"} 文字`;

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "report-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Creates the folder of a finished run, with a different picture for each step. */
async function folderOf(name: string, lines: readonly ResultLine[], of: RunMeta = meta(name)): Promise<RunFolder> {
  const folder = new RunFolder(join(root, name));
  folder.saveMeta(of);
  for (const [n, one] of lines.entries()) {
    const draft = folder.createDraft(one);
    // All episodes start with the same picture. Their later pictures differ.
    for (let step = 0; step <= one.steps; step++)
      draft.savePicture(step, await picture(step === 0 ? 0 : n * 20 + step));
    draft.saveLines(
      "steps.jsonl",
      Array.from({ length: one.steps }, (_, i) => ({
        step: i + 1,
        turn: i + 1,
        action: { type: "CLICK", point: [500, 500] },
        thought: evil,
        commands: [],
        changes: [{ path: "/a/b", kind: "changed", before: "x".repeat(5000), after: evil }],
        state_hash: "1",
        screenshot: null,
      })),
    );
    draft.saveLines(
      "turns.jsonl",
      Array.from({ length: one.steps }, (_, i) => ({
        turn: i + 1,
        actions: [],
        thought: evil,
        reply: evil,
        attempts: [],
        repairs: [],
        notes: [],
        usage: null,
      })),
    );
    draft.commit();
    folder.addResult(one);
    folder.addTiming({
      task: one.task,
      seed: one.seed ?? 0,
      trial: one.trial,
      seconds: 3,
      agent_ms: [10, 20],
      step_ms: [],
    });
  }
  folder.saveSummary(summaryOf(folder.results(), 0));
  return folder;
}
const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 200, channels: 3, background: { r: shade, g: 2 * shade, b: 40 } } })
    .png()
    .toBuffer();
/** Reads a block as a browser does: up to the next `</script`. */
function blockIn<T>(html: string, id: string): T {
  const [, text] = new RegExp(`<script type="application/json" id="${id}">([^]*?)</script`).exec(html)!;
  return JSON.parse(text!) as T;
}

describe("the page of a run", () => {
  it("has the figures of summary.json, and a replay for every episode", async () => {
    const folder = await folderOf("figures", [
      line("notes/a"),
      failed("notes/b"),
      failed("clock/a", { outcome: "budget" }),
    ]);
    folder.addError({ task: "clock/b", seed: 1, trial: 1, kind: "model", message: "429", attempt: 1, void: true });
    folder.saveSummary(summaryOf(folder.results(), 1));
    const html = readFileSync(await writeReport(folder), "utf8");
    const page = blockIn<RunPage>(html, dataBlock);
    expect(page.summary).toEqual(JSON.parse(readFileSync(join(folder.path, "summary.json"), "utf8")));
    expect(page.summary.errors).toBe(1);
    expect(summaryOf(page.episodes, 1)).toEqual(page.summary);
    for (const [i, row] of page.episodes.entries()) {
      const details = blockIn<EpisodeDetails>(html, episodeBlock(i));
      expect(details.steps.length).toBe(row.steps);
      expect(details.shown.length).toBe(row.steps + 1);
      expect(details.originals[0]).toBe(`episodes/${row.key}/000.png`);
      expect(details.turns[0]!.agentMs).toBe(10);
    }
  });

  it("counts an invalid episode only while it has no result", async () => {
    const folder = await folderOf("resumed", [line("notes/a")]);
    const broke = { seed: 1, trial: 1, kind: "model", message: "429", void: true } as const;
    folder.addError({ ...broke, task: "notes/a", attempt: 2 });
    folder.addError({ ...broke, task: "notes/b", attempt: 1 });
    folder.addError({ ...broke, task: "notes/b", attempt: 2 });
    expect(loadRun(folder.path).summary.errors).toBe(1);
  });

  it("embeds an agent's texts as data, never as markup", async () => {
    const folder = await folderOf("evil", [line("notes/a", { instruction: evil })], meta(`a</title>${evil}`));
    const html = readFileSync(await writeReport(folder), "utf8");
    // The script elements: the page's script, the data, three pictures (the start and two steps), and one episode.
    expect(html.match(/<script/g)!.length).toBe(1 + 1 + 3 + 1);
    expect(html.match(/<\/script/g)!.length).toBe(1 + 1 + 3 + 1);
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("<title>a&lt;/title&gt;&lt;/script&gt;&lt;img src=x");
    expect(html).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'sha256-/);
    expect(blockIn<EpisodeDetails>(html, episodeBlock(0)).turns[0]!.thought).toBe(evil);
    expect(blockIn<RunPage>(html, dataBlock).episodes[0]!.instruction).toBe(evil);
  });

  it("makes no network requests", async () => {
    const folder = await folderOf("alone", [line("notes/a")]);
    const html = readFileSync(await writeReport(folder), "utf8");
    const markup = html.replaceAll(/<script[^]*?<\/script>/g, "");
    expect(markup).not.toMatch(/(?:src|href)="(?!data:)|url\((?!data:)|@import/);
    expect(html).not.toMatch(/\b(?:fetch|XMLHttpRequest|WebSocket)\(/);
  });

  it("embeds pictures up to the limit, failed episodes first and equal ones once, and links to the others", async () => {
    const lines = [line("notes/a"), failed("notes/b"), line("notes/c")];
    const folder = await folderOf("pictures", lines);
    const shownWith = async (imageMegabytes: number): Promise<(string | null)[][]> => {
      const html = readFileSync(await writeReport(folder, { imageMegabytes }), "utf8");
      return lines.map((_, i) => [...blockIn<EpisodeDetails>(html, episodeBlock(i)).shown]);
    };
    const all = await shownWith(40);
    expect(all.flat().every((at) => at!.startsWith("#picture-"))).toBe(true);
    expect(new Set(all.flat()).size).toBe(1 + 3 * 2);
    const html = readFileSync(join(folder.path, "report.html"), "utf8");
    const bytes = [...html.matchAll(/id="picture-\d+">([^<]+)</g)].reduce((sum, [, url]) => sum + url!.length, 0);
    const some = await shownWith((bytes * 0.5) / 1e6);
    expect(some[1]!.every((at) => at!.startsWith("#"))).toBe(true);
    expect(some.flat()).toContain("episodes/notes.c.s1.t1/002.png");
    expect((await shownWith(0)).flat()).toEqual(
      lines.flatMap((one) => [0, 1, 2].map((n) => `episodes/${episodeKeyOf(one)}/00${n}.png`)),
    );
  });

  it("links to its pictures from any folder that it is written to", async () => {
    const folder = await folderOf("else where", [line("notes/a")]);
    const out = join(root, "pages/run.html");
    await writeReport(folder, { imageMegabytes: 0, out });
    const details = blockIn<EpisodeDetails>(readFileSync(out, "utf8"), episodeBlock(0));
    expect(details.shown[1]).toBe("../else%20where/episodes/notes.a.s1.t1/001.png");
    expect(readFileSync(new URL(details.shown[1]!, `file://${out}`)).length).toBeGreaterThan(0);
  });

  it("shows a run without results as not finished", async () => {
    const folder = new RunFolder(join(root, "empty"));
    folder.saveMeta({ ...meta("empty"), finished: null });
    const page = runPageOf(loadRun(folder.path));
    expect(page.summary.sr).toBeNull();
    await writeReport(folder);
    expect(summaryTable(folder.meta(), page.summary)).toContain("not finished: 0 of 4");
  });
});

describe("escaping", () => {
  it("restores any value, and contains no characters that HTML would interpret", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, more) => {
        const block = jsonBlock("x", [value, more, `<!--<script>${more}</script>`]);
        const inner = block.slice(block.indexOf(">") + 1, block.lastIndexOf("</script>"));
        expect(inner).not.toMatch(/[<>\u2028\u2029]/);
        expect(JSON.stringify(JSON.parse(inner))).toBe(JSON.stringify([value, more, `<!--<script>${more}</script>`]));
      }),
    );
  });
});

const rowsOf = (lines: readonly ResultLine[]): readonly EpisodeRow[] =>
  runPageOf({
    folder: new RunFolder(root),
    meta: meta("rows"),
    lines,
    errors: [],
    actions: new Map(),
    seconds: new Map(lines.map((one, i) => [episodeKeyOf(one), i * 7])),
    summary: summaryOf(lines, 0),
  }).episodes;

describe("filters", () => {
  const rows = rowsOf([
    line("notes/pin", { seed: 2, steps: 9, instruction: "Pin Ｄraft 4" }),
    failed("notes/pin", { seed: 10, trial: 2, outcome: "budget", steps: 15 }),
    failed("clock/alarm", { seed: 2, clean: false, side_effects: [{ path: "/notes/x", kind: "added" }] }),
    line("clock/alarm", { seed: 10, instruction: "把闹钟设到七点" }),
  ]);
  const keys = (filter: Partial<Filter>): string[] =>
    filterRows(rows, { ...emptyFilter, ...filter }).map(({ key }) => key);

  it("match all conditions, and words in any order, case and width", () => {
    expect(keys({})).toHaveLength(4);
    expect(keys({ picked: { app: "clock", success: "no" } })).toEqual(["clock.alarm.s2.t1"]);
    expect(keys({ text: "4 draft PIN" })).toEqual(["notes.pin.s2.t1"]);
    expect(keys({ text: " 闹钟 " })).toEqual(["clock.alarm.s10.t1"]);
    expect(keys({ picked: { check: "the note is pinned" } })).toHaveLength(2);
    expect(keys({ picked: { touched: "notes" } })).toEqual(["clock.alarm.s2.t1"]);
    expect(keys({ picked: { seed: "2", clean: "yes" } })).toEqual(["notes.pin.s2.t1"]);
  });
  it("count what each value would leave under the other conditions", () => {
    const filter = withPick(withPick(emptyFilter, "success", "no"), "app", "clock");
    expect(countValues(rows, filter, "app")).toEqual([
      ["clock", 1],
      ["notes", 1],
    ]);
    expect(countValues(rows, emptyFilter, "seed")).toEqual([
      ["2", 2],
      ["10", 2],
    ]);
    // A selected value stays in the list, so that the reader can remove the filter.
    expect(countValues(rows, withPick(emptyFilter, "app", "gone"), "app")).toContainEqual(["gone", 0]);
  });
  it("leave as many rows as they counted", () => {
    const field = fc.constantFrom("app", "success", "outcome", "seed", "check", "trial" as const);
    fc.assert(
      fc.property(field, field, fc.nat(5), (first, second, at) => {
        const [value] = countValues(rows, emptyFilter, first)[at % 2] ?? [null];
        const filter = value === null ? emptyFilter : withPick(emptyFilter, first, value);
        for (const [next, n] of countValues(rows, filter, second))
          expect(filterRows(rows, withPick(filter, second, next)).length).toBe(n);
      }),
    );
  });
  it("sort numbers by value, in both directions", () => {
    const steps = (down: boolean): number[] => sortRows(rows, { by: "steps", down }).map(({ steps }) => steps);
    expect(steps(false)).toEqual([2, 2, 9, 15]);
    expect(steps(true)).toEqual([15, 9, 2, 2]);
    expect(sortRows(rows, { by: "seed", down: false }).map(({ seed }) => seed)).toEqual([2, 2, 10, 10]);
  });
  it("are restored completely from a link", () => {
    const values = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(
        values.filter((text) => text.trim() !== ""),
        fc.dictionary(fc.constantFrom("app", "check", "tag", "seed"), values),
        fc.constantFrom("task", "steps", "reward" as const),
        fc.boolean(),
        fc.nat(40),
        (text, picked, by, down, page) => {
          const shown = { filter: { text, picked: { ...picked } }, order: { by, down }, page };
          expect(parseQuery(formatQuery(shown))).toEqual(shown);
        },
      ),
    );
    expect(formatQuery(parseQuery("nonsense=1&sort=nothing&page=x"))).toBe("");
  });
});

describe("charts", () => {
  const rows = rowsOf([
    line("a/a", { steps: 15 }),
    failed("a/b", { steps: 0, progress: 0, outcome: "abort" }),
    failed("a/c", { steps: 4, progress: 0.99, outcome: "loop" }),
    failed("a/d", { steps: 15, progress: 0.25, outcome: "budget" }),
    line("a/e", { clean: false, success: false, progress: 1 }),
  ]);
  it("put every episode into one bin", () => {
    for (const bins of [budgetBins(rows), progressBins(rows), timeBins(rows)])
      expect(bins.reduce((sum, { successes, failures }) => sum + successes + failures, 0)).toBe(5);
    expect(budgetBins(rows)[9]).toEqual({ label: "90–100%", successes: 1, failures: 1 });
    expect(progressBins(rows).map(({ failures }) => failures)).toEqual([1, 1, 0, 0, 1, 1]);
    expect(timeBins(rows)).toHaveLength(6);
  });
  it("give each episode one outcome class", () => {
    expect(rows.map(outcomeClassOf)).toEqual([
      "success",
      "gave up",
      "went in circles",
      "budget used up",
      "goal, not clean",
    ]);
  });
  it("count an episode once for each name", () => {
    const twice = [{ ...rows[0]!, touched: ["notes", "notes", "clock"] }];
    expect(tally(twice, ({ touched }) => touched)).toEqual([
      { name: "clock", n: 1 },
      { name: "notes", n: 1 },
    ]);
  });
});

describe("comparison", () => {
  const run = (name: string, lines: readonly ResultLine[], of = meta(name)) => ({ name, meta: of, lines });

  it("computes McNemar's exact test", () => {
    // 2 · (C(10,0) + C(10,1) + C(10,2)) / 2^10
    expect(exactTest(8, 2)).toBeCloseTo(112 / 1024, 12);
    expect(exactTest(5, 0)).toBeCloseTo(2 / 32, 12);
    expect(exactTest(3, 3)).toBe(1);
    expect(exactTest(0, 0)).toBe(1);
    expect(exactTest(2, 8)).toBe(exactTest(8, 2));
    // These numbers are far beyond the exponents for which a power of two can be represented.
    expect(exactTest(1400, 1000)).toBeGreaterThan(0);
    expect(exactTest(1400, 1000)).toBeLessThan(1e-14);
  });
  it("computes the interval of Agresti's approval ratings: 150 and 86 of 1600 changed their minds", () => {
    const pairs = [...Array<number>(150).fill(1), ...Array<number>(86).fill(-1), ...Array<number>(1364).fill(0)];
    const [low, high] = differenceInterval(pairs.map((x) => [x]))!;
    expect(low).toBeCloseTo(0.021, 3);
    expect(high).toBeCloseTo(0.059, 3);
  });
  it("has an interval even without differences, and repetition does not narrow it", () => {
    const [low, high] = differenceInterval(Array.from({ length: 10 }, () => [0]))!;
    expect(high).toBeCloseTo(-low, 12);
    expect(high).toBeGreaterThan(0.05);
    const once = differenceInterval([[1], [0], [-1], [1], [0]])!;
    const again = differenceInterval([
      [1, 1],
      [0, 0],
      [-1, -1],
      [1, 1],
      [0, 0],
    ])!;
    expect(again[1] - again[0]).toBeGreaterThanOrEqual(once[1] - once[0] - 1e-9);
  });
  it("pairs episodes by task, seed and trial, and lists the flips", () => {
    const first = run("one", [line("a/a"), failed("a/b"), failed("a/c"), line("a/d"), line("a/only")]);
    const second = run("two", [line("a/a"), line("a/b"), failed("a/c"), failed("a/d"), line("a/a", { trial: 2 })]);
    const { pairs, common, runs, differences } = compare([first, second]);
    expect(common).toBe(4);
    expect(runs.map(({ summary }) => summary.episodes)).toEqual([4, 4]);
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ episodes: 4, both: 1, neither: 1, wins: 1, losses: 1, difference: 0, p: 1 });
    expect(pairs[0]!.flips.map(({ key, won }) => [key, won])).toEqual([
      ["a.b.s1.t1", true],
      ["a.d.s1.t1", false],
    ]);
    expect(differences.filter(({ grave }) => grave)).toEqual([]);
    expect(pairs[0]!.tasks).toEqual([
      { task: "a/a", both: 1, first: 0, second: 0, neither: 0 },
      { task: "a/b", both: 0, first: 0, second: 1, neither: 0 },
      { task: "a/c", both: 0, first: 0, second: 0, neither: 1 },
      { task: "a/d", both: 0, first: 1, second: 0, neither: 0 },
    ]);
    const table = comparisonTable(compare([first, second]));
    expect(table).toMatch(/^ {2}a\/d +0 +1 +0 +0$/m);
    expect(table).not.toMatch(/^ {2}a\/a /m);
  });
  it("counts a task once over its trials", () => {
    const trials = (is: typeof line) => [1, 2, 3, 4].map((trial) => is("a/a", { trial }));
    const [pair] = compare([run("one", trials(failed)), run("two", trials(line))]).pairs;
    expect(pair!.p).toBeCloseTo(2 / 16, 12);
    expect(pair!.p_tasks).toBe(1);
  });
  it("marks differences that make runs incomparable, and lists the others as notes", () => {
    const other = run(
      "two",
      [line("a/a", { revision: 2 })],
      meta("two", {
        apps: "1",
        judge: "bbbb",
        commit: "c0ffee",
        git_dirty: true,
        git_diff_hash: "0123456789ab",
      }),
    );
    const comparison = compare([run("one", [line("a/a")]), other]);
    expect(comparison.differences.map(({ what, grave }) => [what, grave])).toEqual([
      ["apps", true],
      ["judge", true],
      ["revision of a/a", true],
      ["commit", false],
      ["uncommitted changes", false],
    ]);
    expect(comparisonTable(comparison)).toContain("NOT COMPARABLE");
    const hidden = (name: string, of: string) =>
      run(name, [line("a/a", { seed: null })], { ...meta(name), verified: { url: "http://x", run: of } });
    expect(compare([hidden("one", "r1"), hidden("two", "r2")]).differences).toContainEqual(
      expect.objectContaining({ what: "seeds", grave: true }),
    );
  });
  it("gives runs of the same agent distinct names, and accepts runs without a common episode", () => {
    const { runs, pairs, common } = compare([
      run("x", [line("a/a")], meta("same")),
      run("y", [line("a/b")], meta("same")),
    ]);
    expect(runs.map(({ name }) => name)).toEqual(["same (x)", "same (y)"]);
    expect([common, pairs[0]!.difference, pairs[0]!.difference_ci]).toEqual([0, null, null]);
  });
  it("links to both reports, writes the missing one and keeps the existing one", async () => {
    const folders = [await folderOf("left", [line("a/a")]), await folderOf("right", [failed("a/a")])];
    writeFileSync(join(folders[0]!.path, "report.html"), "kept");
    const out = join(root, "compared/page.html");
    const runs = folders.map((folder) => loadRun(folder.path));
    await writeComparison(runs, out);
    const page = blockIn<{ reports: string[] }>(readFileSync(out, "utf8"), dataBlock);
    expect(page.reports).toEqual(["../left/report.html", "../right/report.html"]);
    expect(readFileSync(join(folders[0]!.path, "report.html"), "utf8")).toBe("kept");
    expect(readFileSync(join(folders[1]!.path, "report.html"), "utf8")).toContain("a/a");
  });
});

describe("calibration", () => {
  it("applies the thresholds exactly", () => {
    const at = (sr: number, pr: number) => levelOf(sr / 100, pr / 100);
    expect(at(75, 75)).toBe("L1");
    expect(at(74.9, 100)).toBe("L2");
    expect(at(75, 74.9)).toBe("L2");
    expect(at(25, 50)).toBe("L2");
    expect(at(25, 49.9)).toBe("L3");
    expect(at(24.9, 90)).toBe("L3");
    expect(at(0.1, 25)).toBe("L3");
    expect(at(0.1, 24.9)).toBe("L4");
    expect(at(0, 100)).toBe("L4");
    // In floating-point numbers, the sum is slightly less than the exact value, so the mean is slightly less than a
    // half.
    expect(levelOf(0.25, (0.1 + 0.2 + 0.3 + 0.9 + 1) / 5)).toBe("L2");
  });
  it("weighs models, not episodes; merges runs of one model; lists missing tasks", () => {
    const known = ["a/a", "a/b", "a/c"].map((id) => ({ id, difficulty: "L2", revision: 1 }));
    const many = [1, 2, 3, 4].map((trial) => line("a/a", { trial }));
    const { rows, missing, partial, counts, dropped, models } = calibrate(
      [
        { model: "one", lines: many.slice(0, 2) },
        {
          model: "one",
          lines: [...many.slice(2), failed("a/b"), line("a/c", { revision: 0 }), line("a/old")],
        },
        { model: "two", lines: [failed("a/a", { progress: 0.2 })] },
      ],
      known,
    );
    expect(models).toEqual(["one", "two"]);
    expect(rows[0]).toMatchObject({ task: "a/a", sr: 0.5, pr: 0.6, computed: "L2", declared: "L2", episodes: 5 });
    expect(rows[1]).toMatchObject({ task: "a/b", sr: 0, computed: "L4", models: ["one"] });
    expect(missing).toEqual(["a/c"]);
    expect(partial).toEqual([{ task: "a/b", without: ["two"] }]);
    expect(counts.L2).toEqual({ declared: 2, computed: 1 });
    expect(dropped).toBe(2);
    expect(calibrationTable({ rows, missing, partial, counts, dropped, models })).toContain(
      "1 of 2 tasks with a computed level other than the declared one",
    );
  });
});

describe("tables", () => {
  it("stay within 110 columns with any names", () => {
    const long = "一个名字很长的模型".repeat(20);
    const lines = Array.from({ length: 40 }, (_, i) =>
      (i % 3 ? line : failed)(`${"suite-with-a-long-name-".repeat(2)}${i % 4}/task${i}`, { trial: 1 + (i % 4) }),
    );
    const tables = [
      summaryTable(meta(long), summaryOf(lines, 3)),
      comparisonTable(
        compare(
          ["a", "b", "c", "d", "e", "f"].map((name) => ({ name, meta: meta(long, { judge: name.repeat(40) }), lines })),
        ),
      ),
    ];
    for (const table of tables) for (const row of table.split("\n")) expect(widthOf(row)).toBeLessThanOrEqual(110);
    expect(tables[0]).toMatch(/SR +65\.0%/);
  });
  it("cut and pad texts by columns", () => {
    expect(truncateToColumns("闹钟设置", 5)).toBe("闹钟…");
    expect(padToColumns("闹钟", 6)).toBe("闹钟  ");
    expect(padToColumns("7", 3, "right")).toBe("  7");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 30 }), (text, columns) => {
        expect(widthOf(padToColumns(text, columns))).toBe(columns);
      }),
    );
  });
  it("format percentages, points and durations", () => {
    expect([percent(0.6254), percent(null), points(0.05), points(-0.051), points(0.0001)]).toEqual([
      "62.5%",
      "–",
      "+5.0",
      "−5.1",
      "0.0",
    ]);
    expect([duration(3.21), duration(59.7), duration(119.6), duration(3725)]).toEqual([
      "3.2 s",
      "1 min 0 s",
      "2 min 0 s",
      "1 h 2 min",
    ]);
  });
});
