/** How generators write pages: every block once, with its text in both languages; links stand in the text as [[words|address]]. */
import { addDays, dayKey, epochOf } from "../../state/civil.ts";
import type { Both } from "../cast.ts";
import type { Block, Field, Page, Picture, PictureIcon, Span, Tone } from "./page.ts";

export type Lang = "en" | "zh";
export const both = (en: string, zh: string): Both => ({ en, zh });
export const same = (text: string): Both => ({ en: text, zh: text });
/** A block in both languages. */
export type Pair = { readonly [L in Lang]: Block };

/** The day that the phone's world starts on; what a page says of dates is relative to it. */
const worldStart = epochOf({ year: 2026, month: 3, day: 16 }, 0);
export const dayFromStart = (days: number): string => dayKey(addDays(worldStart, days), 0);

const months = "January February March April May June July August September October November December".split(" ");
const weekdaysEn = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const weekdaysZh = "日一二三四五六";
/** "12 March 2026", "2026年3月12日". */
export function dateText(day: string): Both {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return both(`${date} ${months[month - 1]} ${year}`, `${year}年${month}月${date}日`);
}
/** "Thursday 12 March", "3月12日（星期四）". */
export function weekdayText(days: number): Both {
  const [, month, date] = dayFromStart(days).split("-").map(Number) as [number, number, number];
  // The world starts on a Monday.
  const weekday = (((days + 1) % 7) + 7) % 7;
  return both(
    `${weekdaysEn[weekday]} ${date} ${months[month - 1]}`,
    `${month}月${date}日（星期${weekdaysZh[weekday]}）`,
  );
}

/** "page_news_bridge1" for ("news", "bridge-1"). */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
export const linkTo = (text: Both, to: string): Both => both(`[[${text.en}|${to}]]`, `[[${text.zh}|${to}]]`);
/** An address in the city: a link that opens a map. */
export function addressLink(number: number, street: Both, quarter: Both): Both {
  const asked = both(`${number} ${street.en}`, `${street.zh}${number}号`);
  const link = (text: string, words: string): string => `[[${text}|geo:0,0?q=${encodeURIComponent(words)}]]`;
  return both(link(`${asked.en}, ${quarter.en}`, asked.en), link(`${quarter.zh}${asked.zh}`, asked.zh));
}

const han = "[\u4e00-\u9fff]";
const beforeLatin = new RegExp(`(${han})([A-Za-z0-9¥+−-])`, "g");
const afterLatin = new RegExp(`([A-Za-z0-9%°+²³℃])(${han})`, "g");
/** Chinese with a thin place between Han and Latin; dates stand close. */
export function zhText(text: string): string {
  return text
    .replace(beforeLatin, "$1 $2")
    .replace(afterLatin, "$1 $2")
    .replace(/(?<!\d)(\d{4}) 年/g, "$1年")
    .replace(/年 ?(\d+) 月/g, "年$1月")
    .replace(/(\d+) ?月 ?(\d+) ?日/g, "$1月$2日")
    .replace(/日至 ?(\d+) 日/g, "日至$1日");
}
const plain = (lang: Lang, text: string): string => (lang === "zh" ? zhText(text) : text);

const linkPattern = /\[\[([^|\]]+)\|([^\]]+)\]\]/g;
export function spansOf(lang: Lang, text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const close = plain(lang, text);
  for (const match of close.matchAll(linkPattern)) {
    if (match.index > from) spans.push(close.slice(from, match.index));
    spans.push({ text: match[1]!, to: match[2]! });
    from = match.index + match[0].length;
  }
  if (from < close.length) spans.push(close.slice(from));
  return spans;
}
const withoutLinks = (text: string): string => text.replace(linkPattern, "$1");

function pair(make: (lang: Lang, text: (both: Both) => string, spans: (both: Both) => Span[]) => Block): Pair {
  const of = (lang: Lang) =>
    make(
      lang,
      (it) => plain(lang, it[lang]),
      (it) => spansOf(lang, it[lang]),
    );
  return { en: of("en"), zh: of("zh") };
}

