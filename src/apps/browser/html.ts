/**
 * Parses HTML files into the same kinds of blocks that web pages have: headings, text with links, lists, tables,
 * quotes, and custom tags for reactive blocks (counter, maze, drawing, steps, form). Unknown tags are left out.
 */
import * as v from "valibot";
import { findGeoAddress } from "./queries.ts";
import { BlockSchema, type Block, type Field, type Span } from "#world/web/page.ts";

export interface HtmlPage {
  /** The title; empty if the page has none. */
  readonly title: string;
  readonly blocks: readonly Block[];
}
export function parseHtmlPage(source: string): HtmlPage {
  const root = parseTree(source);
  const title = textOf(findTag(root, "title")).trim();
  const blocks = parseBlocks(findTag(root, "body") ?? root).filter((block) => v.is(BlockSchema, block));
  return { title, blocks };
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Tag | string)[];
}
/** Tags that have no end tag. */
const voidTags = new Set(["br", "hr", "img", "meta", "link", "input"]);
/**
 * For each start tag, the names of the open tags that it closes. The start tag closes the innermost open tag, and
 * repeats this until the innermost open tag has another name.
 */
const tagsClosedByStart: Readonly<Record<string, readonly string[]>> = {
  li: ["li", "p"],
  tr: ["td", "th", "tr"],
  td: ["td", "th"],
  th: ["td", "th"],
};
/** Returns the open tags that a start tag closes. A tag that is not inline closes an open paragraph. */
const closedByStart = (name: string): readonly string[] => tagsClosedByStart[name] ?? (inline.has(name) ? [] : ["p"]);
const maxTags = 5000;

function parseTree(source: string): Tag {
  const root: Tag = { name: "", attributes: {}, children: [] };
  const open: Tag[] = [root];
  const text = source.replace(/<!--[^]*?(?:-->|$)/g, "").replace(/<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi, "");
  let count = 0;
  for (const [piece] of text.matchAll(/<\/?[a-z][^>]*>|[^<]+|</gi)) {
    const top = open.at(-1)!;
    const found = /^<(\/?)([a-z][a-z0-9]*)([^]*?)\/?>$/i.exec(piece);
    if (!found) {
      top.children.push(decodeEntities(piece));
      continue;
    }
    const name = found[2]!.toLowerCase();
    if (found[1] === "/") {
      const at = open.findLastIndex((tag) => tag.name === name);
      if (at > 0) open.length = at;
      continue;
    }
    if (++count > maxTags) break;
    while (closedByStart(name).includes(open.at(-1)!.name)) open.pop();
    const tag: Tag = { name, attributes: parseAttributes(found[3]!), children: [] };
    open.at(-1)!.children.push(tag);
    if (!voidTags.has(name)) open.push(tag);
  }
  return root;
}
function parseAttributes(text: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [, name, quoted, single_, bare] of text.matchAll(
    /([a-z][a-z0-9-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi,
  ))
    all[name!.toLowerCase()] = decodeEntities(quoted ?? single_ ?? bare ?? "");
  return all;
}
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", apos: "'" };
const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{1,6}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const code = Number(name.slice(1));
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
  });
function findTag(at: Tag, name: string): Tag | undefined {
  for (const child of at.children) {
    if (typeof child === "string") continue;
    const found = child.name === name ? child : findTag(child, name);
    if (found) return found;
  }
  return undefined;
}
const findTags = (at: Tag, name: string): Tag[] =>
  at.children.flatMap((child) =>
    typeof child === "string" ? [] : child.name === name ? [child] : findTags(child, name),
  );
const textOf = (at: Tag | string | undefined): string =>
  at === undefined ? "" : typeof at === "string" ? at : at.name === "br" ? "\n" : at.children.map(textOf).join("");
const collapseSpaces = (text: string): string => text.replace(/\s+/g, " ");

