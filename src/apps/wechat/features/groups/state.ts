/** Groups: their members and rules. */
import * as v from "valibot";
import { idSchema, instant } from "#os/values.ts";
import { GroupId, PersonId } from "../../people.ts";

export const GroupName = v.pipe(v.string(), v.trim(), v.maxLength(32));
export const Alias = v.pipe(v.string(), v.trim(), v.maxLength(16));
export const Notice = v.pipe(v.string(), v.trim(), v.maxLength(500));
export const JoinId = idSchema("join");
export const Pin = v.pipe(v.string(), v.regex(/^\d{4}$/));
/** The maximum number of members. In WeChat, a group of more than a hundred people is another kind of group. */
export const maxMembers = 100;
export const maxManagers = 3;

export const Group = v.strictObject({
  id: GroupId,
  /** The group's name. If this is empty, the title consists of the members' names. */
  name: GroupName,
  /** The members in the order of joining, including the owner of the phone. */
  members: v.pipe(v.array(PersonId), v.maxLength(maxMembers)),
  /** The owner of the group, who may perform all actions. */
  head: PersonId,
  managers: v.pipe(v.array(PersonId), v.maxLength(maxManagers)),
  notice: v.nullable(v.strictObject({ text: Notice, by: PersonId, at: instant })),
  /** The phone owner's name in this group. */
  alias: Alias,
  showNames: v.boolean(),
  /** Whether the group is saved to the contacts. */
  saved: v.boolean(),
  /** Whether new members need approval. */
  approval: v.boolean(),
});
export type Group = v.InferOutput<typeof Group>;
/** A person's request to join a group. */
export const JoinRequest = v.strictObject({
  id: JoinId,
  group: GroupId,
  person: PersonId,
  by: PersonId,
  at: instant,
  text: v.pipe(v.string(), v.maxLength(80)),
});
export type JoinRequest = v.InferOutput<typeof JoinRequest>;

export const groupsState = {
  groups: v.record(GroupId, Group),
  joins: v.record(JoinId, JoinRequest),
};
