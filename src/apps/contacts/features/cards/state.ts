/** People and their cards. */
import * as v from "valibot";
import { DayKey } from "../../../../os/day-key.ts";
import { idOf } from "../../../../os/values.ts";
import { labels } from "../settings/prefs.ts";
import { OneName } from "../../names.ts";
import { GroupId } from "../groups/state.ts";

export const ContactId = idOf("contact");
const line = v.pipe(v.string(), v.maxLength(200));
export const Label = v.picklist(labels);
export type Label = v.InferOutput<typeof Label>;
/** As the user wrote it; `digitsOf` compares. */
export const PhoneNumber = v.pipe(v.string(), v.maxLength(40));
export const Phone = v.strictObject({ number: PhoneNumber, label: Label });
export type Phone = v.InferOutput<typeof Phone>;
export const Note = v.pipe(v.string(), v.maxLength(2000));
export const Email = line;
/** A name as one line, as others hand it over. */
export const Name = line;
/** What the editor writes. */
export const cardFields = {
  first: OneName,
  last: OneName,
  company: line,
  title: line,
  phones: v.array(Phone),
  emails: v.array(Email),
  address: line,
  birthday: v.nullable(DayKey),
  note: Note,
  groups: v.array(GroupId),
};
export const Contact = v.strictObject({
  id: ContactId,
  ...cardFields,
  /** What the card is called, in Latin letters: lists are sorted by it and searched in it. */
  sortKey: line,
  starred: v.boolean(),
});
export type Contact = v.InferOutput<typeof Contact>;

export const cardsState = {
  contacts: v.record(ContactId, Contact),
  /** The owner's own card. */
  me: ContactId,
};
