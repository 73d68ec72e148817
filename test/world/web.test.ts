// Web pages of the world: lookup by address, and search by words in either language.
import { expect, test } from "vitest";
import generators from "#world/web/generate.ts";
import web from "#world/web/index.ts";
import { createDatasetWorld } from "../support/dataset-world.ts";

const { world } = createDatasetWorld(web, generators);
const { at, find, page } = web.queries;
const urls = async (q: string) => (await world.read(find, { q })).rows.map(({ url }) => url);

test("finds a page by its address, and none at an unknown one", async () => {
  const { rows } = await world.read(at, { url: "https://openleaf.example/wiki/jupiter" });
  expect(rows.map(({ title }) => title)).toEqual([{ en: "Jupiter", zh: "木星" }]);
  expect(await world.read(page, { id: rows[0]!.id })).toEqual(rows[0]);
  expect((await world.read(at, { url: "https://openleaf.example/wiki/nowhere" })).rows).toEqual([]);
});

test("finds pages by words in either language", async () => {
  expect((await urls("jupiter"))[0]).toBe("https://openleaf.example/wiki/jupiter");
  expect((await urls("木星"))[0]).toBe("https://openleaf.example/wiki/jupiter");
  expect(await urls("parking permit")).toContain("https://larkhaven.example/services/parking-permit");
  expect(await urls("停车证")).toContain("https://larkhaven.example/services/parking-permit");
  expect((await urls("spoonful"))[0]).toBe("https://spoonful.example/");
  expect(await urls("red-braised pork")).toContain("https://spoonful.example/recipes/red-braised-pork-belly");
  expect(await urls("zzzz")).toEqual([]);
});

test("limits a search to a site, and sorts by newest if requested", async () => {
  const { rows, total } = await world.read(find, { q: "museum", site: "ledger", sort: "newest" });
  expect(total).toBeGreaterThan(0);
  expect(rows.every(({ site }) => site === "ledger")).toBe(true);
  expect(rows.map(({ updated }) => updated)).toEqual(
    rows
      .map(({ updated }) => updated)
      .toSorted()
      .toReversed(),
  );
});
