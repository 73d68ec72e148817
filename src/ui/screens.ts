/** Finds every app's screens, texts and icon by folder. An app's screens come as one chunk, when it is first opened. */
import { createSignal } from "solid-js";
import type { Strings } from "../os/words.ts";
import type { ScreenDef } from "./bind.tsx";
import { track } from "./pending.ts";

const screenFiles = import.meta.glob<{ default: ScreenDef }>("../apps/*/screens/*.tsx");
const stringFiles = import.meta.glob<{ strings: Strings }>("../apps/*/strings.ts");
const iconFiles = import.meta.glob<string>("../apps/*/icon.svg", { query: "?raw", import: "default", eager: true });

export interface Look {
  readonly screens: Readonly<Record<string, ScreenDef>>;
  readonly strings: Strings;
}
const [looks, setLooks] = createSignal<Readonly<Record<string, Look>>>({});
const asked = new Set<string>();
const appOf = (path: string): string => path.split("/")[2]!;

/** The screens of an app, or undefined while they are on their way. */
export function lookOf(app: string): Look | undefined {
  const look = looks()[app];
  if (!look && !asked.has(app)) {
    asked.add(app);
    track(load(app).finally(() => asked.delete(app)));
  }
  return look;
}
async function load(app: string): Promise<void> {
  const files = Object.entries(screenFiles).filter(([path]) => appOf(path) === app);
  const texts = stringFiles[`../apps/${app}/strings.ts`];
  const [modules, words] = await Promise.all([
    Promise.all(files.map(([, open]) => open())),
    texts?.() ?? { strings: { en: {}, zh: {} } },
  ]);
  const screens = Object.fromEntries(modules.map((m) => [m.default.screen, m.default]));
  setLooks((all) => ({ ...all, [app]: { screens, strings: words.strings } }));
}
export const iconOf = (app: string): string => iconFiles[`../apps/${app}/icon.svg`] ?? "";
