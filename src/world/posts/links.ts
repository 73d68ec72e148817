/** Finds the pages of the dataset `web` to which posts link. */
import { webPages, webSeed } from "../web/pages.ts";
import type { WebPage } from "../web/index.ts";

let pagesCache: readonly WebPage[] | null = null;
const listAllPages = (): readonly WebPage[] => (pagesCache ??= [...webPages(webSeed)]);

/** Returns the address of a site's front page. */
export function homeOf(site: string): string {
  const home = listAllPages().find((page) => page.site === site && page.kind === "home");
  if (!home) throw new Error(`${site} has no front page`);
  return home.url;
}

/** Titles that nobody would quote, because they mean little outside their page. */
const vague: Readonly<Record<string, RegExp>> = {
  ledger: /^\d|:|yuan|a joke for everyone/u,
  fixwise: /:|will of its own|^Question about|^Help with|uests on/u,
};

let cache: Map<string, WebPage[]> | null = null;
/** Returns the pages of one kind on a site to which posts link. A kind is, for example, "article". */
export function listPages({ site, kind }: { readonly site: string; readonly kind: string }): readonly WebPage[] {
  if (!cache) {
    cache = new Map();
    for (const page of listAllPages()) {
      if (vague[page.site]?.test(page.title.en)) continue;
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
