/** What is drawn of an app: its screens, which come with its code; those of features beside the first, when one is drawn. */
import { createSignal } from "solid-js";
import type { Level } from "../os/absent.ts";
import type { Lang } from "../os/values.ts";
import { wordsOf } from "./app-words.ts";
import { track } from "./pending.ts";
import { fetchDrawing, fetchMore, type Drawing, type ScreenDef } from "./phone.ts";

type Screens = Readonly<Record<string, ScreenDef & { readonly level: Level }>>;
const [drawings, setDrawings] = createSignal<Readonly<Record<string, Screens>>>({});
const underway = new Set<string>();
/** Apps of which all screens are here. */
const whole = new Set<string>();

/** A screen of an app with its texts, or undefined while some of it is on its way. */
export function screenOf(app: string, name: string, lang: Lang): ScreenDef | undefined {
  const here = drawings()[app];
  const found = here?.[name];
  if (!found && !underway.has(app) && !whole.has(app)) {
    underway.add(app);
    track(load(app, here ? "whole" : "first").finally(() => underway.delete(app)));
  }
  // Both are fetched at once. What does not come first comes with the rest.
  const words = wordsOf(app, lang, found ? found.level : here ? "whole" : "first");
  return words && found;
}
async function load(app: string, level: Level): Promise<void> {
  const { screens }: Drawing = await (level === "whole" ? fetchMore : fetchDrawing)(app);
  if (level === "whole") whole.add(app);
  // Before it is told: whoever hears of it may ask for more.
  underway.delete(app);
  const come = Object.fromEntries(screens.map((s) => [s.screen, { ...s, level }]));
  setDrawings((all) => ({ ...all, [app]: { ...all[app], ...come } }));
}
