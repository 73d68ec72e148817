import { expect, test } from "vitest";
import { appsInTurn, sources } from "./checked.ts";

const now = sources();
const all = Object.keys(now);

test("where nothing is known to have passed, every app is gone through", () => {
  expect(appsInTurn({}, 0)).toEqual(all);
});
test("an app that has changed is gone through, of the others a part, and in four turns each of them", () => {
  const changed = all[3]!;
  const turns = [0, 1, 2, 3].map((turn) => appsInTurn({ ...now, [changed]: "as it was" }, turn));
  for (const turn of turns) {
    expect(turn).toContain(changed);
    expect(turn.length).toBeLessThan(all.length);
  }
  expect(new Set(turns.flat())).toEqual(new Set(all));
});
