/** The words of each language. */
import { kinds as enKinds } from "./data/en/kinds-of-books.ts";
import { sentences as enSentences } from "./data/en/sentences.ts";
import { classics as enClassics } from "./data/en/classics.ts";
import { stories as enStories } from "./data/en/stories.ts";
import { subjects as enSubjects } from "./data/en/subjects.ts";
import { kinds as zhKinds } from "./data/zh/kinds-of-books.ts";
import { sentences as zhSentences } from "./data/zh/sentences.ts";
import { classics as zhClassics } from "./data/zh/classics.ts";
import { stories as zhStories } from "./data/zh/stories.ts";
import { subjects as zhSubjects } from "./data/zh/subjects.ts";
import type { Language } from "./categories.ts";
import { readSections, splitCells, splitLines, splitWords } from "./lines.ts";

interface Subject {
  readonly sub: string;
  readonly topic: string;
  readonly titles: readonly string[];
  readonly covered: readonly string[];
}
interface Story {
  readonly sub: string;
  readonly gender: "f" | "m";
  readonly title: string;
  readonly hook: string;
  readonly thing: string;
}
interface Classic {
  readonly title: string;
  readonly author: string;
  readonly thousands: number;
  readonly intro: string;
}

const readSubjects = (text: string): readonly Subject[] =>
  [...readSections(text)].flatMap(([sub, lines]) =>
    lines.map((line) => {
      const [topic, titles, covered] = splitCells(line) as [string, string, string];
      const row = { sub, topic, titles: splitWords(titles), covered: splitWords(covered) };
      if (row.titles.length !== 3 || row.covered.length !== 5) throw new Error(`${sub}: ${topic}`);
      return row;
    }),
  );
const readStories = (text: string): readonly Story[] =>
  [...readSections(text)].flatMap(([sub, lines]) =>
    lines.map((line) => {
      const [gender, title, hook, thing, rest] = splitCells(line) as [string, string, string, string, string?];
      if ((gender !== "f" && gender !== "m") || !thing || rest !== undefined) throw new Error(`${sub}: ${title}`);
      return { sub, gender, title, hook, thing };
    }),
  );
/** Chinese lines also name the dynasty, which readers see before the author's name. */
const readClassics = (text: string, lang: Language): readonly Classic[] =>
  splitLines(text).map((line) => {
    const cells = splitCells(line);
    const [title, author] = cells as [string, string];
    const [thousands, intro] = cells.slice(lang === "zh" ? 3 : 2) as [string, string];
    return { title, author: lang === "zh" ? `[${cells[2]}]${author}` : author, thousands: Number(thousands), intro };
  });

const readLists = (sections: Readonly<Record<string, string>>): Lists =>
  Object.fromEntries(Object.entries(sections).map(([name, text]) => [name, splitLines(text)]));
type Lists = Readonly<Record<string, readonly string[]>>;
const groups = ["past", "science", "computing", "advice", "craft", "child", "common"] as const;
export type Group = (typeof groups)[number];
const groupsOfCategories: Readonly<Record<string, Group>> = {
  history: "past",
  science: "science",
  computing: "computing",
  mind: "advice",
  growth: "advice",
  money: "advice",
  life: "craft",
  arts: "craft",
  children: "child",
};
/** Books of some subjects have only the sentences that fit all subjects. */
const common = /^(?:life\.travel|science\.maths|arts\.music|biography\.)/;
export const groupOf = (sub: string): Group =>
  common.test(sub) ? "common" : sub === "life.health" ? "advice" : groupsOfCategories[sub.split(".")[0]!]!;
const merge = (...lists: readonly Lists[]): Lists => {
  const merged: Record<string, readonly string[]> = {};
  for (const list of lists)
    for (const [name, lines] of Object.entries(list)) merged[name] = [...(merged[name] ?? []), ...lines];
  return merged;
};
/** Kinds of books about which the sentences on novels say wrong things. */
const apart = ["biography.memoir", "children.tales", "literature.stories"];

function readSentences(all: typeof enSentences | typeof zhSentences, kinds: typeof enKinds | typeof zhKinds) {
  const about = readLists(all.introsOfSubjects);
  const bySubjects = readLists(all.reviewsOfSubjects);
  const byStories = readLists(all.reviewsOfStories);
  const good = readLists(kinds.reviewsByGenre);
  const fair = readLists(kinds.fairReviewsByGenre);
  const poor = readLists(kinds.poorReviewsByGenre);
  return {
    introsOfSubjects: Object.fromEntries(
      groups.map((group) => {
        const own = group === "common" ? {} : readLists(kinds.introsByGroup[group]);
        return [group, group === "child" ? own : merge(about, own, own)];
      }),
    ) as Readonly<Record<Group, Lists>>,
    introsOfStories: merge(readLists(all.introsOfStories), readLists(kinds.introsByGenre)),
    reviewsOfSubjects: Object.fromEntries(
      groups.map((group) => {
        const own = group === "common" ? {} : readLists(kinds.reviewsByGroup[group]);
        return [group, group === "child" ? own : merge(bySubjects, own, own)];
      }),
    ) as Readonly<Record<Group, Lists>>,
    reviewsOfStories: (sub: string): Lists =>
      apart.includes(sub)
        ? { good: good[sub]!, fair: fair[sub]!, poor: poor[sub]! }
        : merge(byStories, { good: good[sub] ?? [] }, { good: good[sub] ?? [] }),
    reviewsOfVerse: readLists(all.reviewsOfVerse),
    reviewsOfClassics: readLists(all.reviewsOfClassics),
    remarks: splitLines(all.remarks),
    authorBios: splitLines(all.authorBios),
    jobs: splitWords(all.jobs),
    places: splitWords(all.places),
    publishers: splitWords(all.publishers),
    chapterNames: splitWords(all.chapterNames),
    extraChapters: {
      first: splitWords(all.extraChapters.first),
      middle: splitWords(all.extraChapters.middle),
      last: splitWords(all.extraChapters.last),
    },
    givenNames: { f: splitWords(all.givenNames.f), m: splitWords(all.givenNames.m) },
    lists: splitLines(all.listTitles).map((line) => splitCells(line) as [string, string]),
  };
}

export const tables = {
  en: {
    ...readSentences(enSentences, enKinds),
    familyNames: splitWords(enSentences.familyNames),
    foreignNames: [] as readonly string[],
    petNames: splitWords(
      "Pip; Bramble; Otto; Tilly; Moss; Ada; Button; Juno; Basil; Wren; Figgy; Hal; Poppy; Sid; Clover; Max; Olive; Toby",
    ),
    subjects: readSubjects(enSubjects),
    stories: readStories(enStories),
    classics: readClassics(enClassics, "en"),
  },
  zh: {
    ...readSentences(zhSentences, zhKinds),
    familyNames: splitWords(zhSentences.surnames),
    foreignNames: splitWords(zhSentences.foreignNames),
    petNames: splitWords(
      "豆豆; 团团; 小满; 阿布; 毛毛; 果果; 石头; 多多; 米粒; 圆圆; 阿灯; 小舟; 冬冬; 芽芽; 阿古; 麦子; 点点; 阿蓝",
    ),
    subjects: readSubjects(zhSubjects),
    stories: readStories(zhStories),
    classics: readClassics(zhClassics, "zh"),
  },
} as const;
export const monthNames = {
  en: splitWords("January; February; March; April; May; June; July; August; September; October; November; December"),
  zh: splitWords("一月; 二月; 三月; 四月; 五月; 六月; 七月; 八月; 九月; 十月; 十一月; 十二月"),
};
