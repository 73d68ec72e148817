// A run's report as a person uses it: opened from a file in a real browser, with keys.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startChrome, type Chrome } from "#scripts/build/chrome.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { baselines } from "#benchmark/run/baselines.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { writeComparison, writeReport } from "#benchmark/report/write.ts";
import { loadRun } from "#benchmark/report/load.ts";
import { run } from "#benchmark/run/run.ts";
import { axeFaults, axeSizes } from "../support/axe.ts";
import { until } from "../support/until.ts";

const tasks = ["notes/pin-among-drafts", "clock/weekly-alarm"];
let chrome: Chrome;
let root = "";
beforeAll(async () => {
  chrome = await startChrome();
  root = mkdtempSync(join(tmpdir(), "report-"));
  for (const name of ["oracle", "complete"] as const) await playRun(name);
});
afterAll(() => {
  chrome?.stop();
  rmSync(root, { recursive: true, force: true });
});

async function playRun(name: "oracle" | "complete"): Promise<void> {
  const agent = baselines[name]!.agent(localWorld);
  await run({
    client: new Client(inject("url"), inject("adminKey")),
    agent,
    folder: new RunFolder(join(root, name)),
    config: {
      agent: agent.profile,
      selection: { split: null, tasks: tasks.join(","), seeds: [1], trials: 1, limit: null },
      locale: "en",
      device: null,
      elements: false,
      reward: null,
    },
    parallel: 1,
    retries: 0,
    turnSeconds: 60,
    keepPictures: true,
    signal: new AbortController().signal,
    listener: { begun: () => {}, step: () => {}, scored: () => {}, broke: () => {} },
  });
}

test("opens from disk, filters, replays step by step, and links to a step", async () => {
  const folder = new RunFolder(join(root, "oracle"));
  const steps = folder.episode({ task: tasks[0]!, seed: 1, trial: 1 }).steps();
  const page = await writeReport(folder);
  const tab = await chrome.open(`file://${page}`, { width: 1440, height: 900, dpr: 1 });
  const text = (selector: string) =>
    tab.evaluate<string>(`document.querySelector(${JSON.stringify(selector)}).textContent`);
  const click = (selector: string) =>
    tab.evaluate<undefined>(`document.querySelector(${JSON.stringify(selector)}).click()`);
  const key = (name: string) => tab.send("Input.dispatchKeyEvent", { type: "keyDown", key: name, code: name });

  await until(tab, `document.querySelector('[data-figure="sr"]')`);
  expect(await text('[data-figure="sr"]')).toBe("100.0%");
  expect(await text("[data-count]")).toContain("2 episodes");

  await tab.evaluate(
    `(() => { const field = document.querySelector("input[type=search]"); field.value = "PIN drafts"; field.dispatchEvent(new InputEvent("input", { bubbles: true })); })()`,
  );
  await until(tab, `document.querySelectorAll("[data-key]").length === 1`);
  expect(await text("[data-count]")).toContain("1 of 2 episodes");
  expect(await tab.evaluate("location.hash")).toBe("#/?q=PIN+drafts");

  await click("[data-key]");
  await until(tab, `document.querySelector(".glass img")?.naturalWidth === 360`);
  expect(await text("[data-step]")).toBe(`0 of ${steps.length} steps done`);
  expect(await text(".verdict")).toContain("success");
  expect(await tab.evaluate(`document.querySelectorAll(".strip img").length`)).toBe(steps.length + 1);
  for (const [i, { action }] of steps.entries()) {
    const [mark, x] = await tab.evaluate<[string | null, number | null]>(
      `[document.querySelector("[data-mark]")?.dataset.mark ?? null, document.querySelector("[data-mark] .dot")?.cx.baseVal.value ?? null]`,
    );
    const point = "point" in action ? action.point : undefined;
    expect(mark).toBe(point || "point1" in action ? action.type.toLowerCase() : null);
    expect(x ?? -1).toBeCloseTo(point?.[0] ?? -1, 1);
    await key("ArrowRight");
    await until(tab, `document.querySelector("[data-step]").dataset.step === "${i + 1}"`);
  }
  expect(await text(".caption.end")).toBe("Ended: complete");
  await key("ArrowRight");
  await key("ArrowLeft");
  await until(tab, `document.querySelector("[data-step]").dataset.step === "${steps.length - 1}"`);
  const link = await tab.evaluate<string>("location.href");
  await key("Escape");
  await until(tab, `document.querySelectorAll("[data-key]").length === 1`);

  // When another person opens the link, it shows the same step.
  const other = await chrome.open(link, { width: 420, height: 900, dpr: 1 });
  await until(other, `document.querySelector("[data-step]")?.dataset.step === "${steps.length - 1}"`);
  expect(await other.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
  expect(chrome.errors).toEqual([]);
});

test("shows an agent's text as text, and blocks injected scripts", async () => {
  const folder = new RunFolder(join(root, "oracle"));
  const evil = `</script><img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
  const at = folder.episode({ task: tasks[0]!, seed: 1, trial: 1 });
  writeFileSync(
    join(at.path, "turns.jsonl"),
    at
      .turns()
      .map((turn) => `${JSON.stringify({ ...turn, thought: evil, reply: evil })}\n`)
      .join(""),
  );
  const out = join(root, "evil.html");
  await writeReport(folder, { out });
  const tab = await chrome.open(`file://${out}#/episode/notes.pin-among-drafts.s1.t1`, {
    width: 1440,
    height: 900,
    dpr: 1,
  });
  await until(tab, `document.querySelector(".thought")?.textContent === ${JSON.stringify(evil)}`);
  expect(await tab.evaluate("document.title")).toBe("oracle · Phonebooth");
  await tab.evaluate(
    `(() => { const own = document.createElement("script"); own.textContent = "document.title = 'owned'"; document.body.append(own); })()`,
  );
  expect(await tab.evaluate("document.title")).toBe("oracle · Phonebooth");
});

