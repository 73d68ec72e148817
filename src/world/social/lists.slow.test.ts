// Checks over the whole world that the feeds of RedNote, X and Reddit contain each record once, in the stated order; and
// for every tenth record, that a list, the record's own page and the profile show the same counts. The tests of the
// three datasets check the counts of all records.
import { beforeAll, describe, expect, test } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import posts, { type Post as XPost } from "../posts/index.ts";
import { heat as xHeat } from "../posts/rank.ts";
import type { World } from "../read.ts";
import rednote, { type Note } from "../rednote/index.ts";
import { hotness as noteHeat } from "../rednote/rank.ts";
import threads, { type Post } from "../threads/index.ts";
import { controversy, hotness } from "../threads/order.ts";

let world: World;
beforeAll(async () => {
  world = await localWorld();
}, 240_000);
const publics = ["en", "zh"] as const;
interface Page<R> {
  readonly rows: readonly R[];
  readonly more: boolean;
  readonly total: number;
}
/** Reads all pages of a list, or the first ones. */
async function readAll<R>(read: (page: number) => Promise<Page<R>>, pages = Infinity): Promise<R[]> {
  const out: R[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await read(page);
    out.push(...rows);
    if (!more || page + 1 >= pages) return out;
  }
}
/** Runs `check` for every tenth row and returns the first few messages. */
async function findFaults<R>(
  rows: readonly R[],
  check: (row: R) => Promise<string | null>,
  step = 10,
): Promise<string[]> {
  const faults: string[] = [];
  for (const row of rows.filter((_, n) => n % step === 0)) {
    const fault = await check(row);
    if (fault !== null && faults.push(fault) === 5) break;
  }
  return faults;
}
const unequal = (id: string, what: string, a: number, b: number): string | null =>
  a === b ? null : `${id}: ${what} ${a} and ${b}`;
const isDescending = (values: readonly number[]): boolean => values.every((n, i) => i === 0 || n <= values[i - 1]!);
/** The counts of lists stop at this number. */
const maxTotal = 1000;

describe("RedNote", () => {
  test("the feed contains every note once, the hottest first; other orders follow from the records", async () => {
    for (const lang of publics) {
      const read = (sort?: "newest" | "saved") => async (page: number) =>
        world.read(rednote.queries.feed, { public: lang, age_min: 0, page, ...(sort && { sort }) }) as Promise<
          Page<Note>
        >;
      const feed = await readAll(read());
      expect(isDescending(feed.map(noteHeat))).toBe(true);
      expect(new Set(feed.map(({ id }) => id)).size).toBe(feed.length);
      expect(isDescending((await readAll(read("newest"), 10)).map(({ age }) => -age))).toBe(true);
      expect(isDescending((await readAll(read("saved"), 10)).map(({ saves }) => saves))).toBe(true);
    }
  }, 240_000);
  test("list, note page and profile show the same counts, and ties hold in both directions", async () => {
    for (const lang of publics) {
      const feed = await readAll<Note>(
        async (page) => world.read(rednote.queries.feed, { public: lang, age_min: 0, page }) as Promise<Page<Note>>,
      );
      const written = Map.groupBy(feed, ({ author }) => author);
      expect(
        await findFaults([...written], async ([author, own]) => {
          const user = (await world.read(rednote.queries.user, { id: author }))!;
          const listed = await world.read(rednote.queries.by, { author, age_min: 0 });
          const fans = await world.read(rednote.queries.followers, { follows: author });
          const likes = own.reduce((sum, note) => sum + note.likes, 0);
          const back = fans.rows.every(({ follows }) => follows.includes(author));
          return (
            unequal(author, "notes", user.notes, own.length) ??
            unequal(author, "listed notes", listed.total, own.length) ??
            unequal(author, "likes", user.likes, likes) ??
            (fans.total <= user.followers && back ? null : `${author}: followers`)
          );
        }),
      ).toEqual([]);
      expect(
        await findFaults(feed, async (row) => {
          const note = (await world.read(rednote.queries.note, { id: row.id }))!;
          const { total } = await world.read(rednote.queries.thread, { note: row.id });
          return unequal(row.id, "likes", row.likes, note.likes) ?? unequal(row.id, "comments", note.comments, total);
        }),
      ).toEqual([]);
    }
  }, 240_000);
});

