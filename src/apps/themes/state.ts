/** Looks that the user has kept, favourites, and what changes the wallpaper by itself. The look in force is the phone's. */
import * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { idOf, instant } from "../../os/values.ts";
import { accents, fonts, iconShapes, wallpaperSchema } from "../../os/settings.ts";

export const LookId = idOf("look");
/** A ready-made theme by its name, or a look of the user's. */
export const ThemeId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
export const LookName = v.pipe(v.string(), v.maxLength(30));
export const Look = v.strictObject({
  wallpaper: wallpaperSchema,
  /** Null is the same as at home. */
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
/** Where a shuffled wallpaper comes from. */
export const sources = ["phone", "scenes", "all"] as const;
export const Source = v.picklist(sources);
export const MinuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
export const savedMost = 30;

export const themes = modelOf("themes", {
  saved: v.record(LookId, Saved),
  /** Ready-made themes and looks that are marked, in the order in which they were. */
  favourites: v.array(ThemeId),
  /** Applying a theme turns the phone light or dark, as the theme is. */
  withMode: v.boolean(),
  shuffle: v.strictObject({
    on: v.boolean(),
    at: MinuteOfDay,
    from: Source,
    /** When it last did, or was turned on. */
    last: instant,
  }),
});
export type State = v.InferOutput<typeof themes.state>;
