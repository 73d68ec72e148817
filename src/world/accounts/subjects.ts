/** The subjects of articles: events, advice, readers' questions, and records of the encyclopedia's tables. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { animals } from "../web/data/animals.ts";
import { countries } from "../web/data/countries.ts";
import { crafts, festivals, foods, instruments, inventions, sports } from "../web/data/culture.ts";
import { elements } from "../web/data/elements.ts";
import { threads } from "../web/data/forum.ts";
import { materials, places, plants } from "../web/data/nature.ts";
import { newsSections } from "../web/data/news.ts";
import { ingredients, methods, recipes } from "../web/data/recipes.ts";
import { bodies, constellations, stars } from "../web/data/sky.ts";
import { destinations } from "../web/data/travel.ts";
import {
  parseLocalizedList,
  parseLocalized,
  formatCount,
  drawNumbers,
  fill,
  numberSlots,
  parseRows,
  parseStories,
  type Slots,
  type Story,
} from "../web/grammar.ts";
import { moneySlots } from "../web/news.ts";
import { createPersonName } from "../web/people.ts";
import { city, quarters, towns } from "../web/town.ts";
import { factSlots } from "./fact-slots.ts";
import { factStories } from "./data/facts.ts";
import { adviceStories } from "./data/stories.ts";
import { pow } from "#state/portable-math.ts";

export interface Draft {
  readonly title: LocalizedText;
  readonly body: readonly LocalizedText[];
}
export interface Subject {
  readonly t: LocalizedText;
  /** The number of articles about the subject that can be written without repeating a headline. */
  readonly times: number;
  write(time: number): Draft;
}

const weekdays = parseLocalizedList(
  "Monday / 周一; Tuesday / 周二; Wednesday / 周三; Thursday / 周四; Friday / 周五; Saturday / 周六; Sunday / 周日",
);
const quoteForms = parseLocalizedList(
  "{q} says {who}. / “{z}”{who}说。; {q} That is how {who} puts it. / {who}是这么说的：“{z}”; {who^}: {q} / {who}：“{z}”",
);
const quoteSentence = (r: Rng, line: LocalizedText, speaker: LocalizedText): LocalizedText => {
  const form = r.pick(quoteForms);
  const end = /[.!?]$/.exec(line.en)?.[0] ?? ".";
  const quoted = form.en.startsWith("{q} says")
    ? `“${line.en.replace(/\.$/, "")}${end === "." ? "," : end}”`
    : `“${line.en}”`;
  return fill(form, { q: { en: quoted, zh: "" }, z: { en: "", zh: line.zh }, who: speaker });
};
/** Replaces 1 with 2, because the sentences use the plural. */
const replaceOnes = (numbers: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).map(([name, n]) => [name, n === 1 ? 2 : n]));
/**
 * Whether the sentence makes sense in an article of an account. Sentences with "ten times" are clear only in the
 * newspaper.
 */
const isClearAlone = ({ en }: LocalizedText): boolean => !en.includes("ten times");
/** Replaces quotation marks in a text that will itself be quoted. */
const nestQuotes = (text: string): string => text.replaceAll("“", "‘").replaceAll("”", "’");
/** Creates the subject of an event. Its numbers belong to the event, so every account reports the same numbers. */
function newsSubject(source: string, story: Story, thing: LocalizedText): Subject {
  const r = Rng.of("accounts", source, story.kind, thing.en);
  const numbers = replaceOnes(drawNumbers(story.ranges, r));
  const slots: Record<string, LocalizedText> = { ...numberSlots(numbers), ...moneySlots(numbers) };
  for (const key of ["year"])
    if (numbers[key] !== undefined) slots[key] = { en: String(numbers[key]), zh: String(numbers[key]) };
  const { percent, years, fee } = numbers;
  if (story.kind === "funds" && percent !== undefined && years !== undefined && fee !== undefined) {
    const grown = (rate: number): number => Math.round((10_000 * pow(1 + rate, years)) / 10) * 10;
    slots["grown"] = formatCount(grown(percent / 100));
    slots["lost"] = formatCount(Math.max(10, grown(percent / 100) - grown(percent / 100 - fee / 1000)));
  }
  Object.assign(slots, {
    person: createPersonName(r).full,
    city,
    place: r.pick(quarters),
    town: r.pick(towns),
    day: r.pick(weekdays),
  });
  const t = fill(thing, slots);
  const all: Slots = { ...slots, t };
  const { h = [], l = [], p = [], q = [] } = story.lines;
  return {
    t,
    times: h.length,
    write: (time) => {
      const own = Rng.of("accounts", "written", source, thing.en, time);
      const first = own.int(0, h.length - 1);
      const line = (list: readonly LocalizedText[], at: number): LocalizedText => fill(list[at % list.length]!, all);
      const further = p.filter(isClearAlone).map((one) => fill(one, all));
      const quote = q.length > 0 ? [quoteSentence(own, fill(own.pick(q), all), createPersonName(own).full)] : [];
      return { title: line(h, headlineOffset(thing) + time), body: [line(l, first + time), ...further, ...quote] };
    },
  };
}
/**
 * Returns the index of a subject's first headline. It is the length of the subject's name, so that it usually differs
 * between neighbouring subjects.
 */
