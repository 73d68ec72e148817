import { filesOfType } from "#os/files.ts";
import { describe, expect, test } from "vitest";
import { wallpapers } from "#os/settings.ts";
import type { PhoneState } from "#os/state.ts";
import { dayMs, epochOf } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { isApplied, isWallpaper, currentLook, sceneWallpapers, listThemes } from "./queries.ts";
import type { State } from "./state.ts";
import { builtInThemes } from "./themes.ts";

const boot = (): PhoneState =>
  phone.boot({
    startMs: 1_773_622_800_000,
    lang: "en",
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 1,
  });
const stateOf = (s: PhoneState): State => s.apps["themes"] as unknown as State;
function run(s: PhoneState, name: string, args: Json = {}): PhoneState {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected).toBeNull();
  return done.state;
}
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null =>
  phone.reduce(s, { name, args }).rejected;
const apply = (s: PhoneState, id: string, where = "both"): PhoneState => run(s, "themes.apply", { id, where });

describe("looks", () => {
  test("the twelve built-in looks differ, and their wallpapers exist", () => {
    expect(builtInThemes.length).toBe(12);
    expect(new Set(builtInThemes.map((t) => JSON.stringify(t.look))).size).toBe(12);
    expect(new Set(builtInThemes.flatMap((t) => [t.name.en, t.name.zh])).size).toBe(24);
    const { os } = boot();
    for (const { look } of builtInThemes)
      expect([look.wallpaper, look.lockWallpaper ?? "dusk"].every((w) => isWallpaper(os, w))).toBe(true);
    expect(isApplied(builtInThemes[0]!.look, os, true)).toBe(true);
  });
  test("a theme sets the whole look, but light or dark only if themes may change it", () => {
    for (const { id, look } of builtInThemes) {
      const s = apply(boot(), id);
      expect(currentLook(s.os)).toEqual(look);
      const kept = apply(run(boot(), "themes.toggleMode"), id);
      expect(currentLook(kept.os)).toEqual({ ...look, mode: "light" });
      expect(isApplied(look, kept.os, false)).toBe(true);
    }
  });
  test("a theme for one screen changes only that screen's wallpaper", () => {
    const before = currentLook(boot().os);
    expect(currentLook(apply(boot(), "campfire", "lock").os)).toEqual({ ...before, lockWallpaper: "aurora" });
    expect(currentLook(apply(boot(), "campfire", "home").os)).toEqual({
      ...before,
      wallpaper: "ember",
      lockWallpaper: "dusk",
    });
  });
  test("the current look can be saved under an unused name, renamed, found and deleted", () => {
    let s = run(apply(boot(), "ink"), "themes.save", { name: " Desk " });
    const saved = Object.values(stateOf(s).saved).find((l) => l.name === "Desk")!;
    expect(saved.look).toEqual(currentLook(s.os));
    expect(refusal(s, "themes.save", { name: "desk" })).toBe("name-taken");
    expect(refusal(s, "themes.save", { name: "  " })).toBe("name-empty");
    s = run(run(s, "themes.favourite", { id: saved.id }), "themes.rename", { id: saved.id, name: "Study" });
    expect(listThemes(stateOf(s), "mine", "", "en")[0]).toMatchObject({ name: "Study", own: true });
    expect(listThemes(stateOf(s), "all", "stu", "en").map((t) => t.name)).toEqual(["Study"]);
    expect(listThemes(stateOf(s), "all", "深海", "en").map((t) => t.id)).toEqual(["deep-sea"]);
    expect(listThemes(stateOf(s), "favourites", "", "en").map((t) => t.id)).toContain(saved.id);
    s = apply(apply(s, "glow"), saved.id);
    expect(currentLook(s.os)).toEqual(saved.look);
    s = run(s, "themes.delete", { id: saved.id });
    expect(stateOf(s).favourites).not.toContain(saved.id);
    expect(currentLook(run(s, "themes.reset").os)).toEqual(builtInThemes[0]!.look);
  });
});

describe("wallpapers", () => {
  test("are built in, scenes of the world, or existing pictures", () => {
    const { os } = boot();
    expect(sceneWallpapers.length).toBe(12);
    for (const w of [...wallpapers, ...sceneWallpapers]) expect(isWallpaper(os, w)).toBe(true);
    for (const w of [
      "moon",
      "wallpaper_99",
      "content://files/file_none",
      `content://files/${filesOfType(os.files, "text/plain")[0]!.id}`,
    ])
      expect(isWallpaper(os, w)).toBe(false);
    expect(refusal(boot(), "themes.hang", { of: "content://files/file_none", where: "both" })).toBe("picture-missing");
    const shot = run(boot(), "os.screenshot");
    const id = filesOfType(shot.os.files, "image/png")[0]!.id;
    expect(isWallpaper(shot.os, `content://files/${id}`)).toBe(true);
  });
  test("a picture from another app is set on the screen that the user chooses", () => {
    const shot = run(boot(), "os.screenshot");
    const id = filesOfType(shot.os.files, "image/png")[0]!.id;
    const uri = `content://files/${id}`;
    let s = run(shot, "os.start", {
      intent: { action: "SET_WALLPAPER", type: "image/*", uri, extras: {} },
    });
    expect(phone.frontOf(s)).toEqual({ app: "themes", screen: "wallpaper" });
    s = run(s, "os.act", { app: "themes", on: "apply", args: { where: "lock" } });
    expect(s.os.settings.look).toMatchObject({ wallpaper: "dusk", lockWallpaper: uri });
    expect(phone.frontOf(s)).toEqual({ app: "themes", screen: "main" });
  });
  test("change daily at the set time, never to the same one", () => {
    let s = run(run(boot(), "themes.toggleShuffle"), "themes.setShuffle", { from: "scenes", at: 6 * 60 });
    const first = epochOf({ year: 2026, month: 3, day: 17, hour: 6 }, 480);
    expect(run(s, "os.tick", { ms: first - 1 - s.clock.nowMs }).os.settings.look.wallpaper).toBe("dusk");
    let before = "dusk";
    for (let day = 0; day < 5; day++) {
      s = run(s, "os.tick", { ms: first + day * dayMs - s.clock.nowMs });
      const { wallpaper, lockWallpaper } = s.os.settings.look;
      expect(wallpaper).not.toBe(before);
      expect(sceneWallpapers).toContain(wallpaper);
      expect(lockWallpaper).toBeNull();
      before = wallpaper;
    }
  });
});
