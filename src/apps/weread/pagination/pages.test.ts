import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effort } from "#test/support/effort.ts";
import { extendRange, sentencesOf, wordAt } from "./sentences.ts";
import { breakParagraph, indexAtX, widthOfText } from "./line-breaks.ts";
import {
  charactersBefore,
  pageIndexAt,
  pagesOf,
  spotAfter,
  textWidth,
  type BookPage,
  type PageLayout,
} from "./pages.ts";
import { fontNames } from "./widths.ts";

const letters = [..."abcdefgh ijklm nop, qrst. uvw’xyz — 中文的书，渡口。“船”数（得）清！"];
const paragraph = fc.array(fc.constantFrom(...letters, "\u{1f4d6}"), { maxLength: 260 }).map((all) => all.join(""));
const chapter = fc.record({
  title: fc.string({ maxLength: 40 }),
  paragraphs: fc.array(paragraph, { maxLength: 14 }),
});
const layout: fc.Arbitrary<PageLayout> = fc.record({
  font: fc.constantFrom(...fontNames),
  size: fc.integer({ min: 13, max: 34 }),
  spacing: fc.constantFrom(1.4, 1.7, 2),
  margin: fc.constantFrom(16, 24, 36),
  width: fc.integer({ min: 240, max: 900 }),
  height: fc.integer({ min: 400, max: 1200 }),
});
const textOf = (paragraphs: readonly string[], { lines }: BookPage): string =>
  lines.map((line) => paragraphs[line.paragraph]!.slice(line.start, line.end)).join("");

describe("pages of a chapter", () => {
  it("contain each character exactly once, and each page starts where the last one ended", () => {
    fc.assert(
      fc.property(chapter, layout, (text, shape) => {
        const pages = pagesOf(text, shape);
        expect(pages.map((page) => textOf(text.paragraphs, page)).join("")).toBe(text.paragraphs.join(""));
        expect(pages[0]!.start).toEqual({ paragraph: 0, offset: 0 });
        expect(pages.at(-1)!.end).toEqual({ paragraph: text.paragraphs.length, offset: 0 });
        for (const [n, page] of pages.slice(1).entries()) expect(page.start).toEqual(pages[n]!.end);
      }),
      { numRuns: effort(200, 30) },
    );
  });
  it("keep a position through a change of the settings, and return to the same page", () => {
    fc.assert(
      fc.property(chapter, layout, layout, fc.nat(4000), (text, one, other, characters) => {
        const spot = spotAfter(text.paragraphs, characters);
        const before = pagesOf(text, one);
        const n = pageIndexAt(before, spot);
        for (const pages of [before, pagesOf(text, other)]) {
          const page = pages[pageIndexAt(pages, spot)]!;
          const at = charactersBefore(text.paragraphs, spot);
          expect(charactersBefore(text.paragraphs, page.start)).toBeLessThanOrEqual(at);
          expect(charactersBefore(text.paragraphs, page.end)).toBeGreaterThanOrEqual(at);
        }
        expect(pageIndexAt(pagesOf(text, one), spot)).toBe(n);
        // The start of a page is a position on this page, so turning back and forth changes nothing.
        const filled = [...before.entries()].filter(([, page]) => textOf(text.paragraphs, page) !== "");
        for (const [index, page] of filled) expect(pageIndexAt(before, page.start)).toBe(index);
      }),
      { numRuns: effort(100, 30) },
    );
  });
  it("have lines that fit into the page", () => {
    fc.assert(
      fc.property(chapter, layout, (text, shape) => {
        for (const page of pagesOf(text, shape))
          for (const line of page.lines) {
            const shown = text.paragraphs[line.paragraph]!.slice(line.start, line.end).trimEnd();
            const spaces = line.letter * ([...shown].length - 1);
            const width = line.x + widthOfText(shown, shape.font, shape.size) + spaces;
            expect([...shown].length <= 1 || width <= textWidth(shape) + 0.01).toBe(true);
          }
      }),
      { numRuns: effort(100, 30) },
    );
  });
  it("count characters and find positions as inverse functions", () => {
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 8 }), fc.nat(2000), (paragraphs, characters) => {
        const all = paragraphs.join("").length;
        expect(charactersBefore(paragraphs, spotAfter(paragraphs, characters))).toBe(Math.min(characters, all));
      }),
      { numRuns: effort(100, 30) },
    );
  });
});

describe("lines", () => {
  const at = { font: "noto", size: 20, width: 200, indent: 0 } as const;
  const linesOf = (text: string, width = 200, font: "noto" | "lora" = "noto"): string[] =>
    breakParagraph(text, { ...at, font, width }).map(({ start, end }) => text.slice(start, end));
  it("do not begin with a mark that closes, and do not end with a mark that opens", () => {
    expect(linesOf("一二三四五六七八九十，一二三")).toEqual(["一二三四五六七八九", "十，一二三"]);
    expect(linesOf("一二三四五六七八九“十一”")).toEqual(["一二三四五六七八九", "“十一”"]);
    fc.assert(
      fc.property(paragraph, (text) => {
        const lines = linesOf(text.replaceAll(/[，。”）！—’,.]+/g, "，").replaceAll(/[“（]+/g, "（"));
        expect(lines.slice(1).filter((line) => line.startsWith("，"))).toEqual([]);
        expect(lines.slice(0, -1).filter((line) => line.trim().length > 1 && line.endsWith("（"))).toEqual([]);
      }),
      { numRuns: effort(100, 30) },
    );
  });
  it("break English between words, and cut a word only if it is longer than a line", () => {
    expect(linesOf("The ferry inspector", 120, "lora")).toEqual(["The ferry ", "inspector"]);
    expect(linesOf("incomprehensibilities", 100, "lora").length).toBeGreaterThan(1);
  });
  it("do not divide a pair of surrogates", () => {
    for (const line of linesOf("\u{1f4d6}".repeat(40))) expect(line.isWellFormed()).toBe(true);
  });
  it("return the character at a distance", () => {
    const font = { font: "noto", size: 20, letter: 0 } as const;
    expect(indexAtX("一二三", 25, font)).toBe(1);
    expect(indexAtX("一二三", 500, font)).toBe(2);
    expect(indexAtX("一二三", 25, { ...font, letter: 8 })).toBe(0);
  });
});

describe("selections", () => {
  const text = "The ferry stopped. “Why?” she asked. Nobody knew.";
  it("start with a word in English and a sentence in Chinese", () => {
    expect(text.slice(...(Object.values(wordAt(text, 6)!) as [number, number]))).toBe("ferry");
    const zh = "船停了。她问为什么？没有人知道。";
    expect(wordAt(zh, 5)).toEqual({ start: 4, end: 10 });
  });
  it("do not end at the point of a title or of an initial", () => {
    const named = "“Well,” said Mrs. Pell. J. Cole laughed, and so did I. Nobody knew.";
    const sentences = sentencesOf(named).map(({ start, end }) => named.slice(start, end));
    expect(sentences).toEqual(["“Well,” said Mrs. Pell.", "J. Cole laughed, and so did I.", "Nobody knew."]);
  });
  it("grow by sentences up to the end of the paragraph", () => {
    const once = extendRange(text, { start: 4, end: 9 });
    expect(text.slice(once.start, once.end)).toBe("The ferry stopped.");
    const twice = extendRange(text, once);
    expect(text.slice(twice.start, twice.end)).toBe("The ferry stopped. “Why?”");
    const last = sentencesOf(text).at(-1)!;
    expect(extendRange(text, { start: 0, end: last.end })).toEqual({ start: 0, end: text.length });
  });
});
