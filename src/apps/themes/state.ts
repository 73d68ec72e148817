/**
 * Saved looks, favourites, and settings for the automatic change of wallpapers. The current look is part of the phone's
 * settings.
 */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { idSchema, instant } from "#os/values.ts";
import { accents, fonts, iconShapes, wallpaperSchema } from "#os/settings.ts";

export const LookId = idSchema("look");
/** The name of a built-in theme, or the id of a saved look. */
export const ThemeId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const LookName = v.pipe(v.string(), v.maxLength(30));
export const Look = v.strictObject({
  wallpaper: wallpaperSchema,
  /** The wallpaper of the lock screen; null if the lock screen has the wallpaper of the home screen. */
  lockWallpaper: v.nullable(wallpaperSchema),
  accent: v.picklist(accents),
  iconShape: v.picklist(iconShapes),
  themedIcons: v.boolean(),
  font: v.picklist(fonts),
  mode: v.picklist(["light", "dark"]),
});
export type Look = v.InferOutput<typeof Look>;
export const Saved = v.strictObject({ id: LookId, name: LookName, look: Look, savedAt: instant });
export type Saved = v.InferOutput<typeof Saved>;

export const targets = ["both", "home", "lock"] as const;
export const Target = v.picklist(targets);
export type Target = v.InferOutput<typeof Target>;
/** The sources from which a random wallpaper is chosen. */
export const sources = ["phone", "scenes", "all"] as const;
export const Source = v.picklist(sources);
export const MinuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
export const maxSaved = 30;

export const themes = modelOf("themes", {
  saved: v.record(LookId, Saved),
  /** The ids of favourite themes and looks, in the order in which the user marked them. */
  favourites: v.array(ThemeId),
  /** Whether applying a theme also sets light or dark mode. */
  withMode: v.boolean(),
  shuffle: v.strictObject({
    on: v.boolean(),
    at: MinuteOfDay,
    from: Source,
    /** When the wallpaper last changed automatically, or when the user turned the automatic change on. */
    last: instant,
  }),
});
export type State = v.InferOutput<typeof themes.state>;
