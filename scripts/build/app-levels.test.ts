// Tests that the folders of an app's features determine which files a page fetches first.
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import type { AnyApp } from "#os/define.ts";
import { levelsOf, namesModule, type Levels } from "./app-levels.ts";
import { root } from "../env.ts";

const all: { readonly app: AnyApp; readonly folder: string; readonly levels: Levels }[] = [];
for (const { id } of apps) {
  const folder = join(root, "src/apps", id);
  const { default: app } = await import(pathToFileURL(join(folder, "index.ts")).href);
  all.push({ app, folder, levels: await levelsOf(folder, app) });
}
const withFeatures = all.filter(({ levels }) => levels.deferred.length > 0);

it("an app without features has nothing to defer", () => {
  const plain = all.filter((one) => !withFeatures.includes(one));
  expect(plain.length).toBeGreaterThan(0);
  for (const { levels } of plain) {
    expect([...levels.variants, ...levels.reexports.keys()]).toEqual([]);
    expect([...levels.textsOf(["anything"])]).toEqual(["anything"]);
  }
  expect(withFeatures.length).toBeGreaterThan(0);
});
describe.each(withFeatures.map((one) => [one.app.id, one] as const))("%s", (_, { app, folder, levels }) => {
  it("loads its start screen at the first level", () => {
    const first = levels.first.map((path) => basename(path, ".tsx").replaceAll("-", ""));
    expect(first).toContain(app.navigation.start.toLowerCase());
    expect(levels.first.length + levels.deferred.length).toBe(Object.keys(app.navigation.screens).length);
  });
  it("declares its deferred features by name only", async () => {
    expect(levels.reexports.size).toBeGreaterThan(0);
    for (const file of levels.reexports.keys()) {
      const text = await namesModule(file, app, levels, "late");
      // Re-exporting deferred declarations would load their module at the first level. Deferred declarations belong in
      // a separate module.
      expect(text, relative(folder, file)).not.toMatch(/^export \{/m);
      expect(text, relative(folder, file)).toMatch(/= deferred\w+\(/);
    }
  });
});
