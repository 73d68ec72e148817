/** Decides what the books of the store are: titles, authors, introductions, contents and numbers. */
import { exp } from "#state/portable-math.ts";
import { Rng } from "#state/rng.ts";
import { wellKnown } from "../folk/data/names.ts";
import { categories, languages, type CategoryId, type Language } from "./categories.ts";
import { normal, skewed } from "./counts.ts";
import { fillSlots, joinSentences, SentencePicker, type Slots } from "./lines.ts";
import { groupOf, monthNames, tables } from "./tables.ts";
import { listWhole, type Whole } from "./texts.ts";

const foreignCategories: readonly CategoryId[] = ["mind", "growth", "computing", "science"];
const foreignSubs = /^(?:mind|growth|computing|science\.maths)/;
export const booksPerLanguage = 1000;
const inventedAuthors = { en: 362, zh: 322 } as const;

export interface Person {
  readonly id: string;
  readonly language: Language;
  readonly name: string;
  /** The name without a mark of the country or dynasty. */
  readonly plain: string;
  readonly gender: "f" | "m";
  readonly category: CategoryId;
  readonly isForeign: boolean;
  readonly isClassic: boolean;
  readonly bio: string;
}
export interface Draft {
  readonly id: string;
  readonly number: number;
  readonly language: Language;
  readonly kind: "subject" | "story" | "verse" | "classic";
  readonly title: string;
  readonly author: Person;
  readonly sub: string;
  readonly intro: string;
  readonly words: number;
  readonly contents: { title: string; words: number }[];
  readonly whole: Whole | null;
  /** The words that reviews use. */
  readonly slots: Slots;
  readonly things: readonly string[];
  readonly year: number;
  readonly age: number;
  readonly popularity: number;
  readonly quality: number;
}

/** Which categories an author also writes in. */
const shelfOf = (category: CategoryId): CategoryId =>
  category === "children" || category === "literature" || category === "biography" ? "fiction" : category;

function inventAuthors(language: Language): Person[] {
  const table = tables[language];
  const rng = Rng.of("books", language, "authors");
  const picker = new SentencePicker(1);
  const names = new Set<string>();
  const known = new Set(table.classics.map(({ author }) => author.replace(/^\[.*\]/, "")));
  const people: Person[] = [];
  const wanted: CategoryId[] = [];
  for (const { sub } of table.stories) wanted.push(sub.split(".")[0] as CategoryId);
  for (const { sub, titles } of table.subjects) for (const _ of titles) wanted.push(sub.split(".")[0] as CategoryId);
  const add = (name: string, gender: "f" | "m", isForeign: boolean): void => {
    const plain = name.replace(/^\[.*\]/, "");
    if (names.has(plain) || known.has(plain) || wellKnown.includes(plain)) return;
    names.add(plain);
    // Translated books are not about the country of their readers.
    const category = rng.pick(isForeign ? foreignCategories : wanted);
    const slots = {
      name: plain,
      place: rng.pick(table.places),
      job: rng.pick(table.jobs),
      year: rng.int(1948, 1992),
      n: rng.int(3, 30),
      few: rng.int(2, 7),
      category: categories[category][language].toLowerCase(),
    };
    people.push({
      id: `wr_author_${language === "en" ? people.length + 1 : people.length + 1001}`,
      language,
      name,
      plain,
      gender,
      category,
      isForeign,
      isClassic: false,
      bio: isForeign ? "" : picker.pick(rng, table.authorBios, slots, language, new Set()),
    });
  };
  for (const name of table.foreignNames) add(name, rng.pick(["f", "m"]), true);
  while (people.length < inventedAuthors[language]) {
    const gender = rng.pick(["f", "m"] as const);
    const given = rng.pick(table.givenNames[gender]);
    const family = rng.pick(table.familyNames);
    add(language === "en" ? `${given} ${family}` : family + given, gender, false);
  }
  return people;
}

interface Item {
  readonly kind: Draft["kind"];
  readonly title: string;
  readonly sub: string;
  readonly subject?: (typeof tables)["en"]["subjects"][number];
  readonly story?: (typeof tables)["en"]["stories"][number];
  readonly classic?: (typeof tables)["en"]["classics"][number];
  readonly whole?: Whole;
}
function listItems(language: Language): Item[] {
  const table = tables[language];
  const whole: Item[] = listWhole()
    .filter((book) => book.language === language)
    .map((book) => ({ kind: book.kind, title: book.title, sub: book.sub, whole: book }));
  const others: Item[] = [
    ...table.classics.map(
      (classic): Item => ({ kind: "classic", title: classic.title, sub: "literature.classics", classic }),
    ),
    ...table.stories.map(
      (story): Item => ({
        kind: /poetry|essays/.test(story.sub) ? "verse" : "story",
        title: story.title,
        sub: story.sub,
        story,
      }),
    ),
    ...table.subjects.flatMap((subject) =>
      subject.titles.map((title): Item => ({ kind: "subject", title, sub: subject.sub, subject })),
    ),
  ];
  const titles = new Set(whole.map(({ title }) => title));
  const unique = others.filter(({ title }) => !titles.has(title) && titles.add(title));
  const mixed = Rng.of("books", language, "order").shuffle(unique);
  return [...whole, ...mixed.slice(0, booksPerLanguage - whole.length)];
}

