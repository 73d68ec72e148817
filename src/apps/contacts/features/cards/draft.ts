/** The draft of a contact in the editor. */
import type * as v from "valibot";
import { splitName } from "../../names.ts";
import type { State } from "../../state.ts";
import type { Label } from "./state.ts";

export interface Draft {
  readonly first: string;
  readonly last: string;
  readonly company: string;
  readonly title: string;
  readonly phones: readonly { readonly number: string; readonly label: v.InferOutput<typeof Label> }[];
  readonly emails: readonly { readonly text: string }[];
  readonly address: string;
  readonly birthday: string;
  readonly note: string;
  readonly groups: readonly string[];
}
/** The parameters of the editor. */
export interface EditorParams {
  readonly id: string | null;
  readonly number: string;
  readonly name: string;
  readonly email: string;
}
export function createDraft(state: State, { id, number, name, email }: EditorParams): Draft {
  const c = id === null ? undefined : state.contacts[id];
  const phones = [...(c?.phones ?? []), ...(number === "" ? [] : [{ number, label: state.prefs.defaultLabel }])];
  const { first, last } = c ?? splitName(name);
  return {
    first,
    last,
    company: c?.company ?? "",
    title: c?.title ?? "",
    phones: phones.length > 0 ? phones : [{ number: "", label: state.prefs.defaultLabel }],
    emails: c && c.emails.length > 0 ? c.emails.map((address) => ({ text: address })) : [{ text: email }],
    address: c?.address ?? "",
    birthday: c?.birthday ?? "",
    note: c?.note ?? "",
    groups: c?.groups ?? [],
  };
}
/** Returns the draft without empty rows, as text. If this text has changed, the user has changed something. */
export const draftContent = (d: Draft): string =>
  JSON.stringify([
    d.first,
    d.last,
    d.company,
    d.title,
    d.phones.filter((p) => p.number !== "").map((p) => [p.number, p.label]),
    d.emails.map((e) => e.text).filter((e) => e !== ""),
    d.address,
    d.birthday,
    d.note,
    d.groups,
  ]);
export const draftToCard = (view: Draft) => ({
  first: view.first,
  last: view.last,
  company: view.company,
  title: view.title,
  phones: view.phones.map(({ number, label }) => ({ number, label })),
  emails: view.emails.map((e) => e.text),
  address: view.address,
  birthday: view.birthday === "" ? null : view.birthday,
  note: view.note,
  groups: [...view.groups],
});