/** Parses text with links. A link that leads neither to a page of the simulated web nor to the map becomes text. */
function parseSpans(at: Tag): Span[] {
  const spans: Span[] = [];
  const add = (span: Span): void => {
    const last = spans.at(-1);
    if (typeof span === "string" && typeof last === "string") spans[spans.length - 1] = collapseSpaces(last + span);
    else spans.push(span);
  };
  const walk = (child: Tag | string): void => {
    if (typeof child === "string") {
      if (child !== "") add(collapseSpaces(child));
      return;
    }
    const to = child.name === "a" ? (child.attributes["href"] ?? "") : "";
    const text = collapseSpaces(textOf(child)).trim();
    if ((/^https:\/\/[^/]+\.example\//.test(to) || findGeoAddress(to) !== null) && text !== "") add({ text, to });
    else if (child.name === "br") add(" ");
    else for (const inner of child.children) walk(inner);
  };
  for (const child of at.children) walk(child);
  return trimSpans(spans);
}
function trimSpans(spans: readonly Span[]): Span[] {
  return spans
    .map((span, i) => {
      if (typeof span !== "string") return span;
      const left = i === 0 ? span.trimStart() : span;
      return i === spans.length - 1 ? left.trimEnd() : left;
    })
    .filter((span) => span !== "");
}
const inline = new Set(["a", "b", "i", "u", "em", "strong", "span", "br", "small", "code"]);

function parseBlocks(body: Tag): Block[] {
  const blocks: Block[] = [];
  /** Text between blocks becomes a paragraph. */
  let loose: (Tag | string)[] = [];
  const settle = (): void => {
    const spans = parseSpans({ name: "p", attributes: {}, children: loose });
    if (spans.length > 0) blocks.push({ type: "paragraph", spans });
    loose = [];
  };
  for (const child of body.children) {
    if (typeof child === "string" || inline.has(child.name)) {
      loose.push(child);
      continue;
    }
    settle();
    blocks.push(...parseBlock(child));
  }
  settle();
  return blocks;
}
function parseBlock(tag: Tag): Block[] {
  const { id = "", title = "" } = tag.attributes;
  switch (tag.name) {
    case "head":
    case "title":
      return [];
    case "h1":
    case "h2":
      return [{ type: "heading", level: 2, text: collapseSpaces(textOf(tag)).trim() }];
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return [{ type: "heading", level: 3, text: collapseSpaces(textOf(tag)).trim() }];
    case "p":
      return [{ type: "paragraph", spans: parseSpans(tag) }];
    case "blockquote":
      return [{ type: "quote", text: collapseSpaces(textOf(tag)).trim(), by: tag.attributes["cite"] ?? null }];
    case "ul":
    case "ol":
      return [
        {
          type: "list",
          ordered: tag.name === "ol",
          items: findTags(tag, "li")
            .map(parseSpans)
            .filter((item) => item.length > 0),
        },
      ];
    case "table":
      return parseTable(tag);
    case "counter":
      return [
        {
          type: "counter",
          id,
          title,
          from: numberAttribute(tag, "from", 0),
          least: numberAttribute(tag, "least", 0),
          most: numberAttribute(tag, "most", 999),
        },
      ];
    case "maze":
      return [
        {
          type: "maze",
          id,
          title,
          rows: textOf(tag)
            .split(/\s+/)
            .filter((row) => row !== ""),
        },
      ];
    case "drawing":
      return [{ type: "drawing", id, title }];
    case "form":
      return [
        {
          type: "form",
          id,
          title,
          fields: parseFields(tag),
          submit: textAttribute(tag, "submit"),
          thanks: textAttribute(tag, "thanks"),
        },
      ];
    case "steps":
      return [
        {
          type: "steps",
          id,
          title,
          steps: findTags(tag, "step").map((step) => ({
            title: textAttribute(step, "title"),
            fields: parseFields(step),
          })),
          submit: textAttribute(tag, "submit"),
          thanks: textAttribute(tag, "thanks"),
        },
      ];
    default:
      return parseBlocks(tag);
  }
}
function parseTable(tag: Tag): Block[] {
  const rows = findTags(tag, "tr").map((row) =>
    row.children.filter((cell): cell is Tag => typeof cell !== "string" && (cell.name === "td" || cell.name === "th")),
  );
  const [head = [], ...rest] = rows;
  // An empty cell gets a space, so that it keeps its place in the row.
  const cells = (row: readonly Tag[]): Span[][] =>
    head.map((_, i) => (row[i] && parseSpans(row[i]).length > 0 ? parseSpans(row[i]) : [" "]));
  return [
    {
      type: "table",
      caption: null,
      head: head.map((cell) => collapseSpaces(textOf(cell)).trim() || " "),
      rows: rest.map(cells),
    },
  ];
}
const textAttribute = (tag: Tag, name: string): string => tag.attributes[name] ?? "";
function numberAttribute(tag: Tag, name: string, otherwise: number): number {
  const value = tag.attributes[name];
  return value !== undefined && /^-?\d{1,9}$/.test(value) ? Number(value) : otherwise;
}
function parseFields(tag: Tag): Field[] {
  return findTags(tag, "field").flatMap((field): Field[] => {
    const { name = "", label = "", kind = "text", hint, required } = field.attributes;
    const common = { name, label, required: required !== undefined, ...(hint === undefined ? {} : { hint }) };
    switch (kind) {
      case "text":
      case "textarea":
        return [{ ...common, kind }];
      case "email":
      case "phone":
      case "checkbox":
        return [{ ...common, kind }];
      case "number":
        return [{ ...common, kind, min: numberAttribute(field, "min", 0), max: numberAttribute(field, "max", 999) }];
      case "radio":
      case "select":
      case "checks":
        return [{ ...common, kind, options: parseOptions(textAttribute(field, "options")) }];
      default:
        return [];
    }
  });
}
/** Parses options such as "row:Rowing boat, none:I stay on land". */
const parseOptions = (text: string): { value: string; label: string }[] =>
  text.split(",").flatMap((one) => {
    const [value = "", label = ""] = one.split(":").map((part) => part.trim());
    return value === "" || label === "" ? [] : [{ value, label }];
  });