const ordinals = {
  en: ["second", "third", "fourth", "fifth", "sixth"],
  zh: ["二", "三", "四", "五", "六"],
} as const;
const quote = (covered: string, language: Language): string =>
  language === "zh" && covered.length <= 2 ? `“${covered}”` : covered;

let cache: readonly Draft[] | null = null;
export const listDrafts = (): readonly Draft[] =>
  (cache ??= languages.flatMap((language) => draftBooks(language, new SentencePicker(2))));

let authorsCache: readonly Person[] | null = null;
/** Returns all authors who have a book. */
export const listAuthors = (): readonly Person[] =>
  (authorsCache ??= [...new Map(listDrafts().map(({ author }) => [author.id, author])).values()]);

function draftBooks(language: Language, picker: SentencePicker): Draft[] {
  const table = tables[language];
  const people = inventAuthors(language);
  const classicAuthors = new Map<string, Person>();
  const getClassicAuthor = (name: string, bio: string): Person => {
    const plain = name.replace(/^\[.*\]/, "");
    const known = classicAuthors.get(plain);
    if (known) return known;
    const person: Person = {
      id: `wr_author_${(language === "en" ? 0 : 1000) + inventedAuthors[language] + classicAuthors.size + 1}`,
      language,
      name,
      plain,
      gender: "m",
      category: "literature",
      isForeign: false,
      isClassic: true,
      bio,
    };
    classicAuthors.set(plain, person);
    return person;
  };
  const bookCounts = new Map<string, number>();
  const pickAuthor = (rng: Rng, { sub, story }: Item): Person => {
    const category = sub.split(".")[0] as CategoryId;
    const isMemoir = sub === "biography.memoir";
    const fits = people.filter(
      (person) =>
        shelfOf(person.category) === shelfOf(category) &&
        (!person.isForeign || foreignSubs.test(sub)) &&
        (!isMemoir || person.gender === story!.gender) &&
        (bookCounts.get(person.id) ?? 0) < 8,
    );
    const fresh = fits.filter(({ id }) => !bookCounts.has(id));
    return rng.pick(fresh.length > 0 && rng.chance(0.45) ? fresh : fits);
  };
  return listItems(language).map((item, index): Draft => {
    const number = (language === "en" ? 0 : booksPerLanguage) + index + 1;
    const rng = Rng.of("books", language, item.title);
    const { whole, classic, story, subject } = item;
    const author =
      whole || classic
        ? whole && !whole.isClassic
          ? getClassicAuthor(whole.author, whole.authorBio)
          : getClassicAuthor((whole ?? classic!).author, whole?.authorBio ?? "")
        : pickAuthor(rng, item);
    bookCounts.set(author.id, (bookCounts.get(author.id) ?? 0) + 1);
    const isMemoir = item.sub === "biography.memoir";
    const isTale = item.sub === "children.tales";
    const gender = story?.gender ?? "f";
    const given = rng.pick(table.givenNames[gender]);
    const family = rng.pick(table.familyNames);
    const hero = isMemoir ? author.plain : language === "en" ? `${given} ${family}` : family + given;
    const [place, place2] = rng.sample(table.places, 2) as [string, string];
    const first = isTale
      ? rng.pick(table.petNames)
      : isMemoir
        ? language === "en"
          ? author.plain.split(" ")[0]!
          : author.plain
        : language === "en" || given.length > 1
          ? given
          : hero;
    const last = language === "en" ? author.plain.split(" ").at(-1)! : author.plain.split("·").at(-1)!;
    const covered = rng.shuffle(subject?.covered ?? []).map((each) => quote(each, language));
    const count = whole ? whole.chapters.length : rng.int(9, 24);
    const words = whole
      ? whole.chapters.reduce((sum, chapter) => sum + chapter.words, 0)
      : classic
        ? classic.thousands * 1000 + rng.int(0, 999)
        : pickLength(rng, item.sub, language);
    const isCollective = /佚名|弟子|选$/.test(author.plain);
    const base: Slots = {
      author: isCollective ? undefined : author.plain.replace(/等$/, ""),
      last: isCollective ? undefined : last,
      hero: whole ? whole.hero : story ? hero : undefined,
      first: whole ? whole.hero : story ? first : undefined,
      place: whole ? whole.place : place,
      place2,
      thing: story?.thing,
      topic: subject?.topic,
      a: covered[0],
      b: covered[1],
      c: covered[2],
      d: covered[3],
      e: covered[4],
      count,
      category: categories[item.sub.split(".")[0] as CategoryId][language].toLowerCase(),
    };
    const title = fillSlots(item.title, base, language)!;
    const slots = { ...base, title };
    const used = new Set<string>();
    const pick = (sentences: readonly string[], own: Slots = {}): string =>
      picker.pick(
        rng,
        sentences,
        {
          ...slots,
          n: rng.int(3, 19),
          few: rng.int(3, 7),
          ch: rng.int(2, 9),
          pages: rng.int(61, 240),
          hundreds: rng.int(2, 9) * 100 + rng.int(0, 99),
          past: rng.int(1911, 1978),
          year: rng.int(2004, 2024),
          ordinal: rng.pick(ordinals[language]),
          month: rng.pick(monthNames[language]),
          ...own,
        },
        language,
        used,
      );
    let intro = whole?.intro ?? classic?.intro ?? "";
    if (story) {
      const after = table.introsOfStories[item.sub]!;
      const hook = fillSlots(story.hook, slots, language)!;
      const one = rng.chance(0.85) ? pick(after) : "";
      const two = rng.chance(0.35) ? pick(after) : "";
      intro = rng.chance(0.25)
        ? [hook, joinSentences([one, two], language)].filter((part) => part !== "").join("\n")
        : joinSentences([hook, one, two], language);
    } else if (subject) {
      const { first: openings, second: others } = table.introsOfSubjects[groupOf(item.sub)];
      // What the first sentence names is not named again.
      const rest = { c: covered[3], d: covered[4] };
      intro = joinSentences(
        [pick(openings!), pick(others!, rest), rng.chance(0.25) ? pick(others!, { c: undefined, d: undefined }) : ""],
        language,
      );
    }
    const age = rng.chance(0.09) ? rng.int(1, 90) : rng.int(91, 2600);
    return {
      id: `wr_book_${number}`,
      number,
      language,
      kind: item.kind,
      title,
      author,
      sub: item.sub,
      intro,
      words,
      contents: whole
        ? whole.chapters.map((chapter) => ({ title: chapter.title, words: chapter.words }))
        : listContents(rng, item, language, words, classic ? 24 : count, subject?.covered ?? []),
      whole: whole ?? null,
      slots,
      things: whole ? whole.things : story ? [story.thing] : [],
      year: whole || classic ? rng.int(2012, 2024) : age < 90 ? 2025 : rng.int(1999, 2025),
      age,
      popularity: (whole ? 3.4 : classic ? 2.2 : 0) + normal(rng),
      quality: Math.max(0.42, Math.min(0.985, 0.855 + 0.075 * normal(rng) + (whole || classic ? 0.06 : 0))),
    };
  });
}

