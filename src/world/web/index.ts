/** The small web of the phone's browser: pages by address, and the search for pages. */
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";
import { PageSchema } from "./page.ts";
import { listTexts } from "./texts.ts";

export const page = kind({
  row: PageSchema,
  search: {
    title: ({ title, keywords }) => [title.en, title.zh, ...keywords.en, ...keywords.zh],
    text: ({ summary, blocks }) => [summary.en, summary.zh, ...listTexts(blocks.en), ...listTexts(blocks.zh)],
  },
  columns: {
    url: { type: "text", of: ({ url }) => url },
    site: { type: "text", of: ({ site }) => site },
    host: { type: "text", of: ({ url }) => url.split("/")[2] ?? "" },
    kind: { type: "text", of: ({ kind }) => kind },
    updated: { type: "text", of: ({ updated }) => updated },
  },
  brief: ["id", "url", "site", "kind", "title", "summary", "updated"],
  // Front pages come first, then the encyclopedia, then all other pages. Within each group, the newest pages come
  // first.
  rank: ({ site, kind, updated }) =>
    (kind === "home" ? 2 : site === "openleaf" ? 1 : 0) * 100_000_000 + Number(updated.replaceAll("-", "")),
});
export type WebPage = Row<typeof page>;

const web = defineDataset("web", {
  kinds: { page },
  queries: {
    page: one(page),
    pages: many(page),
    /** The page at a URL. Returns at most one page. */
    at: list(page, { where: { url: "equal" }, size: 1, as: "row" }),
    find: list(page, {
      search: true,
      where: { site: "equal", host: "equal", kind: "equal" },
      sorts: { newest: { by: "updated", desc: true } },
      size: 10,
    }),
  },
});
export default web;
