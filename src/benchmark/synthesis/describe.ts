/** Changes of data in words, without a model: what a plain instruction says, and what a model is told. */
import type { Lang } from "../../contract/env.ts";
import type { SuiteCheck } from "../../contract/suite.ts";
import type { PhoneState } from "../../os/state.ts";
import { zones } from "../../os/settings.ts";
import { isObject, type Json } from "../../state/json.ts";
import type { ToldChange } from "./candidate.ts";

/** Why a change cannot be said. */
export class Unsayable extends Error {}

const idLike = /^[a-z][A-Za-z]*_(?:\w*\d+|new\d+)$/;
const anyId = /\b[a-z][A-Za-z]*_(?:s?\d+|new\d+)\b/;
/** How records are called, the first that they have. */
const nameFields = ["title", "name", "label", "subject", "displayName", "text", "body", "city", "number"];

/** `before` is the phone at the start: what is changed or gone has its name there. Throws Unsayable. */
export function describe(check: SuiteCheck, before: PhoneState, lang: Lang): ToldChange {
  const steps = check.path.split("/").slice(1);
  const documents = { ...before.apps, os: before.os as unknown as Json };
  const isNew = idLike.test(steps.at(-1)!) && check.kind === "added";
  const said = new Said(documents, zones[before.os.settings.time.zone], lang);
  const [app, ...inner] = isNew ? steps.slice(0, -1) : steps;
  const where = said.path(app!, inner);
  const told = (en: string, zh: string): string =>
    lang === "en"
      ? `${app === "os" ? "The phone" : `{app.${app}}`}: ${en}`
      : `${app === "os" ? "手机" : `{app.${app}}`}：${zh}`;
  if (check.kind === "removed") {
    const gone = nameOf(valueAt(documents, steps));
    if (gone === null && idLike.test(steps.at(-1)!)) throw new Unsayable("what is gone has no name");
    if (gone !== null) said.values.push(gone);
    return { check, words: told(`remove ${where}`, `删除${where}`), values: said.values };
  }
  const value = check.value ?? null;
  if (check.kind === "added" && isObject(value) && !("$instant" in value)) {
    const fields = said.fields(value, []).join(lang === "en" ? ", " : "，");
    const words = told(
      `add ${isNew ? "one to" : "to"} ${where}${fields === "" ? "" : ` with ${fields}`}`,
      `在${where}中添加${isNew ? "一项" : ""}${fields === "" ? "" : `：${fields}`}`,
    );
    return { check, words, values: said.values };
  }
  const from = check.kind === "changed" ? said.quiet(valueAt(documents, steps)) : null;
  // An instant of the episode, or the id of what is new: that it was done says it all.
  const to = said.leaf(value) ?? (lang === "en" ? "what it becomes now" : "现在的值");
  const words = told(
    `set ${where}${from === null ? "" : ` from ${from}`} to ${to}`,
    `把${where}${from === null ? "" : `从 ${from} `}改为 ${to}`,
  );
  return { check, words, values: said.values };
}