const headlineOffset = (thing: LocalizedText): number => thing.en.length;
const newsSubjects = (source: string, text: string): Subject[] =>
  parseStories(text).flatMap((story) => story.things.map((thing) => newsSubject(source, story, thing)));

const questionIntros = parseLocalizedList(
  "A reader writes: / 读者来信：; The question of the week: / 本周提问：; From our letter box: / 编辑部信箱：",
);
const stepIntros = parseLocalizedList("First: / 第一步：; Then: / 第二步：; And if that is not enough: / 还不行的话：");
function questionSubject(story: Story, thing: LocalizedText): Subject {
  const r = Rng.of("accounts", "threads", story.kind, thing.en);
  const slots: Slots = { ...numberSlots(replaceOnes(drawNumbers(story.ranges, r))), t: thing };
  const { h = [], l = [], p = [], s = [], a = [] } = story.lines;
  const of = (list: readonly LocalizedText[], at: number): LocalizedText => fill(list[at % list.length]!, slots);
  return {
    t: thing,
    times: h.length,
    write: (time) => {
      const [ask, letter, more] = [
        questionIntros[(time + thing.en.length) % questionIntros.length]!,
        of(l, time),
        of(p, time),
      ];
      return {
        title: of(h, time),
        body: [
          {
            en: `${ask.en} “${nestQuotes(`${letter.en} ${more.en}`)}”`,
            zh: `${ask.zh}“${nestQuotes(letter.zh + more.zh)}”`,
          },
          ...s.slice(0, 3).map((step, i): LocalizedText => {
            const text = fill(step, slots);
            return {
              en: `${stepIntros[i]!.en} ${text.en.charAt(0).toLowerCase()}${text.en.slice(1)}`,
              zh: stepIntros[i]!.zh + text.zh,
            };
          }),
          {
            en: `Another reader adds: “${nestQuotes(of(a, time).en)}”`,
            zh: `另一位读者补充：“${nestQuotes(of(a, time).zh)}”`,
          },
        ],
      };
    },
  };
}

const tables: Readonly<Record<string, readonly [text: string, columns: number]>> = {
  animals: [animals, 9],
  plants: [plants, 8],
  places: [places, 8],
  bodies: [bodies, 10],
  stars: [stars, 7],
  constellations: [constellations, 8],
  elements: [elements, 10],
  materials: [materials, 8],
  countries: [countries, 12],
  instruments: [instruments, 10],
  sports: [sports, 10],
  foods: [foods, 9],
  festivals: [festivals, 9],
  inventions: [inventions, 8],
  crafts: [crafts, 9],
  destinations: [destinations, 14],
};
/** Returns all lines that contain facts, followed by one line without facts. `at` determines which line comes first. */
function orderLines(lines: readonly LocalizedText[], at: number): LocalizedText[] {
  const facts = lines.filter(({ en }) => en.includes("{"));
  const colour = lines.filter(({ en }) => !en.includes("{"));
  const turn = facts.length === 0 ? 0 : at % facts.length;
  return [...facts.slice(turn), ...facts.slice(0, turn), ...(colour.length > 0 ? [colour[at % colour.length]!] : [])];
}
function recordSubjects(source: string): Subject[] {
  const story = parseStories(`= ${source} | book |${factStories[source]!}`)[0]!;
  const [text, columns] = tables[source]!;
  return parseRows(text, columns).map((cells, index): Subject => {
    const slots = factSlots(source, cells, index);
    const { h = [], l = [], p = [] } = story.lines;
    return {
      t: slots["t"]!,
      times: h.length,
      write: (time) => {
        const line = (list: readonly LocalizedText[], at: number): LocalizedText =>
          fill(list[at % list.length]!, slots);
        return {
          title: line(h, index + time),
          body: [line(l, index + time), ...orderLines(p, index + time).map((one) => fill(one, slots))],
        };
      },
    };
  });
}