describe("X", () => {
  test("the timeline contains every post once, the best first; list, post page and profile show the same counts", async () => {
    for (const lang of publics) {
      const all = await readAll<XPost>(
        async (page) => world.read(posts.queries.search, { of: lang, age_min: 0, page }) as Promise<Page<XPost>>,
      );
      expect(isDescending(all.map(xHeat))).toBe(true);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      const written = Map.groupBy(all, ({ author }) => author);
      expect(
        await findFaults([...written], async ([author, own]) => {
          const user = (await world.read(posts.queries.user, { id: author }))!;
          const listed = await world.read(posts.queries.by, { author, age_min: 0 });
          const fans = await world.read(posts.queries.followers, { follows: author });
          const back = fans.rows.every(({ follows }) => follows.includes(author));
          return (
            unequal(author, "posts", user.posts, own.length) ??
            unequal(author, "listed posts", listed.total, Math.min(maxTotal, own.length)) ??
            (fans.total <= user.followers && back ? null : `${author}: followers`)
          );
        }),
      ).toEqual([]);
      const byId = new Map(all.map((post) => [post.id, post]));
      expect(
        await findFaults(
          all.filter(({ replies, quotes }) => replies + quotes > 0),
          async (row) => {
            const replies = await world.read(posts.queries.replies, { parent: row.id });
            const quotes = await world.read(posts.queries.quotes, { quoted: row.id });
            return (
              unequal(row.id, "replies", row.replies, replies.total) ??
              unequal(row.id, "quotes", row.quotes, quotes.total)
            );
          },
        ),
      ).toEqual([]);
      // A reply is under a post that exists, and is not older than that post.
      const orphans = all.filter(({ ancestors, age }) => ancestors.some((id) => !(byId.get(id)!.age >= age)));
      expect(orphans.map(({ id }) => id)).toEqual([]);
    }
  }, 240_000);
});

describe("Reddit", () => {
  test("every community lists its posts once, in every order; list, post page and profile show the same counts", async () => {
    for (const lang of publics) {
      const communities = await readAll(async (page) => world.read(threads.queries.directory, { public: lang, page }));
      const all: Post[] = [];
      const faults = await findFaults(
        communities,
        async ({ id }) => {
          const ask = async (sort: "hot" | "new" | "top" | "comments" | "controversial") =>
            readAll<Post>(
              async (page) =>
                world.read(threads.queries.wall, { in: id, age_min: 0, sort, page }) as Promise<Page<Post>>,
              sort === "hot" ? Infinity : 1,
            );
          const hot = await ask("hot");
          all.push(...hot);
          const orders = [
            isDescending(hot.map(hotness)),
            isDescending((await ask("new")).map(({ age }) => -age)),
            isDescending((await ask("top")).map(({ score }) => score)),
            isDescending((await ask("comments")).map(({ comments }) => comments)),
            isDescending((await ask("controversial")).map(controversy)),
          ];
          return orders.includes(false) || new Set(hot.map((post) => post.id)).size !== hot.length
            ? `${id}: ${orders.join()}`
            : null;
        },
        1,
      );
      expect(faults).toEqual([]);
      expect(
        await findFaults(all, async (row) => {
          const { rows } = await world.read(threads.queries.thread, { post: row.id });
          const ids = new Set(rows.map(({ id }) => id));
          const isWhole = rows.every(({ post, parent }) => post === row.id && (parent === "" || ids.has(parent)));
          return unequal(row.id, "comments", row.comments, rows.length) ?? (isWhole ? null : `${row.id}: parents`);
        }),
      ).toEqual([]);
      expect(
        await findFaults([...Map.groupBy(all, ({ author }) => author)], async ([author, own]) => {
          const user = (await world.read(threads.queries.user, { id: author }))!;
          const listed = await readAll(async (page) => world.read(threads.queries.by, { author, age_min: 0, page }));
          const shown = listed.filter(({ removed }) => !removed);
          const karma = own.reduce((sum, { score }) => sum + score - 1, 0);
          return (
            unequal(author, "posts", shown.length, own.length) ??
            unequal(author, "karma", user.postKarma, Math.max(0, karma))
          );
        }),
      ).toEqual([]);
    }
  }, 240_000);
});
