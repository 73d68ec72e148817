/**
 * Functions that generators use to write pages. Each function receives both languages of a block at once. Links in the
 * text have the form [[words|address]].
 */
import { addDays, dayKey, epochOf } from "#state/civil.ts";
import type { LocalizedText } from "../cast.ts";
import type { Block, Field, Page, Picture, PictureIcon, Span, Tone } from "./page.ts";

export type Lang = "en" | "zh";
export const both = (en: string, zh: string): LocalizedText => ({ en, zh });
export const sameInBoth = (text: string): LocalizedText => ({ en: text, zh: text });
/** A block in both languages. */
export type LocalizedBlock = { readonly [L in Lang]: Block };

/** The day on which the phone's world starts. Dates on pages are relative to it. */
const worldStart = epochOf({ year: 2026, month: 3, day: 16 }, 0);
export const dayFromStart = (days: number): string => dayKey(addDays(worldStart, days), 0);

const months = "January February March April May June July August September October November December".split(" ");
const weekdaysEn = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const weekdaysZh = "日一二三四五六";
/** Formats a day, such as "12 March 2026" and "2026年3月12日". */
export function dateText(day: string): LocalizedText {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return both(`${date} ${months[month - 1]} ${year}`, `${year}年${month}月${date}日`);
}
/** Formats a day with its weekday, such as "Thursday 12 March" and "3月12日（星期四）". */
export function weekdayText(days: number): LocalizedText {
  const [, month, date] = dayFromStart(days).split("-").map(Number) as [number, number, number];
  // The world starts on a Monday.
  const weekday = (((days + 1) % 7) + 7) % 7;
  return both(
    `${weekdaysEn[weekday]} ${date} ${months[month - 1]}`,
    `${month}月${date}日（星期${weekdaysZh[weekday]}）`,
  );
}

/** Converts a text to lower case with hyphens, for ids and addresses: "bridge-1" for "Bridge 1". */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
export const linkTo = (text: LocalizedText, to: string): LocalizedText =>
  both(`[[${text.en}|${to}]]`, `[[${text.zh}|${to}]]`);
/** Returns an address in the city as a link that opens a map. */
export function addressLink(number: number, street: LocalizedText, quarter: LocalizedText): LocalizedText {
  const asked = both(`${number} ${street.en}`, `${street.zh}${number}号`);
  const link = (text: string, words: string): string => `[[${text}|geo:0,0?q=${encodeURIComponent(words)}]]`;
  return both(link(`${asked.en}, ${quarter.en}`, asked.en), link(`${quarter.zh}${asked.zh}`, asked.zh));
}

const han = "[\u4e00-\u9fff]";
const beforeLatin = new RegExp(`(${han})([A-Za-z0-9¥+−-])`, "g");
const afterLatin = new RegExp(`([A-Za-z0-9%°+²³℃])(${han})`, "g");
/** Adds a thin space between Han and Latin characters, but not in dates. */
export function spaceChinese(text: string): string {
  return text
    .replace(beforeLatin, "$1 $2")
    .replace(afterLatin, "$1 $2")
    .replace(/(?<!\d)(\d{4}) 年/g, "$1年")
    .replace(/年 ?(\d+) 月/g, "年$1月")
    .replace(/(\d+) ?月 ?(\d+) ?日/g, "$1月$2日")
    .replace(/日至 ?(\d+) 日/g, "日至$1日");
}
const formatText = (lang: Lang, text: string): string => (lang === "zh" ? spaceChinese(text) : text);

const linkPattern = /\[\[([^|\]]+)\|([^\]]+)\]\]/g;
export function parseSpans(lang: Lang, text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const close = formatText(lang, text);
  for (const match of close.matchAll(linkPattern)) {
    if (match.index > from) spans.push(close.slice(from, match.index));
    spans.push({ text: match[1]!, to: match[2]! });
    from = match.index + match[0].length;
  }
  if (from < close.length) spans.push(close.slice(from));
  return spans;
}
const removeLinks = (text: string): string => text.replace(linkPattern, "$1");

function localizedBlock(
  make: (lang: Lang, text: (both: LocalizedText) => string, spans: (both: LocalizedText) => Span[]) => Block,
): LocalizedBlock {
  const of = (lang: Lang) =>
    make(
      lang,
      (it) => formatText(lang, it[lang]),
      (it) => parseSpans(lang, it[lang]),
    );
  return { en: of("en"), zh: of("zh") };
}

export const heading = (text: LocalizedText, level: 2 | 3 = 2): LocalizedBlock =>
  localizedBlock((_, t) => ({ type: "heading", level, text: t(text) }));
export const paragraph = (text: LocalizedText): LocalizedBlock =>
  localizedBlock((_, __, s) => ({ type: "paragraph", spans: s(text) }));
export const list = (items: readonly LocalizedText[], ordered = false): LocalizedBlock =>
  localizedBlock((_, __, s) => ({ type: "list", ordered, items: items.map(s) }));
