// Checks that the records of Bilibili are consistent: counts, boards, series, frames, danmaku, threads, references.
import { beforeAll, describe, expect, test } from "vitest";
import { artOf } from "../social/pictures.ts";
import generators from "./generate.ts";
import type { Art, Barrage, Board, Comment, Detail, Reel, Room, Season, Series, Topic, User, Video } from "./index.ts";
import { boardScore, boardSize, isOnBoard, seasonScore } from "./rank.ts";
import { plainShots, shotAt } from "./shots.ts";
import { boardId, boardKeys, publics, subzones, topicId, zones } from "./words.ts";

const byId = <T extends { readonly id: string }>(rows: Iterable<T>): Map<string, T> =>
  new Map([...rows].map((row) => [row.id, row]));
let users: Map<string, User>;
let videos: Map<string, Video>;
let reels: Map<string, Reel>;
let barrages: Map<string, Barrage>;
let comments: Map<string, Comment>;
let series: Map<string, Series>;
let boards: Map<string, Board>;
let seasons: Map<string, Season>;
let rooms: Map<string, Room>;
let topics: Map<string, Topic>;
let arts: Map<string, Art>;
let details: Map<string, Detail>;
beforeAll(() => {
  users = byId(generators.user());
  videos = byId(generators.video());
  reels = byId(generators.reel());
  barrages = byId(generators.barrage());
  comments = byId(generators.comment());
  series = byId(generators.series());
  boards = byId(generators.board());
  seasons = byId(generators.season());
  rooms = byId(generators.room());
  topics = byId(generators.topic());
  arts = byId(generators.art());
  details = byId(generators.detail());
}, 120_000);

const findWrong = <T>(rows: Iterable<T>, isRight: (row: T) => boolean): T[] =>
  [...rows].filter((row) => !isRight(row)).slice(0, 5);
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
  test("is large enough, and publishes in all zones in both languages", () => {
    expect(videos.size).toBe(33_000);
    expect([...users.values()].filter(({ zone }) => zone !== null).length).toBeGreaterThan(3_000);
    expect(comments.size).toBeGreaterThan(28_000);
    expect(rooms.size).toBeGreaterThan(180);
    for (const lang of publics)
      for (const zone of zones)
        expect([...videos.values()].filter((one) => one.public === lang && one.zone === zone).length).toBeGreaterThan(
          150,
        );
    expect(findWrong(videos.values(), ({ zone, sub }) => subzones[zone].some((one) => one === sub))).toEqual([]);
  });

  test("keeps English and Chinese apart, and names agree wherever they stand", () => {
    const isRight = (of: string, author: string, name: string): boolean =>
      users.get(author)!.public === of && users.get(author)!.name === name;
    expect(findWrong(videos.values(), (one) => isRight(one.public, one.author, one.name))).toEqual([]);
    expect(findWrong(rooms.values(), (one) => isRight(one.public, one.author, one.name))).toEqual([]);
    expect(findWrong(comments.values(), (one) => isRight(videos.get(one.video)!.public, one.author, one.name))).toEqual(
      [],
    );
    expect(new Set([...users.values()].map(({ number }) => number)).size).toBe(users.size);
  });
});

