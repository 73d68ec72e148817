// All pictures, drawn once for a run.
import { drawScene } from "../../src/world/scenes/draw.ts";
import { sceneArt } from "../../src/world/scenes/generate.ts";
import { idsOf, kindNames } from "../../src/world/scenes/ids.ts";
import type { Scene } from "../../src/world/scenes/scene.ts";

let drawn: Scene[] | undefined;
export const allScenes = (): Scene[] => (drawn ??= kindNames.flatMap(idsOf).map((id) => drawScene(id, sceneArt)));
