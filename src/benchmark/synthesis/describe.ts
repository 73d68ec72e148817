/**
 * Describes changes of data without using a model. The descriptions become plain instructions and the input of a model.
 */
import type { Lang } from "#contract/env.ts";
import type { SuiteCheck } from "#contract/suite.ts";
import type { PhoneState } from "#os/state.ts";
import { zones } from "#os/settings.ts";
import { isObject, type Json } from "#state/json.ts";
import { documentsOf, isInstant, unescapeStep, valueAt } from "./bookkeeping.ts";
import type { DescribedChange } from "./candidate.ts";
import type { DisplayedWords } from "./displayed-words.ts";
import { formatNumber, keyToWords, oneOf } from "./format-words.ts";
import { anyId, findRecord, isCollection, isInTrash, nameOfRecord, without, withTimeOfDay } from "./records.ts";
import { flagVerbs, isVote, verbOf, verbsOfNew, voteOf } from "./verbs.ts";

/** Thrown if a change cannot be described. The message contains the reason. */
export class UndescribableChange extends Error {}
/** Returns the record of the world with this id, or null. */
export type RecordOfWorld = (id: string) => Json;

/** A key of a record: a kind, an underscore, and a number or a word. */
const idLike = /^[a-z][A-Za-z]*_\w+$/;
const fieldName = /^[a-z][A-Za-z0-9]*$/;
const newId = /^[a-z][A-Za-z]*_new\d+$/;
/** Fields of a new record that the app fills by itself, and that no user would name. */
const technicalFields: ReadonlySet<string> = new Set([
  ..."dir snoozeMin read reposts replies mayReply id mine by kind mime bytes type status state turns turn unread face listed told rank order seed fresh at zone".split(
    " ",
  ),
]);
/** Longer old values are not repeated. */
const longestOldValue = 30;

export interface DescriptionSources {
  readonly recordOfWorld?: RecordOfWorld | undefined;
  /** The words that the display has for the changed field and its new value. */
  readonly displayed?: DisplayedWords | undefined;
}
/**
 * `before` is the phone at the start. It contains the names of changed and removed records. Throws UndescribableChange.
 */
export function describeChange(
  check: SuiteCheck,
  before: PhoneState,
  lang: Lang,
  { recordOfWorld = () => null, displayed = { field: null, value: null } }: DescriptionSources = {},
): DescribedChange {
  const [app, ...steps] = check.path.split("/").slice(1) as [string, ...string[]];
  const offsetMin = zones[before.os.settings.time.zone];
  const describer = new ChangeDescriber(documentsOf(before), offsetMin, lang, recordOfWorld, displayed);
  const words = describer.describe(app, steps, check);
  const subject = { en: app === "os" ? "The phone" : `{app.${app}}`, zh: app === "os" ? "手机" : `{app.${app}}` };
  const sentence = lang === "en" ? `${subject.en}: ${words}` : `${subject.zh}：${words}`;
  return { check, words: sentence, values: describer.values };
}

type Contact = { readonly [field: string]: Json } & { readonly phones: readonly { readonly number: string }[] };
interface FormattedValue {
  readonly words: string;
  readonly values: readonly string[];
}
/** A part of a path: the name of a record in quotation marks, or the words of a key. */
interface PathPart {
  readonly isName: boolean;
  readonly words: string;
  /** Whether the name is that of another record, to which this record only refers, as in a list of liked songs. */
  readonly isReference?: boolean;
  readonly isSetting?: boolean;
  /** Whether the key of the collection is also the name of the app. */
  readonly isAppName?: boolean;
}

class ChangeDescriber {
  readonly values: string[] = [];
  readonly #documents: Record<string, Json>;
  readonly #offsetMin: number;
  readonly #lang: Lang;
  readonly #recordOfWorld: RecordOfWorld;
  readonly #displayed: DisplayedWords;
  constructor(
    documents: Record<string, Json>,
    offsetMin: number,
    lang: Lang,
    recordOfWorld: RecordOfWorld,
    displayed: DisplayedWords,
  ) {
    this.#documents = documents;
    this.#offsetMin = offsetMin;
    this.#lang = lang;
    this.#recordOfWorld = recordOfWorld;
    this.#displayed = displayed;
  }

