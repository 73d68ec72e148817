/** What tasks need of Contacts. */
import contacts from "../../src/apps/contacts/index.ts";
import type { Contact } from "../../src/apps/contacts/features/cards/state.ts";
import { splitName } from "../../src/apps/contacts/names.ts";
import { any } from "../../src/judge/paths.ts";
import { isNumber, sameNumber } from "../../src/os/numbers.ts";
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
/** For `allow`: a card on which nothing stands but a name and numbers. */
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
/** Whether a field holds this telephone number and nothing else; separators and the home country's prefix do not count. */
export const isThisNumber = (field: string, number: string): boolean => isNumber(field) && sameNumber(field, number);
/** Whether a card has this number and no other one. */
export const hasNumber = ({ phones: [one, ...more] }: Pick<Contact, "phones">, number: string): boolean =>
  one !== undefined && more.length === 0 && isThisNumber(one.number, number);
/** For `free`: tasks name a number and not its label. */
export const phoneLabel = {
  why: "Under which label the number stands is not said",
  paths: ({ contacts: state }: { readonly contacts: { readonly contacts: Readonly<Record<string, Contact>> } }) => [
    state.contacts[any]?.phones[any as never]?.label,
  ],
};
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
