/** People whom the app knows, and what the owner has made of those who are friends. */
import * as v from "valibot";
import { idOf, instant, whole } from "../../../../os/values.ts";
import { PersonId } from "../../people.ts";

export const TagId = idOf("tag");
export const RequestId = idOf("request");
export const Name = v.pipe(v.string(), v.trim(), v.maxLength(40));
export const TagName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20));
export const Note = v.pipe(v.string(), v.maxLength(200));
export const Hello = v.pipe(v.string(), v.maxLength(80));
export const Person = v.strictObject({
  id: PersonId,
  /** As they call themselves. */
  nick: Name,
  /** How others find them. */
  wxid: v.pipe(v.string(), v.maxLength(30)),
  phone: v.pipe(v.string(), v.maxLength(40)),
  gender: v.picklist(["m", "f", ""]),
  region: v.pipe(v.string(), v.maxLength(60)),
  about: v.pipe(v.string(), v.maxLength(120)),
  /** What others see when they pat them, after the name. */
  pat: v.pipe(v.string(), v.maxLength(40)),
  /** What lists sort by: Latin letters. */
  sortKey: v.pipe(v.string(), v.maxLength(60)),
  /** Steps of a usual day; missing for those whose steps nobody counts. */
  steps: v.exactOptional(whole),
});
export type Person = v.InferOutput<typeof Person>;
/** Most friends have none of these marks: one that is not there is not set, so that a mark that came and went leaves nothing. */
const mark = v.exactOptional(v.literal(true));
export const Friend = v.strictObject({
  id: PersonId,
  since: instant,
  /** What the owner calls them; empty where it is their own name. */
  remark: Name,
  note: Note,
  tags: v.array(TagId),
  starred: mark,
  blocked: mark,
  /** Sees no moments of the owner, and shows none. */
  chatOnly: mark,
  hideMine: mark,
  hideTheirs: mark,
  /** They have deleted the owner: nothing reaches them. */
  lost: mark,
});
export type Friend = v.InferOutput<typeof Friend>;
export const Tag = v.strictObject({ id: TagId, name: TagName });
/** Somebody asks to be a friend: the owner, or another. */
export const Request = v.strictObject({
  id: RequestId,
  person: PersonId,
  text: Hello,
  at: instant,
  /** Asked by the owner. */
  mine: v.boolean(),
  state: v.picklist(["new", "seen", "accepted"]),
  /** When the other side answers; null where it is the owner's turn, or was answered. */
  answerAt: v.nullable(instant),
  /** What the owner will call them. */
  remark: Name,
  chatOnly: v.boolean(),
});
export type Request = v.InferOutput<typeof Request>;

export const contactsState = {
  people: v.record(PersonId, Person),
  friends: v.record(PersonId, Friend),
  tags: v.record(TagId, Tag),
  requests: v.record(RequestId, Request),
};
