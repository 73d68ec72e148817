/** All pages of the small web, site by site. */
import { encyclopediaPages } from "./encyclopedia.ts";
import { forumPages } from "./forum.ts";
import { newsPages } from "./news.ts";
import type { Page } from "./page.ts";
import { portalPages } from "./portal.ts";
import { recipePages } from "./recipes.ts";
import { shopPages } from "./shops.ts";
import { smallSitePages } from "./small-sites.ts";
import { travelPages } from "./travel.ts";
import { workshopPages } from "./workshop.ts";

/** The seed of the pages of the world. */
export const webSeed = 1;
export function webPages(seed: number): Page[] {
  return [
    ...smallSitePages(seed),
    ...encyclopediaPages(seed),
    ...newsPages(seed),
    ...shopPages(seed),
    ...portalPages(seed),
    ...recipePages(seed),
    ...travelPages(seed),
    ...forumPages(seed),
    ...workshopPages(),
  ];
}
