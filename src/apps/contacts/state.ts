/** People, groups and calls: what a user would miss if it were gone. */
import * as v from "valibot";
import { idOf, instant, modelOf } from "../../os/define.ts";

export const ContactId = idOf("contact");
export const GroupId = idOf("group");
export const CallId = idOf("call");
export const labels = ["mobile", "home", "work", "other"] as const;
export const sorts = ["first", "last"] as const;
export const callKinds = ["outgoing", "incoming", "missed", "declined", "blocked"] as const;

const line = v.pipe(v.string(), v.maxLength(200));
export const Label = v.picklist(labels);
export type Label = v.InferOutput<typeof Label>;
/** As the user wrote it; `digitsOf` compares. */
export const PhoneNumber = v.pipe(v.string(), v.maxLength(40));
export const Phone = v.strictObject({ number: PhoneNumber, label: Label });
export type Phone = v.InferOutput<typeof Phone>;
/** YYYY-MM-DD */
export const Birthday = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
export const Note = v.pipe(v.string(), v.maxLength(2000));
export const GroupName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));

/** What the editor writes. */
export const cardFields = {
  name: line,
  company: line,
  title: line,
  phones: v.array(Phone),
  emails: v.array(line),
  address: line,
  birthday: v.nullable(Birthday),
  note: Note,
  groups: v.array(GroupId),
};
export const Contact = v.strictObject({
  id: ContactId,
  ...cardFields,
  /** The name in Latin letters: lists are sorted by it and searched in it. */
  sortKey: line,
  starred: v.boolean(),
});
export type Contact = v.InferOutput<typeof Contact>;
export const Group = v.strictObject({ id: GroupId, name: GroupName });
export type Group = v.InferOutput<typeof Group>;
export const Call = v.strictObject({
  id: CallId,
  number: PhoneNumber,
  kind: v.picklist(callKinds),
  at: instant,
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Call = v.InferOutput<typeof Call>;
/** The call that is going on. */
export const Talk = v.strictObject({
  number: PhoneNumber,
  incoming: v.boolean(),
  startedAt: instant,
  /** When the two hear each other: known beforehand for an outgoing call, null until an incoming one is answered. */
  connectsAt: v.nullable(instant),
  muted: v.boolean(),
  speaker: v.boolean(),
});
export type Talk = v.InferOutput<typeof Talk>;

export const contacts = modelOf("contacts", {
  contacts: v.record(ContactId, Contact),
  /** The owner's own card. */
  me: ContactId,
  groups: v.record(GroupId, Group),
  groupOrder: v.array(GroupId),
  calls: v.record(CallId, Call),
  talk: v.nullable(Talk),
  blocked: v.array(PhoneNumber),
  sort: v.picklist(sorts),
  defaultLabel: Label,
  onlyWithNumbers: v.boolean(),
});
export type State = v.InferOutput<typeof contacts.state>;
