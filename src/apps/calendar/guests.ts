/** Guests of an event. The user types them or chooses them from the contacts, or another app passes them. */
import { isPhoneNumber, sameNumber } from "#os/phone-numbers.ts";
import { truncateText } from "#os/text-edit.ts";
import type { Row } from "#os/providers.ts";
import type { Person } from "./features/events/state.ts";

type People = readonly Row<"contacts">[];
/**
 * Converts a contact to a guest with the contact's first mail address, or with the first number if there is no address.
 */
export const contactToGuest = ({ name, emails, phones }: People[number]): Person => {
  const email = emails[0] ?? "";
  return { name, email, phone: email === "" ? (phones[0]?.number ?? "") : "" };
};
/**
 * Converts text to a guest. The text is an address, a number or a name. If a contact has the address or number, the
 * guest gets the contact's name.
 */
export const parseGuest = (typed: string, people: People): Person => {
  const words = truncateText(typed.trim(), 200);
  if (words.includes("@")) {
    const known = people.find((p) => p.emails.some((e) => e.toLowerCase() === words.toLowerCase()));
    return { name: known?.name ?? words.split("@")[0]!, email: words, phone: "" };
  }
  if (isPhoneNumber(words)) {
    const known = people.find((p) => p.phones.some((n) => sameNumber(n.number, words)));
    return { name: known?.name ?? words, email: "", phone: words };
  }
  return { name: words, email: "", phone: "" };
};
export const parseGuests = (told: readonly string[], people: People): Person[] =>
  told.map((words) => parseGuest(words, people));
export const isSamePerson = (a: Person, b: Person): boolean =>
  a.name === b.name && a.email === b.email && a.phone === b.phone;
/** Merges two lists of guests without duplicates, up to 50 guests. */
export const mergeGuests = (invitees: readonly Person[], more: readonly Person[]): Person[] =>
  [...invitees, ...more.filter((p, i) => [...invitees, ...more.slice(0, i)].every((x) => !isSamePerson(x, p)))].slice(
    0,
    50,
  );
