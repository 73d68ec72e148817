import { expect, it } from "vitest";
import { phone } from "../phone.ts";
import { filesOfType, standardFolders, takenAt } from "#os/files.ts";
import type { PhoneState } from "#os/state.ts";
import { defaultStartMs, type Boot } from "#os/boot.ts";
import { rotateCrop } from "#world/scenes/ids.ts";
import { cropOrNull, frameOf, dragHandle, moveFrame } from "./crop.ts";
import { albumsOf, groupByDay, photosOf, sizeOf, trashedPhotos } from "./queries.ts";
import { parseSearch, wasTaken } from "./search.ts";

const boot: Boot = {
  startMs: defaultStartMs,
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
};
const offset = 480;
const run = (state: PhoneState, ...acts: [on: string, args?: object][]): PhoneState =>
  acts.reduce((s, [on, args]) => {
    const done = phone.reduce(s, { name: "os.act", args: { app: "gallery", on, args: (args ?? {}) as never } });
    expect(done.rejected, on).toBeNull();
    return s.view.dialog || !done.state.view.dialog
      ? done.state
      : phone.reduce(done.state, { name: "os.answer", args: { yes: true } }).state;
  }, state);
const bootAndOpen = (): PhoneState =>
  phone.reduce(phone.boot(boot), { name: "os.launch", args: { app: "gallery" } }).state;
const viewOf = (s: PhoneState) => phone.top(s, s.view.front).view as Record<string, unknown>;

it("parses times in a search, and keeps the other words", () => {
  const asked = (query: string) => parseSearch(query, defaultStartMs, offset);
  expect(asked("receipts in October 2025")).toEqual({ when: { year: 2025, month: 10, day: null }, words: "receipt" });
  expect(asked("Mar 14")).toEqual({ when: { year: null, month: 3, day: 14 }, words: "" });
  expect(asked("2026-03-14")).toEqual({ when: { year: 2026, month: 3, day: 14 }, words: "" });
  expect(asked("yesterday")).toEqual({ when: { year: 2026, month: 3, day: 15 }, words: "" });
  expect(asked("2025年10月的小票")).toEqual({ when: { year: 2025, month: 10, day: null }, words: "小票" });
  expect(asked("十二月3日").when.month).toBe(12);
  expect(asked("3月14日").when).toEqual({ year: null, month: 3, day: 14 });
  expect(asked("March 2026").when).toEqual({ year: 2026, month: 3, day: null });
  expect(asked("glasses").words).toBe("glass");
  expect(asked("market stalls").words).toBe("market stall");
  const all = photosOf(phone.boot(boot).os.files);
  const march14 = all.filter((f) => wasTaken(f, { year: 2026, month: 3, day: 14 }, offset));
  expect(march14.map((f) => f.name).every((name) => name.includes("20260314"))).toBe(true);
  expect(march14).toHaveLength(4);
});

it("groups pictures by the day they were taken, newest first, and lists the albums", () => {
  const { files } = phone.boot(boot).os;
  const days = groupByDay(photosOf(files), offset);
  expect(days[0]).toMatchObject({ key: "2026-03-16" });
  expect(days.map((d) => d.at)).toEqual(days.map((d) => d.at).toSorted((a, b) => b - a));
  for (const day of days)
    expect(
      day.files.filter((f) => /^(IMG|Screenshot)_\d{8}_/.test(f.name) && !f.name.includes(day.key.replaceAll("-", ""))),
    ).toEqual([]);
  const albums = albumsOf(files, "name").map((a) => a.standardAlbum ?? a.name);
  expect(albums).toEqual(["camera", "favourites", "screenshots", "downloads", "Flat viewings", "Recipes"]);
});

it("keeps a crop frame in its shape and inside the picture", () => {
  const size = { width: 1440, height: 1080 };
  expect(frameOf("square", size)).toEqual({ x: 0.125, y: 0, width: 0.75, height: 1 });
  expect(frameOf("16:9", size)).toEqual({ x: 0, y: 0.125, width: 1, height: 0.75 });
  expect(cropOrNull(frameOf("original", size))).toBeNull();
  const pulled = dragHandle(frameOf("square", size), "se", { x: 0.5, y: 0.5 }, "square", size);
  expect((pulled.width * 1440) / (pulled.height * 1080)).toBeCloseTo(1, 1);
  expect(dragHandle({ x: 0, y: 0, width: 1, height: 1 }, "nw", { x: 0.25, y: -3 }, "free", size)).toEqual({
    x: 0.25,
    y: 0,
    width: 0.75,
    height: 1,
  });
  expect(moveFrame({ x: 0, y: 0, width: 0.5, height: 0.5 }, { x: 2, y: 0.5 })).toEqual({
    x: 0.5,
    y: 0.25,
    width: 0.5,
    height: 0.5,
  });
  const crop = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  for (const turns of [0, 1, 2, 3]) {
    const back = rotateCrop(rotateCrop(crop, turns), (4 - turns) % 4);
    for (const key of ["x", "y", "width", "height"] as const) expect(back[key]).toBeCloseTo(crop[key], 9);
  }
});

