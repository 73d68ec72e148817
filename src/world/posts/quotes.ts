/** Writes quotes. A quote is a remark above somebody else's post. */
import type { Rng } from "#state/rng.ts";
import type { Composer } from "../social/composer.ts";
import { rareGreat, WeightedIndex } from "../social/counts.ts";
import { talk } from "./answers.ts";
import { applyStyle, plainDraft, styleOf, type Draft } from "./drafts.ts";
import type { AuthorPools } from "./originals.ts";
import type { Public } from "./words.ts";

export function writeQuotes(
  lang: Public,
  rng: Rng,
  composer: Composer,
  authors: AuthorPools,
  posts: readonly Draft[],
  count: number,
): Draft[] {
  const open = posts.filter(
    ({ age, kind, poll, mood }) => age > 120 && kind === "post" && !poll && mood !== "ask" && mood !== "worry",
  );
  const index = new WeightedIndex(open.map(({ reach }) => 0.01 + reach));
  const drafts: Draft[] = [];
  const taken = new Map<Draft, Set<string>>();
  for (let tries = 0; drafts.length < count; tries++) {
    if (tries > count * 20) throw new Error("nothing more to quote");
    const quoted = open[index.pick(rng)]!;
    const own = taken.get(quoted) ?? new Set();
    taken.set(quoted, own);
    const author = authors.pick(rng, quoted.topic);
    if (author.id === quoted.author.id || own.size > 6) continue;
    // A reply that was written for exactly this post can also be the remark of a quote, unless it asks the author
    // something.
    const fitting = quoted.ownReplies.filter((text) => !/[?？]| >> /u.test(text));
    const { mood } = quoted;
    const general = talk[lang][mood === "news" ? "quoteNews" : mood === "gripe" ? "quoteGripe" : "quote"];
    const stock = fitting.length > 0 && rng.chance(0.6) ? fitting : general;
    const text = composer.say(rng, stock, quoted.slots, own);
    if (text === null) continue;
    own.add(text);
    drafts.push({
      ...plainDraft,
      author,
      public: lang,
      topic: quoted.topic,
      kind: "quote",
      mood: quoted.mood,
      text: applyStyle(text, styleOf(author)),
      age: Math.max(3, quoted.age - 5 - Math.round(rareGreat(rng, 3) * Math.min(quoted.age, 6_000))),
      quoted,
      reach: rareGreat(rng, 5) * (0.25 + author.fame),
    });
  }
  return drafts;
}
