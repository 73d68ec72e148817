/** What tasks need of Contacts. */
import contacts from "../../src/apps/contacts/index.ts";
import type { Contact } from "../../src/apps/contacts/features/cards/state.ts";
import { splitName } from "../../src/apps/contacts/names.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { latinOf } from "../../src/world/pinyin.ts";

export const contact = (id: string, name: string, more: Partial<Contact> = {}): Contact => ({
  id,
  ...splitName(name),
  company: "",
  title: "",
  phones: [],
  emails: [],
  address: "",
  birthday: null,
  note: "",
  groups: [],
  sortKey: latinOf(name),
  starred: false,
  ...more,
});
/** Opens somebody's card, by searching for the name. */
export async function openCard(o: Hand, name: string, id: string): Promise<void> {
  await o.open(contacts);
  await o.type("query", name);
  await o.act(contacts, "main.open", { id });
}
/** Writes somebody's names into the open editor. */
export async function typeName(o: Hand, name: string): Promise<void> {
  const { first, last } = splitName(name);
  await o.type("first", first);
  if (last !== "") await o.type("last", last);
}
