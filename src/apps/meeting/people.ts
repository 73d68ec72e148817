/** Names of people: members of the cast, people who exist only in the phone's contacts, and strangers. */
import type { Row } from "#os/providers.ts";
import type { Lang } from "#os/values.ts";
import { parseContentUri } from "#os/intents.ts";
import { cast, harbor, type Person } from "#world/cast.ts";
import { guestName } from "#world/public-meetings.ts";
import { me } from "./ids.ts";
import type { State } from "./state.ts";

const byId = new Map(cast.map((person) => [person.id, person]));
export const findCastMember = (id: string): Person | undefined => byId.get(id);
export const localize = (both: { readonly en: string; readonly zh: string }, lang: Lang): string =>
  lang === "en" ? both.en : both.zh;

export function nameOf(state: Pick<State, "account" | "people">, id: string, lang: Lang): string {
  if (id === me) return state.account.name;
  const known = byId.get(id);
  if (known) return localize(known.name, lang);
  if (id.startsWith("guest_")) return localize(guestName(Number(id.slice(6))), lang);
  return state.people[id]?.name ?? "";
}
/** Returns the person id for a row of the contacts. For a member of the cast, this is the id in the cast. */
export const personIdFromContact = (contact: string): string => {
  const id = contact.replace(/^contact_/, "");
  return id === me || byId.has(id) ? id : contact;
};
/** Returns the ids of the people behind the contact URIs from the picker. */
export const pickedPeople = (uris: readonly string[]): string[] =>
  uris.flatMap((uri) => {
    const content = parseContentUri(uri);
    return content?.authority === "contacts" ? [personIdFromContact(content.id)] : [];
  });
/** Stores the names of people who exist only in the contacts. */
export function storeContactNames(state: State, ids: readonly string[], rows: readonly Row<"contacts">[] | null): void {
  for (const id of ids) {
    const row = rows?.find((r) => r.id === id);
    if (byId.has(id) || id === me || state.people[id] || !row) continue;
    state.people[id] = { name: row.name.slice(0, 80), phone: (row.phones[0]?.number ?? "").slice(0, 40) };
  }
}
/** Returns whether the id belongs to a member of the cast or to a stored person. */
export const isKnownPerson = (state: State, id: string): boolean =>
  id !== me && (byId.has(id) || state.people[id] !== undefined);
/** The members of the cast who work at the owner's company. */
export const colleagues: readonly Person[] = cast.filter(({ company }) => company === harbor);
