/** What tasks take from the small web: pages drawn by kind, with what their boxes of facts say. */
import browser from "../../src/apps/browser/index.ts";
import type { Pilot } from "../../src/judge/pilot.ts";
import type { Rng } from "../../src/state/rng.ts";
import web, { type WebPage } from "../../src/world/web/index.ts";
import type { World } from "../../src/world/read.ts";

/** A text in both languages, as it is kept with the episode. */
type Both = { readonly en: string; readonly zh: string };
/** A page as a task needs it, small enough to be kept with the episode. */
export type Told = {
  readonly url: string;
  /** Its heading. */
  readonly name: Both;
  readonly facts: { readonly key: Both; readonly value: Both }[];
  readonly download: {
    readonly file: string;
    readonly bytes: { readonly en: number; readonly zh: number };
    readonly content: Both;
  } | null;
};
type Spans = readonly (string | { readonly text: string })[];
export const plainText = (spans: Spans): string => spans.map((s) => (typeof s === "string" ? s : s.text)).join("");
type Blocks = WebPage["blocks"]["en"];
const firstOf = <T extends Blocks[number]["type"]>(blocks: Blocks, type: T) =>
  blocks.find((b): b is Extract<Blocks[number], { type: T }> => b.type === type);

function told(page: WebPage): Told {
  const { en, zh } = page.blocks;
  const [heading, headingZh] = [firstOf(en, "heading"), firstOf(zh, "heading")];
  const hasHeading = heading?.level === 2 && page.site !== "openleaf";
  const [facts, factsZh] = [firstOf(en, "facts")?.rows ?? [], firstOf(zh, "facts")?.rows ?? []];
  const [file, fileZh] = [firstOf(en, "download"), firstOf(zh, "download")];
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
/** The value of a fact by its English name; "" where the page does not say. */
export const factOf = (page: Told, key: string): Both =>
  page.facts.find((f) => f.key.en === key)?.value ?? { en: "", zh: "" };

/** So many different pages of a kind that fit. */
export async function drawPages(
  world: World,
  r: Rng,
  kind: { readonly site: string; readonly kind: string },
  n: number,
  fits: (page: Told) => boolean = () => true,
): Promise<Told[]> {
  const size = 10;
  const { total } = await world.read(web.queries.find, { ...kind, page: 0 });
  const out: Told[] = [];
  for (const place of r.shuffle(Array.from({ length: total }, (_, i) => i))) {
    const { rows } = await world.read(web.queries.find, { ...kind, page: Math.floor(place / size) });
    const page = await wholePage(world, rows[place % size]!.id);
    if (fits(told(page))) out.push(told(page));
    if (out.length === n) return out;
  }
  throw new Error(`fewer than ${n} pages of ${kind.site}/${kind.kind} fit`);
}
export async function wholePage(world: World, id: string): Promise<WebPage> {
  const page = await world.read(web.queries.page, { id });
  if (!page) throw new Error(`no page ${id}`);
  return page;
}
type Walker = Pick<Pilot<never, never>, "open" | "act" | "type" | "enter">;
/** Finds a page by the search engine, as one does who knows what it is about. */
export async function visit(o: Walker, url: string, words: string): Promise<void> {
  await o.open(browser);
  await o.act(browser, "page.edit");
  await o.type("address", words);
  await o.enter(browser, "page.enter");
  await o.act(browser, "page.go", { url });
}
