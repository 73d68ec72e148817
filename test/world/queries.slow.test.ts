// Compares every kind of query with a linear search over the records.
import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { load, loadOf, zones, type Video } from "#scripts/bench/synthetic-world.ts";
import { makeWorldFile, writeWorldSql } from "#scripts/build/world-file.ts";
import { maxCandidates, maxCount, type ArgsOf } from "#world/define.ts";
import { createWorld } from "#world/read.ts";
import { parseArgs, worldUrl } from "#world/url.ts";
import { Rng } from "#state/rng.ts";
import { createDatasetWorld } from "../support/dataset-world.ts";

type FindArgs = ArgsOf<typeof load.queries.find>;
const records = 20_000;
const { world, figures, path } = createDatasetWorld(load, loadOf(records));
const videos: readonly Video[] = [...loadOf(records).video()].sort(
  (a, b) => b.views - a.views || (a.id < b.id ? -1 : 1),
);

const containsQuery = (texts: string[], q: string): boolean =>
  q
    .split(" ")
    .every((part) =>
      /[a-z]/.test(part)
        ? texts.some((text) => text.split(/[^a-z]+/).some((word) => word.startsWith(part)))
        : texts.some((text) => text.includes(part)),
    );

/** The expected answer, by a linear search. */
function expectedResult({ q = "", zone, tag, seconds_min = 0, seconds_max = Infinity, sort, page = 0 }: FindArgs) {
  const fits = videos.filter(
    (video) =>
      (q === "" || containsQuery([video.title.en, video.title.zh, video.about.en, video.about.zh], q)) &&
      (zone === undefined || video.zone === zone) &&
      (tag === undefined || video.tags.includes(tag)) &&
      video.seconds >= seconds_min &&
      video.seconds <= seconds_max,
  );
  const order = (): Video[] => {
    const rank = new Map(fits.map((video, n) => [video.id, n]));
    const tie = (a: Video, b: Video): number => rank.get(a.id)! - rank.get(b.id)!;
    const searched = q !== "" || tag !== undefined;
    const best = searched ? fits.slice(0, maxCandidates) : fits;
    if (sort === "likes") return best.toSorted((a, b) => b.likes - a.likes || tie(a, b));
    if (sort === "oldest") return best.toSorted((a, b) => a.posted - b.posted || tie(a, b));
    if (q === "") return fits;
    const inTitle = (video: Video): number => (containsQuery([video.title.en, video.title.zh], q) ? 0 : 1);
    return fits.toSorted((a, b) => inTitle(a) - inTitle(b) || tie(a, b));
  };
  const all = order();
  return {
    ids: all.slice(page * 20, page * 20 + 20).map(({ id }) => id),
    more: all.length > page * 20 + 20,
    total: Math.min(maxCount, fits.length),
  };
}
async function queryResult(args: FindArgs) {
  const { rows, more, total } = await world.read(load.queries.find, args);
  return { ids: rows.map(({ id }) => id), more, total };
}

describe("lists", () => {
  test("match Chinese characters, Latin word prefixes, and several words at once", async () => {
    const [sample] = videos;
    const inside = sample!.title.zh.replaceAll("，", "").slice(1, 4);
    for (const q of ["猫", "火锅", "火", "锅", inside, "amb", "slow", "s", "猫 amber", "火锅 猫 river", "馆"]) {
      const right = expectedResult({ q });
      expect(await queryResult({ q }), q).toEqual(right);
      expect(right.ids.length, q).toBeGreaterThan(0);
    }
    expect(await queryResult({ q: "鑫" })).toEqual({ ids: [], more: false, total: 0 });
    expect(await queryResult({ q: "?!，。" })).toEqual({ ids: [], more: false, total: 0 });
    expect(await queryResult({ q: '" OR title:*' })).toEqual(expectedResult({ q: "or title" }));
    expect(await queryResult({ q: "  " })).toEqual(expectedResult({}));
  });

  test("agree with a linear search for any mix of search, filters, sort and page", async () => {
    const r = Rng.of("queries");
    const tags = [...new Set(videos.flatMap((video) => video.tags))];
    let nonEmpty = 0;
    for (let i = 0; i < 150; i++) {
      const args: FindArgs = {
        ...(r.chance(0.6) ? { q: r.pick(["猫", "火锅", "amber", "海", "ember win", "山", "春 coast"]) } : {}),
        ...(r.chance(0.4) ? { zone: r.pick(zones) } : {}),
        ...(r.chance(0.3) ? { tag: r.pick(tags) } : {}),
        ...(r.chance(0.3) ? { seconds_min: r.int(0, 1000) } : {}),
        ...(r.chance(0.3) ? { seconds_max: r.int(1000, 3600) } : {}),
        ...(r.chance(0.5) ? { sort: r.pick(["likes", "oldest"] as const) } : {}),
        page: r.int(0, 3),
      };
      const right = expectedResult(args);
      expect(await queryResult(args), JSON.stringify(args)).toEqual(right);
      if (right.ids.length > 0) nonEmpty += 1;
    }
    expect(nonEmpty).toBeGreaterThan(60);
  });

  test("contain every record once over all pages, in rank order", async () => {
    const ids: string[] = [];
    for (let page = 0, more = true; more; page++) {
      const answer = await world.read(load.queries.find, { zone: "pets", page });
      ids.push(...answer.rows.map(({ id }) => id));
      ({ more } = answer);
    }
    expect(ids).toEqual(videos.filter((video) => video.zone === "pets").map(({ id }) => id));
  });

  test("return the short form of records", async () => {
    const { rows } = await world.read(load.queries.find, {});
    expect(Object.keys(rows[0]!)).toEqual(["id", "title", "author", "zone", "views", "posted", "likes"]);
  });
});

