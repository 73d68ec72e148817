/**
 * Determines whether a wallpaper is a dark or a light background. The colour of the letters depends on this. Letters
 * are dark on a light wallpaper. A picture that is not a built-in wallpaper gets a scrim, because its colours are
 * unknown.
 */
import { parseContentUri } from "#os/intents.ts";
import type { OsState } from "#os/state.ts";
import { isLightWallpaper, sceneShape } from "#world/scenes/ids.ts";

type Ground = "dark" | "light" | "picture";
export function wallpaperGround(paper: string, files: OsState["files"]): Ground {
  const file = files[parseContentUri(paper)?.id ?? ""];
  const scene = file ? (file.type === "file" && file.content.kind === "scene" ? file.content.scenes[0] : null) : paper;
  if (scene == null) return "picture";
  if (isLightWallpaper(scene)) return "light";
  const shape = sceneShape(scene);
  return shape && shape.kind !== "wallpaper" ? "picture" : "dark";
}
export const homeWallpaper = (os: OsState): string => os.settings.look.wallpaper;
export const lockWallpaper = (os: OsState): string => os.settings.look.lockWallpaper ?? os.settings.look.wallpaper;
