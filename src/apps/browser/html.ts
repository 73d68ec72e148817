/**
 * Web pages that are files, as blocks of the same kinds as those of the web: headings, text with links, lists, tables,
 * quotes, and tags of their own for what reacts (counter, maze, drawing, steps, form). What is not known is left out.
 */
import * as v from "valibot";
import { geoOf } from "./queries.ts";
import { BlockSchema, type Block, type Field, type Span } from "../../world/web/page.ts";

export interface HtmlPage {
  /** "" where the page does not say. */
  readonly title: string;
  readonly blocks: readonly Block[];
}
export function htmlPage(source: string): HtmlPage {
  const root = treeOf(source);
  const title = textOf(find(root, "title")).trim();
  const blocks = blocksOf(find(root, "body") ?? root).filter((block) => v.is(BlockSchema, block));
  return { title, blocks };
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Tag | string)[];
}
/** Tags without an end. */
const single = new Set(["br", "hr", "img", "meta", "link", "input"]);
/** A tag that begins ends one of these that is open right above it. */
const ends: Readonly<Record<string, readonly string[]>> = {
  li: ["li", "p"],
  tr: ["td", "th", "tr"],
  td: ["td", "th"],
  th: ["td", "th"],
};
/** Whatever is no part of a line ends the paragraph before it. */
const endedBy = (name: string): readonly string[] => ends[name] ?? (inline.has(name) ? [] : ["p"]);
const tagsMost = 5000;

function treeOf(source: string): Tag {
  const root: Tag = { name: "", attributes: {}, children: [] };
  const open: Tag[] = [root];
  const text = source.replace(/<!--[^]*?(?:-->|$)/g, "").replace(/<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi, "");
  let count = 0;
  for (const [piece] of text.matchAll(/<\/?[a-z][^>]*>|[^<]+|</gi)) {
    const top = open.at(-1)!;
    const found = /^<(\/?)([a-z][a-z0-9]*)([^]*?)\/?>$/i.exec(piece);
    if (!found) {
      top.children.push(plain(piece));
      continue;
    }
    const name = found[2]!.toLowerCase();
    if (found[1] === "/") {
      const at = open.findLastIndex((tag) => tag.name === name);
      if (at > 0) open.length = at;
      continue;
    }
    if (++count > tagsMost) break;
    while (endedBy(name).includes(open.at(-1)!.name)) open.pop();
    const tag: Tag = { name, attributes: attributesOf(found[3]!), children: [] };
    open.at(-1)!.children.push(tag);
    if (!single.has(name)) open.push(tag);
  }
  return root;
}
function attributesOf(text: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [, name, quoted, single_, bare] of text.matchAll(
    /([a-z][a-z0-9-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi,
  ))
    all[name!.toLowerCase()] = plain(quoted ?? single_ ?? bare ?? "");
  return all;
}
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(#\d{1,6}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const code = Number(name.slice(1));
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
  });
