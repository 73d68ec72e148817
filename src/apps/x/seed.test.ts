import { beforeAll, describe, expect, test } from "vitest";
import { defaultBoot } from "#judge/instance.ts";
import { createDatasetWorld } from "#test/support/dataset-world.ts";
import generators from "#world/posts/generate.ts";
import dataset from "#world/posts/index.ts";
import type { World } from "#world/read.ts";
import { phone } from "../phone.ts";
import type { State } from "./state.ts";

let world: World;
beforeAll(() => {
  ({ world } = createDatasetWorld(dataset, generators));
}, 300_000);

describe("the data of a new phone", () => {
  test("is small", () => {
    expect(JSON.stringify(phone.boot(defaultBoot("en", 1)).apps["x"]).length).toBeLessThan(60_000);
  });
  test.each(["en", "zh-CN"] as const)("refers to the world's records, %s", async (lang) => {
    const seeded = phone.boot(defaultBoot(lang, 1)).apps["x"] as State;
    const of = lang === "en" ? "en" : "zh";
    const users = [
      ...[seeded.follows, seeded.followers, seeded.threads, seeded.blocked, seeded.muted, seeded.asked].flatMap((all) =>
        Object.keys(all),
      ),
      ...Object.values(seeded.lists).flatMap(({ members }) => members),
    ];
    for (const id of users) expect((await world.read(dataset.queries.user, { id }))?.public, id).toBe(of);
    for (const [id] of Object.entries(seeded.asked))
      expect((await world.read(dataset.queries.user, { id }))?.protected, id).toBe(true);
    const asked = [seeded.liked, seeded.reposted, seeded.bookmarked].flatMap((all) => Object.keys(all));
    for (const id of asked.filter((one) => one.startsWith("x_post_"))) {
      const post = await world.read(dataset.queries.post, { id });
      expect(post?.public, id).toBe(of);
      expect(post?.age, id).toBeGreaterThan(0);
    }
    for (const id of Object.keys(seeded.followedLists))
      expect((await world.read(dataset.queries.list, { id }))?.public, id).toBe(of);
    for (const id of Object.keys(seeded.joined))
      expect((await world.read(dataset.queries.community, { id }))?.public, id).toBe(of);
  });
});
