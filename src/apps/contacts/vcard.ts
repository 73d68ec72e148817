/** Writes and reads contacts as vCard text. */
import * as v from "valibot";
import { isPhoneNumber } from "#os/phone-numbers.ts";
import { truncateText } from "#os/text-edit.ts";
import { maxLengthOf } from "#os/max-length.ts";
import { cutNames, nameOf, splitName, type Named } from "./names.ts";
import { cardFields, Email, PhoneNumber, type Contact, type Label } from "./features/cards/state.ts";

export const toVcard = (c: Contact): string =>
  [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `FN:${nameOf(c)}`,
    `N:${escapeValue(c.last)};${escapeValue(c.first)};;;`,
    ...(c.company === "" ? [] : [`ORG:${c.company}`]),
    ...(c.title === "" ? [] : [`TITLE:${c.title}`]),
    ...c.phones.map(
      (p) => `TEL;TYPE=${{ mobile: "cell", home: "home", work: "work", other: "voice" }[p.label]}:${p.number}`,
    ),
    ...c.emails.map((e) => `EMAIL:${e}`),
    ...(c.address === "" ? [] : [`ADR:;;${c.address.replaceAll("\n", " ")};;;;`]),
    ...(c.birthday === null ? [] : [`BDAY:${c.birthday}`]),
    ...(c.note === "" ? [] : [`NOTE:${c.note.replaceAll("\n", "\\n")}`]),
    "END:VCARD",
  ].join("\n");
/** Returns the contacts of a vCard text. Entries that have neither a name nor a number are left out. */
export function parseVcards(
  text: string,
): (Named & { readonly phones: { number: string; label: Label }[]; readonly emails: string[] })[] {
  const labelOf = (kind: string): Label =>
    /cell/i.test(kind) ? "mobile" : /home/i.test(kind) ? "home" : /work/i.test(kind) ? "work" : "other";
  return text
    .split(/BEGIN:VCARD/i)
    .slice(1)
    .flatMap((card) => {
      const lines = card.split(/\r?\n/);
      const value = (name: string): string[] =>
        lines.flatMap((line) =>
          new RegExp(`^${name}[;:]`, "i").test(line) ? [line.slice(line.indexOf(":") + 1).trim()] : [],
        );
      const phones = lines.flatMap((line) => {
        const found = /^TEL([^:]*):(.*)$/i.exec(line);
        return found && isPhoneNumber(found[2]!) && v.is(PhoneNumber, found[2]!.trim())
          ? [{ number: found[2]!.trim(), label: labelOf(found[1]!) }]
          : [];
      });
      const emails = value("EMAIL").filter((email) => v.is(Email, email));
      const [name] = value("FN");
      if (!name || (phones.length === 0 && emails.length === 0)) return [];
      return [{ ...parseNames(name, value("N")[0], value("ORG")[0]), phones, emails }];
    });
}

const escapeValue = (text: string): string => text.replace(/[\\;,]/g, "\\$&");
/** Splits a value at its semicolons. */
const splitFields = (value: string): string[] =>
  [...value.matchAll(/((?:\\.|[^;\\])*)(?:;|$)/g)].map((m) => m[1]!.replace(/\\(.)/g, "$1").trim());
const joinWords = (...words: (string | undefined)[]): string => words.filter((word) => word).join(" ");
/**
 * Returns the names of a contact: the separate names if the entry has them, or the parts of the full name. A company
 * needs no names.
 */
function parseNames(whole: string, apart = "", org = ""): Named {
  const company = truncateText(org, maxLengthOf(cardFields.company));
  const [family, given, more, before, after] = splitFields(apart);
  const names = cutNames(joinWords(before, given, more), joinWords(family, after));
  if (names.first + names.last !== "") return { ...names, company };
  return whole === company ? { first: "", last: "", company } : { ...splitName(whole), company };
}
