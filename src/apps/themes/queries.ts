/** Queries for screens, checks and oracles. */
import type { Due } from "#os/app-command.ts";
import type { Lang } from "#os/values.ts";
import { parseContentUri } from "#os/intents.ts";
import { findPicture } from "#os/media.ts";
import { wallpapers } from "#os/settings.ts";
import type { OsState } from "#os/state.ts";
import { dayMs, minuteMs, startOfDay } from "#state/civil.ts";
import { sceneIds, sceneShape } from "#world/scenes/ids.ts";
import type { Look, Saved, State } from "./state.ts";
import { builtInThemes } from "./themes.ts";

/** The current look of the phone. */
export function currentLook({ settings }: OsState): Look {
  const { wallpaper, lockWallpaper, accent, iconShape, themedIcons, font } = settings.look;
  return { wallpaper, lockWallpaper, accent, iconShape, themedIcons, font, mode: settings.display.theme };
}
/** Returns the saved looks, newest first. */
export const savedLooks = (state: State): Saved[] =>
  Object.values(state.saved).toSorted((a, b) => b.savedAt - a.savedAt || (a.id < b.id ? 1 : -1));
export interface ListedTheme {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
  readonly own: boolean;
}
/** Returns a built-in theme or a saved look by its id. */
export function findTheme(state: State, id: string, lang: Lang): ListedTheme | undefined {
  const own = state.saved[id];
  if (own) return { id, name: own.name, look: own.look, own: true };
  const ready = builtInThemes.find((t) => t.id === id);
  return ready && { id, name: lang === "en" ? ready.name.en : ready.name.zh, look: ready.look, own: false };
}
export const filters = ["all", "light", "dark", "favourites", "mine"] as const;
export type Filter = (typeof filters)[number];
/** Returns the themes of the list. The user's own looks come first. A search finds names in both languages. */
export function listThemes(state: State, filter: Filter, query: string, lang: Lang): ListedTheme[] {
  const q = query.trim().toLowerCase();
  const names = (id: string, own: string): string[] => {
    const ready = builtInThemes.find((t) => t.id === id);
    return ready ? [ready.name.en, ready.name.zh] : [own];
  };
  return [...savedLooks(state).map((s) => s.id), ...builtInThemes.map((t) => t.id)]
    .flatMap((id) => findTheme(state, id, lang) ?? [])
    .filter((t) => q === "" || names(t.id, t.name).some((name) => name.toLowerCase().includes(q)))
    .filter((t) => {
      if (filter === "all") return true;
      if (filter === "favourites") return state.favourites.includes(t.id);
      return filter === "mine" ? t.own : t.look.mode === filter;
    });
}
/** Returns whether the phone has this look. Light or dark mode is compared only if `withMode` is true. */
export function isApplied(look: Look, os: OsState, withMode: boolean): boolean {
  const now = currentLook(os);
  return (Object.keys(look) as (keyof Look)[]).every(
    (part) => (part === "mode" && !withMode) || look[part] === now[part],
  );
}
export const sceneWallpapers: readonly string[] = sceneIds("wallpaper");
/**
 * Returns whether a wallpaper exists. A wallpaper is a drawing of the phone, a picture of the world, or a picture file
 * of the user.
 */
export function isWallpaper(os: OsState, of: string): boolean {
  if ((wallpapers as readonly string[]).includes(of) || sceneShape(of)) return true;
  const content = parseContentUri(of);
  return content?.authority === "files" && findPicture(os.files, content.id) !== undefined;
}
export const wallpaperPool = (from: State["shuffle"]["from"]): readonly string[] =>
  from === "phone" ? wallpapers : from === "scenes" ? sceneWallpapers : [...wallpapers, ...sceneWallpapers];

export function duesOf(state: State, { now, offsetMin }: { now: number; offsetMin: number }): Due[] {
  const { on, at, last } = state.shuffle;
  if (!on) return [];
  const after = Math.max(last, now - 1);
  const time = startOfDay(after, offsetMin) + at * minuteMs;
  return [{ at: time > after ? time : time + dayMs, command: "shuffle", args: {} }];
}
