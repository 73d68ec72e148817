/** Whom an event invites: people as typed, as told by other apps, and as the address book has them. */
import { isNumber, sameNumber } from "../../os/numbers.ts";
import { cutTo } from "../../os/text.ts";
import type { Row } from "../../os/providers.ts";
import type { Person } from "./features/events/state.ts";

type People = readonly Row<"contacts">[];
/** Somebody of the address book as a guest: by the first address, else by the first number. */
export const guestOf = ({ name, emails, phones }: People[number]): Person => {
  const email = emails[0] ?? "";
  return { name, email, phone: email === "" ? (phones[0]?.number ?? "") : "" };
};
/** A guest as typed or told: an address, a number or a name, with the name that the address book has for it. */
export const person = (typed: string, people: People): Person => {
  const words = cutTo(typed.trim(), 200);
  if (words.includes("@")) {
    const known = people.find((p) => p.emails.some((e) => e.toLowerCase() === words.toLowerCase()));
    return { name: known?.name ?? words.split("@")[0]!, email: words, phone: "" };
  }
  if (isNumber(words)) {
    const known = people.find((p) => p.phones.some((n) => sameNumber(n.number, words)));
    return { name: known?.name ?? words, email: "", phone: words };
  }
  return { name: words, email: "", phone: "" };
};
export const guestsOf = (told: readonly string[], people: People): Person[] =>
  told.map((words) => person(words, people));
export const samePerson = (a: Person, b: Person): boolean =>
  a.name === b.name && a.email === b.email && a.phone === b.phone;
/** Guests with more of them, each once. */
export const joined = (invitees: readonly Person[], more: readonly Person[]): Person[] =>
  [...invitees, ...more.filter((p, i) => [...invitees, ...more.slice(0, i)].every((x) => !samePerson(x, p)))].slice(
    0,
    50,
  );