function find(at: Tag, name: string): Tag | undefined {
  for (const child of at.children) {
    if (typeof child === "string") continue;
    const found = child.name === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}
const tagsIn = (at: Tag, name: string): Tag[] =>
  at.children.flatMap((child) =>
    typeof child === "string" ? [] : child.name === name ? [child] : tagsIn(child, name),
  );
const textOf = (at: Tag | string | undefined): string =>
  at === undefined ? "" : typeof at === "string" ? at : at.name === "br" ? "\n" : at.children.map(textOf).join("");
const close = (text: string): string => text.replace(/\s+/g, " ");

/** Text with links; a link that leads nowhere on this web, nor to the map, is text. */
function spansOf(at: Tag): Span[] {
  const spans: Span[] = [];
  const add = (span: Span): void => {
    const last = spans.at(-1);
    if (typeof span === "string" && typeof last === "string") spans[spans.length - 1] = close(last + span);
    else spans.push(span);
  };
  const walk = (child: Tag | string): void => {
    if (typeof child === "string") {
      if (child !== "") add(close(child));
      return;
    }
    const to = child.name === "a" ? (child.attributes["href"] ?? "") : "";
    const text = close(textOf(child)).trim();
    if ((/^https:\/\/[^/]+\.example\//.test(to) || geoOf(to) !== null) && text !== "") add({ text, to });
    else if (child.name === "br") add(" ");
    else for (const inner of child.children) walk(inner);
  };
  for (const child of at.children) walk(child);
  return trimmed(spans);
}
function trimmed(spans: readonly Span[]): Span[] {
  return spans
    .map((span, i) => {
      if (typeof span !== "string") return span;
      const left = i === 0 ? span.trimStart() : span;
      return i === spans.length - 1 ? left.trimEnd() : left;
    })
    .filter((span) => span !== "");
}
const inline = new Set(["a", "b", "i", "u", "em", "strong", "span", "br", "small", "code"]);

function blocksOf(body: Tag): Block[] {
  const blocks: Block[] = [];
  /** Text that stands between blocks is a paragraph. */
  let loose: (Tag | string)[] = [];
  const settle = (): void => {
    const spans = spansOf({ name: "p", attributes: {}, children: loose });
    if (spans.length > 0) blocks.push({ type: "paragraph", spans });
    loose = [];
  };
  for (const child of body.children) {
    if (typeof child === "string" || inline.has(child.name)) {
      loose.push(child);
      continue;
    }
    settle();
    blocks.push(...blockOf(child));
  }
  settle();
  return blocks;
}
function blockOf(tag: Tag): Block[] {
  const { id = "", title = "" } = tag.attributes;
  switch (tag.name) {
    case "head":
    case "title":
      return [];
    case "h1":
    case "h2":
      return [{ type: "heading", level: 2, text: close(textOf(tag)).trim() }];
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return [{ type: "heading", level: 3, text: close(textOf(tag)).trim() }];
    case "p":
      return [{ type: "paragraph", spans: spansOf(tag) }];
    case "blockquote":
      return [{ type: "quote", text: close(textOf(tag)).trim(), by: tag.attributes["cite"] ?? null }];
    case "ul":
    case "ol":
      return [
        {
          type: "list",
          ordered: tag.name === "ol",
          items: tagsIn(tag, "li")
            .map(spansOf)
            .filter((item) => item.length > 0),
        },
      ];
    case "table":
      return tableOf(tag);
    case "counter":
      return [
        {
          type: "counter",
          id,
          title,
          from: numberOf(tag, "from", 0),
          least: numberOf(tag, "least", 0),
          most: numberOf(tag, "most", 999),
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
        { type: "form", id, title, fields: fieldsOf(tag), submit: said(tag, "submit"), thanks: said(tag, "thanks") },
      ];
    case "steps":
      return [
        {
          type: "steps",
          id,
          title,
          steps: tagsIn(tag, "step").map((step) => ({ title: said(step, "title"), fields: fieldsOf(step) })),
          submit: said(tag, "submit"),
          thanks: said(tag, "thanks"),
        },
      ];
    default:
      return blocksOf(tag);
  }
}
function tableOf(tag: Tag): Block[] {
  const rows = tagsIn(tag, "tr").map((row) =>
    row.children.filter((cell): cell is Tag => typeof cell !== "string" && (cell.name === "td" || cell.name === "th")),
  );
  const [head = [], ...rest] = rows;
  // A cell without text has a place all the same.
  const cells = (row: readonly Tag[]): Span[][] =>
    head.map((_, i) => (row[i] && spansOf(row[i]).length > 0 ? spansOf(row[i]) : [" "]));
  return [
    {
      type: "table",
      caption: null,
      head: head.map((cell) => close(textOf(cell)).trim() || " "),
      rows: rest.map(cells),
    },
  ];
}
const said = (tag: Tag, name: string): string => tag.attributes[name] ?? "";
function numberOf(tag: Tag, name: string, otherwise: number): number {
  const value = tag.attributes[name];
  return value !== undefined && /^-?\d{1,9}$/.test(value) ? Number(value) : otherwise;
}
function fieldsOf(tag: Tag): Field[] {
  return tagsIn(tag, "field").flatMap((field): Field[] => {
    const { name = "", label = "", kind = "text", hint, required } = field.attributes;
    const asked = { name, label, required: required !== undefined, ...(hint === undefined ? {} : { hint }) };
    switch (kind) {
      case "text":
      case "textarea":
        return [{ ...asked, kind }];
      case "email":
      case "phone":
      case "checkbox":
        return [{ ...asked, kind }];
      case "number":
        return [{ ...asked, kind, min: numberOf(field, "min", 0), max: numberOf(field, "max", 999) }];
      case "radio":
      case "select":
      case "checks":
        return [{ ...asked, kind, options: optionsOf(said(field, "options")) }];
      default:
        return [];
    }
  });
}
/** "row:Rowing boat, none:I stay on land" */
const optionsOf = (text: string): { value: string; label: string }[] =>
  text.split(",").flatMap((one) => {
    const [value = "", label = ""] = one.split(":").map((part) => part.trim());
    return value === "" || label === "" ? [] : [{ value, label }];
  });
