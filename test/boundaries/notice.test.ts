import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/env.ts";
import { notices } from "#scripts/build/notice.ts";

test("NOTICE lists the libraries in the builds; npm run notice updates it", async () => {
  const { is, should } = await notices();
  expect(is).toBe(should);
}, 120_000);

test("NOTICE names every dependency, and only installed packages", () => {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const notice = read("NOTICE");
  const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
  expect(Object.keys(dependencies).filter((name) => !notice.includes(name))).toEqual([]);
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, unknown> };
  const named = [...notice.matchAll(/\(npm: ([@/\w.-]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
});
