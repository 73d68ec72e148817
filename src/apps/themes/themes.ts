/** The themes that come with the phone. */
import type { LocalizedText } from "#os/values.ts";
import type { Look } from "./state.ts";

export interface Theme {
  readonly id: string;
  readonly name: LocalizedText;
  readonly look: Look;
}
const theme = (
  id: string,
  [en, zh]: readonly [string, string],
  [wallpaper, accent, iconShape, mode]: readonly [string, Look["accent"], Look["iconShape"], Look["mode"]],
  more: Partial<Look> = {},
): Theme => ({
  id,
  name: { en, zh },
  look: { wallpaper, lockWallpaper: null, accent, iconShape, themedIcons: false, font: "roboto", mode, ...more },
});
export const builtInThemes: readonly Theme[] = [
  theme("dusk", ["Dusk", "暮色"], ["dusk", "blue", "squircle", "light"]),
  theme("meadow-walk", ["Meadow Walk", "草甸漫步"], ["meadow", "green", "circle", "light"], { font: "nunito" }),
  theme("deep-sea", ["Deep Sea", "深海"], ["ocean", "teal", "drop", "dark"]),
  theme("reading-room", ["Reading Room", "阅览室"], ["paper", "amber", "square", "light"], { font: "lora" }),
  theme("glow", ["Glow", "微光"], ["ember", "rose", "circle", "dark"]),
  theme("polar-night", ["Polar Night", "极夜"], ["aurora", "teal", "circle", "dark"], { themedIcons: true }),
  theme("violet-hour", ["Violet Hour", "紫色时分"], ["dusk", "violet", "drop", "dark"], { font: "nunito" }),
  theme("ink", ["Ink", "水墨"], ["paper", "slate", "square", "light"], { themedIcons: true, font: "lora" }),
  theme("sea-breeze", ["Sea Breeze", "海风"], ["ocean", "blue", "circle", "light"], { lockWallpaper: "meadow" }),
  theme("forest-floor", ["Forest Floor", "林间"], ["meadow", "green", "square", "dark"], { themedIcons: true }),
  theme("campfire", ["Campfire", "营火"], ["ember", "amber", "squircle", "dark"], { lockWallpaper: "aurora" }),
  theme("console", ["Console", "终端"], ["aurora", "slate", "square", "dark"], { themedIcons: true, font: "mono" }),
];
/** The look of a new phone. */
export const defaultLook: Look = builtInThemes[0]!.look;
