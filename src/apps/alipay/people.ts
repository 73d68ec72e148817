/** The people of the cast who have an Alipay account: everyone with a mobile number, except services. */
import * as v from "valibot";
import { cast, me, type Person } from "#world/cast.ts";
import { normalizeNumber } from "#os/phone-numbers.ts";

const mobileOf = (p: Person): string | null => p.phones.find(({ label }) => label === "mobile")?.number ?? null;
/** People who can receive money and messages, in the order of the cast. */
export const people: readonly Person[] = cast.filter((p) => mobileOf(p) !== null && p.relation !== "service");
const ids = people.map((p) => p.id) as [string, ...string[]];
export const PersonId = v.picklist(ids);

export const findPerson = (id: string): Person | null => people.find((p) => p.id === id) ?? null;
export const nameOf = (p: Pick<Person, "name">, lang: string): string => (lang === "en" ? p.name.en : p.name.zh);
/** Returns the number of a person's account: the person's mobile number. */
export const accountOf = (p: Person): string => mobileOf(p) ?? "";
/** Returns the number as strangers see it: "154 **** 0111". */
export function maskNumber(number: string): string {
  const digits = normalizeNumber(number).slice(-11);
  return `${digits.slice(0, 3)} **** ${digits.slice(-4)}`;
}
/** Returns the owner of an account number, or null when nobody in `people` has this number. */
export function findPersonByAccount(number: string): Person | null {
  const wanted = normalizeNumber(number).slice(-11);
  return wanted.length < 11 ? null : (people.find((p) => normalizeNumber(accountOf(p)).slice(-11) === wanted) ?? null);
}
export const ownNumber = mobileOf(me) ?? "";
export const ownName = (lang: string): string => nameOf(me, lang);
/** Hides most of a name: "Ada A***", "*然". Strangers see the name in this form and must complete it. */
export function maskName(name: string): string {
  const words = name.split(" ");
  if (words.length === 1) return [...name].length < 2 ? "*" : `*${[...name].slice(1).join("")}`;
  return [...words.slice(0, -1), `${[...words.at(-1)!][0]}***`].join(" ");
}