describe("counts", () => {
  test("of a person follow from the videos and ties", () => {
    const byAuthor = group(
      [...videos.values()].filter(({ age }) => age >= 0),
      ({ author }) => author,
    );
    const followers = new Map<string, number>();
    for (const { follows } of users.values()) for (const id of follows) followers.set(id, (followers.get(id) ?? 0) + 1);
    expect(
      findWrong(users.values(), (user) => {
        const own = byAuthor.get(user.id) ?? [];
        const sum = (of: (one: Video) => number): number => own.reduce((total, one) => total + of(one), 0);
        return (
          user.videos === own.length &&
          user.likes === sum(({ likes }) => likes) &&
          user.plays === sum(({ plays }) => plays) &&
          user.following === user.follows.length &&
          user.followers >= (followers.get(user.id) ?? 0)
        );
      }),
    ).toEqual([]);
  });

  test("of a video follow from its comments and danmaku, and are plausible", () => {
    const threads = group(comments.values(), ({ video }) => video);
    expect(findWrong(videos.values(), ({ id, comments: count }) => (threads.get(id)?.length ?? 0) === count)).toEqual(
      [],
    );
    expect(
      findWrong(videos.values(), ({ id, danmaku }) => {
        const loaded = barrages.get(id)?.lines.length ?? 0;
        return loaded <= danmaku && (loaded > 0 || danmaku === 0);
      }),
    ).toEqual([]);
    expect(
      findWrong(videos.values(), (one) =>
        one.age < 0
          ? one.plays === 0 && one.comments === 0
          : one.likes <= one.plays && one.coins <= one.likes && one.shares <= one.likes,
      ),
    ).toEqual([]);
  });

  test("of topics and series follow from the videos", () => {
    const shown = [...videos.values()].filter(({ age }) => age >= 0);
    const tagged = group(
      shown.flatMap((one) => one.tags.map((tag) => ({ one, id: topicId(one.public, tag) }))),
      ({ id }) => id,
    );
    expect(findWrong(topics.values(), ({ id, videos: count }) => tagged.get(id)?.length === count)).toEqual([]);
    expect(tagged.size).toBe(topics.size);
    expect(
      findWrong(series.values(), (one) => {
        const own = one.videos.map((id) => videos.get(id)!);
        return (
          own.every(({ series: id, author }) => id === one.id && author === one.author) &&
          own.reduce((sum, { plays }) => sum + plays, 0) === one.plays
        );
      }),
    ).toEqual([]);
    const ofSeries = [...videos.values()].filter((one) => one.series !== null).length;
    expect([...series.values()].reduce((sum, one) => sum + one.videos.length, 0)).toBe(ofSeries);
  });
});

describe("ranking boards", () => {
  test("there are 20 of each public", () => {
    expect(boardKeys.length).toBe(20);
    for (const lang of publics) for (const key of boardKeys) expect(boards.has(boardId(lang, key))).toBe(true);
  });

  test.each(publics)("follow from all records (%s)", (lang) => {
    const own = [...videos.values()].filter((one) => one.public === lang);
    for (const key of boardKeys) {
      const entries =
        key === "bangumi" || key === "cinema"
          ? [...seasons.values()]
              .filter((one) => one.public === lang && (one.kind === "anime") === (key === "bangumi"))
              .map((one) => ({ id: one.id, score: seasonScore(one) }))
          : own
              .filter((one) => isOnBoard(key, one, users.get(one.author)!.followers))
              .map((one) => ({ id: one.id, score: boardScore(one) }));
      const places = entries.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, boardSize);
      expect(boards.get(boardId(lang, key))!.places).toEqual(places);
      expect(places.length).toBeGreaterThanOrEqual(key === "bangumi" || key === "cinema" ? 15 : 50);
    }
  });
});

