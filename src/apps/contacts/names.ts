/**
 * Joins first and last names to full names, and splits full names. In Chinese the last name comes first, without a
 * space.
 */
import * as v from "valibot";
import { maxLengthOf } from "#os/max-length.ts";
import { truncateText } from "#os/text-edit.ts";

/** The length is limited so that two names and a space fit into one field of a contact. */
export const NamePart = v.pipe(v.string(), v.maxLength(99));
const maxNameLength = maxLengthOf(NamePart);
export interface Names {
  readonly first: string;
  readonly last: string;
}
export interface Named extends Names {
  readonly company: string;
}

export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** Whether the contact has both a first and a last name. Only then does the order of the names matter. */
export const hasBoth = ({ first, last }: Names): boolean => first !== "" && last !== "";
/** Whether the last name comes before the first name, without a space. */
export const isLastFirst = ({ first, last }: Names): boolean => onlyHan(last) && onlyHan(first);
/** Returns the displayed name: first and last name, or the company if the contact has neither. */
export function nameOf(card: Named): string {
  const { first, last } = card;
  if (first === "" && last === "") return card.company;
  if (!hasBoth(card)) return first + last;
  return isLastFirst(card) ? last + first : `${first} ${last}`;
}
/** Cuts both names to the length that a contact allows. */
export const cutNames = (first: string, last: string): Names => ({
  first: truncateText(first, maxNameLength),
  last: truncateText(last, maxNameLength),
});
/** Splits a full name into first and last name. `nameOf` then returns the same full name, except for spaces. */
export function splitName(name: string): Names {
  const words = name.trim().split(/\s+/);
  const whole = words.join(" ");
  if (words.length > 1) {
    const [last, rest] = words.every(onlyHan)
      ? [words[0]!, words.slice(1).join("")]
      : [words.at(-1)!, words.slice(0, -1).join(" ")];
    return cutNames(rest, last);
  }
  const family = findFamilyName(whole);
  return cutNames(whole.slice(family.length), family);
}

const onlyHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);
const compound = /^(欧阳|司马|上官|诸葛|司徒|皇甫|尉迟|夏侯|慕容|令狐|东方|公孙|长孙|宇文|端木)/;
/**
 * Returns the last name at the beginning of a Chinese name, or an empty text if the name is a single character or too
 * long for a person.
 */
function findFamilyName(name: string): string {
  const chars = onlyHan(name) ? [...name] : [];
  const of = compound.test(name) && chars.length > 2 ? 2 : 1;
  return chars.length > of && chars.length - of <= 2 ? chars.slice(0, of).join("") : "";
}
