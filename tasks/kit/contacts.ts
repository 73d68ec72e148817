/** What tasks need of Contacts. */
import type { Contact } from "../../src/apps/contacts/state.ts";
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
