// All pictures, drawn once for a run.
import { sceneArt } from "../../scripts/scene-art.ts";
import { drawScenes } from "../../src/world/scenes/draw.ts";
import type { Scene } from "../../src/world/scenes/scene.ts";

let drawn: Scene[] | undefined;
export const allScenes = (): Scene[] => (drawn ??= drawScenes(sceneArt));
