/** All posts of both publics. Also computes the facts that depend on other posts, such as ids, counts and reposts. */
import { Rng } from "#state/rng.ts";
import { Composer } from "../social/composer.ts";
import { rareGreat } from "../social/counts.ts";
import { splitSentences } from "../social/text-errors.ts";
import { AnswersWriter } from "./answers.ts";
import type { Draft } from "./drafts.ts";
import { HappeningsWriter, type Happening } from "./happenings.ts";
import type { Detail, Post, Repost } from "./index.ts";
import { AuthorPools, OriginalsWriter } from "./originals.ts";
import { listPersons, type Person } from "./people.ts";
import { writeQuotes } from "./quotes.ts";
import { postId, publics, type Public, type Topic } from "./words.ts";

const counts = {
  en: { originals: 2900, events: 60, quotes: 330, posts: 9100 },
  zh: { originals: 2900, events: 60, quotes: 330, posts: 9100 },
} as const;
const futureCount = 130;
const recentEvents = 11;
/**
 * The maximum number of uses of one sentence in the posts of a public, and in its replies. So no sentence is used more
 * often than once per 1,000 posts or replies of both publics.
 */
const maxUses = { posts: 8, replies: 9 } as const;
const maxLikers = 6;
const maxReposters = 2;

interface Board {
  readonly posts: readonly Post[];
  readonly reposts: readonly Repost[];
  readonly details: readonly Detail[];
  readonly happenings: readonly Happening[];
}

function writePublic(lang: Public): { drafts: Draft[]; happenings: readonly Happening[] } {
  const rng = (what: string): Rng => Rng.of("posts", lang, what);
  const people = listPersons(lang);
  const authors = new AuthorPools(people);
  const composer = new Composer(maxUses.posts, {}, splitSentences);
  const happeningsWriter = new HappeningsWriter(lang, rng("events"), composer, authors, people);
  const ofEvents = [...happeningsWriter.write(counts[lang].events, recentEvents)];
  const originals = [
    ...new OriginalsWriter(lang, rng("originals"), composer, authors).write(counts[lang].originals, futureCount),
  ];
  const all = [...originals, ...ofEvents];
  all.push(...writeQuotes(lang, rng("quotes"), composer, authors, all, counts[lang].quotes));
  const answers = new AnswersWriter(lang, rng("replies"), new Composer(maxUses.replies, {}, splitSentences), people);
  all.push(...answers.write(all, counts[lang].posts - all.length));
  return { drafts: all, happenings: happeningsWriter.happenings };
}

/** Finds the people of a public who may like and share posts on a topic. */
class Readers {
  private readonly pools = new Map<string, readonly Person[]>();
  of(lang: Public, topic: Topic): readonly Person[] {
    const key = `${lang} ${topic}`;
    let pool = this.pools.get(key);
    if (!pool) {
      pool = listPersons(lang).filter((one) => !one.protected && one.office === null && one.topics.includes(topic));
      this.pools.set(key, pool);
    }
    return pool;
  }
}

const scale = (age: number): number => (age < 0 ? 0 : Math.min(1, (age + 40) / 1_500));