export const table = (
  head: readonly LocalizedText[],
  rows: readonly (readonly LocalizedText[])[],
  caption: LocalizedText | null = null,
): LocalizedBlock =>
  localizedBlock((_, t, s) => ({
    type: "table",
    caption: caption && t(caption),
    head: head.map(t),
    rows: rows.map((row) => row.map(s)),
  }));
export const facts = (
  title: LocalizedText,
  picture: Picture | null,
  rows: readonly (readonly [LocalizedText, LocalizedText])[],
): LocalizedBlock =>
  localizedBlock((_, t, s) => ({
    type: "facts",
    title: t(title),
    picture,
    rows: rows.map(([key, value]) => ({ key: t(key), value: s(value) })),
  }));
export const icon = (icon: PictureIcon, tone: Tone): Picture => ({ icon, tone });
export const image = (picture: Picture, alt: LocalizedText, caption: LocalizedText | null = null): LocalizedBlock =>
  localizedBlock((_, t) => ({ type: "image", picture, alt: t(alt), caption: caption && t(caption) }));
export const quote = (text: LocalizedText, by: LocalizedText | null): LocalizedBlock =>
  localizedBlock((_, t) => ({ type: "quote", text: t(text), by: by && t(by) }));
export const nav = (links: readonly (readonly [LocalizedText, string])[]): LocalizedBlock =>
  localizedBlock((_, t) => ({ type: "nav", links: links.map(([text, to]) => ({ text: t(text), to })) }));
export interface CardText {
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly to: string;
  readonly meta?: LocalizedText;
  readonly picture?: Picture;
}
export const cards = (all: readonly CardText[]): LocalizedBlock =>
  localizedBlock((_, t) => ({
    type: "cards",
    cards: all.map((card) => ({
      title: t(card.title),
      text: t(card.text),
      meta: card.meta ? t(card.meta) : null,
      picture: card.picture ?? null,
      to: card.to,
    })),
  }));
export const faq = (items: readonly (readonly [LocalizedText, LocalizedText])[]): LocalizedBlock =>
  localizedBlock((_, t, s) => ({
    type: "faq",
    items: items.map(([question, answer], i) => ({ id: `q${i + 1}`, question: t(question), answer: s(answer) })),
  }));
export interface PriceText {
  readonly name: LocalizedText;
  readonly detail?: LocalizedText;
  readonly cents: number;
  readonly per?: LocalizedText;
}
export const prices = (rows: readonly PriceText[]): LocalizedBlock =>
  localizedBlock((_, t) => ({
    type: "prices",
    currency: "CNY",
    rows: rows.map((row) => ({
      name: t(row.name),
      detail: row.detail ? t(row.detail) : null,
      priceCents: row.cents,
      per: row.per ? t(row.per) : null,
    })),
  }));
export const byline = (author: LocalizedText, date: string, role: LocalizedText | null = null): LocalizedBlock =>
  localizedBlock((_, t) => ({ type: "byline", author: t(author), date, role: role && t(role) }));
export interface PostText {
  readonly author: LocalizedText;
  readonly date: string;
  readonly votes: number;
  readonly accepted?: boolean;
  readonly body: readonly LocalizedText[];
}
export const posts = (style: "comments" | "answers", all: readonly PostText[]): LocalizedBlock =>
  localizedBlock((_, t, s) => ({
    type: "posts",
    style,
    posts: all.map((post, i) => ({
      id: `${style === "comments" ? "c" : "a"}${i + 1}`,
      author: t(post.author),
      date: post.date,
      votes: post.votes,
      accepted: post.accepted ?? false,
      body: post.body.map(s),
    })),
  }));
const encoder = new TextEncoder();
const mimes = { txt: "text/plain", csv: "text/csv", md: "text/markdown", ics: "text/calendar" } as const;
export const download = (
  name: string,
  ext: keyof typeof mimes,
  label: LocalizedText,
  content: LocalizedText,
): LocalizedBlock =>
  localizedBlock((lang, t) => ({
    type: "download",
    file: `${name}.${ext}`,
    mime: mimes[ext],
    bytes: encoder.encode(content[lang]).length,
    label: t(label),
    content: content[lang],
  }));
export const breadcrumbs = (
  links: readonly (readonly [LocalizedText, string])[],
  here: LocalizedText,
): LocalizedBlock =>
  localizedBlock((_, t) => ({
    type: "crumbs",
    links: links.map(([text, to]) => ({ text: t(text), to })),
    here: t(here),
  }));
export const notice = (tone: "info" | "warning" | "good", text: LocalizedText): LocalizedBlock =>
  localizedBlock((_, __, s) => ({ type: "notice", tone, spans: s(text) }));
export const footer = (links: readonly (readonly [LocalizedText, string])[], text: LocalizedText): LocalizedBlock =>
  localizedBlock((_, t) => ({
    type: "footer",
    links: links.map(([text, to]) => ({ text: t(text), to })),
    text: t(text),
  }));

