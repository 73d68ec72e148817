// All pictures, drawn once per run.
import { drawScene } from "#world/scenes/draw.ts";
import { sceneArt } from "#world/scenes/generate.ts";
import { sceneIds, kindNames } from "#world/scenes/ids.ts";
import type { Scene } from "#world/scenes/scene.ts";

let scenesCache: Scene[] | undefined;
export const allScenes = (): Scene[] =>
  (scenesCache ??= kindNames.flatMap(sceneIds).map((id) => drawScene(id, sceneArt)));
