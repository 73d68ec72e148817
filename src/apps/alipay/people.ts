/** Who of the cast has an account here: everybody with a mobile number, and a few shops that are paid as persons are. */
import * as v from "valibot";
import { cast, me, type Person } from "../../world/cast.ts";
import { digitsOf } from "../../os/numbers.ts";

const mobileOf = (p: Person): string | null => p.phones.find(({ label }) => label === "mobile")?.number ?? null;
/** People who can be paid and written to, in the order of the cast. */
export const people: readonly Person[] = cast.filter((p) => mobileOf(p) !== null && p.relation !== "service");
const ids = people.map((p) => p.id) as [string, ...string[]];
export const PersonId = v.picklist(ids);

export const personBy = (id: string): Person | null => people.find((p) => p.id === id) ?? null;
export const nameOf = (p: Pick<Person, "name">, lang: string): string => (lang === "en" ? p.name.en : p.name.zh);
/** A person's account is their mobile number. */
export const accountOf = (p: Person): string => mobileOf(p) ?? "";
/** "154 **** 0111": as strangers see it. */
export function masked(number: string): string {
  const digits = digitsOf(number).slice(-11);
  return `${digits.slice(0, 3)} **** ${digits.slice(-4)}`;
}
/** Whose account a number is; null where it is nobody's, or the owner's own. */
export function personOfAccount(number: string): Person | null {
  const wanted = digitsOf(number).slice(-11);
  return wanted.length < 11 ? null : (people.find((p) => digitsOf(accountOf(p)).slice(-11) === wanted) ?? null);
}
export const ownNumber = mobileOf(me) ?? "";
export const ownName = (lang: string): string => nameOf(me, lang);
/** "**n Ashby", "*然": what a stranger is shown of a name, and has to complete. */
export function halfHidden(name: string): string {
  const words = name.split(" ");
  if (words.length === 1) return [...name].length < 2 ? "*" : `*${[...name].slice(1).join("")}`;
  return [...words.slice(0, -1), `${[...words.at(-1)!][0]}***`].join(" ");
}
