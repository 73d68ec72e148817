/**
 * Families of goods, read from the tables in data/: what there is of a kind, what of it fits together, and what people say of it.
 *   = id | group | noun / 名称
 *   C colours      F how each model is drawn, by number
 *   K key:Name / 名称 ; …                  what a model settles, in the order of the columns of M
 *   M Brand: Model / 型号 | dollars, new | value / 值 | …
 *   O key:Name / 名称 = value / 值:percent more; …      what buyers choose, or a single listing has one of
 *   S key:Name / 名称 = value / 值; …      one of them, whatever the model; "~" only of used, "!" only of new ones
 *   T what a title says besides brand, model and noun
 *   D about it, as sellers write   U the same of one that is not new   + praise   - a complaint   Q question => answer / 问题 => 回答
 * Sentences have the slots {brand} {model} {noun} {colour} and the keys of K and S.
 */
import type { Both } from "../cast.ts";
import { both, same } from "../web/build.ts";
import { bothOf } from "../web/grammar.ts";
import { categories } from "./categories.ts";
import { familyTables } from "./data/families.ts";

export const groups = ["device", "wear", "soft", "object", "instrument", "media", "vintage"] as const;
export type Group = (typeof groups)[number];

export interface Key {
  readonly key: string;
  readonly name: Both;
}
export interface Model {
  readonly brand: string;
  readonly name: Both;
  readonly dollars: number;
  readonly values: readonly Both[];
}
export interface Choice extends Key {
  readonly values: readonly { readonly name: Both; readonly more: number }[];
}
export interface Draw extends Key {
  readonly values: readonly { readonly value: Both; readonly of: "any" | "used" | "new" }[];
}
export interface Family {
  readonly id: string;
  readonly group: Group;
  readonly noun: Both;
  readonly category: string;
  readonly branch: string;
  readonly listings: number;
  readonly colours: readonly string[];
  /** Buyers choose a colour, and sellers name it: not of books, nor of games in a box. */
  readonly hasColour: boolean;
  /** All of one model look alike: the colours are those of the models, in their order. */
  readonly isAlike: boolean;
  /** The form of each model in pictures. */
  readonly forms: readonly number[];
  readonly keys: readonly Key[];
  readonly models: readonly Model[];
  readonly choice: Choice | null;
  readonly draws: readonly Draw[];
  readonly title: readonly Both[];
  readonly about: readonly Both[];
  readonly ofUsed: readonly Both[];
  readonly praise: readonly Both[];
  readonly complaints: readonly Both[];
  readonly questions: readonly { readonly text: Both; readonly answer: Both }[];
}

const words = (text: string): Both => (text.includes(" / ") ? bothOf(text) : same(text.trim()));
const parts = (text: string, between: string): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
function keyOf(text: string): Key {
  const at = text.indexOf(":");
  if (at < 0) throw new Error(`no key: ${text}`);
  return { key: text.slice(0, at).trim(), name: words(text.slice(at + 1)) };
}

const valueOf = (text: string): Draw["values"][number] =>
  text.startsWith("~")
    ? { value: words(text.slice(1)), of: "used" }
    : text.startsWith("!")
      ? { value: words(text.slice(1)), of: "new" }
      : { value: words(text), of: "any" };
const boxed = new Set(["jigsaw", "boardgame", "bricks"]);

type Draft = { -readonly [K in keyof Family]: Family[K] extends readonly (infer E)[] ? E[] : Family[K] };

