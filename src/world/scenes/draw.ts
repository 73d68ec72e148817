/**
 * Draws a picture from its id. The caller passes the icons, because they are read only at set-up and never deployed.
 */
import { Rng } from "#state/rng.ts";
import { desk, kitchen, room } from "./kinds/home.ts";
import { fridge, market, table } from "./kinds/food.ts";
import { certificate, contract, form, invoice, letter, menu, receipt } from "./kinds/documents.ts";
import { chart, log, note, run, score, server, whiteboard, workorder } from "./kinds/work.ts";
import { card, clock, map, meter, parcel, shelf, ticket } from "./kinds/objects.ts";
import { animal, landscape, plant } from "./kinds/nature.ts";
import { people } from "./kinds/people.ts";
import { chat, wallpaper } from "./kinds/screens.ts";
import { sceneShape, type SceneKind } from "./ids.ts";
import { Painter } from "./painter.ts";
import type { Art, Scene } from "./scene.ts";
import type { Sketch } from "./sketch.ts";

const sketches: Record<SceneKind, Sketch> = {
  room,
  kitchen,
  desk,
  table,
  fridge,
  market,
  receipt,
  menu,
  letter,
  invoice,
  contract,
  certificate,
  form,
  workorder,
  log,
  run,
  server,
  whiteboard,
  note,
  score,
  chart,
  meter,
  card,
  ticket,
  map,
  parcel,
  shelf,
  clock,
  animal,
  landscape,
  plant,
  people,
  chat,
  wallpaper,
};

export function drawScene(id: string, art: Art): Scene {
  const shape = sceneShape(id);
  if (!shape) throw new RangeError(`no picture ${id}`);
  const { kind, number, width, height } = shape;
  const plan = sketches[kind](Rng.of("scene", id), number);
  const draw = (lang: "en" | "zh"): string => {
    const painter = new Painter(id, { width, height }, lang, art);
    plan.paint(painter);
    return painter.svg();
  };
  const [en, zh] = [draw("en"), draw("zh")];
  return {
    id,
    kind,
    title: plan.title,
    words: { en: [...new Set(plan.words.map((word) => word.en))], zh: [...new Set(plan.words.map((word) => word.zh))] },
    facts: plan.facts,
    width,
    height,
    svg: en === zh ? en : { en, zh },
  };
}
