/** Helpers for tasks about the web. They draw pages of a kind and read the fact boxes of pages. */
import browser from "#apps/browser/index.ts";
import type { Driver } from "#judge/driver.ts";
import type { Rng } from "#state/rng.ts";
import web, { type WebPage } from "#world/web/index.ts";
import type { World } from "#world/read.ts";

/** A text in both languages, as it is stored with the episode. */
type LocalizedText = { readonly en: string; readonly zh: string };
/** The parts of a page that tasks use, small enough to be stored with the episode. */
export type PageFacts = {
  readonly url: string;
  /** The page's heading. */
  readonly name: LocalizedText;
  readonly facts: { readonly key: LocalizedText; readonly value: LocalizedText }[];
  readonly download: {
    readonly file: string;
    readonly bytes: { readonly en: number; readonly zh: number };
    readonly content: LocalizedText;
  } | null;
};
type Spans = readonly (string | { readonly text: string })[];
export const plainText = (spans: Spans): string => spans.map((s) => (typeof s === "string" ? s : s.text)).join("");
type Blocks = WebPage["blocks"]["en"];
const firstBlock = <T extends Blocks[number]["type"]>(blocks: Blocks, type: T) =>
  blocks.find((b): b is Extract<Blocks[number], { type: T }> => b.type === type);

function pageFacts(page: WebPage): PageFacts {
  const { en, zh } = page.blocks;
  const [heading, headingZh] = [firstBlock(en, "heading"), firstBlock(zh, "heading")];
  const hasHeading = heading?.level === 2 && page.site !== "openleaf";
  const [facts, factsZh] = [firstBlock(en, "facts")?.rows ?? [], firstBlock(zh, "facts")?.rows ?? []];
  const [file, fileZh] = [firstBlock(en, "download"), firstBlock(zh, "download")];
  return {
    url: page.url,
    name: hasHeading ? { en: heading.text, zh: headingZh!.text } : { ...page.title },
    facts: facts.map((row, i) => ({
      key: { en: row.key, zh: factsZh[i]!.key },
      value: { en: plainText(row.value), zh: plainText(factsZh[i]!.value) },
    })),
    download: file
      ? {
          file: file.file,
          bytes: { en: file.bytes, zh: fileZh!.bytes },
          content: { en: file.content, zh: fileZh!.content },
        }
      : null,
  };
}
/** Returns the value of a fact by its English name, or "" if the page does not have this fact. */
export const getFact = (page: PageFacts, key: string): LocalizedText =>
  page.facts.find((f) => f.key.en === key)?.value ?? { en: "", zh: "" };

/** Draws `n` different pages of a kind that satisfy `fits`. */
export async function drawPages(
  world: World,
  r: Rng,
  kind: { readonly site: string; readonly kind: string },
  n: number,
  fits: (page: PageFacts) => boolean = () => true,
): Promise<PageFacts[]> {
  const size = 10;
  const { total } = await world.read(web.queries.find, { ...kind, page: 0 });
  const out: PageFacts[] = [];
  for (const place of r.shuffle(Array.from({ length: total }, (_, i) => i))) {
    const { rows } = await world.read(web.queries.find, { ...kind, page: Math.floor(place / size) });
    const page = await getPage(world, rows[place % size]!.id);
    if (fits(pageFacts(page))) out.push(pageFacts(page));
    if (out.length === n) return out;
  }
  throw new Error(`fewer than ${n} pages of ${kind.site}/${kind.kind} fit`);
}
export async function getPage(world: World, id: string): Promise<WebPage> {
  const page = await world.read(web.queries.page, { id });
  if (!page) throw new Error(`no page ${id}`);
  return page;
}
type BrowserDriver = Pick<Driver<never, never>, "open" | "act" | "type" | "enter">;
/** Finds a page through the search engine and opens it. */
export async function searchAndOpen(o: BrowserDriver, url: string, words: string): Promise<void> {
  await o.open(browser);
  await o.act(browser, "page.edit");
  await o.type("address", words);
  await o.enter(browser, "page.enter");
  await o.act(browser, "page.go", { url });
}