it("saves a crop and a rotation as a copy or in place", () => {
  const s = bootAndOpen();
  const lake = photosOf(s.os.files).find((f) => f.content.kind === "scene" && f.content.scenes[0] === "landscape_02")!;
  const editing = run(s, ["open", { id: lake.id }], ["edit"], ["rotate", { by: 1 }], ["ratio", { ratio: "square" }]);
  const copied = run(editing, ["saveCopy"]);
  const copy = photosOf(copied.os.files)[0]!;
  expect(copied.os.files[lake.id]).toEqual(lake);
  expect(copy).toMatchObject({ turns: 1, parent: standardFolders.camera });
  expect(sizeOf(copy)).toEqual({ width: 1080, height: 1080 });
  const saved = run(editing, ["save"]).os.files[lake.id]!;
  expect(saved).toMatchObject({ turns: 1, createdAt: lake.createdAt });
  expect(takenAt(saved as typeof lake)).toBe(takenAt(lake));
});

it("shows the next picture after a deletion, and restores the deleted one", () => {
  let s = bootAndOpen();
  const [first, second] = photosOf(s.os.files).map(({ id }) => ({ id })) as [{ id: string }, { id: string }];
  s = run(s, ["open", { id: first.id }], ["delete"]);
  expect(viewOf(s)["at"]).toBe(second.id);
  expect(trashedPhotos(s.os.files)[0]!.id).toBe(first.id);
  s = phone.reduce(s, { name: "os.back", args: {} }).state;
  s = run(s, ["trash"], ["select", { id: first.id }], ["restore"]);
  expect(photosOf(s.os.files)[0]!.id).toBe(first.id);
});

it("makes an album of selected pictures, and lets an app pick pictures", () => {
  let s = bootAndOpen();
  const [a, b] = photosOf(s.os.files).map(({ id }) => ({ id })) as [{ id: string }, { id: string }];
  s = run(s, ["select", { id: a.id }], ["select", { id: b.id }], ["place", { ids: [a.id, b.id], copy: false }]);
  s = phone.reduce(s, { name: "os.view", args: { app: "gallery", patch: { name: "Keepers" } } }).state;
  s = run(s, ["newAlbum"]);
  const album = albumsOf(s.os.files, "name").find((x) => x.name === "Keepers")!;
  expect(album.files.map((f) => f.id)).toEqual([a.id, b.id]);
  expect(viewOf(s)["selected"]).toEqual([]);
  // The test takes the same steps as the phone: an intent, the chooser, the picker.
  const intent = { action: "PICK", type: "image/*", uri: null, extras: { many: true } };
  s = phone.reduce(s, { name: "os.start", args: { intent } }).state;
  const handler = s.view.chooser!.handlers.find((h) => h.startsWith("gallery/"))!;
  s = phone.reduce(s, { name: "os.choose", args: { handler, target: null, always: false } }).state;
  s = run(s, ["toggle", { id: a.id }], ["done"]);
  expect(phone.frontOf(s).app).toBe("gallery");
});

it("sets a picture as wallpaper through Themes", () => {
  const s = bootAndOpen();
  const photo = photosOf(s.os.files)[0]!;
  const asked = run(s, ["open", { id: photo.id }], ["wallpaper"]);
  expect(phone.frontOf(asked)).toEqual({ app: "themes", screen: "wallpaper" });
  const hung = phone.reduce(asked, {
    name: "os.act",
    args: { app: "themes", on: "apply", args: { where: "lock" } },
  }).state;
  expect(hung.os.settings.look.lockWallpaper).toBe(`content://files/${photo.id}`);
});

it("starts with over 120 pictures in both languages, small to store and none from the future", () => {
  for (const lang of ["en", "zh-CN"] as const) {
    const { files } = phone.boot({ ...boot, lang }).os;
    const pictures = filesOfType(files, "image/*");
    expect(pictures.length).toBeGreaterThan(120);
    expect(JSON.stringify(pictures).length).toBeLessThan(42_000);
    const names = Object.values(files).map((f) => `${f.parent}/${f.name.toLowerCase()}`);
    expect(new Set(names).size).toBe(names.length);
  }
  // A phone that starts in the first minute of a day has no pictures in the future.
  const early = phone.boot({ ...boot, startMs: defaultStartMs - 9 * 3_600_000 + 60_000 });
  expect(Object.values(early.os.files).every((f) => f.createdAt <= early.clock.nowMs)).toBe(true);
});
