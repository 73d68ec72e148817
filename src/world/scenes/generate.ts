/** Draws all pictures. Only this file reads the icon set. The deployed code never loads it. */
import { icons } from "@iconify-json/fluent-emoji-flat";
import type { Generators } from "../define.ts";
import { drawScene } from "./draw.ts";
import { drawingId, sceneIds, kindNames } from "./ids.ts";
import type scenes from "./index.ts";
import type { Description, Picture } from "./index.ts";
import type { Scene } from "./scene.ts";

export function sceneArt(name: string): string {
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`the icon set has no ${name}`);
  if (body.includes("id=")) throw new Error(`${name} has ids of its own, which would clash`);
  return body;
}

const drawAllScenes = (): Scene[] => kindNames.flatMap(sceneIds).map((id) => drawScene(id, sceneArt));

function* pictures(): Iterable<Picture> {
  for (const { id, kind, title, words, width, height } of drawAllScenes())
    yield { id, kind, title, words: { en: [...words.en], zh: [...words.zh] }, width, height };
}
function* drawings(): Iterable<{ id: string; svg: string }> {
  for (const { id, svg } of drawAllScenes())
    for (const lang of ["en", "zh"] as const)
      yield { id: drawingId(id, lang), svg: typeof svg === "string" ? svg : svg[lang] };
}
function* descriptions(): Iterable<Description> {
  for (const { id, kind, facts } of drawAllScenes()) yield { id, kind, facts };
}
export default { picture: pictures, drawing: drawings, description: descriptions } satisfies Generators<typeof scenes>;
