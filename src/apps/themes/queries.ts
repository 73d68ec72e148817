/** How looks are read: shared by screens, checks and oracles. */
import type { Due } from "../../os/app-command.ts";
import type { Lang } from "../../os/values.ts";
import { contentOf } from "../../os/intents.ts";
import { pictureAt } from "../../os/media.ts";
import { wallpapers } from "../../os/settings.ts";
import type { OsState } from "../../os/state.ts";
import { dayMs, minuteMs, startOfDay } from "../../state/civil.ts";
import { idsOf, sceneShape } from "../../world/scenes/ids.ts";
import type { Look, Saved, State } from "./state.ts";
import { readyMade } from "./themes.ts";

/** The look that the phone has now. */
export function presentLook({ settings }: OsState): Look {
  const { wallpaper, lockWallpaper, accent, iconShape, themedIcons, font } = settings.look;
  return { wallpaper, lockWallpaper, accent, iconShape, themedIcons, font, mode: settings.display.theme };
}
/** Newest first. */
export const savedLooks = (state: State): Saved[] =>
  Object.values(state.saved).toSorted((a, b) => b.savedAt - a.savedAt || (a.id < b.id ? 1 : -1));
export interface Shown {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
  readonly own: boolean;
}
/** A theme by its id, whether it came with the phone or was saved. */
export function themeOf(state: State, id: string, lang: Lang): Shown | undefined {
  const own = state.saved[id];
  if (own) return { id, name: own.name, look: own.look, own: true };
  const ready = readyMade.find((t) => t.id === id);
  return ready && { id, name: lang === "en" ? ready.name.en : ready.name.zh, look: ready.look, own: false };
}
export const filters = ["all", "light", "dark", "favourites", "mine"] as const;
export type Filter = (typeof filters)[number];
/** What the list shows: the user's own first. A search finds names in either language. */
export function themesShown(state: State, filter: Filter, query: string, lang: Lang): Shown[] {
  const q = query.trim().toLowerCase();
  const names = (id: string, own: string): string[] => {
    const ready = readyMade.find((t) => t.id === id);
    return ready ? [ready.name.en, ready.name.zh] : [own];
  };
  return [...savedLooks(state).map((s) => s.id), ...readyMade.map((t) => t.id)]
    .flatMap((id) => themeOf(state, id, lang) ?? [])
    .filter((t) => q === "" || names(t.id, t.name).some((name) => name.toLowerCase().includes(q)))
    .filter((t) => {
      if (filter === "all") return true;
      if (filter === "favourites") return state.favourites.includes(t.id);
      return filter === "mine" ? t.own : t.look.mode === filter;
    });
}
/** Whether the phone looks like this; light or dark counts only where themes change it. */
export function isInForce(look: Look, os: OsState, withMode: boolean): boolean {
  const now = presentLook(os);
  return (Object.keys(look) as (keyof Look)[]).every(
    (part) => (part === "mode" && !withMode) || look[part] === now[part],
  );
}
export const sceneWallpapers: readonly string[] = idsOf("wallpaper");
/** Whether a wallpaper can be shown: drawn by the phone, a picture of the world's, or one of the user's that is there. */
export function isWallpaper(os: OsState, of: string): boolean {
  if ((wallpapers as readonly string[]).includes(of) || sceneShape(of)) return true;
  const content = contentOf(of);
  return content?.authority === "files" && pictureAt(os.files, content.id) !== undefined;
}
export const poolOf = (from: State["shuffle"]["from"]): readonly string[] =>
  from === "phone" ? wallpapers : from === "scenes" ? sceneWallpapers : [...wallpapers, ...sceneWallpapers];

export function duesOf(state: State, { now, offsetMin }: { now: number; offsetMin: number }): Due[] {
  const { on, at, last } = state.shuffle;
  if (!on) return [];
  const after = Math.max(last, now - 1);
  const time = startOfDay(after, offsetMin) + at * minuteMs;
  return [{ at: time > after ? time : time + dayMs, command: "shuffle", args: {} }];
}
