/** The pages of the small web that posts link to. */
import { webPages, webSeed } from "../web/pages.ts";
import type { WebPage } from "../web/index.ts";

let pagesCache: readonly WebPage[] | null = null;
const listAllPages = (): readonly WebPage[] => (pagesCache ??= [...webPages(webSeed)]);

/** The address of a site's front page. */
export function homeOf(site: string): string {
  const home = listAllPages().find((page) => page.site === site && page.kind === "home");
  if (!home) throw new Error(`${site} has no front page`);
  return home.url;
}

let cache: Map<string, WebPage[]> | null = null;
/** The pages of a site that are of one kind, such as "article". */
export function listPages({ site, kind }: { readonly site: string; readonly kind: string }): readonly WebPage[] {
  if (!cache) {
    cache = new Map();
    for (const page of listAllPages()) {
      const key = `${page.site}/${page.kind}`;
      const own = cache.get(key) ?? [];
      own.push(page);
      cache.set(key, own);
    }
  }
  const pages = cache.get(`${site}/${kind}`);
  if (!pages) throw new Error(`${site} has no pages of the kind ${kind}`);
  return pages;
}
