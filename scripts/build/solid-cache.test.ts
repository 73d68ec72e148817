import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../env.ts";
import { cachedSolid } from "./solid-cache.ts";

interface Hooks {
  transform(this: unknown, source: string, id: string): Promise<{ code: string } | null>;
  closeBundle(): void;
}

const source = "export const Name = (p: { name: string }) => <b>{p.name}</b>;";

/** Compiles the sources as one build of the project in `folder`. */
async function build(folder: string, sources: Record<string, string>): Promise<Record<string, string | undefined>> {
  const plugin = cachedSolid(folder, "page") as unknown as Hooks;
  const codes: Record<string, string | undefined> = {};
  for (const [path, text] of Object.entries(sources))
    codes[path] = (await plugin.transform.call({}, text, join(folder, path)))?.code;
  plugin.closeBundle();
  return codes;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "solid-cache-"));
  copyFileSync(join(root, "package-lock.json"), join(folder, "package-lock.json"));
  return folder;
}

test("compiles a file once, and again when it or the compiler changed", async () => {
  const folder = newFolder();
  const file = join(folder, ".cache/solid/page.json");
  const first = await build(folder, { "a.tsx": source, "b.ts": "export const b = 1;" });
  expect(first["a.tsx"]).toContain("_$insert");
  expect(first["b.ts"]).toBeUndefined();

  // Marks the stored code, to see which build takes it from the file.
  const mark = (): void => writeFileSync(file, readFileSync(file, "utf8").replaceAll("_$insert", "_$stored"));
  mark();
  expect((await build(folder, { "a.tsx": source }))["a.tsx"]).toContain("_$stored");
  expect((await build(folder, { "a.tsx": `${source}\n` }))["a.tsx"]).toBe(first["a.tsx"]);
  mark();
  writeFileSync(join(folder, "package-lock.json"), "{}");
  expect((await build(folder, { "a.tsx": `${source}\n` }))["a.tsx"]).toBe(first["a.tsx"]);
});

test("a damaged file of the cache counts as empty", async () => {
  const folder = newFolder();
  const first = await build(folder, { "a.tsx": source });
  writeFileSync(join(folder, ".cache/solid/page.json"), '{"half');
  expect(await build(folder, { "a.tsx": source })).toEqual(first);
});