export const heading = (text: Both, level: 2 | 3 = 2): Pair =>
  pair((_, t) => ({ type: "heading", level, text: t(text) }));
export const paragraph = (text: Both): Pair => pair((_, __, s) => ({ type: "paragraph", spans: s(text) }));
export const list = (items: readonly Both[], ordered = false): Pair =>
  pair((_, __, s) => ({ type: "list", ordered, items: items.map(s) }));
export const table = (head: readonly Both[], rows: readonly (readonly Both[])[], caption: Both | null = null): Pair =>
  pair((_, t, s) => ({
    type: "table",
    caption: caption && t(caption),
    head: head.map(t),
    rows: rows.map((row) => row.map(s)),
  }));
export const facts = (title: Both, picture: Picture | null, rows: readonly (readonly [Both, Both])[]): Pair =>
  pair((_, t, s) => ({
    type: "facts",
    title: t(title),
    picture,
    rows: rows.map(([key, value]) => ({ key: t(key), value: s(value) })),
  }));
export const icon = (icon: PictureIcon, tone: Tone): Picture => ({ icon, tone });
export const image = (picture: Picture, alt: Both, caption: Both | null = null): Pair =>
  pair((_, t) => ({ type: "image", picture, alt: t(alt), caption: caption && t(caption) }));
export const quote = (text: Both, by: Both | null): Pair =>
  pair((_, t) => ({ type: "quote", text: t(text), by: by && t(by) }));
export const nav = (links: readonly (readonly [Both, string])[]): Pair =>
  pair((_, t) => ({ type: "nav", links: links.map(([text, to]) => ({ text: t(text), to })) }));
export interface CardText {
  readonly title: Both;
  readonly text: Both;
  readonly to: string;
  readonly meta?: Both;
  readonly picture?: Picture;
}
export const cards = (all: readonly CardText[]): Pair =>
  pair((_, t) => ({
    type: "cards",
    cards: all.map((card) => ({
      title: t(card.title),
      text: t(card.text),
      meta: card.meta ? t(card.meta) : null,
      picture: card.picture ?? null,
      to: card.to,
    })),
  }));
export const faq = (items: readonly (readonly [Both, Both])[]): Pair =>
  pair((_, t, s) => ({
    type: "faq",
    items: items.map(([question, answer], i) => ({ id: `q${i + 1}`, question: t(question), answer: s(answer) })),
  }));
export interface PriceText {
  readonly name: Both;
  readonly detail?: Both;
  readonly cents: number;
  readonly per?: Both;
}
export const prices = (rows: readonly PriceText[]): Pair =>
  pair((_, t) => ({
    type: "prices",
    currency: "CNY",
    rows: rows.map((row) => ({
      name: t(row.name),
      detail: row.detail ? t(row.detail) : null,
      priceCents: row.cents,
      per: row.per ? t(row.per) : null,
    })),
  }));
export const byline = (author: Both, date: string, role: Both | null = null): Pair =>
  pair((_, t) => ({ type: "byline", author: t(author), date, role: role && t(role) }));
