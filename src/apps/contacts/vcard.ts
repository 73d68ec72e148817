/** Cards as text, in the form that address books exchange. */
import * as v from "valibot";
import { isNumber } from "../../os/numbers.ts";
import { cutTo } from "../../os/text.ts";
import { lengthMost } from "../../os/bounds.ts";
import { cutNames, nameOf, splitName, type Named } from "./names.ts";
import { cardFields, Email, PhoneNumber, type Contact, type Label } from "./features/cards/state.ts";

export const vcardOf = (c: Contact): string =>
  [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `FN:${nameOf(c)}`,
    `N:${escaped(c.last)};${escaped(c.first)};;;`,
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
/** The cards of such a text; what has neither name nor number is left out. */
export function cardsIn(
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
        return found && isNumber(found[2]!) && v.is(PhoneNumber, found[2]!.trim())
          ? [{ number: found[2]!.trim(), label: labelOf(found[1]!) }]
          : [];
      });
      const emails = value("EMAIL").filter((email) => v.is(Email, email));
      const [name] = value("FN");
      if (!name || (phones.length === 0 && emails.length === 0)) return [];
      return [{ ...namesIn(name, value("N")[0], value("ORG")[0]), phones, emails }];
    });
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&");
/** What stands between the semicolons of a value. */
const fieldsIn = (value: string): string[] =>
  [...value.matchAll(/((?:\\.|[^;\\])*)(?:;|$)/g)].map((m) => m[1]!.replace(/\\(.)/g, "$1").trim());
const joined = (...words: (string | undefined)[]): string => words.filter((word) => word).join(" ");
/** The names of a card: as they are told apart, else as they follow from the whole; a company's card needs none. */
function namesIn(whole: string, apart = "", org = ""): Named {
  const company = cutTo(org, lengthMost(cardFields.company));
  const [family, given, more, before, after] = fieldsIn(apart);
  const names = cutNames(joined(before, given, more), joined(family, after));
  if (names.first + names.last !== "") return { ...names, company };
  return whole === company ? { first: "", last: "", company } : { ...splitName(whole), company };
}
