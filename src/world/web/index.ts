/** The phone's small web: pages by address, and the search over them. */
import { inhabitant, kind, list, many, one, type Row } from "../define.ts";
import { PageSchema } from "./page.ts";

export const page = kind({
  row: PageSchema,
  search: {
    title: ({ title, keywords }) => [title.en, title.zh, ...keywords.en, ...keywords.zh],
    text: ({ summary, blocks }) => [summary.en, summary.zh, ...textsIn(blocks.en), ...textsIn(blocks.zh)],
  },
  columns: {
    url: { type: "text", of: (p) => p.url },
    site: { type: "text", of: (p) => p.site },
  },
  brief: ["id", "url", "site", "title", "summary", "updated"],
});
export type WebPage = Row<typeof page>;

/** Every text of some blocks, whatever their kind: what a search looks through. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unsaid.has(key) ? [] : textsIn(inner)));
}
/** Fields that nobody reads. */
const unsaid = new Set(["type", "to", "id", "name", "kind", "icon", "tone", "scene", "mime", "file", "value", "style"]);

const web = inhabitant("web", {
  kinds: { page },
  queries: {
    page: one(page),
    pages: many(page),
    /** The page at an address: one or none. */
    at: list(page, { where: { url: "equal" }, size: 1 }),
    find: list(page, { search: true, where: { site: "equal" }, size: 10 }),
  },
});
export default web;
