/** People, groups and calls: what a user would miss if it were gone. */
import * as v from "valibot";
import { modelOf } from "../../os/define.ts";
import { idOf, instant } from "../../os/values.ts";
import { bars, labels, openSchema, Ringtone } from "./prefs.ts";

export const ContactId = idOf("contact");
export const GroupId = idOf("group");
export const CallId = idOf("call");
export const VoicemailId = idOf("voice");
export const callKinds = ["outgoing", "incoming", "missed", "declined", "blocked", "forwarded"] as const;
/** Keys of the keypad that a number can be laid on; 1 is the voicemail's. */
export const speedKeys = ["2", "3", "4", "5", "6", "7", "8", "9"] as const;
export const Code = v.pipe(v.string(), v.regex(/^\d{4}$/));
export const Response = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(160));

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

export const Email = line;
/** What the editor writes. */
export const cardFields = {
  name: line,
  company: line,
  title: line,
  phones: v.array(Phone),
  emails: v.array(Email),
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
  recording: v.boolean(),
});
export type Talk = v.InferOutput<typeof Talk>;

export const Voicemail = v.strictObject({
  id: VoicemailId,
  number: PhoneNumber,
  at: instant,
  durationMs: v.pipe(v.number(), v.integer(), v.minValue(1000)),
  /** What is said. */
  text: v.string(),
  heard: v.boolean(),
});
export type Voicemail = v.InferOutput<typeof Voicemail>;

export const contacts = modelOf("contacts", {
  contacts: v.record(ContactId, Contact),
  /** The owner's own card. */
  me: ContactId,
  groups: v.record(GroupId, Group),
  groupOrder: v.array(GroupId),
  calls: v.record(CallId, Call),
  talk: v.nullable(Talk),
  blocked: v.array(PhoneNumber),
  /** Numbers that were reported as spam. */
  spam: v.array(PhoneNumber),
  prefs: openSchema,
  /** Which calls the network does not let through, and the code that changes it. */
  barred: v.array(v.picklist(bars)),
  barCode: Code,
  /** While on, only these can be called. */
  fixed: v.strictObject({ on: v.boolean(), code: Code, numbers: v.array(PhoneNumber) }),
  /** What a call can be declined with. */
  responses: v.pipe(v.array(Response), v.maxLength(12)),
  speed: v.record(v.picklist(speedKeys), PhoneNumber),
  /** Ringtones of single contacts. */
  tones: v.record(ContactId, Ringtone),
  /** Contacts whose calls are recorded. */
  recorded: v.array(ContactId),
  voicemails: v.record(VoicemailId, Voicemail),
  /** The voicemail that is being played, since when and from where. */
  playing: v.nullable(
    v.strictObject({ id: VoicemailId, since: instant, fromMs: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ),
});
export type State = v.InferOutput<typeof contacts.state>;
