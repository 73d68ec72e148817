/** Lists the visible texts of a page's blocks. A text with links counts as one text. */
import type { Block, Field, Span } from "./page.ts";

const joinSpans = (spans: readonly Span[]): string =>
  spans.map((span) => (typeof span === "string" ? span : span.text)).join("");

export const listTexts = (blocks: readonly Block[]): string[] => blocks.flatMap(blockTexts);

function blockTexts(block: Block): string[] {
  switch (block.type) {
    case "heading":
      return [block.text];
    case "paragraph":
    case "notice":
      return [joinSpans(block.spans)];
    case "list":
      return block.items.map(joinSpans);
    case "table":
      return [...optionalText(block.caption), ...block.head, ...block.rows.flatMap((row) => row.map(joinSpans))];
    case "facts":
      return [block.title, ...block.rows.flatMap((row) => [row.key, joinSpans(row.value)])];
    case "image":
      return [block.alt, ...optionalText(block.caption)];
    case "quote":
      return [block.text, ...optionalText(block.by)];
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
      return block.cards.flatMap((card) => [card.title, card.text, ...optionalText(card.meta)]);
    case "faq":
      return block.items.flatMap((item) => [item.question, joinSpans(item.answer)]);
    case "prices":
      return block.rows.flatMap((row) => [row.name, ...optionalText(row.detail), ...optionalText(row.per)]);
    case "byline":
      return [block.author, ...optionalText(block.role)];
    case "posts":
      return block.posts.flatMap((post) => [post.author, ...post.body.map(joinSpans)]);
    case "download":
      return [block.label];
  }
}
const fieldTexts = (field: Field): string[] => [
  field.label,
  ...optionalText(field.hint ?? null),
  ...("options" in field ? field.options.map((option) => option.label) : []),
];
const optionalText = (text: string | null): string[] => (text === null ? [] : [text]);