describe("a video", () => {
  test("has one frame at each time, and frames within its length", () => {
    expect(
      findWrong(reels.values(), ({ id, shots }) => {
        const { seconds } = videos.get(id)!;
        return (
          shots[0]!.atMs === 0 &&
          shots.every((shot, i) => shot.atMs < seconds * 1000 && (i === 0 || shot.atMs > shots[i - 1]!.atMs)) &&
          shots.every(({ caption, picture }) => caption !== "" && picture.things.length > 0)
        );
      }),
    ).toEqual([]);
    const reel = [...reels.values()].find(({ shots }) => shots.length > 3)!;
    expect(shotAt(reel.shots, reel.shots[2]!.atMs)).toBe(reel.shots[2]);
    expect(shotAt(reel.shots, reel.shots[2]!.atMs - 1)).toBe(reel.shots[1]);
    const video = videos.get(reel.id)!;
    expect(plainShots(video).map(({ atMs }) => atMs < video.seconds * 1000)).toEqual([true, true, true, true, true]);
  });

  test("has danmaku in order and within its length", () => {
    expect(
      findWrong(barrages.values(), ({ id, lines }) =>
        lines.every(
          ({ atMs, text }, i) =>
            text !== "" && atMs <= videos.get(id)!.seconds * 1000 && (i === 0 || atMs >= lines[i - 1]!.atMs),
        ),
      ),
    ).toEqual([]);
  });

  test("has parts whose lengths add up", () => {
    const divided = [...videos.values()].filter(({ parts }) => parts.length > 0);
    expect(divided.length).toBeGreaterThan(200);
    expect(
      findWrong(divided, ({ parts, seconds }) => parts.reduce((sum, part) => sum + part.seconds, 0) === seconds),
    ).toEqual([]);
  });

  test("has drawings for all pictures", () => {
    const pictures = [
      ...[...videos.values()].map(({ cover }) => cover),
      ...[...reels.values()].flatMap(({ shots }) => shots.map(({ picture }) => picture)),
      ...[...seasons.values()].map(({ cover }) => cover),
      ...[...rooms.values()].map(({ cover }) => cover),
    ];
    expect(findWrong(pictures, (picture) => artOf(picture).every((id) => arts.has(id)))).toEqual([]);
    expect(
      findWrong(pictures, ({ things }) => things.every(({ x, y }) => x > 0 && x < 100 && y > 10 && y < 90)),
    ).toEqual([]);
  });
});

describe("comments", () => {
  test("have two levels, counted replies, and ages after their video", () => {
    const replies = group(
      [...comments.values()].filter(({ parent }) => parent !== ""),
      ({ parent }) => parent,
    );
    expect(
      findWrong(comments.values(), (one) => {
        const parent = one.parent === "" ? null : comments.get(one.parent)!;
        return (
          one.replies === (replies.get(one.id)?.length ?? 0) &&
          one.age <= videos.get(one.video)!.age &&
          (parent === null || (parent.parent === "" && parent.video === one.video && one.age <= parent.age)) &&
          one.byAuthor === (one.author === videos.get(one.video)!.author)
        );
      }),
    ).toEqual([]);
    const pinned = group(
      [...comments.values()].filter((one) => one.pinned),
      ({ video }) => video,
    );
    expect(findWrong(pinned.values(), (own) => own.length === 1 && own[0]!.byAuthor)).toEqual([]);
  });
});

describe("facts", () => {
  test("stand where they say they stand", () => {
    const all = [...details.values()].flatMap(({ id, facts }) => facts.map((fact) => ({ id, fact })));
    const isRight: Record<Detail["facts"][number]["from"], (id: string, fact: Detail["facts"][number]) => boolean> = {
      text: (id, { text }) => videos.get(id)!.text.split("\n").includes(text),
      shot: (id, { text, atMs }) => reels.get(id)!.shots.find((shot) => shot.atMs === atMs)?.caption === text,
      comment: (id, { text, comment }) => {
        const said = comments.get(comment!)!;
        return said.video === id && said.text === text && said.byAuthor;
      },
    };
    expect(
      findWrong(
        all,
        ({ id, fact }) =>
          fact.text.toLowerCase().includes(String(fact.value).toLowerCase()) && isRight[fact.from](id, fact),
      ),
    ).toEqual([]);
    expect(all.filter(({ fact }) => fact.from === "shot").length).toBeGreaterThan(3_000);
    expect(all.filter(({ fact }) => fact.from === "comment").length).toBeGreaterThan(300);
  });

  test("agree: a video states one value for each key", () => {
    const wrong = [...details.values()].filter(({ facts }) => {
      const values = new Map<string, string | number>();
      return facts.some(({ key, value }) => {
        const known = values.get(key) ?? value;
        values.set(key, value);
        return known !== value;
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe("seasons", () => {
  test("have their episodes in order", () => {
    expect(
      findWrong(
        seasons.values(),
        ({ id, episodes, total, weekday }) =>
          episodes.every(
            (one, i) =>
              one.id === `bili_episode_${id.slice("bili_season_".length)}_${String(i + 1)}` &&
              (i === 0 || one.age < episodes[i - 1]!.age),
          ) && (weekday === null ? episodes.length === total : episodes.length < total),
      ),
    ).toEqual([]);
  });
});
