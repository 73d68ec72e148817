import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apps } from "#apps/registry.ts";
import { appsToCheck, sources, skippedTests } from "./check-record.ts";
import { root } from "../env.ts";

const now = sources();
const all = appsToCheck({}, now);
/** The same folders with 24 different contents. */
const contents = Array.from({ length: 24 }, (_, i) =>
  Object.fromEntries(Object.keys(now).map((folder) => [folder, `content ${i} of ${folder}`])),
);

test("without a record, every app and every test is checked", () => {
  expect(all).toEqual(expect.arrayContaining(apps.map(({ id }) => id)));
  expect(skippedTests({}, now)).toEqual([]);
});
test("a changed app is checked, with a sample of the others that covers every app as contents vary", () => {
  const changed = all[3]!;
  const gone = contents.map((content) => appsToCheck({ ...content, [`src/apps/${changed}`]: "as it was" }, content));
  for (const some of gone) {
    expect(some).toContain(changed);
    expect(some.length).toBeLessThan(all.length);
  }
  expect(new Set(gone.flat())).toEqual(new Set(all));
});
test("another app's content does not decide whether an app is checked", () => {
  const [content, other] = contents as [Record<string, string>, Record<string, string>];
  const [own, ...others] = all.map((id) => `src/apps/${id}`) as [string, ...string[]];
  const mixed = { ...other, [own]: content[own]! };
  const isGone = (sourcesNow: Record<string, string>): boolean =>
    appsToCheck(sourcesNow, sourcesNow).includes(own.slice("src/apps/".length));
  expect(others.length).toBeGreaterThan(10);
  expect(isGone(mixed)).toBe(isGone(content));
});
test("tests beside a change run, with a sample of the others that covers every test as contents vary", () => {
  const left = contents.map((content) => skippedTests({ ...content, "src/judge": "as it was" }, content));
  for (const some of left) {
    expect(some.length).toBeGreaterThan(50);
    expect(some.filter((path) => path.startsWith("src/judge/"))).toEqual([]);
    expect(some.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
  const [first, ...others] = left;
  expect(first!.filter((path) => others.every((some) => some.includes(path)))).toEqual([]);
  const passed = contents.map((content) => skippedTests(content, content));
  expect(passed.some((some) => some.some((path) => path.startsWith("src/judge/")))).toBe(true);
});