test("records are found by id, and missing ones are left out", async () => {
  expect(await world.read(load.queries.video, { id: videos[7]!.id })).toEqual(videos[7]);
  expect(await world.read(load.queries.video, { id: "none" })).toBeNull();
  const asked = [videos[9]!.id, "none", videos[2]!.id];
  expect(await world.read(load.queries.videos, { ids: asked })).toEqual([videos[9], videos[2]]);
  expect(await world.read(load.queries.cover, { id: "v3" })).toContain("<text>3</text>");
});

test("invalid arguments are refused", async () => {
  for (const args of [{ page: -1 }, { page: 0.5 }, { sort: "rank" }, { seconds_min: "x" }, { colour: "red" }])
    await expect(world.read(load.queries.find, args as never), JSON.stringify(args)).rejects.toThrow("Invalid");
  await expect(world.read(load.queries.videos, { ids: [] })).rejects.toThrow("Invalid");
});

test("an address contains the arguments in a fixed order, without defaults", () => {
  const args: FindArgs = { q: "火锅 a&b=c", zone: "pets", seconds_min: 60, page: 2, sort: "likes" };
  const url = new URL(worldUrl(load.queries.find, args), "http://world");
  expect(parseArgs(load.queries.find, url.searchParams)).toEqual(args);
  expect(worldUrl(load.queries.find, { page: 0, q: "" })).toBe(url.pathname);
  const { sort, ...rest } = args;
  expect(worldUrl(load.queries.find, { sort: sort!, ...rest })).toBe(url.pathname + url.search);
  const ids = ["b", "a", "c"];
  const many = new URL(worldUrl(load.queries.videos, { ids }), "http://world");
  expect(parseArgs(load.queries.videos, many.searchParams)).toEqual({ ids });
});

test("an address contains an empty text, unless it is the search", async () => {
  const empty = new URL(worldUrl(load.queries.find, { q: "", zone: "" as never }), "http://world");
  const args = parseArgs(load.queries.find, empty.searchParams);
  expect(args).toEqual({ zone: "" });
  // No video is in the zone "". Without the argument, the query would find all videos.
  expect((await queryResult(args as FindArgs)).total).toBe(0);
});

describe("the file", () => {
  test("is byte-identical when it is generated again", async () => {
    const { readFileSync } = await import("node:fs");
    const again = `${path}.again`;
    rmSync(again, { force: true });
    const second = makeWorldFile(again, "test", [load], { load: loadOf(records) } as never);
    const same = readFileSync(again).equals(readFileSync(path));
    rmSync(again, { force: true });
    expect(second.hash).toBe(figures.hash);
    expect(same).toBe(true);
  });

  test("counts its records, and depends on the seed", () => {
    expect(figures.kinds.map(({ kind, records: n }) => [kind, n])).toEqual([
      ["load.video", 4000],
      ["load.person", 3000],
      ["load.comment", 13000],
    ]);
    const statements: string[] = [];
    const other = writeWorldSql((s) => statements.push(s), "test", [load], { load: loadOf(200, 2) } as never);
    const mine = writeWorldSql(() => undefined, "test", [load], { load: loadOf(200) } as never);
    expect(other.hash).not.toBe(mine.hash);
  });

  test("can be written as SQL statements of the same world, within the limit of D1", async () => {
    const { DatabaseSync } = await import("node:sqlite");
    const db = new DatabaseSync(":memory:");
    const { hash } = writeWorldSql(
      (sql) => {
        expect(Buffer.byteLength(sql)).toBeLessThan(100_000);
        db.exec(sql);
      },
      "test",
      [load],
      { load: loadOf(records) } as never,
    );
    expect(hash).toBe(figures.hash);
    const far = createWorld(async (list) => list.map(({ sql, params }) => db.prepare(sql).all(...params)));
    for (const args of [{ q: "火锅" }, { zone: "pets", page: 1 }, { q: "amb", sort: "likes" }] satisfies FindArgs[])
      expect(await far.read(load.queries.find, args)).toEqual(await world.read(load.queries.find, args));
    db.close();
  });

  test("cannot be generated from an invalid record", () => {
    const broken = {
      ...loadOf(100),
      *person() {
        yield { id: "p1", name: "nobody" };
      },
    };
    expect(() => writeWorldSql(() => undefined, "test", [load], { load: broken } as never)).toThrow(
      /load\.person.*name/,
    );
  });
});
