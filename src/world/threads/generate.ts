/** Generates the public of Reddit. The deployed code never loads this file. */
import { Rng } from "#state/rng.ts";
import type { Generators } from "../define.ts";
import { writeComments } from "./comments.ts";
import { listPlaces } from "./communities.ts";
import type threads from "./index.ts";
import type { Comment, Community, Detail, Post, User } from "./index.ts";
import { listModerators, listPersons } from "./people.ts";
import { listDrafts } from "./posts.ts";
import { publics, trendDays } from "./words.ts";

/** Returns the pinned posts of each community: at most two, the guides and talks with the highest scores. */
function listPinned(): ReadonlyMap<string, readonly string[]> {
  const pinned = new Map<string, readonly string[]>();
  for (const { community } of listPlaces()) {
    const rng = Rng.of("threads", community.id, "pinned");
    const own = draftsOf()
      .get(community.id)!
      .filter(
        ({ post, form }) => post.age > 4_000 && !post.removed && (form.frame === "guide" || form.frame === "talk"),
      )
      .sort((a, b) => b.post.score - a.post.score)
      .slice(0, rng.pick([0, 1, 1, 2]));
    pinned.set(
      community.id,
      own.map(({ post }) => post.id),
    );
  }
  return pinned;
}
type Drafts = ReturnType<typeof listDrafts>;
let draftsCache: ReadonlyMap<string, Drafts> | null = null;
function draftsOf(): ReadonlyMap<string, Drafts> {
  if (draftsCache) return draftsCache;
  const found = new Map<string, Drafts[number][]>();
  for (const draft of listDrafts()) {
    const own = found.get(draft.place.community.id);
    if (own) own.push(draft);
    else found.set(draft.place.community.id, [draft]);
  }
  return (draftsCache = found);
}

let postsCache: readonly Post[] | null = null;
function posts(): readonly Post[] {
  if (postsCache) return postsCache;
  const counts = new Map<string, number>();
  for (const { post } of writeComments().comments) counts.set(post, (counts.get(post) ?? 0) + 1);
  const pinned = new Set([...listPinned().values()].flat());
  return (postsCache = listDrafts().map(({ post }) => ({
    ...post,
    comments: counts.get(post.id) ?? 0,
    pinned: pinned.has(post.id),
  })));
}
const comments = (): readonly Comment[] => writeComments().comments;

function* communities(): Iterable<Community> {
  const pinned = listPinned();
  const sums = new Map<string, { posts: number; heat: number }>();
  for (const { community, age, score, comments: count } of posts()) {
    if (age < 0) continue;
    const own = sums.get(community) ?? { posts: 0, heat: 0 };
    own.posts += 1;
    if (age <= trendDays * 1440) own.heat += Math.max(0, score) + count;
    sums.set(community, own);
  }
  for (const place of listPlaces()) {
    const { community } = place;
    yield {
      ...community,
      moderators: listModerators(place).map(({ id }) => id),
      pinned: [...pinned.get(community.id)!],
      ...(sums.get(community.id) ?? { posts: 0, heat: 0 }),
    };
  }
}

function* users(): Iterable<User> {
  const postKarma = new Map<string, number>();
  const commentKarma = new Map<string, number>();
  const oldest = new Map<string, number>();
  const add = (karma: Map<string, number>, author: string, score: number): void => {
    karma.set(author, (karma.get(author) ?? 0) + score - 1);
  };
  const wrote = (author: string, age: number): void => {
    if (age > (oldest.get(author) ?? -1)) oldest.set(author, age);
  };
  for (const { author, age, score, removed } of posts()) {
    wrote(author, age);
    if (age >= 0 && !removed) add(postKarma, author, score);
  }
  for (const { author, age, score, state } of comments()) {
    if (author === "") continue;
    wrote(author, age);
    if (age >= 0 && state === undefined) add(commentKarma, author, score);
  }
  const moderated = new Map<string, string[]>();
  for (const place of listPlaces())
    for (const { id } of listModerators(place)) moderated.set(id, [...(moderated.get(id) ?? []), place.community.id]);
  for (const lang of publics)
    for (const { id, name, about, age, interests } of listPersons(lang)) {
      const rng = Rng.of("threads", id, "age");
      const first = oldest.get(id) ?? 0;
      yield {
        id,
        name,
        public: lang,
        about,
        age: age > first + 1440 ? age : first + rng.int(2, 500) * 1440 + rng.int(0, 1439),
        postKarma: Math.max(0, postKarma.get(id) ?? 0),
        commentKarma: Math.max(0, commentKarma.get(id) ?? 0),
        interests: [...interests],
        moderates: moderated.get(id) ?? [],
      };
    }
}

function* details(): Iterable<Detail> {
  const { facts } = writeComments();
  for (const { post, form, subject, slots, facts: own, isSolved } of listDrafts())
    yield {
      id: post.id,
      public: post.public,
      topic: post.topic,
      form: form.id,
      frame: form.frame,
      subject: subject.cells["thing"] ?? subject.cells["ask"] ?? post.title,
      facts: [...own, ...(facts.get(post.id) ?? [])],
      outcome: isSolved ? (slots["cause"] ?? null) : null,
    };
}

export default {
  user: users,
  community: communities,
  post: posts,
  comment: comments,
  detail: details,
} satisfies Generators<typeof threads>;
