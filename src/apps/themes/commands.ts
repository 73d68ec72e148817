/** What can happen to looks. Applying one changes the phone's settings. */
import * as v from "valibot";
import type { Ctx } from "../../os/app-command.ts";
import { reject, type Rejection } from "../../os/values.ts";
import { setting, wallpaperSchema, type SettingGroup, type Settings } from "../../os/settings.ts";
import { isWallpaper, poolOf, presentLook, themeOf } from "./queries.ts";
import { LookId, LookName, MinuteOfDay, savedMost, Source, Target, ThemeId, themes, type Look } from "./state.ts";
import { defaultLook } from "./themes.ts";

function set<G extends SettingGroup, N extends keyof Settings[G] & string>(
  ctx: Ctx,
  group: G,
  name: N,
  value: Settings[G][N],
): Rejection | void {
  return ctx.system("set", setting(group, name, value));
}
/** Hangs a wallpaper; where only one of two is meant, the other stays as it is. */
function hang(ctx: Ctx, of: string, where: Target): Rejection | void {
  const { wallpaper, lockWallpaper } = ctx.os.settings.look;
  if (!isWallpaper(ctx.os, of)) return reject("picture-missing");
  if (where === "lock") return set(ctx, "look", "lockWallpaper", of);
  const onLock = where === "both" ? null : (lockWallpaper ?? wallpaper);
  return set(ctx, "look", "lockWallpaper", onLock) ?? set(ctx, "look", "wallpaper", of);
}
function wear(ctx: Ctx, look: Look, withMode: boolean): Rejection | void {
  return (
    set(ctx, "look", "wallpaper", look.wallpaper) ??
    set(ctx, "look", "lockWallpaper", look.lockWallpaper) ??
    set(ctx, "look", "accent", look.accent) ??
    set(ctx, "look", "iconShape", look.iconShape) ??
    set(ctx, "look", "themedIcons", look.themedIcons) ??
    set(ctx, "look", "font", look.font) ??
    (withMode ? set(ctx, "display", "theme", look.mode) : undefined)
  );
}

export const commands = {
  /** The whole look, or its wallpapers on the home or the lock screen alone. */
  apply: themes.command({ id: ThemeId, where: Target }, (state, { id, where }, ctx) => {
    const theme = themeOf(state, id, ctx.lang);
    if (!theme) return reject("theme-missing");
    const { look } = theme;
    if (where === "lock") return hang(ctx, look.lockWallpaper ?? look.wallpaper, "lock");
    if (where === "home") return hang(ctx, look.wallpaper, "home");
    if (![look.wallpaper, look.lockWallpaper ?? look.wallpaper].every((of) => isWallpaper(ctx.os, of)))
      return reject("picture-missing");
    return wear(ctx, look, state.withMode);
  }),
  hang: themes.command({ of: wallpaperSchema, where: Target }, (_, { of, where }, ctx) => hang(ctx, of, where)),
  favourite: themes.command({ id: ThemeId }, (state, { id }, ctx) => {
    if (!themeOf(state, id, ctx.lang)) return reject("theme-missing");
    state.favourites = state.favourites.includes(id)
      ? state.favourites.filter((f) => f !== id)
      : [...state.favourites, id];
  }),
  /** Keeps the look that the phone has now. Its result is the id. */
  save: themes.command({ name: LookName }, (state, args, ctx) => {
    const name = args.name.trim();
    if (name === "") return reject("name-empty");
    if (Object.values(state.saved).some((s) => s.name.toLowerCase() === name.toLowerCase()))
      return reject("name-taken");
    if (Object.keys(state.saved).length >= savedMost) return reject("saved-full", { n: savedMost });
    const id = ctx.newId("look");
    state.saved[id] = { id, name, look: presentLook(ctx.os), savedAt: ctx.now };
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
  /** As on a new phone; what was saved stays. */
  reset: themes.command({}, (state, _, ctx) => wear(ctx, defaultLook, state.withMode)),
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
  /** Another wallpaper than the one that hangs there, at home and on the lock screen. */
  shuffle: themes.command({}, (state, _, ctx) => {
    state.shuffle.last = ctx.now;
    const pool = poolOf(state.shuffle.from).filter((of) => of !== ctx.os.settings.look.wallpaper);
    const of = pool[Math.floor(ctx.random() * pool.length)];
    if (of !== undefined) return hang(ctx, of, "both");
  }),
};
