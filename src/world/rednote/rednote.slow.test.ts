// Checks that the public of RedNote is consistent: counts, ranks, ties, threads, references.
import { beforeAll, describe, expect, test } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { listings } from "../goods/listings.ts";
import placeGenerators from "../places/generate.ts";
import type { World } from "../read.ts";
import generators from "./generate.ts";
import rednote, { type Art, type Comment, type Detail, type Note, type Topic, type User } from "./index.ts";
import { hotness } from "./rank.ts";
import { artOf, drawPicture } from "../social/pictures.ts";
import { channels, listedFollowers, publics, topicId, trendDays } from "./words.ts";

let users: Map<string, User>;
let notes: Map<string, Note>;
let comments: Map<string, Comment>;
let topics: Topic[];
let arts: Map<string, Art>;
let details: Map<string, Detail>;
let world: World;
const byId = <T extends { readonly id: string }>(rows: Iterable<T>): Map<string, T> =>
  new Map([...rows].map((row) => [row.id, row]));
beforeAll(async () => {
  users = byId(generators.user());
  notes = byId(generators.note());
  comments = byId(generators.comment());
  topics = [...generators.topic()];
  arts = byId(generators.art());
  details = byId(generators.detail());
  world = await localWorld();
}, 240_000);

const findWrong = <T>(rows: Iterable<T>, isRight: (row: T) => boolean): T[] => [...rows].filter((row) => !isRight(row));
const group = <T>(rows: Iterable<T>, keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const own = groups.get(keyOf(row)) ?? [];
    own.push(row);
    groups.set(keyOf(row), own);
  }
  return groups;
};

describe("the public", () => {
  test("is large enough, and writes in all channels in both languages", () => {
    expect(users.size).toBeGreaterThanOrEqual(16_000);
    expect(notes.size).toBeGreaterThanOrEqual(4200);
    expect(comments.size).toBeGreaterThanOrEqual(40_000);
    for (const lang of publics)
      for (const channel of channels) {
        const own = [...notes.values()].filter((note) => note.public === lang && note.channel === channel);
        expect(own.length).toBeGreaterThan(30);
      }
    for (const kind of ["image", "video", "text"])
      expect([...notes.values()].filter((note) => note.kind === kind).length).toBeGreaterThan(200);
  });

  test("keeps English and Chinese apart", () => {
    expect(findWrong(notes.values(), (note) => users.get(note.author)!.public === note.public)).toEqual([]);
    expect(
      findWrong(comments.values(), (one) => users.get(one.author)!.public === notes.get(one.note)!.public),
    ).toEqual([]);
    expect(
      findWrong(users.values(), (user) => user.follows.every((id) => users.get(id)!.public === user.public)),
    ).toEqual([]);
  });

  test("has unique numbers, and names that agree wherever they stand", () => {
    expect(new Set([...users.values()].map(({ number }) => number)).size).toBe(users.size);
    expect(findWrong(notes.values(), (note) => users.get(note.author)!.name === note.name)).toEqual([]);
    expect(findWrong(comments.values(), (one) => users.get(one.author)!.name === one.name)).toEqual([]);
  });
});

