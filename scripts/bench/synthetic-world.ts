// A world for load tests. It has about as many records as the real world is planned to have, and its texts have similar
// word frequencies. The benchmark generates all of these records. Tests that check every answer by hand generate fewer.
import * as v from "valibot";
import { Rng } from "#state/rng.ts";
import { defineDataset, kind, list, many, one, raw, type Generators, type Row } from "#world/define.ts";
import { pow, square } from "#state/portable-math.ts";

const Text = v.strictObject({ en: v.string(), zh: v.string() });

const video = kind({
  row: v.strictObject({
    id: v.string(),
    title: Text,
    about: Text,
    author: v.string(),
    zone: v.string(),
    seconds: v.number(),
    views: v.number(),
    likes: v.number(),
    posted: v.number(),
    tags: v.array(v.string()),
    cover: v.string(),
  }),
  search: { title: ({ title }) => [title.en, title.zh], text: ({ about }) => [about.en, about.zh] },
  columns: {
    zone: { type: "text", of: (row) => row.zone },
    likes: { type: "number", of: (row) => row.likes },
    posted: { type: "number", of: (row) => row.posted },
    seconds: { type: "number", of: (row) => row.seconds },
  },
  tags: { tag: (row) => row.tags },
  brief: ["id", "title", "author", "zone", "views", "posted", "likes"],
  rank: (row) => row.views,
});
const person = kind({
  row: v.strictObject({ id: v.string(), name: Text, sign: Text, fans: v.number() }),
  search: { title: ({ name }) => [name.en, name.zh], text: ({ sign }) => [sign.zh] },
  rank: (row) => row.fans,
});
const comment = kind({
  row: v.strictObject({
    id: v.string(),
    of: v.string(),
    by: v.string(),
    text: v.string(),
    likes: v.number(),
    at: v.number(),
  }),
  columns: {
    of: { type: "text", of: (row) => row.of },
    likes: { type: "number", of: (row) => row.likes },
    at: { type: "number", of: (row) => row.at },
  },
});
export type Video = Row<typeof video>;

export const load = defineDataset("load", {
  kinds: { video, person, comment },
  queries: {
    video: one(video),
    videos: many(video),
    cover: raw(video, { field: "cover", media: "image/svg+xml" }),
    find: list(video, {
      search: true,
      where: { zone: "equal", seconds: "range", tag: "has" },
      sorts: { likes: { by: "likes", desc: true }, oldest: { by: "posted" } },
      size: 20,
    }),
    people: list(person, { search: true, size: 20 }),
    comments: list(comment, {
      where: { of: "equal" },
      sorts: { likes: { by: "likes", desc: true }, newest: { by: "at", desc: true } },
      size: 20,
    }),
  },
});

/** The share of each kind in the 350,000 records, as in the real world. */
const shares = { video: 0.2, person: 0.15, comment: 0.65 } as const;

export const zones = ["music", "food", "travel", "games", "tech", "pets"] as const;
const latin =
  "slow river garden quick lamp paper winter coast amber copper harbor violet signal meadow ember tidal".split(" ");
const characters = [
  ..."山水火锅猫狗春夏秋冬风雨花鸟海城市夜晚咖啡音乐电影旅行摄影手工木头面包蛋糕自行车公园博物馆早餐学习时间故事朋友",
];

export function loadOf(records: number, seed = 1): Generators<typeof load> {
  const count = (name: keyof typeof shares): number => Math.round(records * shares[name]);
  const words = makeWords(Rng.of(seed, "words"));
  // A few words are common, most are rare.
  const word = (r: Rng): string => words[Math.floor(words.length * pow(r.next(), 3))]!;
  const chinese = (r: Rng, from: number, to: number): string =>
    Array.from({ length: r.int(from, to) }, () => word(r)).join(r.chance(0.15) ? "，" : "");
  const english = (r: Rng, from: number, to: number): string =>
    Array.from({ length: r.int(from, to) }, () => r.pick(latin)).join(" ");
  return {
    *video() {
      const r = Rng.of(seed, "video");
      for (let i = 0; i < count("video"); i++)
        yield {
          id: `v${i}`,
          title: { en: english(r, 2, 6), zh: chinese(r, 3, 8) },
          about: { en: english(r, 4, 12), zh: chinese(r, 8, 30) },
          author: `p${r.int(0, Math.max(0, count("person") - 1))}`,
          zone: r.pick(zones),
          seconds: r.int(10, 3600),
          views: Math.floor(5e7 * pow(r.next(), 8)),
          likes: Math.floor(1e6 * pow(r.next(), 6)),
          posted: 1_700_000_000 + r.int(0, 70_000_000),
          tags: r.sample(words.slice(0, 40), r.int(0, 3)),
          cover: `<svg xmlns="http://www.w3.org/2000/svg"><text>${i}</text></svg>`,
        };
    },
    *person() {
      const r = Rng.of(seed, "person");
      for (let i = 0; i < count("person"); i++)
        yield {
          id: `p${i}`,
          name: { en: english(r, 1, 2), zh: chinese(r, 1, 2) },
          sign: { en: english(r, 2, 8), zh: chinese(r, 2, 8) },
          fans: Math.floor(1e7 * pow(r.next(), 7)),
        };
    },
    *comment() {
      const r = Rng.of(seed, "comment");
      for (let i = 0; i < count("comment"); i++)
        yield {
          id: `c${i}`,
          of: `v${Math.floor(count("video") * square(r.next()))}`,
          by: `p${r.int(0, Math.max(0, count("person") - 1))}`,
          text: chinese(r, 4, 24),
          likes: Math.floor(1e5 * pow(r.next(), 9)),
          at: 1_700_000_000 + r.int(0, 70_000_000),
        };
    },
  };
}

function makeWords(r: Rng): string[] {
  const made = Array.from({ length: 1200 }, () =>
    Array.from({ length: r.int(2, 3) }, () => r.pick(characters)).join(""),
  );
  return ["火锅", "猫", ...new Set(made)];
}
