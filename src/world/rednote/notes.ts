/** Writes the notes: draws a form, its subject and facts, and composes title and text from the form's sentences. */
import { Rng } from "#state/rng.ts";
import { listings } from "../goods/listings.ts";
import { generatePlaces } from "../places/all-places.ts";
import type { Place } from "../places/index.ts";
import { Composer } from "../social/composer.ts";
import { rareGreat, WeightedIndex } from "../social/counts.ts";
import { splitSentences } from "../social/text-errors.ts";
import { drawSlots, slotNames, type Subject } from "../social/forms.ts";
import { general as generalEn } from "./data/en/talk.ts";
import { general as generalZh } from "./data/zh/talk.ts";
import { holds, parseLine, type Line } from "./conditions.ts";
import { noteForms, type NoteForm } from "./form-data.ts";
import type { Detail, Note } from "./index.ts";
import { createPictures } from "./pictures.ts";
import {
  factChances,
  isTitle,
  leastLength,
  maxTemplateUses,
  namedForms,
  namesSubject,
  namesThing,
  nouns,
  repeats,
  wordsOf,
  practicalForms,
} from "./note-rules.ts";
import { listPersons, type Person } from "./people.ts";
import { layOutText, styleOf, styleSentence } from "./style.ts";
import { publics, type Channel, type Public } from "./words.ts";

export const generalSlots = { en: generalEn, zh: generalZh };
const noteCounts = { en: 2000, zh: 2320 } as const;
/** The number of notes of each public that appear in the first three days after the start. */
const futureCount = 80;
const minutesOfDay = 1440;

export interface Draft {
  readonly note: Omit<Note, "id" | "comments" | "likedBy">;
  readonly form: NoteForm;
  readonly subject: string;
  readonly slots: Readonly<Record<string, string>>;
  readonly facts: Detail["facts"];
  readonly author: Person;
}

/** Slots whose values must not occur twice in one text. */
const onceOnly = "r1 r2 line say oops mistake flaw act side gear lunch snack food eat edit bag gift".split(" ");
/** The maximum number of saves per 100 likes, for notes of a channel. */
const savesShare: Partial<Record<Channel, number>> = {
  cooking: 160,
  study: 130,
  home: 110,
  fitness: 100,
  travel: 110,
  tech: 70,
  crafts: 80,
};

const formatHour = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

interface Choice {
  readonly subject: Subject | null;
  readonly place: Place | null;
  readonly item: ReturnType<typeof listings>[number]["item"] | null;
}

let placesCache: readonly Place[] | null = null;
const allPlaces = (): readonly Place[] => (placesCache ??= [...generatePlaces()]);
let itemsCache: Map<string, ReturnType<typeof listings>[number]["item"][]> | null = null;
/** Returns the goods of a family that are new and have a fixed price. */
function itemsOf(family: string): ReturnType<typeof listings>[number]["item"][] {
  if (!itemsCache) {
    itemsCache = new Map();
    for (const { item } of listings())
      if (item.format === "buy" && item.condition === "new") {
        const own = itemsCache.get(item.family) ?? [];
        own.push(item);
        itemsCache.set(item.family, own);
      }
  }
  return itemsCache.get(family) ?? [];
}

function choose(form: NoteForm, rng: Rng): Choice {
  const subject = form.subjects.length > 0 ? rng.pick(form.subjects) : null;
  const sorts = subject?.cells["sort"]?.split(",").map((one) => one.trim());
  const places =
    form.places.length === 0
      ? []
      : allPlaces().filter(
          ({ category, sort }) => form.places.includes(category) && (!sorts || sorts.includes(sort.en)),
        );
  if (form.places.length > 0 && places.length === 0) throw new Error(`${form.id}: no place for ${String(sorts)}`);
  const family = form.goods.length > 0 ? (subject?.cells["family"] ?? rng.pick(form.goods)) : null;
  return {
    subject,
    place: places.length > 0 ? rng.pick(places) : null,
    item: family === null ? null : rng.pick(itemsOf(family)),
  };
}