interface Ingredient {
  readonly name: LocalizedText;
  readonly unit: LocalizedText;
}
function recipeSubjects(): { readonly course: string; readonly subject: Subject }[] {
  const known = new Map<string, Ingredient>(
    parseRows(ingredients, 9).map(([en = "", zh = "", unit = "", unitZh = ""]) => [
      en,
      { name: { en, zh }, unit: { en: unit, zh: unitZh } },
    ]),
  );
  const ways = new Map(
    methods
      .trim()
      .split("\n")
      .map((line) => [
        line.slice(0, line.indexOf("|")),
        line
          .slice(line.indexOf("|") + 1)
          .split(/(?<=。);/)
          .map(parseLocalized),
      ]),
  );
  const heads = parseLocalizedList(
    "{t} / {t}; {t} in {minutes} minutes / {minutes}分钟的{t}; {t}, for {n} / {n}人份的{t}",
  );
  return parseRows(recipes, 9).map(
    (
      [en = "", zh = "", course = "", method = "", minutes = "", servings = "", needs = "", firstEn = "", firstZh = ""],
      index,
    ) => {
      const t = { en, zh };
      const number = (n: string): LocalizedText => ({ en: n, zh: n });
      const parts = needs.split(",").map((part) => {
        const [, name = "", amount = ""] = /^\s*(.+?) ([\d.]+)\s*$/.exec(part)!;
        return { amount, ...known.get(name)! };
      });
      const names = parts.map(({ name }) => name);
      const half = number(String(Math.max(4, Math.round(Number(minutes) / 2))));
      const slots: Slots = {
        t,
        minutes: number(minutes),
        n: number(servings),
        a: names[0]!,
        b: names[1] ?? names[0]!,
        c: names[2] ?? names[0]!,
        half,
        time: number(minutes),
      };
      const listEn = parts
        .map(({ name, amount, unit }) =>
          unit.en === "pc" ? `${amount} × ${name.en}` : `${amount} ${unit.en} ${name.en}`,
        )
        .join(", ");
      const listZh = parts.map(({ name, amount, unit }) => `${name.zh}${amount}${unit.zh}`).join("、");
      const steps = (ways.get(method) ?? []).map((step) => fill(step, slots));
      const subject: Subject = {
        t: { en: en.charAt(0).toLowerCase() + en.slice(1), zh },
        times: heads.length,
        write: (time): Draft => ({
          title: fill(heads[(index + time) % heads.length]!, slots),
          body: [
            { en: firstEn, zh: firstZh },
            {
              en: `For ${servings}, in ${minutes} minutes: ${listEn}.`,
              zh: `${servings}人份，${minutes}分钟：${listZh}。`,
            },
            ...steps,
          ],
        }),
      };
      return { course, subject };
    },
  );
}

/** Returns the subjects by source. The sources are those that the accounts' data name. */
export function subjects(): ReadonlyMap<string, readonly Subject[]> {
  const all = new Map<string, readonly Subject[]>();
  for (const [source, text] of Object.entries(newsSections)) all.set(source, newsSubjects(source, text));
  for (const text of Object.values(adviceStories))
    for (const story of parseStories(text))
      all.set(
        story.kind,
        story.things.map((thing) => newsSubject(story.kind, story, thing)),
      );
  all.set(
    "threads",
    parseStories(threads).flatMap((story) => story.things.map((thing) => questionSubject(story, thing))),
  );
  for (const source of Object.keys(tables)) all.set(source, recordSubjects(source));
  for (const { course, subject } of recipeSubjects()) all.set(course, [...(all.get(course) ?? []), subject]);
  return all;
}
