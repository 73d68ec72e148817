// Addresses on web pages are links to the map. In both languages, a search for the text of such a link finds the
// correct position.
import { expect, test } from "vitest";
import { world } from "#os/world.ts";
import { getAtlas } from "#world/geo/atlas.ts";
import { webPages } from "#world/web/pages.ts";
import { findHouse } from "./features/places/houses.ts";
import { parseGeoUri } from "./links.ts";
import { searchByText } from "./features/places/text-search.ts";

test("finds every address of the web pages on the map", () => {
  const links = webPages(1).flatMap(({ blocks }) =>
    [...JSON.stringify(blocks).matchAll(/"to":"(geo:[^"]+)"/g)].map(([, uri]) => uri!),
  );
  expect(links.length).toBe(90);
  const atlas = getAtlas(world, "shanghai");
  // The result may be a known place at this address, or a house without a known place.
  const lost = links
    .map((uri) => parseGeoUri(uri)?.words ?? "")
    .filter((words) => {
      const house = findHouse(atlas, words);
      const { en = "", zh = "" } =
        atlas.siteOf.get(house?.target ?? "")?.address ??
        house?.name ??
        searchByText(atlas, words, {})[0]?.address ??
        {};
      return en !== words && zh.replaceAll(" ", "") !== words;
    });
  expect(lost.slice(0, 20)).toEqual([]);
});
