import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { suggestTasks } from "#benchmark/navigation/suggest.ts";
import type { AnyTask } from "#judge/define.ts";
import type { AnyApp } from "#os/define.ts";
import { cache } from "../env.ts";
import { loadLabels } from "./edge-labels.ts";
import { draftEnding, draftNameOf, formatDraft } from "./task-draft.ts";

const folder = join(cache, "drafts", String(process.pid));
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const seen = {
  screens: new Set<string>(),
  edges: new Set<string>(),
  variants: new Set<string>(),
  commands: new Set<string>(),
};
const suggestions = suggestTasks(phone, seen, { app: "notes", limit: 20, labelOf: await loadLabels() });

it("has no task's file name, and throws when its parameters, checks or allowances are used", async () => {
  expect(draftEnding.endsWith(".ts")).toBe(false);
  for (const suggestion of suggestions) {
    const path = join(folder, `${draftNameOf(suggestion)}.ts`);
    writeFileSync(path, formatDraft(suggestion, folder));
    const { default: task } = (await import(path)) as { default: AnyTask };
    expect(task.apps.map((app: AnyApp) => app.id)).toEqual(suggestion.apps);
    expect(() => task.params({} as never, {} as never, {} as never, null)).toThrow("not written yet");
    expect(() => task.checks.every((check) => check.holds({} as never))).toThrow("not written yet");
    expect(() => task.allow({} as never, {})).toThrow("not written yet");
  }
});
it("is written in both languages if the app's texts name the controls", () => {
  const drafts = suggestions.map(({ instruction }) => instruction);
  expect(drafts.filter(({ zh }) => zh !== null).length).toBeGreaterThan(3);
  for (const { en, zh } of drafts) {
    expect(en).toMatch(/^In \{app\.notes\}, use “/);
    expect(zh ?? "在“{app.notes}”中").toMatch(/^在“\{app\.notes\}”中/);
  }
});