  describe(app: string, steps: readonly string[], { kind, value = null }: SuiteCheck): string {
    const last = steps.at(-1)!;
    const old = valueAt(this.#documents, [app, ...steps]);
    if (kind === "added" && newId.test(last)) {
      const fields = isObject(value) ? this.#describeFields(value, []) : this.#describeNewValue(last, value);
      if (fields === "") throw new UndescribableChange("nothing says which record is added");
      const above = this.#partsOf(app, steps.slice(0, -1));
      const isFolder = isObject(value) && (value as Record<string, Json>)["type"] === "folder";
      const noun = isFolder ? "folders" : above.at(-1)!.words;
      if (!noun.endsWith("s")) throw new UndescribableChange(`"${noun}" does not say what is added`);
      const inside = this.#phrase(above.slice(0, -1));
      return this.#say(
        `${verbsOfNew.get(noun) ?? "add"} ${oneOf(noun)}${inside && ` to ${inside}`}: ${fields}`,
        `在${this.#phrase(above)}中添加一项：${fields}`,
      );
    }
    const parts = this.#partsOf(app, steps);
    if (kind === "removed") {
      if (!parts.at(-1)!.isName) return this.#say(`clear ${this.#phrase(parts)}`, `清除${this.#phrase(parts)}`);
      const verb = verbOf(steps.at(-2)!);
      const name = parts.at(-1)!.words;
      if (verb && parts.length === 2) return this.#say(`${verb.removed.en} ${name}`, `${verb.removed.zh}${name}`);
      const place = this.#phrase(parts.slice(0, -1));
      if (isInTrash(old)) return this.#say(`delete ${name} from ${place} for good`, `从${place}中彻底删除${name}`);
      return parts.at(-1)!.isReference
        ? this.#say(`remove ${name} from ${place}`, `把${name}从${place}中移除`)
        : this.#say(`delete ${name} from ${place}`, `从${place}中删除${name}`);
    }
    if (kind === "added" && parts.at(-1)!.isName) {
      const name = parts.at(-1)!.words;
      const verb = steps.at(-2) === "votes" ? voteOf(value) : verbOf(steps.at(-2)!);
      const fields =
        value === true || isInstant(value)
          ? ""
          : isObject(value)
            ? // With a verb, numbers are what the app notes about the record, such as its price.
              this.#describeFields(
                without(value, (text) => text === last || (verb && typeof text === "number")),
                [],
              )
            : this.#describeNewValue(last, value);
      if (verb && parts.length === 2)
        return this.#say(
          `${verb.added.en} ${name}${fields && `: ${fields}`}`,
          `${verb.added.zh}${name}${fields && `：${fields}`}`,
        );
      const place = this.#phrase(parts.slice(0, -1));
      return this.#say(
        `add ${name} to ${place}${fields && `: ${fields}`}`,
        `把${name}加入${place}${fields && `：${fields}`}`,
      );
    }
    return this.#describeField(last, parts, old, value);
  }

  #describeField(key: string, ownParts: readonly PathPart[], old: Json, value: Json): string {
    const isVolume = typeof value === "number" && ownParts[0]!.words === "sound";
    const parts = this.#withDisplayedField(isVolume ? withVolume(ownParts) : ownParts);
    const place = this.#phrase(parts);
    if (typeof value === "boolean") {
      const owner = this.#phrase(parts.slice(0, -1));
      if (key === "loggedIn") return value ? this.#say("log in", "登录") : this.#say("log out", "退出登录");
      const verb = flagVerbs.get(key);
      if (verb && parts.at(-2)?.isName) {
        const { en, zh } = value ? verb.added : verb.removed;
        return this.#say(`${en} ${owner}`, `${zh}${owner}`);
      }
      this.values.push(this.#onOff(value));
      const field = parts.at(-1)!.words;
      if (key === "on" && owner !== "")
        return value ? this.#say(`turn on ${owner}`, `打开${owner}`) : this.#say(`turn off ${owner}`, `关闭${owner}`);
      return value
        ? this.#say(`turn on ${field}${owner && ` for ${owner}`}`, `${owner && `为${owner}`}打开${field}`)
        : this.#say(`turn off ${field}${owner && ` for ${owner}`}`, `${owner && `为${owner}`}关闭${field}`);
    }
    const isEmptied = value === null || value === "" || (Array.isArray(value) && value.length === 0);
    // Notes store the time of the deletion, and files also the folder.
    if (
      (key === "trashedAt" && (isEmptied || isInstant(value))) ||
      (key === "trashed" && (isEmptied || isObject(value)))
    ) {
      const owner = this.#phrase(parts.slice(0, -1));
      return isEmptied
        ? this.#say(`take ${owner} out of the trash`, `从回收站恢复${owner}`)
        : this.#say(`move ${owner} to the trash`, `把${owner}移到回收站`);
    }
    if (/(ed|done|read|seen|sent|paid)At$/.test(key) && parts.length > 1 && (isEmptied || isInstant(value))) {
      const owner = this.#phrase(parts.slice(0, -1));
      const state = keyToWords(key.slice(0, -2));
      return isEmptied
        ? this.#say(`mark ${owner} as not ${state}`, `把${owner}标为未${state}`)
        : this.#say(`mark ${owner} as ${state}`, `把${owner}标为${state}`);
    }
    if (isEmptied) return this.#say(`clear ${place}`, `清空${place}`);
    if (Array.isArray(value) && Array.isArray(old) && [...value, ...old].every(isScalar)) {
      const added = value.filter((one) => !old.includes(one));
      const removed = old.filter((one) => !value.includes(one));
      const say = (all: readonly Json[]): string => {
        const words = this.#describeNewValue(key, all.map((one) => this.#itemName(one)) as Json);
        if (words === "") throw new UndescribableChange(`the items of ${place} have no words`);
        return words;
      };
      const verb = verbOf(key);
      if (verb && parts.length === 1 && (added.length === 0) !== (removed.length === 0)) {
        const { en, zh } = added.length > 0 ? verb.added : verb.removed;
        const all = say(added.length > 0 ? added : removed);
        return this.#say(`${en} ${all}`, `${zh}${all}`);
      }
      if (added.length > 0 && removed.length === 0)
        return this.#say(`add ${say(added)} to ${place}`, `在${place}中添加${say(added)}`);
      if (removed.length > 0 && added.length === 0)
        return this.#say(`remove ${say(removed)} from ${place}`, `从${place}中去掉${say(removed)}`);
    }
    if (key === "dir" && parts.length > 1 && isVote(value)) {
      const owner = parts.findLast(({ isName }) => isName)!.words;
      return value === 1
        ? this.#say(`vote up ${owner}`, `给${owner}点赞`)
        : this.#say(`vote down ${owner}`, `给${owner}点踩`);
    }
    if (isObject(value) && !isInstant(value)) {
      const fields = this.#describeFields(value, []);
      return this.#say(`set ${place}: ${fields}`, `设置${place}：${fields}`);
    }
    const shown = this.#displayed.value;
    // The touch on a ringer mode sets a volume, too.
    if (shown !== null && !isVolume) {
      this.values.push(shown);
      // The option has the unit.
      const field = place.replace(/ in (minutes|seconds)(?="?$)/, "");
      return this.#say(`set ${field} to "${shown}"`, `把${field}改为“${shown}”`);
    }
    const to = this.#describeNewValue(key, value);
    // The value is an instant of the episode or the id of a new record, so it has no words.
    if (to === "") throw new UndescribableChange(`the new value of ${place} has no words`);
    const from = this.#formatValue(key, old)?.words ?? "";
    if (from === to) throw new UndescribableChange(`the old and the new value of ${place} have the same name`);
    const isToldFrom = from !== "" && from.length <= longestOldValue && !parts.some(({ words }) => words === from);
    return this.#say(
      `set ${place}${isToldFrom ? ` from ${from}` : ""} to ${to}`,
      `把${place}${isToldFrom ? `从 ${from} ` : ""}改为 ${to}`,
    );
  }

  /** The display's own word for a field is clearer than that of the data. */
  #withDisplayedField(parts: readonly PathPart[]): readonly PathPart[] {
    const { field } = this.#displayed;
    const last = parts.at(-1)!;
    if (
      field === null ||
      last.isName ||
      parts.some(({ isName, words }) => isName && field.includes(words.replaceAll('"', "")))
    )
      return parts;
    const words = last.isSetting ? this.#say(`the setting "${field}"`, `设置“${field}”`) : `"${field}"`;
    // The label alone says what is meant, unless it belongs to a record.
    const owners = parts.slice(0, parts.findLastIndex(({ isName }) => isName) + 1);
    return [...owners, { ...last, words }];
  }
  /** Returns the name of an item of a list. A key without a name ("moss") says nothing to a user. */
  #itemName(item: Json): Json {
    if (typeof item !== "string" || idLike.test(item) || !/^[a-z0-9-]+$/.test(item)) return item;
    const name = this.#nameOfId(item);
    if (name === null) throw new UndescribableChange(`${item} has no name`);
    return name;
  }
  #say(en: string, zh: string): string {
    return this.#lang === "en" ? en : zh;
  }
  #onOff(value: boolean): string {
    return value ? this.#say("on", "打开") : this.#say("off", "关闭");
  }

  #partsOf(app: string, steps: readonly string[]): PathPart[] {
    const kept = /^(settings|prefs)$/.test(steps[0] ?? "") && steps.length > 1 ? 1 : 0;
    const isSetting = kept === 1 && app !== "os" && steps.length === 2;
    return steps.slice(kept).map((step, i): PathPart => {
      if (newId.test(step)) return { isName: true, words: this.#say("the new one", "新的一项") };
      // A position in a list. Nobody asks for it, because an insertion moves all later positions.
      if (/^\d+$/.test(step)) throw new UndescribableChange(`position ${step} of a list`);
      const key = unescapeStep(step);
      const record = valueAt(this.#documents, [app, ...steps.slice(0, kept + i + 1)]);
      const isRecord =
        idLike.test(key) ||
        (isObject(record) && (record as Record<string, Json>)["id"] === key) ||
        // A record that an app keeps about a person or another record, under its key.
        (app !== "os" && i > 0 && isCollection(valueAt(this.#documents, [app, ...steps.slice(0, kept + i)])));
      if (!isRecord) {
        if (!fieldName.test(key)) throw new UndescribableChange(`"${key}" is neither a field nor an id`);
        const words = keyToWords(key);
        return {
          ...{ isName: false, isSetting, isAppName: i === 0 && words === app },
          words: isSetting ? this.#say(`the setting "${words}"`, `设置“${words}”`) : words,
        };
      }
      const own = this.#recordOfWorld(key) === null ? nameOfRecord(record) : null;
      const name = own ?? this.#nameOfId(key) ?? this.#nameOfConversation(record);
      if (name === null) throw new UndescribableChange(`${key} has no name`);
      const others = valueAt(this.#documents, [app, ...steps.slice(0, kept + i)]);
      const isShared = Object.entries(isObject(others) ? others : {}).some(
        ([id, other]) => id !== key && own !== null && nameOfRecord(other as Json) === own,
      );
      if (isShared) throw new UndescribableChange(`two records have the name "${name}"`);
      this.values.push(name);
      const words = /comment/.test(key) ? this.#say(`the comment "${name}"`, `评论"${name}"`) : `"${name}"`;
      return { isName: true, words, isReference: own === null };
    });
  }
  /** A conversation with one number has no name of its own. The display shows the contact or the number. */
  #nameOfConversation(record: Json): string | null {
    const { numbers } = isObject(record) ? (record as Record<string, Json>) : {};
    if (!Array.isArray(numbers) || numbers.length !== 1) return null;
    const { contacts } = this.#documents["contacts"] as { readonly contacts: Readonly<Record<string, Contact>> };
    const contact = Object.values(contacts).find(({ phones }) => phones.some(({ number }) => number === numbers[0]));
    return contact === undefined ? String(numbers[0]) : nameOfRecord(contact);
  }
  /** Joins the parts: `the title of "Milk" in notes`. */
  #phrase(allParts: readonly PathPart[]): string {
    // "in contacts" says nothing more than the name of the app.
    const parts = allParts[0]?.isAppName && allParts[1]?.isName ? allParts.slice(1) : allParts;
    const at = parts.findLastIndex(({ isName }) => isName);
    const keys = parts.slice(at + 1).map(({ words }) => words);
    const field = keys.join(" › ");
    if (at === -1) return field;
    const above = this.#phrase(parts.slice(0, at));
    const name = parts[at]!.words;
    const owner = this.#say(above === "" ? name : `${name} in ${above}`, above === "" ? name : `${above}中的${name}`);
    if (field === "") return owner;
    return this.#say(`the ${field} of ${owner}`, `${owner}的${field}`);
  }

  /** Describes the fields of a record that have a value. */
  #describeFields(record: { readonly [key: string]: unknown }, above: readonly string[]): string {
    return Object.entries(withTimeOfDay(record))
      .flatMap(([key, inner]) => {
        const value = inner as Json;
        const isDefault = value === 0 && !/hour|minute/i.test(key);
        if (technicalFields.has(key) || isDefault || isEmpty(value) || isInstant(value)) return [];
        const path = [...above, key]
          .map(keyToWords)
          .join(" ")
          .replace(/^body (?=text$)|^when /, "");
        if (isObject(value)) return this.#describeFields(value, [...above, key]) || [];
        if (value === true) return [path];
        const text = this.#describeNewValue(key, value);
        return text === "" ? [] : [`${path} ${text}`];
      })
      .join(this.#say(", ", "，"));
  }
  /** Describes a value that the instruction must name. Returns "" for ids of new records and instants of the episode. */
  #describeNewValue(key: string, value: Json): string {
    const text = this.#formatValue(key, value);
    this.values.push(...(text?.values ?? []));
    return text?.words ?? "";
  }
  #formatValue(key: string, value: Json): FormattedValue | null {
    const told = (text: string): FormattedValue => ({ words: text, values: [text] });
    if (key === "days") throw new UndescribableChange("days of the week are numbers");
    // "me" is the user.
    if (value === null || value === "" || value === "me") return null;
    if (typeof value === "boolean") return told(this.#onOff(value));
    if (typeof value === "number") {
      const words = formatNumber(key, value, this.#offsetMin, this.#lang);
      if (words === null) throw new UndescribableChange(`nobody asks for ${value}`);
      return told(words);
    }
    if (typeof value === "string") {
      if (newId.test(value)) return null;
      if (idLike.test(value)) {
        const name = this.#nameOfId(value);
        if (name === null) throw new UndescribableChange(`${value} has no name`);
        return { words: `"${name}"`, values: [name] };
      }
      const inWorld = /^[a-z0-9-]+$/.test(value) ? nameOfRecord(this.#recordOfWorld(value)) : null;
      if (inWorld !== null) return { words: `"${inWorld}"`, values: [inWorld] };
      if (/\n|^content:/.test(value)) throw new UndescribableChange("a value is not one line of text");
      if (anyId.test(value) || /_\d+$/.test(value))
        throw new UndescribableChange(`an id is part of the value "${value.slice(0, 60)}"`);
      if (/\d\.\d{6,}/.test(value)) throw new UndescribableChange(`nobody asks for ${value}`);
      return { words: `"${value}"`, values: [value] };
    }
    if (Array.isArray(value)) {
      if (value.some((inner) => isObject(inner) && "kind" in inner))
        throw new UndescribableChange("a value is a list of parts of several kinds");
      const all = value.flatMap((inner) => this.#formatValue(key, inner) ?? []);
      return {
        words: all.map(({ words }) => words).join(this.#say(" and ", "和")),
        values: all.flatMap(({ values }) => values),
      };
    }
    if (isInstant(value)) return null;
    const inner = Object.entries(value).flatMap(([name, one]) => {
      const text = name === "id" || isEmpty(one) ? null : this.#formatValue(name, one);
      return text === null ? [] : [{ words: `${keyToWords(name)} ${text.words}`, values: text.values }];
    });
    return { words: inner.map(({ words }) => words).join(", "), values: inner.flatMap(({ values }) => values) };
  }
  /** Returns the name of the record with this id. Searches the world, and then all data of the phone. */
  #nameOfId(id: string): string | null {
    // A review of a place is stored under the place's id. The place gives the name.
    const found = this.#recordOfWorld(id) ?? findRecord(this.#documents, id);
    return found === null ? null : nameOfRecord(found);
  }
}
/** The volumes of the phone have the names of what is heard: "sound › alarm". */
const withVolume = (parts: readonly PathPart[]): readonly PathPart[] => [
  ...parts.slice(0, -1),
  { isName: false, words: `${parts.at(-1)!.words} volume` },
];
const isScalar = (value: Json): boolean => typeof value !== "object" || value === null;
const isEmpty = (value: Json): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
/** Joins the changes into one plain instruction. */
export const plainInstruction = (changes: readonly DescribedChange[], lang: Lang): string =>
  changes.map(({ words }) => `${words}${lang === "en" ? "." : "。"}`).join(lang === "en" ? " " : "");
