/**
 * Describes changes of data without using a model. The descriptions become plain instructions and the input of a model.
 */
import type { Lang } from "#contract/env.ts";
import type { SuiteCheck } from "#contract/suite.ts";
import type { PhoneState } from "#os/state.ts";
import { zones } from "#os/settings.ts";
import { isObject, type Json } from "#state/json.ts";
import type { DescribedChange } from "./candidate.ts";

/** Thrown if a change cannot be described. The message contains the reason. */
export class UndescribableChange extends Error {}

const idLike = /^[a-z][A-Za-z]*_(?:\w*\d+|new\d+)$/;
const anyId = /\b[a-z][A-Za-z]*_(?:s?\d+|new\d+)\b/;
/** Fields that contain the name of a record, in the order in which they are tried. */
const nameFields = ["title", "name", "label", "subject", "displayName", "text", "body", "city", "number"];

/**
 * `before` is the phone at the start. It contains the names of changed and removed records. Throws UndescribableChange.
 */
export function describeChange(check: SuiteCheck, before: PhoneState, lang: Lang): DescribedChange {
  const steps = check.path.split("/").slice(1);
  const documents = { ...before.apps, os: before.os as unknown as Json };
  const isNew = idLike.test(steps.at(-1)!) && check.kind === "added";
  const describer = new ChangeDescriber(documents, zones[before.os.settings.time.zone], lang);
  const [app, ...inner] = isNew ? steps.slice(0, -1) : steps;
  const where = describer.describePath(app!, inner);
  const localize = (en: string, zh: string): string =>
    lang === "en"
      ? `${app === "os" ? "The phone" : `{app.${app}}`}: ${en}`
      : `${app === "os" ? "手机" : `{app.${app}}`}：${zh}`;
  if (check.kind === "removed") {
    const removedName = nameOfRecord(valueAt(documents, steps));
    if (removedName === null && idLike.test(steps.at(-1)!))
      throw new UndescribableChange("the removed record has no name");
    if (removedName !== null) describer.values.push(removedName);
    return { check, words: localize(`remove ${where}`, `删除${where}`), values: describer.values };
  }
  const value = check.value ?? null;
  if (check.kind === "added" && isObject(value) && !("$instant" in value)) {
    const fields = describer.describeFields(value, []).join(lang === "en" ? ", " : "，");
    const words = localize(
      `add ${isNew ? "one to" : "to"} ${where}${fields === "" ? "" : ` with ${fields}`}`,
      `在${where}中添加${isNew ? "一项" : ""}${fields === "" ? "" : `：${fields}`}`,
    );
    return { check, words, values: describer.values };
  }
  const from = check.kind === "changed" ? describer.describeOldValue(valueAt(documents, steps)) : null;
  // The value is an instant of the episode or the id of a new record. The instruction does not need the value.
  const to = describer.describeNewValue(value) ?? (lang === "en" ? "what it becomes now" : "现在的值");
  const words = localize(
    `set ${where}${from === null ? "" : ` from ${from}`} to ${to}`,
    `把${where}${from === null ? "" : `从 ${from} `}改为 ${to}`,
  );
  return { check, words, values: describer.values };
}

