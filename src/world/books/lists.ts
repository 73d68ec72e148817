/** Makes the book lists, the hot searches and the audiobooks. */
import { Rng } from "#state/rng.ts";
import { languages, type CategoryId } from "./categories.ts";
import { skewed } from "./counts.ts";
import type { Audiobook, Book, BookList, Term } from "./index.ts";
import { listReaders } from "./people.ts";
import { tables } from "./tables.ts";

/** What the lists contain, in the order of their titles in data/: categories, sub-categories, or a length. */
const themes =
  "literature.stories, , fiction, literature.essays fiction.family, short, children.tales literature.stories, fiction.romance fiction.family, literature.stories, fiction, , fiction.town science.earth, fiction.mystery, science history, , literature, growth money, life.food, fiction, literature life.garden, fiction.mystery fiction.scifi, , fiction.historical life.travel, fiction, life.garden, science.maths, fiction.family, long, fiction.mystery, biography life.health, mind growth, fiction.scifi, fiction, literature, literature.classics, children, children.tales fiction.town, literature.poetry, money, biography, , literature.essays, , mind biography, fiction.town, science computing, history, science, fiction.romance, , fiction, arts life, growth.learning mind, life.travel, biography.memoir, science growth.learning, short, , , fiction.family fiction.mystery, "
    .split(",")
    .map((theme) => theme.trim());

function fits(book: Book, theme: string, language: Book["language"]): boolean {
  const scale = language === "zh" ? 1.9 : 1;
  if (theme === "short") return book.words < 62_000 * scale && !/poetry|children/.test(book.sub);
  if (theme === "long") return book.words > 130_000 * scale;
  return theme === "" || theme.split(" ").some((part) => book.sub === part || book.category === part);
}

export function listBookLists(books: readonly Book[]): BookList[] {
  return languages.flatMap((language, l) => {
    const rng = Rng.of("books", language, "lists");
    const owners = rng.sample(listReaders(), 46);
    return tables[language].lists.map(([title, about], i): BookList => {
      const theme = themes[i] ?? "";
      const fitting = books.filter((book) => book.language === language && fits(book, theme, language));
      // People list books that many know more often than others.
      const known = [...fitting]
        .sort((a, b) => b.readers - a.readers)
        .slice(0, Math.max(24, Math.ceil(fitting.length * 0.6)));
      const owner = owners[i % owners.length]!;
      return {
        id: `wr_list_${l * 60 + i + 1}`,
        language,
        owner: owner.id,
        name: owner.nick[language],
        title,
        about,
        books: rng.sample(known, Math.min(known.length, rng.int(6, 24))).map(({ id }) => id),
        saves: skewed(rng, 60, 1.3),
        age: rng.int(2, 900),
      };
    });
  });
}

export function listTerms(books: readonly Book[]): Term[] {
  return languages.flatMap((language, l) => {
    const rng = Rng.of("books", language, "terms");
    const own = books.filter((book) => book.language === language).sort((a, b) => b.readersWeek - a.readersWeek);
    const titles = own.slice(0, 60).map(({ title }) => title);
    const names = [...new Set(own.slice(20, 90).map(({ name }) => name.replace(/^\[.*\]/, "")))];
    const texts = [...rng.sample(titles, 24), ...rng.sample(names, 12)];
    return [...new Set(texts)].map((text, i) => ({
      id: `wr_term_${l * 40 + i + 1}`,
      language,
      text,
      heat: skewed(rng, 40_000, 0.9) + rng.int(0, 99),
    }));
  });
}

const voices = {
  en: "Imogen Farrant; Dele Okafor; Ruth Bellweather; Piers Halloran; Nadia Rossi; Cyril Thwaite; Maud Lindqvist; Theo Garrity",
  zh: "播音：沈一苇; 播音：程北辰; 播音：晚灯; 播音：老魏说书; 播音：青禾; 播音：陆鹤年; 播音：小舟; 播音：南塘听书",
} as const;
const audiobooksPerLanguage = 30;

/** Which books have an audiobook, with the number of its id. */
export function pickAudiobooks(
  books: readonly {
    readonly id: string;
    readonly language: Book["language"];
    readonly readers: number;
    readonly sub: string;
    readonly isWhole: boolean;
  }[],
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const language of languages) {
    const rng = Rng.of("books", language, "audio");
    const own = books.filter((book) => book.language === language);
    const heard = own
      .filter(({ isWhole, sub }) => !isWhole && /^fiction|^literature|^biography|^history|tales|^mind/.test(sub))
      .sort((a, b) => b.readers - a.readers)
      .slice(0, 160);
    const whole = own.filter(({ isWhole }) => isWhole);
    for (const { id } of [...whole, ...rng.sample(heard, audiobooksPerLanguage - whole.length)])
      ids.set(id, `wr_audio_${ids.size + 1}`);
  }
  return ids;
}

export function listAudiobooks(books: readonly Book[]): Audiobook[] {
  return books
    .filter((book) => book.audio !== null)
    .map((book) => {
      const rng = Rng.of("books", book.id, "audiobook");
      // A reader speaks 140 to 165 English words or 215 to 260 Chinese characters a minute.
      const pace = book.language === "en" ? rng.int(140, 165) : rng.int(215, 260);
      const chapters = book.contents
        .slice(0, 40)
        .map(({ title, words }) => ({ title, ms: Math.round((words / pace) * 60_000) + rng.int(4_000, 21_000) }));
      const listeners = Math.max(9, Math.round(book.readers * (0.05 + 0.3 * rng.next())));
      return {
        id: book.audio!,
        language: book.language,
        book: book.id,
        title: book.title,
        name: book.name,
        narrator: rng.pick(voices[book.language].split("; ")),
        category: book.category satisfies CategoryId,
        chapters,
        ms: chapters.reduce((sum, { ms }) => sum + ms, 0),
        listeners,
        listenersToday: Math.max(1, Math.round(listeners * (0.002 + 0.02 * rng.next()))),
        rating: Math.max(0, Math.min(990, book.rating + rng.int(-60, 40))),
        coins: book.coins === 0 ? 0 : Math.round(book.coins * 1.4),
        isFreeForMembers: book.isFreeForMembers,
      };
    });
}
