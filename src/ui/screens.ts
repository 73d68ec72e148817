/** What is drawn of an app: its screens, which come with its code. */
import { createSignal } from "solid-js";
import { track } from "./pending.ts";
import { fetchLook, type ScreenDef } from "./phone.ts";

type Screens = Readonly<Record<string, ScreenDef>>;
const [looks, setLooks] = createSignal<Readonly<Record<string, Screens>>>({});
const asked = new Set<string>();

/** The screens of an app, or undefined while they are on their way. */
export function lookOf(app: string): Screens | undefined {
  const look = looks()[app];
  if (!look && !asked.has(app)) {
    asked.add(app);
    track(load(app).finally(() => asked.delete(app)));
  }
  return look;
}
async function load(id: string): Promise<void> {
  const { screens } = await fetchLook(id);
  setLooks((all) => ({ ...all, [id]: Object.fromEntries(screens.map((s) => [s.screen, s])) }));
}
