/** Finds facts about the books, for tasks. */
import type { Author, Audiobook, Book, Chapter } from "./index.ts";
import type { Fact } from "./fact.ts";
import { splitCells, splitLines } from "./lines.ts";
import { listWhole, type Whole } from "./texts.ts";

type Stated = Omit<Fact, "id">;

/** The names of the speakers in the Analects, with the words that introduce them. */
const masters: Readonly<Record<string, string>> = {
  子曰: "孔子",
  有子曰: "有子",
  曾子曰: "曾子",
  子夏曰: "子夏",
  子贡曰: "子贡",
  子游曰: "子游",
  子张曰: "子张",
  子路曰: "子路",
};

export function* listFacts(
  books: readonly Book[],
  chapters: readonly Chapter[],
  authors: readonly Author[],
  audiobooks: readonly Audiobook[],
): Iterable<Fact> {
  let count = 0;
  const give = (fact: Stated): Fact => ({ id: `wr_fact_${++count}`, ...fact });
  const whole = listWhole();
  for (const book of books.filter(({ readable }) => readable === "whole")) {
    const own = chapters.filter((chapter) => chapter.book === book.id);
    const source = whole.find(({ title }) => title === book.title)!;
    for (const fact of [...findSpeakers(source, own), ...findAuthors(source, own), ...findStatements(source, own)])
      yield give({ language: book.language, book: book.id, ...fact });
  }
  for (const author of authors) {
    const [longest, next] = books.filter((book) => book.author === author.id).sort((a, b) => b.words - a.words);
    if (!next || author.books < 3 || next.words === longest!.words) continue;
    yield give({
      language: author.language,
      book: longest!.id,
      chapter: "",
      number: 0,
      kind: "longest",
      subject: author.name,
      answer: longest!.title,
      text: "",
      paragraph: 0,
    });
  }
  for (const audio of audiobooks) {
    const [longest, next] = [...audio.chapters].sort((a, b) => b.ms - a.ms);
    if (!next || next.ms === longest!.ms) continue;
    yield give({
      language: audio.language,
      book: audio.book,
      chapter: "",
      number: 0,
      kind: "audio",
      subject: audio.title,
      answer: longest!.title,
      text: "",
      paragraph: 0,
    });
  }
}

type Found = Omit<Stated, "language" | "book">;
const at = (chapter: Chapter, paragraph: number): Pick<Found, "chapter" | "number" | "paragraph"> => ({
  chapter: chapter.id,
  number: chapter.number,
  paragraph,
});

/** Finds sentences whose speaker the text names, and which occur only once in the book. */
function findSpeakers(source: Whole, chapters: readonly Chapter[]): Found[] {
  const all = chapters.flatMap(({ paragraphs }) => paragraphs).join("\n");
  const found: Found[] = [];
  const add = (chapter: Chapter, paragraph: number, subject: string, answer: string, text: string): void => {
    if (all.split(subject).length === 2)
      found.push({ ...at(chapter, paragraph), kind: "speaker", subject, answer, text });
  };
  const names = Object.keys(source.speakers).sort((a, b) => b.length - a.length);
  for (const chapter of chapters)
    chapter.paragraphs.forEach((text, paragraph) => {
      if (source.text === "lunyu") {
        const [whole, who, said] = /^([^“]{1,3}曰)：“([^“”]{8,40})”$/u.exec(text) ?? [];
        if (who && masters[who]) add(chapter, paragraph, said!, masters[who], whole!);
      } else if (names.length > 0) {
        const pattern =
          source.language === "en"
            ? new RegExp(
                `“([^“”]{24,150}[,!?])” (?:said|cried|asked|answered|replied|observed) (${names.join("|")})\\b`,
                "u",
              )
            : new RegExp(`(?:^|[。！？”])(${names.join("|")})(?:说|问|答|回答|笑着说|低声说)：“([^“”]{6,60})”`, "u");
        const hit = pattern.exec(text);
        if (!hit) return;
        const [said, who] = source.language === "en" ? [hit[1]!, hit[2]!] : [hit[2]!, hit[1]!];
        add(chapter, paragraph, said.replace(/,$/, ""), source.speakers[who]!, hit[0].replace(/^[。！？”]/u, ""));
      }
    });
  return found;
}

/** The authors of the pieces in a collection. */
function findAuthors(source: Whole, chapters: readonly Chapter[]): Found[] {
  return chapters.flatMap((chapter, i) => {
    const author = source.chapters[i]!.author;
    if (author === undefined) return [];
    return {
      ...at(chapter, 0),
      kind: "statement" as const,
      subject: `《${chapter.title}》的作者`,
      answer: author,
      text: chapter.paragraphs[0]!,
    };
  });
}

function findStatements(source: Whole, chapters: readonly Chapter[]): Found[] {
  return splitLines(source.statements).map((line) => {
    const [number, subject, answer, words] = splitCells(line) as [string, string, string, string];
    const chapter = chapters[Number(number) - 1]!;
    const paragraph = chapter.paragraphs.findIndex((text) => text.includes(words));
    if (paragraph < 0) throw new Error(`${source.title}, chapter ${number}: nothing says "${words}"`);
    return {
      ...at(chapter, paragraph),
      kind: "statement" as const,
      subject,
      answer: /^\d+$/.test(answer) ? Number(answer) : answer,
      text: words,
    };
  });
}
