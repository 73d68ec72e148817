// Checks the language of titles, biographies, descriptions and lyrics.
import { expect, test } from "vitest";
import { findTextErrors } from "../social/text-errors.ts";
import generators from "./generate.ts";
import { publics, type Public } from "./words.ts";

const errorsOf = (lang: Public, text: string): string[] => {
  // A Chinese line of lyrics has a space between its halves; titles name bands in Latin letters.
  const allowed = ["Chinese", ...(lang === "zh" ? ["space between characters"] : [])];
  return findTextErrors(text, lang).filter((error) => !allowed.includes(error));
};
function* listTexts(): Iterable<readonly [Public, string]> {
  for (const { public: lang, bio } of generators.artist()) yield [lang, bio];
  for (const { public: lang, title } of generators.track()) yield [lang, title];
  for (const { public: lang, title } of generators.album()) yield [lang, title];
  for (const { public: lang, description, title } of generators.episode())
    yield* [[lang, title] as const, [lang, description] as const];
  for (const { public: lang, description } of generators.show()) yield [lang, description];
  for (const { public: lang, lines } of generators.lyric()) for (const { text } of lines) yield [lang, text];
}

test("the texts have no errors", () => {
  const wrong = new Map<string, string>();
  for (const [lang, text] of listTexts()) for (const error of errorsOf(lang, text)) wrong.set(text, error);
  expect([...wrong].slice(0, 20)).toEqual([]);
});

test("few artists have the same sentence in their biographies", () => {
  for (const lang of publics) {
    const bios = [...generators.artist()].filter((artist) => artist.public === lang).map(({ bio }) => bio);
    expect(new Set(bios).size).toBe(bios.length);
  }
});

test("most titles belong to one track", () => {
  const titles = [...generators.track()].map(({ title }) => title);
  expect(new Set(titles).size / titles.length).toBeGreaterThan(0.85);
});
