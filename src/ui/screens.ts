/** What is drawn of an app: its screens and texts, which come with its code. */
import { createSignal } from "solid-js";
import type { Strings } from "../os/words.ts";
import { track } from "./pending.ts";
import { fetchDrawing, type ScreenDef } from "./phone.ts";

export interface Drawn {
  readonly screens: Readonly<Record<string, ScreenDef>>;
  readonly strings: Strings;
}
const [drawings, setDrawings] = createSignal<Readonly<Record<string, Drawn>>>({});
const asked = new Set<string>();

/** The screens of an app, or undefined while they are on their way. */
export function drawingOf(app: string): Drawn | undefined {
  const drawing = drawings()[app];
  if (!drawing && !asked.has(app)) {
    asked.add(app);
    track(load(app).finally(() => asked.delete(app)));
  }
  return drawing;
}
async function load(id: string): Promise<void> {
  const { strings, screens } = await fetchDrawing(id);
  setDrawings((all) => ({ ...all, [id]: { screens: Object.fromEntries(screens.map((s) => [s.screen, s])), strings } }));
}