/** A field of a form, with its texts in both languages. */
export interface FieldText {
  readonly name: string;
  readonly label: LocalizedText;
  readonly kind: Field["kind"];
  readonly required?: boolean;
  readonly hint?: LocalizedText;
  readonly options?: readonly (readonly [string, LocalizedText])[];
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Days from the start of the world. */
  readonly from?: number;
  readonly to?: number;
}
export const form = (
  id: string,
  title: LocalizedText,
  fields: readonly FieldText[],
  submit: LocalizedText,
  thanks: LocalizedText,
): LocalizedBlock =>
  localizedBlock((_, t) => ({
    type: "form",
    id,
    title: t(title),
    fields: fields.map((field) => toField(field, t)),
    submit: t(submit),
    thanks: t(thanks),
  }));
/** Creates a form in steps. Each step has a title and fields. */
export const steps = (
  id: string,
  title: LocalizedText,
  asked: readonly (readonly [LocalizedText, readonly FieldText[]])[],
  submit: LocalizedText,
  thanks: LocalizedText,
): LocalizedBlock =>
  localizedBlock((_, t) => ({
    type: "steps",
    id,
    title: t(title),
    steps: asked.map(([name, fields]) => ({ title: t(name), fields: fields.map((field) => toField(field, t)) })),
    submit: t(submit),
    thanks: t(thanks),
  }));
export const counter = (id: string, title: LocalizedText, from: number, least: number, most: number): LocalizedBlock =>
  localizedBlock((_, t) => ({ type: "counter", id, title: t(title), from, least, most }));
export const maze = (id: string, title: LocalizedText, rows: readonly string[]): LocalizedBlock =>
  localizedBlock((_, t) => ({ type: "maze", id, title: t(title), rows: [...rows] }));
export const drawing = (id: string, title: LocalizedText): LocalizedBlock =>
  localizedBlock((_, t) => ({ type: "drawing", id, title: t(title) }));
function toField(field: FieldText, t: (text: LocalizedText) => string): Field {
  const asked = {
    name: field.name,
    label: t(field.label),
    required: field.required ?? true,
    ...(field.hint ? { hint: t(field.hint) } : {}),
  };
  const options = () => (field.options ?? []).map(([value, label]) => ({ value, label: t(label) }));
  switch (field.kind) {
    case "text":
    case "textarea":
      return {
        ...asked,
        kind: field.kind,
        ...(field.minLength === undefined ? {} : { minLength: field.minLength }),
        ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
        ...(field.pattern === undefined ? {} : { pattern: field.pattern }),
      };
    case "number":
      return { ...asked, kind: "number", min: field.min ?? 0, max: field.max ?? 999 };
    case "date":
      return { ...asked, kind: "date", from: dayFromStart(field.from ?? 1), to: dayFromStart(field.to ?? 90) };
    case "select":
    case "radio":
      return { ...asked, kind: field.kind, options: options() };
    case "checks":
      return { ...asked, kind: "checks", options: options() };
    case "email":
    case "phone":
    case "checkbox":
      return { ...asked, kind: field.kind };
  }
}

export interface PageDraft {
  readonly url: string;
  readonly site: string;
  readonly kind: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly keywords: readonly LocalizedText[];
  /** Days from the start of the world, 0 or less. */
  readonly age: number;
  readonly blocks: readonly LocalizedBlock[];
}
/** Creates a page from its draft. The id is derived from the address, and the links are derived from the blocks. */
export function createPage(draft: PageDraft): Page {
  const path = draft.url
    .replace(/^https:\/\/[^/]+\//, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/_$/, "");
  const words = (lang: Lang) => [...new Set(draft.keywords.map((word) => word[lang]))];
  const en = draft.blocks.map((block) => block.en);
  const zh = draft.blocks.map((block) => block.zh);
  return {
    id: `page_${draft.site}_${path === "" ? "front" : path}`,
    url: draft.url,
    site: draft.site,
    kind: draft.kind,
    title: { en: draft.title.en, zh: spaceChinese(draft.title.zh) },
    summary: { en: removeLinks(draft.summary.en), zh: spaceChinese(removeLinks(draft.summary.zh)) },
    keywords: { en: words("en"), zh: words("zh") },
    updated: dayFromStart(Math.min(0, draft.age)),
    blocks: { en, zh },
    links: [...new Set(en.flatMap(listLinks))],
  };
}
const spanLinks = (spans: readonly Span[]): string[] =>
  spans.flatMap((span) => (typeof span === "string" || span.to.startsWith("geo:") ? [] : [span.to]));
export function listLinks(block: Block): string[] {
  switch (block.type) {
    case "paragraph":
    case "notice":
      return spanLinks(block.spans);
    case "list":
      return block.items.flatMap(spanLinks);
    case "table":
      return block.rows.flatMap((row) => row.flatMap(spanLinks));
    case "facts":
      return block.rows.flatMap((row) => spanLinks(row.value));
    case "nav":
    case "crumbs":
    case "footer":
      return block.links.map((link) => link.to);
    case "cards":
      return block.cards.map((card) => card.to);
    case "faq":
      return block.items.flatMap((item) => spanLinks(item.answer));
    case "posts":
      return block.posts.flatMap((post) => post.body.flatMap(spanLinks));
    default:
      return [];
  }
}