/** How long a book is: the thousands of words, in English and in Chinese characters. */
function pickLength(rng: Rng, sub: string, language: Language): number {
  const [low, high] = /poetry/.test(sub)
    ? [7, 22]
    : /tales|discover/.test(sub)
      ? [9, 34]
      : /essays|stories/.test(sub)
        ? [38, 90]
        : sub.startsWith("fiction")
          ? [62, 165]
          : [44, 118];
  const scale = language === "zh" ? 1.9 : 1;
  return Math.round(1000 * scale * (low + (high - low) * ((rng.next() + rng.next()) / 2))) + rng.int(0, 99);
}

function listContents(
  rng: Rng,
  { sub, kind }: Item,
  language: Language,
  words: number,
  count: number,
  covered: readonly string[],
): { title: string; words: number }[] {
  const table = tables[language];
  const titles: string[] = [];
  if (kind === "subject") {
    const middle = rng.sample(table.extraChapters.middle, rng.int(2, 6));
    titles.push(rng.pick(table.extraChapters.first));
    covered.forEach((each, i) => {
      titles.push(each.charAt(0).toUpperCase() + each.slice(1));
      const extra = middle[i];
      if (extra) titles.push(extra);
    });
    titles.push(rng.pick(table.extraChapters.last));
  } else if (kind === "classic" || /poetry/.test(sub) || rng.chance(0.3)) {
    for (let n = 1; n <= count; n++) titles.push(language === "en" ? `Chapter ${n}` : `第${toChinese(n)}章`);
  } else
    titles.push(
      ...rng
        .sample(table.chapterNames, count)
        .map((name, i) => (language === "zh" ? `第${toChinese(i + 1)}章 ${name}` : name)),
    );
  const weights = titles.map(() => 0.6 + rng.next());
  const sum = weights.reduce((a, b) => a + b, 0);
  const own = weights.map((weight) => Math.floor((words * weight) / sum));
  own[0]! += words - own.reduce((a, b) => a + b, 0);
  return titles.map((title, i) => ({ title, words: own[i]! }));
}
const digits = "零一二三四五六七八九";
function toChinese(n: number): string {
  if (n < 10) return digits[n]!;
  const tens = Math.floor(n / 10);
  return `${tens > 1 ? digits[tens] : ""}十${n % 10 ? digits[n % 10] : ""}`;
}

/** How many people have read a book, from its popularity. */
export const readersOf = (draft: Draft): number =>
  Math.max(12, skewed(Rng.of("books", draft.id, "readers"), 900 * exp(1.35 * draft.popularity), 0.2));
