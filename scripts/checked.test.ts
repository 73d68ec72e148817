import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apps } from "../src/apps/registry.ts";
import { appsInTurn, sources, testsOfOthers } from "./checked.ts";
import { root } from "./env.ts";

const now = sources();
const all = appsInTurn({}, 0);
const turns = [0, 1, 2, 3];

test("where nothing is known to have passed, every app and every test is gone through", () => {
  expect(all).toEqual(expect.arrayContaining(apps.map(({ id }) => id)));
  expect(testsOfOthers({}, 0)).toEqual([]);
});
test("an app that has changed is gone through, of the others a part, and in four turns each of them", () => {
  const changed = all[3]!;
  const gone = turns.map((turn) => appsInTurn({ ...now, [`src/apps/${changed}`]: "as it was" }, turn));
  for (const turn of gone) {
    expect(turn).toContain(changed);
    expect(turn.length).toBeLessThan(all.length);
  }
  expect(new Set(gone.flat())).toEqual(new Set(all));
});
test("tests beside what has changed are run, of the others a part, and in four turns each of them", () => {
  const left = turns.map((turn) => testsOfOthers({ ...now, "src/judge": "as it was" }, turn));
  for (const turn of left) {
    expect(turn.length).toBeGreaterThan(50);
    expect(turn.filter((path) => path.startsWith("src/judge/"))).toEqual([]);
    expect(turn.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
  const [first, ...others] = left;
  expect(first!.filter((path) => others.every((turn) => turn.includes(path)))).toEqual([]);
  expect(testsOfOthers(now, 0).some((path) => path.startsWith("src/judge/"))).toBe(true);
});
