/** What is drawn of an app: its screens, which come with its code; those of features beside the first, when one is drawn. */
import { createSignal } from "solid-js";
import { track } from "./pending.ts";
import { fetchLook, fetchMore, type Look, type ScreenDef } from "./phone.ts";

type Screens = Readonly<Record<string, ScreenDef>>;
const [looks, setLooks] = createSignal<Readonly<Record<string, Screens>>>({});
const underway = new Set<string>();
/** Apps of which all screens are here. */
const whole = new Set<string>();

/** A screen of an app, or undefined while it is on its way. */
export function screenOf(app: string, name: string): ScreenDef | undefined {
  const here = looks()[app];
  const found = here?.[name];
  if (!found && !underway.has(app) && !whole.has(app)) {
    underway.add(app);
    track(load(app, here ? fetchMore : fetchLook).finally(() => underway.delete(app)));
  }
  return found;
}
async function load(app: string, fetch: (app: string) => Promise<Look>): Promise<void> {
  const { screens } = await fetch(app);
  if (fetch === fetchMore) whole.add(app);
  // Before it is told: whoever hears of it may ask for more.
  underway.delete(app);
  setLooks((all) => ({ ...all, [app]: { ...all[app], ...Object.fromEntries(screens.map((s) => [s.screen, s])) } }));
}
