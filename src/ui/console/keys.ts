/** Keys and tokens: they come in the address's fragment or from forms, live as long as the tab, and leave the address at once. */
import { createSignal } from "solid-js";
import { tabStore } from "./tab-store.ts";

export interface Held {
  readonly operator?: string;
  readonly agent?: string;
  /** One that the person brought; whose it is turns out when it is used. */
  readonly brought?: string;
}
const [adminKey, setAdmin] = createSignal(tabStore.getItem("phonebooth.key"));
const [held, setHeld] = createSignal<Readonly<Record<string, Held>>>(
  JSON.parse(tabStore.getItem("phonebooth.tokens") ?? "{}") as Record<string, Held>,
);
export { adminKey };

export function keepAdminKey(key: string): void {
  tabStore.setItem("phonebooth.key", key);
  setAdmin(key);
}
export function keepTokens(id: string, tokens: Held): void {
  setHeld((all) => ({ ...all, [id]: { ...all[id], ...tokens } }));
  tabStore.setItem("phonebooth.tokens", JSON.stringify(held()));
}
export const heldFor = (id: string): Held => held()[id] ?? {};
/** What to open this phone with: what the person brought, then what opens most. */
export function tokenFor(id: string): string | null {
  const { brought, operator, agent } = heldFor(id);
  return brought ?? operator ?? adminKey() ?? agent ?? null;
}
export const operatorTokenFor = (id: string): string | null =>
  heldFor(id).operator ?? adminKey() ?? heldFor(id).brought ?? null;

/** The place that the address names; a key or token in it is taken out. */
export function readAddress(): string {
  const fragment = location.hash.slice(1);
  const [, key] = /^key=(.+)$/.exec(fragment) ?? [];
  if (key !== undefined) {
    keepAdminKey(decodeURIComponent(key));
    return settleAt("/");
  }
  const [place = "", query] = fragment.split("?");
  const token = new URLSearchParams(query).get("token");
  const id = envIn(place) ?? runIn(place);
  if (token !== null && id !== null) keepTokens(id, { brought: token });
  return query === undefined ? place : settleAt(place);
}
export const envIn = (place: string): string | null => /^\/env\/([A-Za-z0-9_-]{8,64})$/.exec(place)?.[1] ?? null;

export const runIn = (place: string): string | null => /^\/run\/([A-Za-z0-9_-]{8,64})$/.exec(place)?.[1] ?? null;

function settleAt(place: string): string {
  history.replaceState(null, "", `#${place}`);
  return place;
}
