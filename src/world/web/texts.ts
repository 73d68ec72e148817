/** What a reader sees of a page: the texts of its blocks, a run of text with links as one. */
import type { Block, Field, Span } from "./page.ts";

const flat = (spans: readonly Span[]): string =>
  spans.map((span) => (typeof span === "string" ? span : span.text)).join("");

export const textsOf = (blocks: readonly Block[]): string[] => blocks.flatMap(blockTexts);

function blockTexts(block: Block): string[] {
  switch (block.type) {
    case "heading":
      return [block.text];
    case "paragraph":
    case "notice":
      return [flat(block.spans)];
    case "list":
      return block.items.map(flat);
    case "table":
      return [...said(block.caption), ...block.head, ...block.rows.flatMap((row) => row.map(flat))];
    case "facts":
      return [block.title, ...block.rows.flatMap((row) => [row.key, flat(row.value)])];
    case "image":
      return [block.alt, ...said(block.caption)];
    case "quote":
      return [block.text, ...said(block.by)];
    case "form":
      return [block.title, ...block.fields.flatMap(fieldTexts), block.submit, block.thanks];
    case "steps":
      return [
        block.title,
        ...block.steps.flatMap((step) => [step.title, ...step.fields.flatMap(fieldTexts)]),
        block.submit,
        block.thanks,
      ];
    case "counter":
    case "maze":
    case "drawing":
      return [block.title];
    case "nav":
      return block.links.map((link) => link.text);
    case "crumbs":
      return [...block.links.map((link) => link.text), block.here];
    case "footer":
      return [...block.links.map((link) => link.text), block.text];
    case "cards":
      return block.cards.flatMap((card) => [card.title, card.text, ...said(card.meta)]);
    case "faq":
      return block.items.flatMap((item) => [item.question, flat(item.answer)]);
    case "prices":
      return block.rows.flatMap((row) => [row.name, ...said(row.detail), ...said(row.per)]);
    case "byline":
      return [block.author, ...said(block.role)];
    case "posts":
      return block.posts.flatMap((post) => [post.author, ...post.body.map(flat)]);
    case "download":
      return [block.label];
  }
}
const fieldTexts = (field: Field): string[] => [
  field.label,
  ...said(field.hint ?? null),
  ...("options" in field ? field.options.map((option) => option.label) : []),
];
const said = (text: string | null): string[] => (text === null ? [] : [text]);
