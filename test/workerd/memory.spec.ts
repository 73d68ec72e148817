// What pages have drawn, as two Screens of one place remember it.
import { describe, expect, test } from "vitest";
import { Memory } from "../../src/durable/memory.ts";
import type { Done } from "../../src/durable/sight.ts";

const png = { format: "png" } as const;
const mine = { owner: "me", fresh: false };
const picture = { id: "1", data: "iVBOR".repeat(200) };
const built = (build: string, edge: Cache | null = null, chars = 1_000_000): Memory => {
  const memory = new Memory(chars, edge);
  memory.built(build);
  return memory;
};
const done = (hash: string): Done => ({ commands: [], hash, hit: null, app: "notes", screen: "list" });

describe("memory", () => {
  test("tells a picture by state, format, size and owner, and never to who wants it fresh", async () => {
    const memory = built("one");
    await memory.keepPicture("aa", png, mine, picture, "one");
    expect(await memory.picture("aa", png, mine)).toEqual(picture);
    expect(await memory.picture("ab", png, mine)).toBeNull();
    expect(await memory.picture("aa", { format: "webp" }, mine)).toBeNull();
    expect(await memory.picture("aa", { ...png, width: 360 }, mine)).toBeNull();
    expect(await memory.picture("aa", png, { ...mine, owner: "you" })).toBeNull();
    expect(await memory.picture("aa", png, { ...mine, fresh: true })).toBeNull();
  });

  test("forgets all when another build draws, and takes nothing from the old one", async () => {
    const memory = built("one");
    const asked = { hash: "aa", action: { type: "HOME" }, tickMs: 1000, recall: mine };
    memory.keepStep(asked, done("bb"), "one");
    await memory.keepPicture("aa", png, mine, picture, "one");
    memory.built("two");
    await memory.keepPicture("aa", png, mine, picture, "one");
    memory.keepStep(asked, done("bb"), "one");
    expect([await memory.picture("aa", png, mine), memory.step(asked)]).toEqual([null, null]);
  });

  test("tells a step by state, action and time", () => {
    const memory = built("one");
    const asked = { hash: "aa", action: { type: "HOME" }, tickMs: 1000, recall: mine };
    memory.keepStep(asked, done("bb"), "one");
    expect(memory.step(asked)).toEqual(done("bb"));
    for (const other of [
      { hash: "ab" },
      { action: { type: "BACK" } },
      { tickMs: 2000 },
      { recall: { ...mine, fresh: true } },
    ])
      expect(memory.step({ ...asked, ...other })).toBeNull();
  });

  test("keeps a glass that stays the same once, under all its states", async () => {
    // A sixteenth is the most that one picture may take.
    const memory = built("one", null, picture.data.length * 16);
    for (let i = 0; i < 200; i++) await memory.keepPicture(`s${i}`, png, mine, picture, "one");
    expect(await memory.picture("s0", png, mine)).toEqual(picture);
  });

  test("finds at the edge what another Screen has drawn with the same build", async () => {
    const [here, there, later] = [
      built("edge 1", caches.default),
      built("edge 1", caches.default),
      built("edge 2", caches.default),
    ];
    await here!.keepPicture("cc", png, mine, picture, "edge 1");
    expect((await there!.picture("cc", png, mine))?.data).toBe(picture.data);
    expect(await later!.picture("cc", png, mine)).toBeNull();
    expect(await there!.picture("cc", png, { ...mine, owner: "you" })).toBeNull();
  });
});
