/**
 * Families of goods, read from the tables in data/. A family is a kind of goods with its models, the attributes that
 * each model can have, and sentences about them.
 * Format: "= id | group | noun / 名称" begins a family. Every other line begins with a letter or a sign:
 * C colours. F the number of each model's form in pictures.
 * K key:Name / 名称 ; …: attributes that the model determines, in the order of the columns of M.
 * M Brand: Model / 型号 | price when new, in dollars | value / 值 | …
 * O key:Name / 名称 = value / 值:percent more; …: the buyer chooses one value, or the listing has only one of them.
 * S key:Name / 名称 = value / 值; …: every listing has a random value. A value with "~" is only for used items, and a
 * value with "!" only for new items.
 * T words of the title in addition to brand, model and noun.
 * D sentences of the seller. U sentences of the seller only for items that are not new. + praise. - a complaint.
 * Q question => answer / 问题 => 回答
 * Sentences have the slots {brand} {model} {noun} {colour} and the keys of K and S.
 */
import type { LocalizedText } from "../cast.ts";
import { both, sameInBoth } from "../web/build.ts";
import { parseLocalized } from "../web/grammar.ts";
import { categories } from "./categories.ts";
import { familyTables } from "./data/families.ts";

export const groups = ["device", "wear", "soft", "object", "instrument", "media", "vintage"] as const;
export type Group = (typeof groups)[number];

export interface AttributeKey {
  readonly key: string;
  readonly name: LocalizedText;
}
export interface Model {
  readonly brand: string;
  readonly name: LocalizedText;
  readonly dollars: number;
  readonly values: readonly LocalizedText[];
}
export interface Choice extends AttributeKey {
  readonly values: readonly { readonly name: LocalizedText; readonly surchargePercent: number }[];
}
export interface RandomAttribute extends AttributeKey {
  readonly values: readonly { readonly value: LocalizedText; readonly of: "any" | "used" | "new" }[];
}
export interface Family {
  readonly id: string;
  readonly group: Group;
  readonly noun: LocalizedText;
  readonly category: string;
  readonly branch: string;
  readonly listings: number;
  readonly colours: readonly string[];
  /** Whether buyers choose a colour and sellers name the colour. False for books and boxed games. */
  readonly hasColour: boolean;
  /** Whether all items of a model look the same. The n-th colour is then the colour of the n-th model. */
  readonly isAlike: boolean;
  /** The number of each model's form in pictures. */
  readonly forms: readonly number[];
  readonly keys: readonly AttributeKey[];
  readonly models: readonly Model[];
  readonly choice: Choice | null;
  readonly randomAttributes: readonly RandomAttribute[];
  readonly title: readonly LocalizedText[];
  readonly about: readonly LocalizedText[];
  readonly ofUsed: readonly LocalizedText[];
  readonly praise: readonly LocalizedText[];
  readonly complaints: readonly LocalizedText[];
  readonly questions: readonly { readonly text: LocalizedText; readonly answer: LocalizedText }[];
}

const parseText = (text: string): LocalizedText =>
  text.includes(" / ") ? parseLocalized(text) : sameInBoth(text.trim());
const splitTrimmed = (text: string, between: string): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
function parseKey(text: string): AttributeKey {
  const at = text.indexOf(":");
  if (at < 0) throw new Error(`no key: ${text}`);
  return { key: text.slice(0, at).trim(), name: parseText(text.slice(at + 1)) };
}

const parseDrawValue = (text: string): RandomAttribute["values"][number] =>
  text.startsWith("~")
    ? { value: parseText(text.slice(1)), of: "used" }
    : text.startsWith("!")
      ? { value: parseText(text.slice(1)), of: "new" }
      : { value: parseText(text), of: "any" };
const boxedGames = new Set(["jigsaw", "boardgame", "bricks"]);

type MutableFamily = { -readonly [K in keyof Family]: Family[K] extends readonly (infer E)[] ? E[] : Family[K] };

function parseFamily(block: string): Family {
  const [head = "", ...lines] = splitTrimmed(block, "\n");
  const [id = "", group = "", noun = ""] = splitTrimmed(head, "|");
  const place = findBranch(id);
  const family: MutableFamily = {
    id,
    group: parseGroup(group),
    noun: parseText(noun),
    ...place,
    colours: [],
    isAlike:
      group === "media" || boxedGames.has(id) || (group === "vintage" && id !== "fountainpen" && id !== "pocketwatch"),
    hasColour: group !== "media" && group !== "vintage" && !boxedGames.has(id),
    forms: [],
    keys: [],
    models: [],
    choice: null,
    randomAttributes: [],
    title: [],
    about: [],
    ofUsed: [],
    praise: [],
    complaints: [],
    questions: [],
  };
  for (const line of lines) {
    const rest = line.slice(2).trim();
    try {
      parseLine(family, line[0] ?? "", rest);
    } catch (e) {
      throw new Error(`${id}: ${line}`, { cause: e });
    }
  }
  if (family.forms.length === 0) family.forms.push(...family.models.map((_, i) => i % 2));
  if (family.forms.length !== family.models.length) throw new Error(`${id}: not a form for each model`);
  if (family.models.length === 0 || family.colours.length === 0) throw new Error(`${id} has no models or no colours`);
  return family;
}

