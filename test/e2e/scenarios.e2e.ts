// Scenarios through the real page. Reference solutions handle each scenario, and the checks detect agents that do not
// look or do not obey.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { writeReport } from "#benchmark/report/write.ts";
import type { Action } from "#contract/action.ts";
import { phone } from "#apps/phone.ts";
import type { AnyApp } from "#os/define.ts";
import { pageDriver, operatorView } from "#benchmark/oracle/page-driver.ts";
import { pageShortcuts } from "#benchmark/scenarios/following.ts";
import { baselines } from "#benchmark/run/baselines.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { rescore } from "#benchmark/run/rescore.ts";
import { run, type RunOutcome } from "#benchmark/run/run.ts";
import type { ScenarioOptions } from "#benchmark/scenarios/scenario.ts";

const tasks = ["clock/weekly-alarm", "notes/count-in-folder", "notes/pin-among-drafts"];
let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "scenarios-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function playRun(
  name: string,
  scenario: ScenarioOptions,
  only = tasks,
): Promise<RunOutcome & { folder: RunFolder }> {
  const agent = baselines[name]!.agent(localWorld);
  const folder = new RunFolder(join(root, `${name}-${scenario.name}-${only.length}`));
  const outcome = await run({
    client: new Client(inject("url"), inject("adminKey")),
    agent,
    folder,
    config: {
      agent: agent.profile,
      selection: { split: null, tasks: only.join(","), seeds: [1], trials: 1, limit: null },
      locale: "en",
      device: null,
      elements: false,
      reward: null,
      scenario,
    },
    world: localWorld,
    parallel: 2,
    retries: 0,
    turnSeconds: 60,
    keepPictures: true,
    signal: new AbortController().signal,
    listener: { begun: () => {}, step: () => {}, scored: () => {}, broke: () => {} },
  });
  return { ...outcome, folder };
}
const plain = { strength: null } as const;

describe("following", () => {
  it("the prescribed path obeys all constraints, a detour breaks some, and both succeed", async () => {
    const along = await playRun("oracle", { name: "following", ...plain });
    expect(along.summary).toMatchObject({ sr: 1, cr: 1, amr: 1, errors: 0 });
    const other = await playRun("detour", { name: "following", ...plain });
    expect(other.summary.sr).toBe(1);
    expect(other.summary.amr).toBeLessThan(1);
    for (const { instruction, scenario } of along.folder.results())
      for (const { text } of scenario!.constraints!) expect(instruction).toContain(text);
  });
  it("every page that can be prescribed opens with the control of its label, and back leaves it", async () => {
    const env = await new Client(inject("url"), inject("adminKey")).create({ observation: { screenshot: "none" } });
    const sight = operatorView(env);
    const pilot = pageDriver({
      ...sight,
      step: async (action) => void (await env.step(action as Action, { screenshot: "none" }, "operator")),
    });
    const act = pilot.act as (app: AnyApp, name: string) => Promise<void>;
    const front = async (): Promise<string> => {
      const { app, screen } = phone.frontOf(await sight.state());
      return `${app}.${screen}`;
    };
    const seen: string[] = [];
    for (const { app, act: name, screen, label } of pageShortcuts) {
      await pilot.open(phone.app(app));
      const first = await front();
      await act(phone.app(app), name);
      const { action } = (await env.trajectory()).at(-1)!;
      const [before] = await env.fork({ step: (await env.trajectory()).length - 1 });
      const [x, y] = (action as { readonly point: readonly [number, number] }).point;
      const touched = (await before!.elements({ acts: true }))
        .filter(({ acts, bounds: [x1, y1, x2, y2] }) => acts && x >= x1 && x <= x2 && y >= y1 && y <= y2)
        .map((element) => element.name);
      await before!.remove();
      if (!touched.includes(label.en)) seen.push(`${screen}: ${touched.join(", ")}`);
      if ((await front()) !== screen) seen.push(`${screen}: ${await front()}`);
      await pilot.back();
      if ((await front()) !== first) seen.push(`${screen} back: ${await front()}`);
    }
    await env.remove();
    expect(seen).toEqual([]);
  });
  it("an instance without room for a prescription is left out and reported", async () => {
    const { leftOut, folder } = await playRun("oracle", { name: "following", ...plain }, [
      "launcher/folder-of-two",
      "notes/pin-among-drafts",
    ]);
    expect(leftOut).toEqual(["launcher.folder-of-two.s1.t1"]);
    expect(folder.results().map(({ task }) => task)).toEqual(["notes/pin-among-drafts"]);
  });
});
describe("interference", () => {
  it("an agent that dismisses it succeeds, and a blind agent fails at least half of its tasks", async () => {
    const oracle = await playRun("oracle", { name: "interference", ...plain });
    expect(oracle.summary).toMatchObject({ sr: 1, use: 0, errors: 0 });
    const kinds = oracle.folder
      .results()
      .flatMap((line) => oracle.folder.episode(line).steps())
      .flatMap(({ commands }) => commands.map(({ name }) => name));
    expect(kinds).toContain("os.closeAd");
    const blind = await playRun("blind", { name: "interference", ...plain });
    expect(blind.summary.sr).toBeLessThanOrEqual(0.5);
    expect(blind.summary.cr).toBeLessThan(1);
  });
});
describe("open", () => {
  it("begins with wrong steps, and reports whether and when the agent came back", async () => {
    const { summary, folder } = await playRun("oracle", { name: "open", ...plain });
    expect(summary).toMatchObject({ sr: 1, recovery: 1, steps_to_recover: 1 });
    const idle = await playRun("noop", { name: "open", ...plain }, ["notes/pin-among-drafts"]);
    expect(idle.summary).toMatchObject({ sr: 0, cr: 0, recovery: 0, steps_to_recover: null });
    for (const line of folder.results()) {
      const { wrong } = line.scenario!;
      const steps = folder.episode(line).steps();
      expect(steps.map(({ step }) => step)).toEqual(steps.map((_, i) => i + 1));
      expect(steps.filter(({ turn }) => turn === 1)).toHaveLength(wrong!);
      expect(steps.slice(0, wrong).flatMap(({ changes }) => changes.filter(({ app }) => app !== undefined))).toEqual(
        [],
      );
      for (let step = 0; step <= line.steps; step++) expect(folder.episode(line).picturePath(step)).not.toBeNull();
    }
    // The task's own instruction is stored, so that old episodes can be judged again.
    const again = await rescore(folder, await localWorld());
    expect(again.episodes.map(({ refused, changed }) => [refused, changed])).toEqual(tasks.map(() => [null, []]));
    expect(await writeReport(folder)).toContain("report.html");
  });
});
describe("noise", () => {
  it("changes the instruction, and resumes a run only with the same strength", async () => {
    const { folder, summary } = await playRun("oracle", { name: "noise", strength: 3 });
    expect(summary).toMatchObject({ sr: 1, cr: 1 });
    for (const { instruction, scenario } of folder.results()) expect(instruction).not.toBe(scenario!.instruction);
    expect(summary.amr).toBe(1);
    await expect(playRun("oracle", { name: "noise", strength: 1 })).rejects.toThrow(/other settings \(scenario\)/);
  });
});