function slotsOf(form: NoteForm, { subject, place, item }: Choice, lang: Public, rng: Rng): Record<string, string> {
  const slots = drawSlots(form, subject, rng);
  if (place) {
    slots["place"] = place.name[lang];
    slots["street"] = place.address[lang];
    slots["area"] = place.quarterName[lang];
    if (place.hours) {
      slots["open"] = formatHour(place.hours.open);
      slots["close"] = formatHour(place.hours.close);
    }
  }
  if (item) {
    const specific = (name: RegExp): string => item.specifics.find((one) => name.test(one.name.en))?.value[lang] ?? "";
    // Shops write a space after a Latin letter ("T 恤"), notes do not.
    slots["thing"] = item.noun[lang].replace(/([A-Z]) (?=\p{Script=Han})/u, "$1");
    slots["brand"] = item.brand[lang];
    slots["model"] = specific(/^Model$/);
    slots["title"] = specific(/^Title$/);
    slots["artist"] = specific(/^Artist$/);
    slots["colour"] = lang === "en" ? specific(/^Colou?r$/).toLowerCase() : specific(/^Colou?r$/);
  }
  return slots;
}

/**
 * Draws the age of a note, in minutes before the start: 35 % within the last week, the rest within the year and a half
 * before it.
 */
const drawAge = (rng: Rng): number =>
  rng.chance(0.35)
    ? rng.int(12, 7 * minutesOfDay)
    : Math.round(7 * minutesOfDay + rareGreat(rng, 2) * 540 * minutesOfDay);

/** Writes all notes of one public. */
function* writeNotes(lang: Public): Iterable<Draft> {
  const total = noteCounts[lang] + futureCount;
  const composer = new Composer(lang === "en" ? 2 : 4, generalSlots[lang], splitSentences);
  const authors = listPersons(lang).filter(({ weight }) => weight > 0);
  const pools = new Map<string, { readonly all: Person[]; readonly index: WeightedIndex }>();
  const poolOf = (channel: Channel, isLocal: boolean) => {
    const key = `${channel} ${isLocal}`;
    let pool = pools.get(key);
    if (!pool) {
      const all = authors.filter((one) => one.channels.includes(channel) && (!isLocal || one.isLocal));
      pool = { all, index: new WeightedIndex(all.map(({ weight }) => weight)) };
      pools.set(key, pool);
    }
    return pool;
  };
  const forms = noteForms[lang];
  const order = Rng.of("rednote", lang, "notes").shuffle(
    Array.from({ length: total }, (_, i) => forms[i % forms.length]!),
  );
  const titles = new Set<string>();
  for (const [i, form] of order.entries()) {
    // Each note has two streams. So other words of one note change neither its numbers nor other notes.
    const rng = Rng.of("rednote", lang, "note", i);
    const words = Rng.of("rednote", lang, "words", i);
    const pool = poolOf(form.channel, form.places.length > 0);
    const author = pool.all[pool.index.pick(rng)]!;
    const age = i < futureCount ? -rng.int(3, 3 * minutesOfDay) : drawAge(rng);
    for (let tries = 0; ; tries++) {
      const choice = choose(form, rng);
      const draft = write({ rng, words, lang, form, author, age, choice, composer, titles });
      if (draft) {
        yield draft;
        break;
      }
      if (tries > 30) throw new Error(`${form.id}: no more titles`);
    }
  }
}

/** Below this score a note must name something that the author did not like. */
const lowScore = { en: 7, zh: 7.2 } as const;
const isCriticism = ({ bounds }: Line): boolean => bounds.some(({ slot, least }) => slot === "score" && !least);

interface Task {
  /** Draws what the note is about, its facts and its counts. */
  readonly rng: Rng;
  /** Draws the sentences. */
  readonly words: Rng;
  readonly lang: Public;
  readonly form: NoteForm;
  readonly author: Person;
  readonly age: number;
  readonly choice: Choice;
  readonly composer: Composer;
  readonly titles: Set<string>;
}

