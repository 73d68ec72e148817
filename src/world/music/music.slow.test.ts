// Checks that the music is consistent: references, sums, charts, lyrics, facts.
import { expect, test } from "vitest";
import { createDatasetWorld } from "#test/support/dataset-world.ts";
import generators from "./generate.ts";
import music from "./index.ts";

test("prints its figures", async () => {
  const { figures, world } = createDatasetWorld(music, generators);
  console.log(figures.kinds.map((k) => `${k.kind} ${k.records} ${k.bytes} ${Math.round(k.ms)}`).join("\n"));
  expect((await world.read(music.queries.friends, { public: "en" })).rows.length).toBeGreaterThan(0);
});
