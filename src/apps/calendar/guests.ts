/** Guests of an event: typed by the user, given by other apps, or chosen from the contacts. */
import { isPhoneNumber, sameNumber } from "#os/phone-numbers.ts";
import { truncateText } from "#os/text-edit.ts";
import type { Row } from "#os/providers.ts";
import type { Person } from "./features/events/state.ts";

type People = readonly Row<"contacts">[];
/** Turns a contact into a guest with the first mail address, or else the first number. */
export const contactToGuest = ({ name, emails, phones }: People[number]): Person => {
  const email = emails[0] ?? "";
  return { name, email, phone: email === "" ? (phones[0]?.number ?? "") : "" };
};
/**
 * Turns text into a guest. It is an address, a number or a name. For an address or number, the contact's name is used.
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
/** Merges two lists of guests without duplicates; 50 at most. */
export const mergeGuests = (invitees: readonly Person[], more: readonly Person[]): Person[] =>
  [...invitees, ...more.filter((p, i) => [...invitees, ...more.slice(0, i)].every((x) => !isSamePerson(x, p)))].slice(
    0,
    50,
  );
