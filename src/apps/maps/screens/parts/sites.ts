/** Formats places from the loaded map for lists and cards. */
import { isOnline } from "#os/network.ts";
import type { Site } from "#world/geo/model.ts";
import { metresBetween } from "#world/places/geo.ts";
import { isInBox } from "../../features/offline/state.ts";
import { countText, distanceText, priceText, localized } from "../../format.ts";
import type { Card } from "../../looks/place-carousel.tsx";
import { phoneSpot, type ScreenContext } from "./targets.ts";

export const metresTo = (p: ScreenContext, site: Site): number => metresBetween(phoneSpot(p.os), site);
/** Returns a filter. Without a network, only places on an offline map pass the filter. */
export function isReachable(p: ScreenContext): (site: Site) => boolean {
  if (isOnline(p.os)) return () => true;
  const boxes = Object.values(p.state.areas).flatMap(({ ready, box }) => (ready ? [box] : []));
  return (site) => boxes.some((box) => isInBox(box, site));
}
export const cardOf = (p: ScreenContext, site: Site): Card => ({
  id: site.id,
  name: localized(site.name, p.lang),
  note: [localized(site.sort, p.lang), distanceText(metresTo(p, site), p.state.prefs.units, p.lang)].join(" · "),
  photo: site.photo,
  tenths: site.rating,
  count: countText(site.ratings, p.lang),
});
/** "Café · ¥¥ · 350 m". */
export const kindLine = (p: ScreenContext, site: Site): string =>
  [localized(site.sort, p.lang), priceText(site.priceLevel)].filter((text) => text !== "").join(" · ");
