/** Contacts. */
import * as v from "valibot";
import { DayKey } from "#os/day-key.ts";
import { idSchema } from "#os/values.ts";
import { labels } from "../settings/prefs.ts";
import { NamePart } from "../../names.ts";
import { GroupId } from "../groups/state.ts";

export const ContactId = idSchema("contact");
const shortText = v.pipe(v.string(), v.maxLength(200));
export const Label = v.picklist(labels);
export type Label = v.InferOutput<typeof Label>;
/** A phone number as the user typed it. `normalizeNumber` makes numbers comparable. */
export const PhoneNumber = v.pipe(v.string(), v.maxLength(40));
export const Phone = v.strictObject({ number: PhoneNumber, label: Label });
export type Phone = v.InferOutput<typeof Phone>;
export const Note = v.pipe(v.string(), v.maxLength(2000));
export const Email = shortText;
/** The full name in one field, as other apps supply it. */
export const Name = shortText;
/** The fields that the editor changes. */
export const cardFields = {
  first: NamePart,
  last: NamePart,
  company: shortText,
  title: shortText,
  phones: v.array(Phone),
  emails: v.array(Email),
  address: shortText,
  birthday: v.nullable(DayKey),
  note: Note,
  groups: v.array(GroupId),
};
export const Contact = v.strictObject({
  id: ContactId,
  ...cardFields,
  /** The name in Latin letters. Lists are sorted by this name, and searches match it. */
  sortKey: shortText,
  starred: v.boolean(),
});
export type Contact = v.InferOutput<typeof Contact>;

export const cardsState = {
  contacts: v.record(ContactId, Contact),
  /** The owner's own contact. */
  me: ContactId,
};
