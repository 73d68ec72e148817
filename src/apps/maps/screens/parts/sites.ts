/** Places as the map in memory has them, told for lists and shelves. */
import { online } from "../../../../os/network.ts";
import type { Site } from "../../../../world/geo/model.ts";
import { metresBetween } from "../../../../world/places/geo.ts";
import { isIn } from "../../features/offline/state.ts";
import { countText, distanceText, priceText, said } from "../../format.ts";
import type { Card } from "../../looks/shelf.tsx";
import { phoneSpot, type Seen } from "./targets.ts";

export const metresTo = (p: Seen, site: Site): number => metresBetween(phoneSpot(p.os), site);
/** Without a network only what lies on a map that is kept. */
export function isReachable(p: Seen): (site: Site) => boolean {
  if (online(p.os)) return () => true;
  const boxes = Object.values(p.state.areas).flatMap(({ ready, box }) => (ready ? [box] : []));
  return (site) => boxes.some((box) => isIn(box, site));
}
export const cardOf = (p: Seen, site: Site): Card => ({
  id: site.id,
  name: said(site.name, p.lang),
  note: [said(site.sort, p.lang), distanceText(metresTo(p, site), p.state.prefs.units, p.lang)].join(" · "),
  photo: site.photo,
  tenths: site.rating,
  count: countText(site.ratings, p.lang),
});
/** "Café · ¥¥ · 350 m". */
export const kindLine = (p: Seen, site: Site): string =>
  [said(site.sort, p.lang), priceText(site.priceLevel)].filter((text) => text !== "").join(" · ");