function write({ rng, words, lang, form, author, age, choice, composer, titles }: Task): Draft | null {
  const style = styleOf(author.id, lang);
  const slots = slotsOf(form, choice, lang, rng);
  const kind = rng.pick(form.kinds);
  const groups = new Set<string>();
  const taken = new Set<string>();
  let isNamed = false;
  // Lines that were written apart sometimes say the same thing in nearly the same words.
  const said = new Set<string>();
  const pick = (stock: readonly string[], used: ReadonlySet<string>): string | null => {
    const lines = stock.map(parseLine).filter((line) => holds(line, { slots, channel: form.channel, groups }));
    const chosen = composer.choose(
      words,
      lines.map(({ text }) => text),
      slots,
      used,
    );
    if (!chosen) return null;
    for (const name of lines.find(({ text }) => text === chosen.template)!.groups) groups.add(name);
    taken.add(chosen.text).add(chosen.template);
    isNamed ||= namesThing(chosen.template);
    for (const words of wordsOf(chosen.template, lang)) said.add(words);
    return chosen.text;
  };
  const remarks = choice.subject?.remarks ?? [];
  // Many people make the most striking thing they say the title. The opening then names what it is about.
  // A sentence that somebody would remember must not stand in the notes of several people.
  const fresh = (stock: readonly string[]): readonly string[] =>
    stock.filter((line) => composer.usesOf(parseLine(line).text) < maxTemplateUses);
  const naming = fresh(form.openings).filter(namesSubject[lang]);
  const mayStrike = !namedForms.has(form.id) && naming.length > 3;
  const striking =
    mayStrike && words.chance(lang === "en" ? 0.35 : 0.2) ? pick(fresh(remarks).filter(isTitle), titles) : null;
  const plainTitle = striking?.replace(/[.。]$/u, "") ?? pick(form.titles, titles);
  if (plainTitle === null || titles.has(plainTitle)) return null;
  titles.add(plainTitle);

  const used: string[] = [plainTitle];
  const chosen = new Set(form.choices.map(({ name }) => name));
  // A Chinese text has at most one sentence with {who}: several people in one short text look made up.
  const namesSomebody = (template: string): boolean => lang === "zh" && template.includes("{who}");
  // A text contains the value of a choice at most twice, and the values of the slots in `onceOnly` at most once.
  const mentions = (template: string): boolean =>
    (namesSomebody(template) && [...taken].some(namesSomebody)) ||
    slotNames(template).some((name) => {
      const most = onceOnly.includes(name)
        ? 1
        : chosen.has(name) || nouns[lang].some((noun) => noun === name)
          ? 2
          : Infinity;
      const value = slots[name]?.toLowerCase();
      return most < Infinity && !!value && used.filter((text) => text.toLowerCase().includes(value)).length >= most;
    });
  const say = (stock: readonly string[]): string | null => {
    const text = pick(
      stock.filter((template) => !mentions(template) && !repeats(template, said, lang)),
      taken,
    );
    if (text !== null) used.push(text);
    return text;
  };
  // Few lines make a note: lines that were written apart seldom belong together, and most people write little.
  // If the title only names a place or a day, the opening says what the note is about.
  const mustName = striking !== null || !isNamed;
  const withOpening = words.chance(0.45) || mustName;
  const opening = !withOpening
    ? null
    : mustName
      ? (say(naming.filter(namesThing)) ?? say(form.openings.filter(namesThing)) ?? say(naming))
      : say(fresh(form.openings));
  if (striking !== null && opening === null) return null;

  const valueOf = (key: string): string => slots[key] ?? slots[factSlots[key] ?? ""] ?? "";
  const given = new Set([...taken].flatMap(slotNames));
  const isListed = style.isLabelled && practicalForms.has(form.id);
  const drawn = form.facts.filter(({ key }) => {
    const chance = factChances[form.id]?.[key] ?? (isListed ? 0.4 : 0.1);
    return rng.chance(chance);
  });
  const some = drawn.filter(
    ({ key, wordings }) =>
      slotNames(wordings[0]!).every((name) => (slots[name] ?? "") !== "") &&
      // A person does not repeat the number or name that the title or opening gives.
      !given.has(key) &&
      !given.has(factSlots[key] ?? key),
  );
  // Below a list of facts stand several. In sentences, a person states one or two.
  const isList = isListed && some.length > 2;
  const facts: { key: string; text: string; value: string | number }[] = [];
  for (const { key, wordings } of some) {
    const fitting = wordings.filter((one) => isList === isLabel(parseLine(one).text));
    // All labels of a list begin with an emoji, or none.
    const alike = fitting.filter((one) => !isList || startsWithEmoji(one) === style.emoji > 0);
    const text = say(alike) ?? say(fitting) ?? pick(fitting, taken) ?? say(wordings);
    if (text === null) continue;
    const named = valueOf(key);
    facts.push({ key, text, value: /^\d+(\.\d+)?$/.test(named) ? Number(named) : named });
  }
  const middle: string[] = [];
  const preferring = (stock: readonly string[], isFirst: (line: Line) => boolean): string =>
    say(fresh(stock).filter((line) => isFirst(parseLine(line)))) ??
    say(fresh(stock)) ??
    say(fresh(form.sentences)) ??
    say(stock) ??
    "";
  // A note says something plain about its subject, and one with a low score says why.
  middle.push(preferring(remarks, ({ groups: own }) => !own.includes("j")));
  const isBad = Number(slots["score"]) < lowScore[lang];
  if (isBad) middle.push(preferring(form.sentences, isCriticism));
  else if (words.chance(opening === null ? 0.5 : 0.25))
    middle.push(say(fresh(words.chance(lang === "en" ? 0.85 : 0.75) ? remarks : form.sentences)) ?? "");
  const isLongEnough = (): boolean =>
    [opening ?? "", ...facts.map((fact) => fact.text), ...middle].join("").length >= leastLength[lang];
  const more = [fresh(remarks), fresh(form.sentences), remarks, form.sentences, form.openings];
  for (const stock of more) if (!isLongEnough()) middle.push(say(stock) ?? "");
  const question = words.chance(0.12) ? say(form.questions) : null;

  const finish = (text: string): string => styleSentence(text, style, lang);
  const title = finish(plainTitle);
  const text = layOutText(
    {
      opening: opening === null ? "" : finish(opening),
      facts: facts.map((fact) => finish(fact.text)),
      middle: words.shuffle(middle.filter((one) => one !== "")).map(finish),
      question: question === null ? "" : finish(question),
    },
    { ...style, isLabelled: isList },
    lang,
    form.emoji,
    words,
  );
  const reach = rareGreat(rng, 5) * (0.3 + author.fame);
  const likes = age < 0 ? 0 : Math.round((2 + reach * 9_000 + rng.int(0, 60)) * Math.min(1, (age + 60) / 3_000));
  const saves = Math.round((likes * rng.int(8, savesShare[form.channel] ?? 45)) / 100);
  const tags = rng
    .sample(form.tags, Math.min(form.tags.length, rng.int(2, 6)))
    .map((tag) => fillTag(tag, slots))
    .filter((tag): tag is string => tag !== null);
  const pictures = createPictures({ rng, form, kind, subject: choice.subject, item: choice.item, title });
  const { place, item } = choice;
  return {
    form,
    slots,
    author,
    subject: item?.id ?? slots["thing"] ?? form.id,
    facts: facts.map((fact) => ({ ...fact, text: finish(fact.text), comment: null })),
    note: {
      author: author.id,
      name: author.name,
      public: lang,
      channel: form.channel,
      kind,
      title,
      text,
      tags: [...new Set(tags)],
      cover: pictures[0]!,
      pictures,
      seconds: kind === "video" ? rng.int(9, 240) : 0,
      place: place
        ? { id: place.id, name: place.name[lang], latitude: place.latitude, longitude: place.longitude }
        : null,
      ip: author.ip,
      age,
      edited: age > 0 && rng.chance(0.12),
      likes,
      saves,
      shares: Math.round((likes * rng.int(1, 18)) / 100),
      goods: item && rng.chance(0.6) ? [{ item: item.id, priceCents: item.priceCents }] : [],
    },
  };
}