function countAll(drafts: readonly Draft[], happenings: readonly Happening[]): Board {
  const ids = new Map(drafts.map((draft, i) => [draft, postId(i)]));
  const replies = new Map<Draft, Draft[]>();
  const quotes = new Map<Draft, number>();
  for (const draft of drafts) {
    if (draft.parent) replies.set(draft.parent, [...(replies.get(draft.parent) ?? []), draft]);
    if (draft.quoted) quotes.set(draft.quoted, (quotes.get(draft.quoted) ?? 0) + 1);
  }
  const ancestorsOf = (draft: Draft): string[] =>
    draft.parent ? [...ancestorsOf(draft.parent), ids.get(draft.parent)!] : [];
  const readers = new Readers();
  const posts: Post[] = [];
  const reposts: Repost[] = [];
  const details: Detail[] = [];
  for (const [i, draft] of drafts.entries()) {
    const id = postId(i);
    const rng = Rng.of("posts", id, "counts");
    const { author, age, reach, kind, parent, quoted, poll, event, role } = draft;
    const answered = replies.get(draft) ?? [];
    const shown = scale(age);
    const seen = kind === "reply" ? rng.int(0, 9) * rng.next() : rng.int(0, 24);
    const likes = Math.round((seen + reach * 7_000) * shown) + (age < 0 ? 0 : Math.round(answered.length * rng.next()));
    const pool = readers.of(draft.public, draft.topic);
    const likers = new Set<string>();
    for (const { author: other } of answered)
      if (other.id !== author.id && likers.size < Math.min(likes, maxLikers - 2) && rng.chance(0.6))
        likers.add(other.id);
    const wanted = Math.min(likes, kind === "reply" ? 0 : rng.int(1, maxLikers));
    for (let tries = 0; likers.size < wanted && tries < 30; tries++) {
      const other = rng.pick(pool);
      if (other.id !== author.id) likers.add(other.id);
    }
    const sharing = Math.round((likes * rng.int(2, draft.event ? 30 : 16)) / 100);
    const sharers = new Set<string>();
    if (sharing > 9 && kind !== "reply")
      for (let n = rng.int(0, Math.min(maxReposters, sharing)); n > 0; n--) sharers.add(rng.pick(pool).id);
    sharers.delete(author.id);
    for (const by of sharers)
      reposts.push({
        id: `x_rp_${reposts.length + 1}`,
        post: id,
        by,
        age: Math.max(0, age - 1 - Math.round(rareGreat(rng, 3) * Math.min(age, 4_000))),
      });
    const views =
      age < 0 ? 0 : likes * rng.int(9, 70) + answered.length * rng.int(3, 20) + Math.round(rng.int(3, 90) * shown);
    const votes = poll ? Math.max(age < 0 ? 0 : 3, Math.round((views * rng.int(4, 16)) / 100)) : 0;
    posts.push({
      id,
      author: author.id,
      name: author.name,
      handle: author.handle,
      verified: author.verified,
      public: draft.public,
      topic: draft.topic,
      kind,
      text: draft.text,
      age,
      ancestors: ancestorsOf(draft),
      quoted: quoted ? ids.get(quoted)! : null,
      media: [...draft.media],
      poll: poll ? { options: splitVotes(rng, poll.options, votes), closes: poll.closes } : null,
      link: draft.link,
      hashtags: [...draft.hashtags],
      mentions: [...draft.mentions],
      replies: answered.length,
      quotes: quotes.get(draft) ?? 0,
      reposts: sharing,
      likes,
      bookmarks: Math.round((likes * rng.int(0, draft.link ? 40 : 14)) / 100),
      views: Math.max(views, likes),
      mayReply: draft.mayReply,
      community: draft.community,
      place: draft.place,
      likedBy: [...likers],
    });
    // A post without an event and without a number has no record of details, because it contains nothing to compare.
    if (event !== null || draft.facts.some(({ value }) => typeof value === "number"))
      details.push({
        id,
        public: draft.public,
        topic: draft.topic,
        form: draft.form?.id ?? `${formOf(parent)}.answer`,
        subject: draft.subject || (parent ? rootOf(parent).subject : ""),
        event,
        role,
        facts: [...draft.facts],
      });
  }
  return { posts, reposts, details, happenings };
}

const rootOf = (draft: Draft): Draft => (draft.parent ? rootOf(draft.parent) : draft);
const formOf = (draft: Draft | null): string => (draft ? (rootOf(draft).form?.id ?? "quote") : "quote");

function splitVotes(rng: Rng, options: readonly string[], votes: number): { text: string; votes: number }[] {
  const weights = options.map(() => 0.15 + rng.next());
  const sum = weights.reduce((a, b) => a + b, 0);
  return options.map((text, i) => ({ text, votes: Math.floor((votes * weights[i]!) / sum) }));
}

let cache: Board | null = null;
export function readBoard(): Board {
  if (cache) return cache;
  const all = publics.map(writePublic);
  return (cache = countAll(
    all.flatMap(({ drafts }) => drafts),
    all.flatMap(({ happenings }) => happenings),
  ));
}