test("a comparison links to the replays of flips", async () => {
  const out = join(root, "compared.html");
  await writeComparison(
    ["complete", "oracle"].map((name) => loadRun(join(root, name))),
    out,
  );
  const tab = await chrome.open(`file://${out}`, { width: 1440, height: 900, dpr: 1 });
  await until(tab, `document.querySelectorAll(".flips tbody tr").length === 2`);
  const [first, second] = await tab.evaluate<string[]>(`[...document.querySelectorAll(".flips a")].map((a) => a.href)`);
  expect(await tab.evaluate(`document.querySelector(".pair .big").textContent`)).toBe("+100.0 points");
  for (const [link, words] of [
    [first!, "failed"],
    [second!, "success"],
  ] as const) {
    const replay = await chrome.open(link, { width: 1440, height: 900, dpr: 1 });
    await until(replay, `document.querySelector(".verdict")?.textContent.includes("${words}")`);
  }
});

test("every page of a report passes axe, light or dark, large or small", async () => {
  const report = await writeReport(new RunFolder(join(root, "complete")), { out: join(root, "axe.html") });
  const compared = join(root, "axe-compared.html");
  await writeComparison(
    ["complete", "oracle"].map((name) => loadRun(join(root, name))),
    compared,
  );
  const pages = [
    [`file://${report}`, `document.querySelectorAll("[data-key]").length === 2`],
    [`file://${report}#/episode/notes.pin-among-drafts.s1.t1`, `document.querySelector(".verdict")`],
    [`file://${compared}`, `document.querySelectorAll(".flips tbody tr").length === 2`],
  ] as const;
  const found: Record<string, readonly string[]> = {};
  for (const [address, ready] of pages)
    for (const size of axeSizes)
      for (const theme of ["light", "dark"]) {
        const tab = await chrome.open("about:blank", size);
        await tab.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: theme }] });
        await tab.send("Page.navigate", { url: address });
        await until(tab, ready);
        const { passed, faults } = await axeFaults(tab);
        expect(passed).toBeGreaterThan(10);
        const isWider = await tab.evaluate<boolean>(`document.documentElement.scrollWidth > ${size.width}`);
        const all = isWider ? [...faults, "wider than its window"] : faults;
        if (all.length > 0) found[`${address.slice(root.length + 8)} ${size.width}×${size.height} ${theme}`] = all;
        await tab.close();
      }
  expect(found).toEqual({});
});
