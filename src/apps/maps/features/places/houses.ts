/** Houses by their addresses: streets have numbers where no place of record stands. */
import type { Both } from "../../../../world/cast.ts";
import { spotAt } from "../../../../world/geo/cities.ts";
import { houseAt } from "../../../../world/geo/house-at.ts";
import { addressOf, houses } from "../../../../world/geo/houses.ts";
import type { Atlas, Site } from "../../../../world/geo/model.ts";
import { pinAt } from "../../ids.ts";

export interface House {
  /** The place of record that stands there, else the spot. */
  readonly target: string;
  /** Its place's, else its address. */
  readonly name: Both;
}
/**
 * The house that words name, as "46 Swan Terrace, Fernhill" or "天鹅台 46 号"; null where the city has none there, or the place
 * of record that stands there is found already.
 */
export function houseIn(atlas: Atlas, words: string, found: readonly Site[] = []): House | null {
  const { city, network, sites } = atlas;
  for (const part of words.toLowerCase().split(/[,，;\n]/)) {
    const [, number = "", english, chinese = "", chineseNumber = number] =
      /^\s*(?:(\d{1,4}) +(.+?)\s*|(.+?)\s*(\d{1,4})\s*号.*)$/.exec(part) ?? [];
    const exact = network.streets.findIndex(({ name }) => name.en.toLowerCase() === english || name.zh === chinese);
    // A quarter may stand before a Chinese street.
    const at = exact >= 0 ? exact : network.streets.findIndex(({ name }) => chinese.endsWith(name.zh));
    const n = Number(chineseNumber);
    if (at < 0 || n < 1 || n > houses(network, at)) continue;
    const site = sites.find((one) => one.street === at && one.number === n);
    if (site) return found.includes(site) ? null : { target: site.id, name: site.name };
    const { x, y } = houseAt(network, at, n);
    return {
      target: pinAt(spotAt(city, { x: x / 10, y: y / 10 })),
      name: addressOf(network.streets[at]!.name, n),
    };
  }
  return null;
}
