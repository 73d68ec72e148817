/**
 * The admin key and the tokens of this tab. They come from the address's fragment or from forms. The tab keeps them
 * until it is closed, and the page removes them from the address immediately.
 */
import { createSignal } from "solid-js";
import { tabStore } from "./tab-store.ts";

export interface StoredTokens {
  readonly operator?: string;
  readonly agent?: string;
  /** A token that the person entered. The console learns the token's role when it first uses the token. */
  readonly brought?: string;
}
const [adminKey, setAdmin] = createSignal(tabStore.getItem("phonebooth.key"));
const [storedTokens, setStoredTokens] = createSignal<Readonly<Record<string, StoredTokens>>>(
  JSON.parse(tabStore.getItem("phonebooth.tokens") ?? "{}") as Record<string, StoredTokens>,
);
export { adminKey };

export function storeAdminKey(key: string): void {
  tabStore.setItem("phonebooth.key", key);
  setAdmin(key);
}
export function storeTokens(id: string, tokens: StoredTokens): void {
  setStoredTokens((all) => ({ ...all, [id]: { ...all[id], ...tokens } }));
  tabStore.setItem("phonebooth.tokens", JSON.stringify(storedTokens()));
}
export const storedTokensFor = (id: string): StoredTokens => storedTokens()[id] ?? {};
/**
 * Returns the token for a phone or run: the token that the person entered, or else the stored token with the most
 * rights.
 */
export function tokenFor(id: string): string | null {
  const { brought, operator, agent } = storedTokensFor(id);
  return brought ?? operator ?? adminKey() ?? agent ?? null;
}
export const operatorTokenFor = (id: string): string | null =>
  storedTokensFor(id).operator ?? adminKey() ?? storedTokensFor(id).brought ?? null;

/**
 * Returns the console page that the address names. Stores a key or token from the address and removes it from the
 * address.
 */
export function readAddress(): string {
  const fragment = location.hash.slice(1);
  const [, key] = /^key=(.+)$/.exec(fragment) ?? [];
  if (key !== undefined) {
    storeAdminKey(decodeURIComponent(key));
    return replaceAddress("/");
  }
  const [place = "", query] = fragment.split("?");
  const token = new URLSearchParams(query).get("token");
  const id = parseEnvId(place) ?? parseRunId(place);
  if (token !== null && id !== null) storeTokens(id, { brought: token });
  return query === undefined ? place : replaceAddress(place);
}
export const parseEnvId = (place: string): string | null => /^\/env\/([A-Za-z0-9_-]{8,64})$/.exec(place)?.[1] ?? null;

export const parseRunId = (place: string): string | null => /^\/run\/([A-Za-z0-9_-]{8,64})$/.exec(place)?.[1] ?? null;

function replaceAddress(place: string): string {
  history.replaceState(null, "", `#${place}`);
  return place;
}
