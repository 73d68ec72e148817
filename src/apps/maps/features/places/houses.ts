/** Finds houses by address, even if no known place has the address. */
import type { LocalizedText } from "#world/cast.ts";
import { toCoordinates } from "#world/geo/cities.ts";
import { housePosition } from "#world/geo/house-position.ts";
import { formatAddress, maxHouseNumber } from "#world/geo/house-numbers.ts";
import type { Atlas, Site } from "#world/geo/model.ts";
import { formatPin } from "../../ids.ts";

export interface House {
  /** The id of the known place at this address, or a pin if there is no known place. */
  readonly target: string;
  /** The name of the place, or the address if there is no known place. */
  readonly name: LocalizedText;
}
/**
 * Returns the house for an address such as "46 Swan Terrace, Fernhill" or "天鹅台 46 号". Returns null if the city has no
 * such house, or if `found` already contains the place at that address.
 */
export function findHouse(atlas: Atlas, words: string, found: readonly Site[] = []): House | null {
  const { city, network, sites } = atlas;
  for (const part of words.toLowerCase().split(/[,，;\n]/)) {
    const [, number = "", english, chinese = "", chineseNumber = number] =
      /^\s*(?:(\d{1,4}) +(.+?)\s*|(.+?)\s*(\d{1,4})\s*号.*)$/.exec(part) ?? [];
    const exact = network.streets.findIndex(({ name }) => name.en.toLowerCase() === english || name.zh === chinese);
    // In Chinese, a district can come before the street.
    const at = exact >= 0 ? exact : network.streets.findIndex(({ name }) => chinese.endsWith(name.zh));
    const n = Number(chineseNumber);
    if (at < 0 || n < 1 || n > maxHouseNumber(network, at)) continue;
    const site = sites.find((one) => one.street === at && one.number === n);
    if (site) return found.includes(site) ? null : { target: site.id, name: site.name };
    const { x, y } = housePosition(network, at, n);
    return {
      target: formatPin(toCoordinates(city, { x: x / 10, y: y / 10 })),
      name: formatAddress(network.streets[at]!.name, n),
    };
  }
  return null;
}
