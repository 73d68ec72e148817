/** Who people are: those of the cast everybody knows, some stand in the phone's contacts alone, others are strangers. */
import type { Row } from "../../os/providers.ts";
import type { Lang } from "../../os/values.ts";
import { contentOf } from "../../os/intents.ts";
import { cast, harbor, type Person } from "../../world/cast.ts";
import { guestName } from "../../world/gatherings.ts";
import { me } from "./ids.ts";
import type { State } from "./state.ts";

const byId = new Map(cast.map((person) => [person.id, person]));
export const castOf = (id: string): Person | undefined => byId.get(id);
export const said = (both: { readonly en: string; readonly zh: string }, lang: Lang): string =>
  lang === "en" ? both.en : both.zh;

export function nameOf(state: Pick<State, "account" | "people">, id: string, lang: Lang): string {
  if (id === me) return state.account.name;
  const known = byId.get(id);
  if (known) return said(known.name, lang);
  if (id.startsWith("guest_")) return said(guestName(Number(id.slice(6))), lang);
  return state.people[id]?.name ?? "";
}
/** A person by their row in the contacts: of the cast where the cast has them. */
export const personIdOf = (contact: string): string => {
  const id = contact.replace(/^contact_/, "");
  return id === me || byId.has(id) ? id : contact;
};
/** The people that were picked among the contacts. */
export const pickedIn = (uris: readonly string[]): string[] =>
  uris.flatMap((uri) => {
    const content = contentOf(uri);
    return content?.authority === "contacts" ? [personIdOf(content.id)] : [];
  });
/** Keeps the names of people that only the contacts have. */
export function keepNames(state: State, ids: readonly string[], rows: readonly Row<"contacts">[] | null): void {
  for (const id of ids) {
    const row = rows?.find((r) => r.id === id);
    if (byId.has(id) || id === me || state.people[id] || !row) continue;
    state.people[id] = { name: row.name.slice(0, 80), phone: (row.phones[0]?.number ?? "").slice(0, 40) };
  }
}
/** Whether anybody knows who this is. */
export const isSomebody = (state: State, id: string): boolean =>
  id !== me && (byId.has(id) || state.people[id] !== undefined);
/** Who works where the owner does. */
export const colleagues: readonly Person[] = cast.filter(({ company }) => company === harbor);