describe("counts", () => {
  test("of a person follow from the notes and ties", () => {
    const byAuthor = group(
      [...notes.values()].filter(({ age }) => age >= 0),
      ({ author }) => author,
    );
    const followers = new Map<string, number>();
    for (const { follows } of users.values()) for (const id of follows) followers.set(id, (followers.get(id) ?? 0) + 1);
    expect(
      findWrong(users.values(), (user) => {
        const own = byAuthor.get(user.id) ?? [];
        const listed = followers.get(user.id) ?? 0;
        return (
          user.notes === own.length &&
          user.likes === own.reduce((sum, note) => sum + note.likes, 0) &&
          user.saves === own.reduce((sum, note) => sum + note.saves, 0) &&
          user.following === user.follows.length &&
          user.follows.length <= 60 &&
          new Set(user.follows).size === user.follows.length &&
          !user.follows.includes(user.id) &&
          (listed <= listedFollowers ? user.followers === listed : user.followers > listed)
        );
      }),
    ).toEqual([]);
  });

  test("of a note follow from the comments", () => {
    const byNote = group(comments.values(), ({ note }) => note);
    expect(
      findWrong(notes.values(), (note) => {
        const own = byNote.get(note.id) ?? [];
        return (
          note.comments === own.length &&
          note.likedBy.length <= Math.min(20, note.likes) &&
          new Set(note.likedBy).size === note.likedBy.length &&
          note.likedBy.every((id) => users.has(id) && id !== note.author)
        );
      }),
    ).toEqual([]);
    expect(
      findWrong(notes.values(), (note) => note.age >= 0 || note.likes + note.saves + note.comments + note.shares === 0),
    ).toEqual([]);
  });

  test("of tags follow from the notes", () => {
    for (const { id, public: lang, name, notes: count, likes, heat } of topics) {
      const own = [...notes.values()].filter(
        (note) => note.public === lang && note.age >= 0 && note.tags.includes(name),
      );
      const recent = own.filter(({ age }) => age <= trendDays * 1440);
      expect([id, count, likes, heat]).toEqual([
        topicId(lang, name),
        own.length,
        own.reduce((sum, note) => sum + note.likes, 0),
        recent.reduce((sum, note) => sum + note.likes + note.saves, 0),
      ]);
    }
  });
});

