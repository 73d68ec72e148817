/** Generates the records of X, such as users, posts and communities. The deployed code never loads this file. */
import { icons } from "@iconify-json/fluent-emoji-flat";
import { Rng } from "#state/rng.ts";
import { artNames } from "../rednote/data/art-names.ts";
import type { Generators } from "../define.ts";
import { rareGreat } from "../social/counts.ts";
import { readBoard } from "./board.ts";
import { listDescriptions, listGroups, listNames } from "./groups.ts";
import type posts from "./index.ts";
import type { Art, Community, Detail, Post, Repost, Roll, Trend, User } from "./index.ts";
import { homeOf } from "./links.ts";
import { listAllPersons, listPersons, type Person } from "./people.ts";
import { listFollows } from "./ties.ts";
import { listedFollowers, publics, topics, trendHours, type Public, type Topic } from "./words.ts";

const listsOf = { en: 165, zh: 160 } as const;

/** The sites whose front pages people link to, by topic. */
const homeSites: Partial<Record<Topic, string>> = {
  food: "spoonful",
  science: "openleaf",
  language: "openleaf",
  tech: "fixwise",
  commute: "slowmiles",
  photo: "slowmiles",
};

function* users(): Iterable<User> {
  const follows = listFollows();
  const followedBy = new Map<string, number>();
  for (const list of follows.values()) for (const id of list) followedBy.set(id, (followedBy.get(id) ?? 0) + 1);
  const own = new Map<string, Post[]>();
  for (const post of readBoard().posts) own.set(post.author, [...(own.get(post.author) ?? []), post]);
  for (const person of listAllPersons()) {
    const rng = Rng.of("posts", person.id, "standing");
    const listed = followedBy.get(person.id) ?? 0;
    const written = (own.get(person.id) ?? []).filter(({ age }) => age >= 0);
    const best = written.filter(({ kind }) => kind === "post").toSorted((a, b) => b.likes - a.likes)[0];
    const site = homeSites[person.topics[0]!];
    const oldest = Math.max(0, ...written.map(({ age }) => age));
    yield {
      id: person.id,
      handle: person.handle,
      name: person.name,
      public: person.public,
      bio: person.bio,
      place: person.place,
      // A person joined before the person's oldest post.
      joined: Math.max(person.joined, Math.ceil(oldest / 1440) + 1),
      link: site && rng.chance(0.15) ? homeOf(site) : null,
      interests: [...person.topics],
      verified: person.verified,
      protected: person.protected,
      follows: [...follows.get(person.id)!],
      following: follows.get(person.id)!.length,
      followers: listed <= listedFollowers ? listed : listed * rng.int(5, 70) + rng.int(0, 99),
      posts: written.length,
      pinned: best && rng.chance(person.office ? 0.5 : 0.3) ? best.id : null,
      communities: [...person.communities],
    };
  }
}

const postRows = (): readonly Post[] => readBoard().posts;
const repostRows = (): readonly Repost[] => readBoard().reposts;
const details = (): readonly Detail[] => readBoard().details;

const groupByTopic = (people: readonly Person[]): ReadonlyMap<Topic, readonly Person[]> =>
  new Map(topics.map((topic) => [topic, people.filter((one) => one.topics.includes(topic))]));

function* rolls(): Iterable<Roll> {
  let n = 0;
  for (const lang of publics) {
    const rng = Rng.of("posts", lang, "lists");
    const writers = groupByTopic(listPersons(lang).filter((one) => one.weight > 0 || one.office !== null));
    const owners = listPersons(lang).filter((one) => one.office === null && !one.protected);
    const titles = rng.shuffle(
      [...listNames[lang]].flatMap(([topic, names]) => names.map((name) => ({ topic, name }))),
    );
    for (let i = 0; i < listsOf[lang]; i++) {
      const { topic, name } = titles[i % titles.length]!;
      const pool = writers.get(topic)!;
      yield {
        id: `x_list_${++n}`,
        public: lang,
        topic,
        name,
        description: rng.pick(listDescriptions[lang]),
        owner: rng.pick(owners.filter((one) => one.topics.includes(topic))).id,
        members: rng.sample(pool, Math.min(pool.length, rng.int(5, 48))).map(({ id }) => id),
        followers: Math.round(rareGreat(rng, 3) * 900),
      };
    }
  }
}

