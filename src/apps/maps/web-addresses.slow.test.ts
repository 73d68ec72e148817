// Addresses on pages of the web are links to a map: each is found there, in either language, where its words say.
import { expect, test } from "vitest";
import { world } from "../../os/world.ts";
import { atlasOf } from "../../world/geo/atlas.ts";
import { webPages } from "../../world/web/pages.ts";
import { houseIn } from "./features/places/houses.ts";
import { geoIn } from "./links.ts";
import { searchWords } from "./features/places/words.ts";

test("every address of a page is found on the map", () => {
  const links = webPages(1).flatMap(({ blocks }) =>
    [...JSON.stringify(blocks).matchAll(/"to":"(geo:[^"]+)"/g)].map(([, uri]) => uri!),
  );
  expect(links.length).toBe(90);
  const atlas = atlasOf(world, "shanghai");
  // A place of record there, or the house alone.
  const lost = links
    .map((uri) => geoIn(uri)?.words ?? "")
    .filter((words) => {
      const house = houseIn(atlas, words);
      const { en = "", zh = "" } =
        atlas.siteOf.get(house?.target ?? "")?.address ??
        house?.name ??
        searchWords(atlas, words, {})[0]?.address ??
        {};
      return en !== words && zh.replaceAll(" ", "") !== words;
    });
  expect(lost.slice(0, 20)).toEqual([]);
});
