/** People known to the app, and the owner's friends, tags and friend requests. */
import * as v from "valibot";
import { idSchema, instant, wholeNumber } from "#os/values.ts";
import { PersonId } from "../../people.ts";

export const TagId = idSchema("tag");
export const RequestId = idSchema("request");
export const Name = v.pipe(v.string(), v.trim(), v.maxLength(40));
export const TagName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20));
export const Note = v.pipe(v.string(), v.maxLength(200));
export const RequestText = v.pipe(v.string(), v.maxLength(80));
export const Person = v.strictObject({
  id: PersonId,
  /** The person's own name. */
  nick: Name,
  /** The id by which others find them. */
  wxid: v.pipe(v.string(), v.maxLength(30)),
  phone: v.pipe(v.string(), v.maxLength(40)),
  gender: v.picklist(["m", "f", ""]),
  region: v.pipe(v.string(), v.maxLength(60)),
  about: v.pipe(v.string(), v.maxLength(120)),
  /** The text after the person's name in a nudge note. */
  pat: v.pipe(v.string(), v.maxLength(40)),
  /** The sort key of lists, in Latin letters. */
  sortKey: v.pipe(v.string(), v.maxLength(60)),
  /** Steps of a usual day; missing for people without a step count. */
  steps: v.exactOptional(wholeNumber),
});
export type Person = v.InferOutput<typeof Person>;
/**
 * Most friends have none of these marks. A mark that is off is missing, so that setting and clearing it leaves no trace
 * in the state.
 */
const optionalFlag = v.exactOptional(v.literal(true));
export const Friend = v.strictObject({
  id: PersonId,
  since: instant,
  /** The owner's name for them; empty: their own name is used. */
  remark: Name,
  note: Note,
  tags: v.array(TagId),
  starred: optionalFlag,
  blocked: optionalFlag,
  /** They do not see the owner's moments, and the owner does not see theirs. */
  chatOnly: optionalFlag,
  hideMine: optionalFlag,
  hideTheirs: optionalFlag,
  /** They have deleted the owner: no message reaches them. */
  lost: optionalFlag,
});
export type Friend = v.InferOutput<typeof Friend>;
export const Tag = v.strictObject({ id: TagId, name: TagName });
/** A friend request, by the owner or by somebody else. */
export const FriendRequest = v.strictObject({
  id: RequestId,
  person: PersonId,
  text: RequestText,
  at: instant,
  /** Sent by the owner. */
  mine: v.boolean(),
  state: v.picklist(["new", "seen", "accepted"]),
  /** When the other side answers; null when it is the owner's turn or the request is answered. */
  answerAt: v.nullable(instant),
  /** The remark for the new friend. */
  remark: Name,
  chatOnly: v.boolean(),
});
export type FriendRequest = v.InferOutput<typeof FriendRequest>;

export const contactsState = {
  people: v.record(PersonId, Person),
  friends: v.record(PersonId, Friend),
  tags: v.record(TagId, Tag),
  requests: v.record(RequestId, FriendRequest),
};