export interface PostText {
  readonly author: Both;
  readonly date: string;
  readonly votes: number;
  readonly accepted?: boolean;
  readonly body: readonly Both[];
}
export const posts = (style: "comments" | "answers", all: readonly PostText[]): Pair =>
  pair((_, t, s) => ({
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
export const download = (name: string, ext: keyof typeof mimes, label: Both, content: Both): Pair =>
  pair((lang, t) => ({
    type: "download",
    file: `${name}.${ext}`,
    mime: mimes[ext],
    bytes: encoder.encode(content[lang]).length,
    label: t(label),
    content: content[lang],
  }));
export const crumbs = (links: readonly (readonly [Both, string])[], here: Both): Pair =>
  pair((_, t) => ({ type: "crumbs", links: links.map(([text, to]) => ({ text: t(text), to })), here: t(here) }));
export const notice = (tone: "info" | "warning" | "good", text: Both): Pair =>
  pair((_, __, s) => ({ type: "notice", tone, spans: s(text) }));
export const footer = (links: readonly (readonly [Both, string])[], text: Both): Pair =>
  pair((_, t) => ({ type: "footer", links: links.map(([text, to]) => ({ text: t(text), to })), text: t(text) }));

/** A field of a form, its words in both languages. */
export interface FieldText {
  readonly name: string;
  readonly label: Both;
  readonly kind: Field["kind"];
  readonly required?: boolean;
  readonly hint?: Both;
  readonly options?: readonly (readonly [string, Both])[];
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Days from the start of the world. */
  readonly from?: number;
  readonly to?: number;
}
export const form = (id: string, title: Both, fields: readonly FieldText[], submit: Both, thanks: Both): Pair =>
  pair((_, t) => ({
    type: "form",
    id,
    title: t(title),
    fields: fields.map((field) => fieldOf(field, t)),
    submit: t(submit),
    thanks: t(thanks),
  }));
/** A form in steps: what each is called and asks for. */
export const steps = (
  id: string,
  title: Both,
  asked: readonly (readonly [Both, readonly FieldText[]])[],
  submit: Both,
  thanks: Both,
): Pair =>
  pair((_, t) => ({
    type: "steps",
    id,
    title: t(title),
    steps: asked.map(([name, fields]) => ({ title: t(name), fields: fields.map((field) => fieldOf(field, t)) })),
    submit: t(submit),
    thanks: t(thanks),
  }));
export const counter = (id: string, title: Both, from: number, least: number, most: number): Pair =>
  pair((_, t) => ({ type: "counter", id, title: t(title), from, least, most }));
export const maze = (id: string, title: Both, rows: readonly string[]): Pair =>
  pair((_, t) => ({ type: "maze", id, title: t(title), rows: [...rows] }));
export const drawing = (id: string, title: Both): Pair => pair((_, t) => ({ type: "drawing", id, title: t(title) }));
function fieldOf(field: FieldText, t: (text: Both) => string): Field {
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

export interface Draft {
  readonly url: string;
  readonly site: string;
  readonly kind: string;
  readonly title: Both;
  readonly summary: Both;
  readonly keywords: readonly Both[];
  /** Days from the start of the world, 0 or less. */
  readonly age: number;
  readonly blocks: readonly Pair[];
}
/** A page of its draft: the id follows from the address, the links from the blocks. */
export function pageOf(draft: Draft): Page {
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
    title: { en: draft.title.en, zh: zhText(draft.title.zh) },
    summary: { en: withoutLinks(draft.summary.en), zh: zhText(withoutLinks(draft.summary.zh)) },
    keywords: { en: words("en"), zh: words("zh") },
    updated: dayFromStart(Math.min(0, draft.age)),
    blocks: { en, zh },
    links: [...new Set(en.flatMap(linksOf))],
  };
}
const ofSpans = (spans: readonly Span[]): string[] =>
  spans.flatMap((span) => (typeof span === "string" || span.to.startsWith("geo:") ? [] : [span.to]));
export function linksOf(block: Block): string[] {
  switch (block.type) {
    case "paragraph":
    case "notice":
      return ofSpans(block.spans);
    case "list":
      return block.items.flatMap(ofSpans);
    case "table":
      return block.rows.flatMap((row) => row.flatMap(ofSpans));
    case "facts":
      return block.rows.flatMap((row) => ofSpans(row.value));
    case "nav":
    case "crumbs":
    case "footer":
      return block.links.map((link) => link.to);
    case "cards":
      return block.cards.map((card) => card.to);
    case "faq":
      return block.items.flatMap((item) => ofSpans(item.answer));
    case "posts":
      return block.posts.flatMap((post) => post.body.flatMap(ofSpans));
    default:
      return [];
  }
}