class ChangeDescriber {
  readonly values: string[] = [];
  readonly #documents: Json;
  readonly #offsetMin: number;
  readonly #lang: Lang;
  constructor(documents: Json, offsetMin: number, lang: Lang) {
    this.#documents = documents;
    this.#offsetMin = offsetMin;
    this.#lang = lang;
  }
  #translate(en: string, zh: string): { words: string; values: readonly string[] } {
    const text = this.#lang === "en" ? en : zh;
    return { words: text, values: [text] };
  }
  /** Describes a path, with the names of records instead of ids. */
  describePath(app: string, steps: readonly string[]): string {
    const parts = steps.map((step, i) => {
      if (!idLike.test(step)) return /^\d+$/.test(step) ? `number ${Number(step) + 1}` : keyToWords(step);
      if (/_new\d+$/.test(step)) return this.#lang === "en" ? "the new one" : "新的一项";
      const name = nameOfRecord(valueAt(this.#documents, [app, ...steps.slice(0, i + 1)])) ?? this.#nameOfId(step);
      if (name === null) throw new UndescribableChange(`${step} has no name`);
      this.values.push(name);
      return `"${name}"`;
    });
    return parts.join(" › ");
  }
  /** Describes the fields of a new record that have a value. */
  describeFields(record: { readonly [key: string]: unknown }, above: readonly string[]): string[] {
    return Object.entries(record).flatMap(([key, inner]) => {
      const value = inner as Json;
      if (key === "id" || isEmpty(value)) return [];
      if (isObject(value) && !("$instant" in value)) return this.describeFields(value, [...above, key]);
      const text = this.describeNewValue(value);
      return text === null ? [] : [`${[...above, key].map(keyToWords).join(" ")} ${text}`];
    });
  }
  /**
   * Describes a value that the instruction must name. Returns null for instants of the episode and ids of new records,
   * because the instruction does not need them.
   */
  describeNewValue(value: Json): string | null {
    const text = this.#formatValue(value);
    if (text === null) return null;
    this.values.push(...text.values);
    return text.words;
  }
  describeOldValue(value: Json): string | null {
    return this.#formatValue(value)?.words ?? null;
  }
  #formatValue(value: Json): { words: string; values: readonly string[] } | null {
    if (value === null || value === "") return this.#translate("nothing", "空");
    if (typeof value === "boolean") return value ? this.#translate("on", "开") : this.#translate("off", "关");
    if (typeof value === "number") {
      const text = value > 1e11 ? formatDate(value, this.#offsetMin) : String(value);
      return { words: text, values: [text] };
    }
    if (typeof value === "string") {
      if (/_new\d+$/.test(value) && idLike.test(value)) return null;
      if (idLike.test(value)) {
        const name = this.#nameOfId(value);
        if (name === null) throw new UndescribableChange(`${value} has no name`);
        return { words: `"${name}"`, values: [name] };
      }
      if (anyId.test(value)) throw new UndescribableChange(`an id is part of the value "${value.slice(0, 60)}"`);
      return { words: `"${value}"`, values: [value] };
    }
    if (Array.isArray(value)) {
      const all = value.flatMap((inner) => this.#formatValue(inner) ?? []);
      if (value.length === 0) return this.#translate("nothing", "空");
      return {
        words: all.map(({ words }) => words).join(this.#lang === "en" ? " and " : "和"),
        values: all.flatMap(({ values }) => values),
      };
    }
    if ("$instant" in value) return null;
    const inner = Object.entries(value).flatMap(([key, one]) => {
      const text = key === "id" || isEmpty(one) ? null : this.#formatValue(one);
      return text === null ? [] : [{ words: `${keyToWords(key)} ${text.words}`, values: text.values }];
    });
    return { words: inner.map(({ words }) => words).join(", "), values: inner.flatMap(({ values }) => values) };
  }
  /** Returns the name of the record with this id. Searches all data of the phone. */
  #nameOfId(id: string): string | null {
    const found = findRecord(this.#documents, id);
    return found === null ? null : nameOfRecord(found);
  }
}
const isEmpty = (value: Json): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
function nameOfRecord(record: Json): string | null {
  if (!isObject(record)) return null;
  for (const field of nameFields) {
    const text = (record as Record<string, Json>)[field];
    if (typeof text === "string" && text.trim() !== "" && !anyId.test(text)) return text.trim().slice(0, 120);
  }
  return null;
}
function findRecord(document: Json, id: string): Json {
  if (typeof document !== "object" || document === null) return null;
  if (!Array.isArray(document)) {
    if (Object.hasOwn(document, id) && isObject((document as Record<string, Json>)[id]!))
      return (document as Record<string, Json>)[id]!;
    if ((document as Record<string, Json>)["id"] === id) return document;
  }
  for (const inner of Object.values(document)) {
    const found = findRecord(inner as Json, id);
    if (found !== null) return found;
  }
  return null;
}
const valueAt = (document: Json, steps: readonly string[]): Json =>
  (steps
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown> | null | undefined)?.[step], document) ??
    null) as Json;
/** Converts `darkTheme` to "dark theme". */
const keyToWords = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase();
function formatDate(ms: number, offsetMin: number): string {
  const text = new Date(ms + offsetMin * 60_000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}

/** Joins the changes into one plain instruction. */
export const plainInstruction = (changes: readonly DescribedChange[], lang: Lang): string =>
  changes.map(({ words }) => `${words}${lang === "en" ? "." : "。"}`).join(lang === "en" ? " " : "");