describe("threads", () => {
  test("have two levels, in the order of time, after the note", () => {
    const replies = group(
      [...comments.values()].filter(({ parent }) => parent !== ""),
      ({ parent }) => parent,
    );
    expect(
      findWrong(comments.values(), (one) => {
        const note = notes.get(one.note)!;
        const top = one.parent === "" ? null : comments.get(one.parent)!;
        return (
          one.age >= 0 &&
          one.age <= note.age &&
          one.byAuthor === (one.author === note.author) &&
          one.replies === (replies.get(one.id)?.length ?? 0) &&
          (top === null ||
            (top.parent === "" &&
              top.note === one.note &&
              one.age <= top.age &&
              (one.replyTo === null ||
                [...(replies.get(top.id) ?? [])].some(
                  ({ author, name }) => author === one.replyTo!.id && name === one.replyTo!.name,
                ))))
        );
      }),
    ).toEqual([]);
  });

  test("say nothing twice under one note", () => {
    for (const own of group(comments.values(), ({ note }) => note).values()) {
      const texts = own.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe("references", () => {
  test("exist: places, goods, pictures", () => {
    const places = new Set([...placeGenerators.place()].map(({ id }) => id));
    const items = new Map(listings().map(({ item }) => [item.id, item]));
    const pictures = new Set(listings().flatMap(({ item }) => item.pictures));
    expect(
      findWrong(
        notes.values(),
        (note) =>
          (note.place?.id == null || places.has(note.place.id)) &&
          note.goods.every(({ item, priceCents }) => items.get(item)?.priceCents === priceCents) &&
          note.pictures.length >= 1 &&
          note.pictures.length <= 9 &&
          JSON.stringify(note.cover) === JSON.stringify(note.pictures[0]) &&
          (note.kind === "image" || note.pictures.length === 1) &&
          note.seconds > 0 === (note.kind === "video") &&
          note.pictures.every(
            (picture) =>
              artOf(picture).every((id) => arts.has(id)) &&
              (picture.item === null || pictures.has(picture.item)) &&
              Number(picture.item !== null) + Number(picture.things.length > 0) + Number(picture.words !== "") === 1,
          ),
      ),
    ).toEqual([]);
  });

  test("can be drawn", () => {
    const note = [...notes.values()].find(({ cover }) => cover.things.length > 1)!;
    const drawing = drawPicture(note.cover, (id) => arts.get(id)?.svg);
    for (const id of artOf(note.cover)) expect(drawing).toContain(arts.get(id)!.svg);
  });

  test("of facts: each stands in its note or comment", () => {
    expect(details.size).toBe(notes.size);
    expect(
      findWrong(details.values(), ({ id, facts }) => {
        const { title, text } = notes.get(id)!;
        return facts.every((fact) =>
          fact.comment === null
            ? `${title}\n${text}`.includes(fact.text)
            : comments.get(fact.comment)?.note === id && comments.get(fact.comment)!.text === fact.text,
        );
      }),
    ).toEqual([]);
    const numbers = [...details.values()]
      .flatMap(({ facts }) => facts)
      .filter(({ value }) => typeof value === "number");
    expect(findWrong(numbers, ({ text, value }) => text.includes(String(value)))).toEqual([]);
    expect(numbers.length).toBeGreaterThan(7000);
    const told = [...details.values()].flatMap(({ facts }) => facts).filter(({ comment }) => comment !== null);
    expect(told.length).toBeGreaterThan(500);
    expect(findWrong(told, ({ comment }) => comments.get(comment!)!.byAuthor)).toEqual([]);
  });
});

describe("a reader", () => {
  test("sees the hottest first, or sorted, and future notes only after they appear", async () => {
    for (const lang of publics) {
      const own = [...notes.values()].filter((note) => note.public === lang && note.age >= 0);
      const feed = await world.read(rednote.queries.feed, { public: lang, age_min: 0 });
      const heats = feed.rows.map((row) => hotness(row));
      expect(heats).toEqual(heats.toSorted((a, b) => b - a));
      expect(heats[0]).toBe(Math.max(...own.map(hotness)));
      const later = await world.read(rednote.queries.feed, { public: lang, age_min: -720, age_max: -1 });
      expect(later.total).toBe(
        [...notes.values()].filter((note) => note.public === lang && note.age < 0 && note.age >= -720).length,
      );
      const saved = await world.read(rednote.queries.feed, {
        public: lang,
        age_min: 0,
        channel: "food",
        sort: "saved",
      });
      const food = own.filter(({ channel }) => channel === "food").map(({ saves }) => saves);
      expect(saved.rows.map(({ saves }) => saves)).toEqual(food.toSorted((a, b) => b - a).slice(0, 20));
    }
  });

  test("searches notes, people and tags", async () => {
    const found = await world.read(rednote.queries.feed, { q: "咖啡", public: "zh", sort: "newest", age_min: 0 });
    expect(found.total).toBeGreaterThan(40);
    const ages = found.rows.map(({ age }) => age);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    const user = [...users.values()].find(({ notes: count }) => count > 2)!;
    expect((await world.read(rednote.queries.people, { q: user.number })).rows[0]?.id).toBe(user.id);
    const trending = await world.read(rednote.queries.trending, { public: "zh" });
    const heats = topics.filter((topic) => topic.public === "zh").map(({ heat }) => heat);
    expect(trending.rows.map(({ heat }) => heat)).toEqual(heats.toSorted((a, b) => b - a).slice(0, 20));
    const first = trending.rows[0]!;
    const tagged = await world.read(rednote.queries.feed, { public: "zh", tag: first.name, age_min: 0 });
    expect(tagged.total).toBe(first.notes);
  });

  test("reads notes of the followed, followers, notes nearby, and threads", async () => {
    const user = [...users.values()].find(({ follows }) => follows.length > 20)!;
    const following = await world.read(rednote.queries.following, {
      author_any: user.follows,
      age_min: 0,
      sort: "newest",
    });
    expect(following.total).toBe(
      [...notes.values()].filter(({ author, age }) => age >= 0 && user.follows.includes(author)).length,
    );
    const followed = users.get(user.follows[0]!)!;
    const followers = await world.read(rednote.queries.followers, { follows: followed.id });
    expect(followers.total).toBe([...users.values()].filter(({ follows }) => follows.includes(followed.id)).length);
    const near = await world.read(rednote.queries.feed, {
      latitude_min: 31.2,
      latitude_max: 31.26,
      longitude_min: 121.4,
      longitude_max: 121.5,
      age_min: 0,
    });
    expect(near.total).toBeGreaterThan(100);
    const note = [...notes.values()].find(({ comments: count }) => count > 30)!;
    const top = await world.read(rednote.queries.thread, { note: note.id, parent: "", sort: "hot" });
    const likes = [...comments.values()]
      .filter((one) => one.note === note.id && one.parent === "")
      .map((one) => one.likes);
    expect(top.total).toBe(likes.length);
    expect(top.rows.map((one) => one.likes)).toEqual(likes.toSorted((a, b) => b - a).slice(0, 10));
  });
});