function* communities(): Iterable<Community> {
  const counts = new Map<string, number>();
  for (const { community, age } of postRows())
    if (community !== null && age >= 0) counts.set(community, (counts.get(community) ?? 0) + 1);
  const arts = Object.keys(artNames);
  for (const lang of publics) {
    const rng = Rng.of("posts", lang, "communities");
    const members = new Map<string, Person[]>();
    for (const person of listPersons(lang))
      for (const id of person.communities) members.set(id, [...(members.get(id) ?? []), person]);
    for (const group of listGroups(lang)) {
      const own = members.get(group.id)!;
      const writers = own.filter(({ weight }) => weight > 0);
      const [admin, ...moderators] = rng.sample(writers, Math.min(writers.length, rng.int(2, 4)));
      yield {
        ...group,
        rules: [...group.rules],
        banner: {
          ratio: "4:3",
          scene: null,
          item: null,
          ground: rng.pick(["wood", "sky", "grass", "night", "rose", "mint", "sun", "linen"] as const),
          things: rng.sample(arts, 3).map((art, i) => ({ art, x: 20 + 30 * i, y: 52, size: 24 })),
          words: "",
        },
        admin: admin!.id,
        moderators: moderators.map(({ id }) => id),
        members: own.length,
        posts: counts.get(group.id) ?? 0,
        closed: rng.chance(0.25),
        created: rng.int(500, 1500),
      };
    }
  }
}

/** Returns the most frequent topic of the posts. */
function commonTopic(found: readonly Post[]): Topic {
  const counts = new Map<Topic, number>();
  for (const { topic } of found) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]![0];
}

/** A hashtag, or the name of an event, is a trend if at least this many posts of the last hours contain it. */
const minPosts = 3;
function* trends(): Iterable<Trend> {
  const { happenings } = readBoard();
  const townOf = new Map(happenings.map(({ public: lang, tag, town }) => [`${lang} ${tag}`, town]));
  for (const lang of publics) {
    const recent = postRows().filter((post) => post.public === lang && post.age >= 0 && post.age <= trendHours * 60);
    const byTag = new Map<string, Post[]>();
    for (const post of recent) for (const tag of post.hashtags) byTag.set(tag, [...(byTag.get(tag) ?? []), post]);
    for (const [tag, found] of byTag) {
      if (found.length < minPosts) continue;
      yield trendOf(lang, tag, true, found, townOf.get(`${lang} ${tag}`) ?? null);
    }
    const phrases = new Map(happenings.filter((one) => one.public === lang).map(({ phrase, town }) => [phrase, town]));
    for (const [phrase, town] of phrases) {
      const found = recent.filter(({ text }) => text.toLowerCase().includes(phrase.toLowerCase()));
      if (found.length >= minPosts) yield trendOf(lang, phrase, false, found, phrase === town ? town : null);
    }
  }
}

function* arts(): Iterable<Art> {
  const pictures = [...readBoard().posts.flatMap(({ media }) => media.map(({ picture }) => picture))];
  for (const { banner } of communities()) pictures.push(banner);
  const used = new Set(pictures.flatMap(({ things }) => things.map(({ art }) => art)));
  for (const id of [...used].toSorted()) {
    const svg = icons.icons[id]?.body;
    if (svg === undefined) throw new Error(`no drawing for ${id}`);
    if (svg.includes("id=")) throw new Error(`${id} has ids of its own, which would clash`);
    yield { id, svg };
  }
}
const trendOf = (
  lang: Public,
  name: string,
  isHashtag: boolean,
  found: readonly Post[],
  place: string | null,
): Trend => ({
  id: `x_trend_${lang}_${isHashtag ? "tag" : "words"}_${name}`,
  public: lang,
  name,
  isHashtag,
  topic: commonTopic(found),
  place,
  posts: found.length,
});

export default {
  user: users,
  post: postRows,
  repost: repostRows,
  roll: rolls,
  community: communities,
  trend: trends,
  art: arts,
  detail: details,
} satisfies Generators<typeof posts>;