function parseLine(family: MutableFamily, sign: string, rest: string): void {
  switch (sign) {
    case "C":
      family.colours.push(...splitTrimmed(rest, " "));
      return;
    case "F":
      family.forms.push(...splitTrimmed(rest, " ").map(Number));
      return;
    case "K":
      family.keys.push(...splitTrimmed(rest, ";").map(parseKey));
      return;
    case "M": {
      const [name = "", dollars = "", ...values] = splitTrimmed(rest, "|");
      const at = name.indexOf(":");
      if (at < 0 || values.length !== family.keys.length || !(Number(dollars) > 0)) throw new Error("not a model");
      family.models.push({
        brand: name.slice(0, at),
        name: parseText(name.slice(at + 1)),
        dollars: Number(dollars),
        values: values.map(parseText),
      });
      return;
    }
    case "O": {
      const [key = "", values = ""] = rest.split("=");
      family.choice = {
        ...parseKey(key),
        values: splitTrimmed(values, ";").map((value) => {
          const at = value.lastIndexOf(":");
          return {
            name: parseText(at < 0 ? value : value.slice(0, at)),
            surchargePercent: at < 0 ? 0 : Number(value.slice(at + 1)),
          };
        }),
      };
      return;
    }
    case "S": {
      const [key = "", values = ""] = rest.split("=");
      family.randomAttributes.push({ ...parseKey(key), values: splitTrimmed(values, ";").map(parseDrawValue) });
      return;
    }
    case "T":
      family.title.push(parseText(rest));
      return;
    case "D":
      family.about.push(parseLocalized(rest));
      return;
    case "U":
      family.ofUsed.push(parseLocalized(rest));
      return;
    case "+":
      family.praise.push(parseLocalized(rest));
      return;
    case "-":
      family.complaints.push(parseLocalized(rest));
      return;
    case "Q": {
      const { en, zh } = parseLocalized(rest);
      const [text = "", answer = ""] = en.split(" => ");
      const [textZh = "", answerZh = ""] = zh.split(" => ");
      if (!answer || !answerZh) throw new Error("no answer");
      family.questions.push({ text: both(text, textZh), answer: both(answer, answerZh) });
      return;
    }
    default:
      throw new Error("a line of no kind");
  }
}

function parseGroup(text: string): Group {
  const found = groups.find((group) => group === text);
  if (!found) throw new Error(`no group ${text}`);
  return found;
}
function findBranch(id: string): { category: string; branch: string; listings: number } {
  for (const category of categories)
    for (const branch of category.branches)
      for (const family of branch.families)
        if (family.id === id) return { category: category.id, branch: branch.id, listings: family.listings };
  throw new Error(`${id} stands in no branch`);
}

let familiesCache: readonly Family[] | null = null;
/** Returns all families, in the order of the categories. */
export function families(): readonly Family[] {
  if (familiesCache) return familiesCache;
  const found = new Map(
    familyTables
      .flatMap((table) => table.split("\n= ").slice(1))
      .map((block) => parseFamily(block))
      .map((family) => [family.id, family]),
  );
  familiesCache = categories
    .flatMap((category) => category.branches)
    .flatMap((branch) => branch.families)
    .flatMap(({ id }) => found.get(id) ?? []);
  return familiesCache;
}

/** Adds "pair of" to a plural noun, so that the noun fits a verb in the singular, as in "the pair of boots is". */
export const singularNoun = (noun: string): string => (/[^s]s$/.test(noun) ? `pair of ${noun}` : noun);

/** Returns the slots for sentences about a model in a colour. */
export const createSlots = (
  family: Family,
  model: Model,
  colour: LocalizedText,
  drawn: Readonly<Record<string, LocalizedText>>,
): Record<string, LocalizedText> => ({
  ...drawn,
  ...Object.fromEntries(family.keys.map(({ key }, i) => [key, model.values[i]!])),
  brand: sameInBoth(model.brand),
  model: model.name,
  noun: both(singularNoun(family.noun.en), family.noun.zh),
  colour: both(colour.en.toLowerCase(), colour.zh),
});
