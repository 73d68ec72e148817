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
  /** The id by which other people find this person. */
  wxid: v.pipe(v.string(), v.maxLength(30)),
  phone: v.pipe(v.string(), v.maxLength(40)),
  gender: v.picklist(["m", "f", ""]),
  region: v.pipe(v.string(), v.maxLength(60)),
  about: v.pipe(v.string(), v.maxLength(120)),
  /** The text after the person's name in a nudge note. */
  pat: v.pipe(v.string(), v.maxLength(40)),
  /** The sort key of lists, in Latin letters. */
  sortKey: v.pipe(v.string(), v.maxLength(60)),
  /** The number of steps on a usual day; missing for people without a step count. */
  steps: v.exactOptional(wholeNumber),
});
export type Person = v.InferOutput<typeof Person>;
/**
 * A flag that is missing when it is off. Most friends have no flags, and a flag that was set and cleared leaves no
 * trace in the state.
 */
const optionalFlag = v.exactOptional(v.literal(true));
export const Friend = v.strictObject({
  id: PersonId,
  since: instant,
  /** The owner's own name for the friend. If this is empty, the app shows the friend's name. */
  remark: Name,
  note: Note,
  tags: v.array(TagId),
  starred: optionalFlag,
  blocked: optionalFlag,
  /** The friend does not see the owner's moments, and the owner does not see the friend's moments. */
  chatOnly: optionalFlag,
  hideMine: optionalFlag,
  hideTheirs: optionalFlag,
  /** The friend has deleted the owner, so the owner's messages do not reach the friend. */
  lost: optionalFlag,
});
export type Friend = v.InferOutput<typeof Friend>;
export const Tag = v.strictObject({ id: TagId, name: TagName });
/** A friend request that the owner or another person sent. */
export const FriendRequest = v.strictObject({
  id: RequestId,
  person: PersonId,
  text: RequestText,
  at: instant,
  /** Whether the owner sent the request. */
  mine: v.boolean(),
  state: v.picklist(["new", "seen", "accepted"]),
  /** When the person answers; null if the owner must answer or if the request has been answered. */
  answerAt: v.nullable(instant),
  /** The remark that the new friend will get. */
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