/** Whether a text contains a value, in any case. A number must be separate: "8" is not in "18". */
export function contains(text: string, value: string): boolean {
  const said = text.toLowerCase();
  const wanted = value.toLowerCase();
  if (wanted === "") return false;
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1))
    if (!/^\d/.test(wanted) || (!/[\d.]$/.test(said.slice(0, at)) && !/^\.?\d/.test(said.slice(at + wanted.length))))
      return true;
  return false;
}

/** Names the slot that holds the value of a fact, if the slot and the fact's key have different names. */
const factSlots: Readonly<Record<string, string>> = { address: "street", hours: "open" };
const startsWithEmoji = (wording: string): boolean => /^\p{Extended_Pictographic}/u.test(wording);
const isLabel = (wording: string): boolean => /^[^\p{L}\p{N}{（“"']/u.test(wording) || /^.{1,12}[:：]/u.test(wording);

function fillTag(tag: string, slots: Readonly<Record<string, string>>): string | null {
  let isMissing = false;
  const filled = tag.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!slots[name]) isMissing = true;
    return slots[name] ?? "";
  });
  return isMissing ? null : filled.replace(/^(?:an?|the) /, "").replace(/[\s《》'’&.,!?-]/g, "");
}

let cache: readonly Draft[] | null = null;
/**
 * Returns all notes, without the fields that depend on comments. The number in a note's id is its position in this
 * list, counted from 1.
 */
export const listDrafts = (): readonly Draft[] => (cache ??= publics.flatMap((lang) => [...writeNotes(lang)]));
export const noteId = (index: number): string => `rn_note_${index + 1}`;
