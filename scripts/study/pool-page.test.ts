// Which tasks of a shape are played, and which are taken without playing them.
import { expect, it } from "vitest";
import { playShape } from "./pool-page.ts";

async function played(...results: readonly ("written" | "sliders" | null)[]) {
  const seen: number[] = [];
  const kept = await playShape([...results.keys()], async (task) => {
    seen.push(task);
    return results[task]!;
  });
  return { seen, kept };
}
it("plays two tasks, and takes the others if both can be played", async () => {
  const { seen, kept } = await played("written", "written", null, "written");
  expect(seen).toEqual([0, 1]);
  expect(kept).toEqual([0, 1, 2, 3].map((task) => [task, "written"]));
});
it("leaves the others out if neither can be played", async () => {
  expect(await played(null, null, "written")).toEqual({ seen: [0, 1], kept: [] });
});
it("plays every task if the first ones differ", async () => {
  const { seen, kept } = await played("written", null, "sliders", "written", null);
  expect(seen).toEqual([0, 1, 2, 3, 4]);
  expect(kept).toEqual([
    [0, "written"],
    [2, "sliders"],
    [3, "written"],
  ]);
});
it("plays the only task of a shape", async () => {
  expect(await played("sliders")).toEqual({ seen: [0], kept: [[0, "sliders"]] });
});