class Said {
  readonly values: string[] = [];
  readonly #documents: Json;
  readonly #offsetMin: number;
  readonly #lang: Lang;
  constructor(documents: Json, offsetMin: number, lang: Lang) {
    this.#documents = documents;
    this.#offsetMin = offsetMin;
    this.#lang = lang;
  }
  #say(en: string, zh: string): { words: string; values: readonly string[] } {
    const text = this.#lang === "en" ? en : zh;
    return { words: text, values: [text] };
  }
  /** A path in words: keys that are ids by the names of their records. */
  path(app: string, steps: readonly string[]): string {
    const parts = steps.map((step, i) => {
      if (!idLike.test(step)) return /^\d+$/.test(step) ? `number ${Number(step) + 1}` : phrase(step);
      if (/_new\d+$/.test(step)) return this.#lang === "en" ? "the new one" : "新的一项";
      const name = nameOf(valueAt(this.#documents, [app, ...steps.slice(0, i + 1)])) ?? this.#named(step);
      if (name === null) throw new Unsayable(`${step} has no name`);
      this.values.push(name);
      return `"${name}"`;
    });
    return parts.join(" › ");
  }
  /** Of a record that is new: what is in it, as far as it says anything. */
  fields(record: { readonly [key: string]: unknown }, above: readonly string[]): string[] {
    return Object.entries(record).flatMap(([key, inner]) => {
      const value = inner as Json;
      if (key === "id" || isEmpty(value)) return [];
      if (isObject(value) && !("$instant" in value)) return this.fields(value, [...above, key]);
      const text = this.leaf(value);
      return text === null ? [] : [`${[...above, key].map(phrase).join(" ")} ${text}`];
    });
  }
  /** Said, and to be said; null for what nobody says, as an instant of the episode or the id of what is new. */
  leaf(value: Json): string | null {
    const text = this.#text(value);
    if (text === null) return null;
    this.values.push(...text.values);
    return text.words;
  }
  quiet(value: Json): string | null {
    return this.#text(value)?.words ?? null;
  }
  #text(value: Json): { words: string; values: readonly string[] } | null {
    if (value === null || value === "") return this.#say("nothing", "空");
    if (typeof value === "boolean") return value ? this.#say("on", "开") : this.#say("off", "关");
    if (typeof value === "number") {
      const text = value > 1e11 ? dateOf(value, this.#offsetMin) : String(value);
      return { words: text, values: [text] };
    }
    if (typeof value === "string") {
      if (/_new\d+$/.test(value) && idLike.test(value)) return null;
      if (idLike.test(value)) {
        const name = this.#named(value);
        if (name === null) throw new Unsayable(`${value} has no name`);
        return { words: `"${name}"`, values: [name] };
      }
      if (anyId.test(value)) throw new Unsayable(`an id stands in "${value.slice(0, 60)}"`);
      return { words: `"${value}"`, values: [value] };
    }
    if (Array.isArray(value)) {
      const all = value.flatMap((inner) => this.#text(inner) ?? []);
      if (value.length === 0) return this.#say("nothing", "空");
      return {
        words: all.map(({ words }) => words).join(this.#lang === "en" ? " and " : "和"),
        values: all.flatMap(({ values }) => values),
      };
    }
    if ("$instant" in value) return null;
    const inner = Object.entries(value).flatMap(([key, one]) => {
      const text = key === "id" || isEmpty(one) ? null : this.#text(one);
      return text === null ? [] : [{ words: `${phrase(key)} ${text.words}`, values: text.values }];
    });
    return { words: inner.map(({ words }) => words).join(", "), values: inner.flatMap(({ values }) => values) };
  }
  /** What the record of an id is called, wherever it lies. */
  #named(id: string): string | null {
    const found = recordOf(this.#documents, id);
    return found === null ? null : nameOf(found);
  }
}
const isEmpty = (value: Json): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
function nameOf(record: Json): string | null {
  if (!isObject(record)) return null;
  for (const field of nameFields) {
    const text = (record as Record<string, Json>)[field];
    if (typeof text === "string" && text.trim() !== "" && !anyId.test(text)) return text.trim().slice(0, 120);
  }
  return null;
}
function recordOf(document: Json, id: string): Json {
  if (typeof document !== "object" || document === null) return null;
  if (!Array.isArray(document)) {
    if (Object.hasOwn(document, id) && isObject((document as Record<string, Json>)[id]!))
      return (document as Record<string, Json>)[id]!;
    if ((document as Record<string, Json>)["id"] === id) return document;
  }
  for (const inner of Object.values(document)) {
    const found = recordOf(inner as Json, id);
    if (found !== null) return found;
  }
  return null;
}
const valueAt = (document: Json, steps: readonly string[]): Json =>
  (steps
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown> | null | undefined)?.[step], document) ??
    null) as Json;
/** `darkTheme` as "dark theme". */
const phrase = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase();
function dateOf(ms: number, offsetMin: number): string {
  const text = new Date(ms + offsetMin * 60_000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}

/** The changes as one instruction, plainly. */
export const plainInstruction = (changes: readonly ToldChange[], lang: Lang): string =>
  changes.map(({ words }) => `${words}${lang === "en" ? "." : "。"}`).join(lang === "en" ? " " : "");
