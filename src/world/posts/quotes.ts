/** Writes quotes. A quote is a remark above somebody else's post. */
import type { Rng } from "#state/rng.ts";
import { isQuestionZh } from "../rednote/style.ts";
import type { Composer } from "../social/composer.ts";
import { rareGreat, WeightedIndex } from "../social/counts.ts";
import { applyStyle, plainDraft, styleOf, type Draft } from "./drafts.ts";
import type { AuthorPools } from "./originals.ts";
import type { Public } from "./words.ts";

/** Replies that only make sense below the post, such as consent, thanks and offers. */
const onlyAnswer: Readonly<Record<Public, RegExp>> = {
  en: /^(?:yes|yep|no\b|not\b|ok\b|maybe|shared|signed|noted|saved|messag|will |i'm in|me[!,]|thank|cheers|ask|try |check|get |ice|rest|could be|told you|mine was|done|see you|save me|two please|count me)/iu,
  zh: /^(?:私信|签了|已|是[，。]?$|有[，。]|不是|没有|谢谢|多谢|问问|打热线|在排|能|可以|收到|存了|收藏|马克|记下|好$|我$|我！|投诉|帮|转|试试|先|去|加油|冰敷)/u,
};

export function writeQuotes(
  lang: Public,
  rng: Rng,
  composer: Composer,
  authors: AuthorPools,
  posts: readonly Draft[],
  count: number,
): Draft[] {
  const open = posts.filter(
    ({ age, kind, poll, mood, text }) =>
      age > 120 && kind === "post" && !poll && mood !== "ask" && mood !== "worry" && !/[?？]/u.test(text),
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
    // something, or only makes sense as an answer.
    const fitting = quoted.ownReplies.filter(
      (text) => !/[?？]| >> /u.test(text) && !onlyAnswer[lang].test(text) && !(lang === "zh" && isQuestionZh(text)),
    );
    const text = fitting.length === 0 ? null : composer.say(rng, fitting, quoted.slots, own);
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
