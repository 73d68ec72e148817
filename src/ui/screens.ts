/**
 * The loaded screens of apps. An app's first screens are loaded with the app's code. The screens of its other features
 * are loaded when one of them is drawn.
 */
import { createSignal } from "solid-js";
import type { LoadLevel } from "#os/unloaded.ts";
import type { Lang } from "#os/values.ts";
import { findTexts } from "./app-texts.ts";
import { track } from "./loading.ts";
import { fetchFirstScreens, fetchOtherScreens, type AppScreens, type ScreenDef } from "./phone.ts";

type Screens = Readonly<Record<string, ScreenDef & { readonly level: LoadLevel }>>;
const [drawings, setDrawings] = createSignal<Readonly<Record<string, Screens>>>({});
const loadingApps = new Set<string>();
/** Apps whose screens are all loaded. */
const completeApps = new Set<string>();

/** Returns a screen of an app, or undefined while the screen or its texts load. */
export function findScreen(app: string, name: string, lang: Lang): ScreenDef | undefined {
  const here = drawings()[app];
  const found = here?.[name];
  if (!found && !loadingApps.has(app) && !completeApps.has(app)) {
    loadingApps.add(app);
    track(load(app, here ? "whole" : "first").finally(() => loadingApps.delete(app)));
  }
  // Requests the screen and its texts at the same time. Texts of a screen that is not among the first screens are
  // loaded with all remaining texts.
  const words = findTexts(app, lang, found ? found.level : here ? "whole" : "first");
  return words && found;
}
async function load(app: string, level: LoadLevel): Promise<void> {
  const { screens }: AppScreens = await (level === "whole" ? fetchOtherScreens : fetchFirstScreens)(app);
  if (level === "whole") completeApps.add(app);
  // Marks the app as not loading before the signal changes, because a listener may request the next level.
  loadingApps.delete(app);
  const come = Object.fromEntries(screens.map((s) => [s.screen, { ...s, level }]));
  setDrawings((all) => ({ ...all, [app]: { ...all[app], ...come } }));
}
