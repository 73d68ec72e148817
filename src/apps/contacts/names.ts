/** First and last names, and the one name that they make: in Chinese the last name comes first, without a space. */
import * as v from "valibot";
import { lengthMost } from "../../os/bounds.ts";
import { cutTo } from "../../os/text.ts";

/** Two of them and the space between are a line of a card. */
export const OneName = v.pipe(v.string(), v.maxLength(99));
const most = lengthMost(OneName);
export interface Names {
  readonly first: string;
  readonly last: string;
}
export interface Named extends Names {
  readonly company: string;
}

export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** Whether there is a first and a last name, so that an order of the two means something. */
export const hasBoth = ({ first, last }: Names): boolean => first !== "" && last !== "";
/** Whether the last name is written before the first, and right against it. */
export const isLastFirst = ({ first, last }: Names): boolean => onlyHan(last) && onlyHan(first);
/** What somebody is called everywhere: both names, or the company of a card that has neither. */
export function nameOf(card: Named): string {
  const { first, last } = card;
  if (first === "" && last === "") return card.company;
  if (!hasBoth(card)) return first + last;
  return isLastFirst(card) ? last + first : `${first} ${last}`;
}
/** Both names, each as much of it as a card takes. */
export const cutNames = (first: string, last: string): Names => ({
  first: cutTo(first, most),
  last: cutTo(last, most),
});
/** A name that was written as one, taken apart; `nameOf` makes it what it was, but for spaces. */
export function splitName(name: string): Names {
  const words = name.trim().split(/\s+/);
  const whole = words.join(" ");
  if (words.length > 1) {
    const [last, rest] = words.every(onlyHan)
      ? [words[0]!, words.slice(1).join("")]
      : [words.at(-1)!, words.slice(0, -1).join(" ")];
    return cutNames(rest, last);
  }
  const family = familyIn(whole);
  return cutNames(whole.slice(family.length), family);
}

const onlyHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);
const compound = /^(欧阳|司马|上官|诸葛|司徒|皇甫|尉迟|夏侯|慕容|令狐|东方|公孙|长孙|宇文|端木)/;
/** The last name that a Chinese name begins with; none where it is too long for a person's, or a single character. */
function familyIn(name: string): string {
  const chars = onlyHan(name) ? [...name] : [];
  const of = compound.test(name) && chars.length > 2 ? 2 : 1;
  return chars.length > of && chars.length - of <= 2 ? chars.slice(0, of).join("") : "";
}
