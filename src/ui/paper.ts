/** What stands on a wallpaper: dark letters on light papers, and a veil over the user's own pictures, which may be any. */
import { contentOf } from "../os/intents.ts";
import type { OsState } from "../os/state.ts";
import { isLightPaper, sceneShape } from "../world/scenes/ids.ts";

type Ground = "dark" | "light" | "picture";
export function groundOf(paper: string, files: OsState["files"]): Ground {
  const file = files[contentOf(paper)?.id ?? ""];
  const scene = file ? (file.type === "file" && file.content.kind === "scene" ? file.content.scenes[0] : null) : paper;
  if (scene == null) return "picture";
  if (isLightPaper(scene)) return "light";
  const shape = sceneShape(scene);
  return shape && shape.kind !== "wallpaper" ? "picture" : "dark";
}
export const homePaper = (os: OsState): string => os.settings.look.wallpaper;
export const lockPaper = (os: OsState): string => os.settings.look.lockWallpaper ?? os.settings.look.wallpaper;
