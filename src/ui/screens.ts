/** What is drawn of an app: its screens, which come with its code; those of features beside the first, when one is drawn. */
import { createSignal } from "solid-js";
import { track } from "./pending.ts";
import { fetchDrawing, fetchMore, type Drawing, type ScreenDef } from "./phone.ts";

type Screens = Readonly<Record<string, ScreenDef>>;
const [drawings, setDrawings] = createSignal<Readonly<Record<string, Screens>>>({});
const underway = new Set<string>();
/** Apps of which all screens are here. */
const whole = new Set<string>();

/** A screen of an app, or undefined while it is on its way. */
export function screenOf(app: string, name: string): ScreenDef | undefined {
  const here = drawings()[app];
  const found = here?.[name];
  if (!found && !underway.has(app) && !whole.has(app)) {
    underway.add(app);
    track(load(app, here ? fetchMore : fetchDrawing).finally(() => underway.delete(app)));
  }
  return found;
}
async function load(app: string, fetch: (app: string) => Promise<Drawing>): Promise<void> {
  const { screens } = await fetch(app);
  if (fetch === fetchMore) whole.add(app);
  // Before it is told: whoever hears of it may ask for more.
  underway.delete(app);
  setDrawings((all) => ({ ...all, [app]: { ...all[app], ...Object.fromEntries(screens.map((s) => [s.screen, s])) } }));
}
