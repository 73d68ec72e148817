/** Applies and saves looks. Applying a look changes the phone's settings. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import { settingArgs, wallpaperSchema, type SettingGroup, type Settings } from "#os/settings.ts";
import { isWallpaper, wallpaperPool, currentLook, findTheme } from "./queries.ts";
import { LookId, LookName, MinuteOfDay, maxSaved, Source, Target, ThemeId, themes, type Look } from "./state.ts";
import { defaultLook } from "./themes.ts";

function writeSetting<G extends SettingGroup, N extends keyof Settings[G] & string>(
  ctx: Ctx,
  group: G,
  name: N,
  value: Settings[G][N],
): Rejection | void {
  return ctx.system("set", settingArgs(group, name, value));
}
/** Sets the wallpaper of the home screen, the lock screen, or both. A screen that is not chosen keeps its wallpaper. */
function setWallpaper(ctx: Ctx, of: string, where: Target): Rejection | void {
  const { wallpaper, lockWallpaper } = ctx.os.settings.look;
  if (!isWallpaper(ctx.os, of)) return reject("picture-missing");
  if (where === "lock") return writeSetting(ctx, "look", "lockWallpaper", of);
  const onLock = where === "both" ? null : (lockWallpaper ?? wallpaper);
  return writeSetting(ctx, "look", "lockWallpaper", onLock) ?? writeSetting(ctx, "look", "wallpaper", of);
}
function applyLook(ctx: Ctx, look: Look, withMode: boolean): Rejection | void {
  return (
    writeSetting(ctx, "look", "wallpaper", look.wallpaper) ??
    writeSetting(ctx, "look", "lockWallpaper", look.lockWallpaper) ??
    writeSetting(ctx, "look", "accent", look.accent) ??
    writeSetting(ctx, "look", "iconShape", look.iconShape) ??
    writeSetting(ctx, "look", "themedIcons", look.themedIcons) ??
    writeSetting(ctx, "look", "font", look.font) ??
    (withMode ? writeSetting(ctx, "display", "theme", look.mode) : undefined)
  );
}

export const commands = {
  /** Applies a whole look, or sets only its wallpaper, on the home screen or on the lock screen. */
  apply: themes.command({ id: ThemeId, where: Target }, (state, { id, where }, ctx) => {
    const theme = findTheme(state, id, ctx.lang);
    if (!theme) return reject("theme-missing");
    const { look } = theme;
    if (where === "lock") return setWallpaper(ctx, look.lockWallpaper ?? look.wallpaper, "lock");
    if (where === "home") return setWallpaper(ctx, look.wallpaper, "home");
    if (![look.wallpaper, look.lockWallpaper ?? look.wallpaper].every((of) => isWallpaper(ctx.os, of)))
      return reject("picture-missing");
    return applyLook(ctx, look, state.withMode);
  }),
  hang: themes.command({ of: wallpaperSchema, where: Target }, (_, { of, where }, ctx) => setWallpaper(ctx, of, where)),
  favourite: themes.command({ id: ThemeId }, (state, { id }, ctx) => {
    if (!findTheme(state, id, ctx.lang)) return reject("theme-missing");
    state.favourites = state.favourites.includes(id)
      ? state.favourites.filter((f) => f !== id)
      : [...state.favourites, id];
  }),
  /** Saves the current look of the phone. Returns the id of the saved look. */
  save: themes.command({ name: LookName }, (state, args, ctx) => {
    const name = args.name.trim();
    if (name === "") return reject("name-empty");
    if (Object.values(state.saved).some((s) => s.name.toLowerCase() === name.toLowerCase()))
      return reject("name-taken");
    if (Object.keys(state.saved).length >= maxSaved) return reject("saved-full", { n: maxSaved });
    const id = ctx.newId("look");
    state.saved[id] = { id, name, look: currentLook(ctx.os), savedAt: ctx.now };
    return id;
  }),
  rename: themes.command({ id: LookId, name: LookName }, (state, args) => {
    const name = args.name.trim();
    const saved = state.saved[args.id];
    if (!saved) return reject("theme-missing");
    if (name === "") return reject("name-empty");
    if (Object.values(state.saved).some((s) => s.id !== args.id && s.name.toLowerCase() === name.toLowerCase()))
      return reject("name-taken");
    saved.name = name;
  }),
  delete: themes.command({ id: LookId }, (state, { id }) => {
    if (!state.saved[id]) return reject("theme-missing");
    delete state.saved[id];
    state.favourites = state.favourites.filter((f) => f !== id);
  }),
  /** Applies the look of a new phone. Saved looks are kept. */
  reset: themes.command({}, (state, _, ctx) => applyLook(ctx, defaultLook, state.withMode)),
  toggleMode: themes.command({}, (state) => {
    state.withMode = !state.withMode;
  }),
  toggleShuffle: themes.command({}, (state, _, ctx) => {
    state.shuffle.on = !state.shuffle.on;
    state.shuffle.last = ctx.now;
  }),
  setShuffle: themes.command({ from: v.optional(Source), at: v.optional(MinuteOfDay) }, (state, { from, at }, ctx) => {
    if (from !== undefined) state.shuffle.from = from;
    if (at !== undefined) state.shuffle.at = at;
    state.shuffle.last = ctx.now;
  }),
  /**
   * Sets one random wallpaper for both the home screen and the lock screen. The new wallpaper differs from the current
   * wallpaper of the home screen.
   */
  shuffle: themes.command({}, (state, _, ctx) => {
    state.shuffle.last = ctx.now;
    const pool = wallpaperPool(state.shuffle.from).filter((of) => of !== ctx.os.settings.look.wallpaper);
    const of = pool[Math.floor(ctx.random() * pool.length)];
    if (of !== undefined) return setWallpaper(ctx, of, "both");
  }),
};
