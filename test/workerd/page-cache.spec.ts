// The cache of drawn pictures and performed steps, which Screens in the same Cloudflare location share.
import { describe, expect, test } from "vitest";
import { PageCache, type StepQuery } from "#durable/page-cache.ts";
import type { PageStepResult } from "#durable/screen-rpc.ts";

const png = { format: "png" } as const;
const mine = { owner: "me", fresh: false };
const picture = { id: "1", data: "iVBOR".repeat(200) };
const cacheForBuild = (build: string, edge: Cache | null = null, chars = 1_000_000): PageCache => {
  const memory = new PageCache(chars, edge);
  memory.setBuild(build);
  return memory;
};
const done = (hash: string): PageStepResult => ({ commands: [], hash, hit: null, app: "notes", screen: "list" });

describe("the cache", () => {
  test("returns a picture only for the same state, format, size and owner, and never for an uncached request", async () => {
    const memory = cacheForBuild("one");
    await memory.keepPicture("aa", png, mine, picture, "one");
    expect(await memory.picture("aa", png, mine)).toEqual(picture);
    expect(await memory.picture("ab", png, mine)).toBeNull();
    expect(await memory.picture("aa", { format: "webp" }, mine)).toBeNull();
    expect(await memory.picture("aa", { ...png, width: 360 }, mine)).toBeNull();
    expect(await memory.picture("aa", png, { ...mine, owner: "you" })).toBeNull();
    expect(await memory.picture("aa", png, { ...mine, fresh: true })).toBeNull();
  });

  test("is cleared for another build, and ignores results of the old one", async () => {
    const memory = cacheForBuild("one");
    const asked: StepQuery = { hash: "aa", action: { type: "ENTER" }, tickMs: 1000, recall: mine };
    memory.keepStep(asked, done("bb"), "one");
    await memory.keepPicture("aa", png, mine, picture, "one");
    memory.setBuild("two");
    await memory.keepPicture("aa", png, mine, picture, "one");
    memory.keepStep(asked, done("bb"), "one");
    expect([await memory.picture("aa", png, mine), memory.step(asked)]).toEqual([null, null]);
  });

  test("returns a step only for the same state, action and time", () => {
    const memory = cacheForBuild("one");
    const asked: StepQuery = { hash: "aa", action: { type: "ENTER" }, tickMs: 1000, recall: mine };
    memory.keepStep(asked, done("bb"), "one");
    expect(memory.step(asked)).toEqual(done("bb"));
    for (const other of [
      { hash: "ab" },
      { action: { type: "NOOP" } as const },
      { tickMs: 2000 },
      { recall: { ...mine, fresh: true } },
    ])
      expect(memory.step({ ...asked, ...other })).toBeNull();
  });

  test("returns a touch anywhere in its touch region, and nowhere else", () => {
    const memory = cacheForBuild("one");
    const click = (point: [number, number], more: Partial<StepQuery> = {}): StepQuery => ({
      hash: "aa",
      action: { type: "CLICK", point },
      tickMs: 1000,
      recall: mine,
      ...more,
    });
    memory.keepStep(click([500, 500]), done("bb"), "one", [400, 480, 600, 520]);
    memory.keepStep(click([100, 100]), done("cc"), "one", null);
    for (const point of [
      [500, 500],
      [400, 480],
      [600, 520],
      [450.5, 519],
    ] as const)
      expect(memory.step(click([...point])), String(point)).toEqual(done("bb"));
    expect(memory.step(click([100, 100]))).toEqual(done("cc"));
    for (const other of [
      click([399, 500]),
      click([500, 521]),
      click([101, 100]),
      click([500, 500], { action: { type: "LONG_PRESS", point: [500, 500] } }),
      click([500, 500], { action: { type: "TYPE", point: [500, 500], value: "7" } }),
      click([500, 500], { action: { type: "SWIPE", point1: [500, 500], point2: [500, 500] } }),
      click([500, 500], { hash: "ab" }),
      click([500, 500], { tickMs: 2000 }),
      click([500, 500], { recall: { ...mine, owner: "you" } }),
      click([500, 500], { recall: { ...mine, fresh: true } }),
    ])
      expect(memory.step(other), JSON.stringify(other)).toBeNull();
    memory.setBuild("two");
    expect(memory.step(click([450, 500]))).toBeNull();
  });

  test("keeps only the latest touch regions of a state", () => {
    const memory = cacheForBuild("one");
    const at = (x: number): StepQuery => ({
      hash: "aa",
      action: { type: "CLICK", point: [x, 5] },
      tickMs: 1000,
      recall: mine,
    });
    for (let i = 0; i < 100; i++) memory.keepStep(at(i * 10), done(`s${i}`), "one", [i * 10, 0, i * 10 + 9, 10]);
    const known = Array.from({ length: 100 }, (_, i) => memory.step(at(i * 10 + 5))?.hash ?? null);
    expect(known).toEqual(Array.from({ length: 100 }, (_, i) => (i < 36 ? null : `s${i}`)));
  });

  test("requests touch regions from the second step in a state on, and never for an uncached request", () => {
    const memory = cacheForBuild("one");
    expect([0, 1, 2].map(() => memory.markSeen({ hash: "aa", recall: mine }))).toEqual([false, true, true]);
    expect(memory.markSeen({ hash: "ab", recall: mine })).toBe(false);
    expect(memory.markSeen({ hash: "aa", recall: { ...mine, owner: "you" } })).toBe(false);
    expect(memory.markSeen({ hash: "aa", recall: { ...mine, fresh: true } })).toBe(false);
  });

  test("stores a picture once for all states that share it", async () => {
    // One picture may take at most a sixteenth of the cache.
    const memory = cacheForBuild("one", null, picture.data.length * 16);
    for (let i = 0; i < 200; i++) await memory.keepPicture(`s${i}`, png, mine, picture, "one");
    expect(await memory.picture("s0", png, mine)).toEqual(picture);
  });

  test("finds pictures that another Screen drew with the same build", async () => {
    const [here, there, later] = [
      cacheForBuild("edge 1", caches.default),
      cacheForBuild("edge 1", caches.default),
      cacheForBuild("edge 2", caches.default),
    ];
    await here!.keepPicture("cc", png, mine, picture, "edge 1");
    expect((await there!.picture("cc", png, mine))?.data).toBe(picture.data);
    expect(await later!.picture("cc", png, mine)).toBeNull();
    expect(await there!.picture("cc", png, { ...mine, owner: "you" })).toBeNull();
  });
});
