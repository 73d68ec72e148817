/** What tasks need of Contacts. */
import contacts from "../../src/apps/contacts/index.ts";
import type { Contact } from "../../src/apps/contacts/features/cards/state.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { latinOf } from "../../src/world/pinyin.ts";

export const contact = (id: string, name: string, more: Partial<Contact> = {}): Contact => ({
  id,
  name,
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