function familyOf(block: string): Family {
  const [head = "", ...lines] = parts(block, "\n");
  const [id = "", group = "", noun = ""] = parts(head, "|");
  const place = placeOf(id);
  const family: Draft = {
    id,
    group: groupOf(group),
    noun: words(noun),
    ...place,
    colours: [],
    isAlike:
      group === "media" || boxed.has(id) || (group === "vintage" && id !== "fountainpen" && id !== "pocketwatch"),
    hasColour: group !== "media" && group !== "vintage" && !boxed.has(id),
    forms: [],
    keys: [],
    models: [],
    choice: null,
    draws: [],
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
      takeLine(family, line[0] ?? "", rest);
    } catch (e) {
      throw new Error(`${id}: ${line}`, { cause: e });
    }
  }
  if (family.forms.length === 0) family.forms.push(...family.models.map((_, i) => i % 2));
  if (family.forms.length !== family.models.length) throw new Error(`${id}: not a form for each model`);
  if (family.models.length === 0 || family.colours.length === 0) throw new Error(`${id} has no models or no colours`);
  return family;
}

function takeLine(family: Draft, sign: string, rest: string): void {
  switch (sign) {
    case "C":
      family.colours.push(...parts(rest, " "));
      return;
    case "F":
      family.forms.push(...parts(rest, " ").map(Number));
      return;
    case "K":
      family.keys.push(...parts(rest, ";").map(keyOf));
      return;
    case "M": {
      const [name = "", dollars = "", ...values] = parts(rest, "|");
      const at = name.indexOf(":");
      if (at < 0 || values.length !== family.keys.length || !(Number(dollars) > 0)) throw new Error("not a model");
      family.models.push({
        brand: name.slice(0, at),
        name: words(name.slice(at + 1)),
        dollars: Number(dollars),
        values: values.map(words),
      });
      return;
    }
    case "O": {
      const [key = "", values = ""] = rest.split("=");
      family.choice = {
        ...keyOf(key),
        values: parts(values, ";").map((value) => {
          const at = value.lastIndexOf(":");
          return { name: words(at < 0 ? value : value.slice(0, at)), more: at < 0 ? 0 : Number(value.slice(at + 1)) };
        }),
      };
      return;
    }
    case "S": {
      const [key = "", values = ""] = rest.split("=");
      family.draws.push({ ...keyOf(key), values: parts(values, ";").map(valueOf) });
      return;
    }
    case "T":
      family.title.push(words(rest));
      return;
    case "D":
      family.about.push(bothOf(rest));
      return;
    case "U":
      family.ofUsed.push(bothOf(rest));
      return;
    case "+":
      family.praise.push(bothOf(rest));
      return;
    case "-":
      family.complaints.push(bothOf(rest));
      return;
    case "Q": {
      const { en, zh } = bothOf(rest);
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

function groupOf(text: string): Group {
  const found = groups.find((group) => group === text);
  if (!found) throw new Error(`no group ${text}`);
  return found;
}
function placeOf(id: string): { category: string; branch: string; listings: number } {
  for (const category of categories)
    for (const branch of category.branches)
      for (const family of branch.families)
        if (family.id === id) return { category: category.id, branch: branch.id, listings: family.listings };
  throw new Error(`${id} stands in no branch`);
}

let read: readonly Family[] | null = null;
/** All families, in the order of the categories. */
export function families(): readonly Family[] {
  if (read) return read;
  const found = new Map(
    familyTables
      .flatMap((table) => table.split("\n= ").slice(1))
      .map((block) => familyOf(block))
      .map((family) => [family.id, family]),
  );
  read = categories
    .flatMap((category) => category.branches)
    .flatMap((branch) => branch.families)
    .flatMap(({ id }) => found.get(id) ?? []);
  return read;
}

/** What comes in pairs is one pair: "the pair of boots is". */
export const oneOf = (noun: string): string => (/[^s]s$/.test(noun) ? `pair of ${noun}` : noun);

/** The words for a sentence about a model in a colour. */
export const slotsOf = (
  family: Family,
  model: Model,
  colour: Both,
  drawn: Readonly<Record<string, Both>>,
): Record<string, Both> => ({
  ...drawn,
  ...Object.fromEntries(family.keys.map(({ key }, i) => [key, model.values[i]!])),
  brand: same(model.brand),
  model: model.name,
  noun: both(oneOf(family.noun.en), family.noun.zh),
  colour: both(colour.en.toLowerCase(), colour.zh),
});
