/** Helpers for tasks about Contacts. */
import contacts from "#apps/contacts/index.ts";
import type { Contact } from "#apps/contacts/features/cards/state.ts";
import { splitName } from "#apps/contacts/names.ts";
import { any } from "#judge/allowed-paths.ts";
import { isPhoneNumber, sameNumber } from "#os/phone-numbers.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { toLatin } from "#world/pinyin.ts";

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
  sortKey: toLatin(name),
  starred: false,
  ...more,
});
/** For `allow`: a card with only a name and numbers. */
export const plainCard = {
  company: "",
  title: "",
  emails: [],
  address: "",
  birthday: null,
  note: "",
  groups: [],
  starred: false,
} satisfies Partial<Contact>;
/**
 * Whether a field contains this phone number and nothing else. Separators and the home country's prefix are ignored.
 */
export const isSamePhoneNumber = (field: string, number: string): boolean =>
  isPhoneNumber(field) && sameNumber(field, number);
/** Whether a card has this number and no other number. */
export const hasOnlyNumber = ({ phones: [one, ...more] }: Pick<Contact, "phones">, number: string): boolean =>
  one !== undefined && more.length === 0 && isSamePhoneNumber(one.number, number);
/** For `free`: the label of a number, because tasks name only the number. */
export const phoneLabel = {
  why: "Under which label the number stands is not said",
  paths: ({ contacts: state }: { readonly contacts: { readonly contacts: Readonly<Record<string, Contact>> } }) => [
    state.contacts[any]?.phones[any as never]?.label,
  ],
};
/** Searches for a contact by name and opens the card. */
export async function openContact(o: AnyDriver, name: string, id: string): Promise<void> {
  await o.open(contacts);
  await o.type("query", name);
  await o.act(contacts, "main.open", { id });
}
/** Types a person's given and family names in the open editor. */
export async function typeName(o: AnyDriver, name: string): Promise<void> {
  const { first, last } = splitName(name);
  await o.type("first", first);
  if (last !== "") await o.type("last", last);
}
