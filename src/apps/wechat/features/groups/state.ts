/** Groups: who is in them, and by which rules. */
import * as v from "valibot";
import { idOf, instant } from "../../../../os/values.ts";
import { GroupId, PersonId } from "../../people.ts";

export const GroupName = v.pipe(v.string(), v.trim(), v.maxLength(32));
export const Alias = v.pipe(v.string(), v.trim(), v.maxLength(16));
export const Notice = v.pipe(v.string(), v.trim(), v.maxLength(500));
export const JoinId = idOf("join");
export const Pin = v.pipe(v.string(), v.regex(/^\d{4}$/));
/** More than a hundred people would be another kind of group. */
export const membersMost = 100;
export const managersMost = 3;

export const Group = v.strictObject({
  id: GroupId,
  /** Empty: it is called by its members. */
  name: GroupName,
  /** In the order in which they came; the owner of the phone among them. */
  members: v.pipe(v.array(PersonId), v.maxLength(membersMost)),
  /** Who may do everything here. */
  head: PersonId,
  managers: v.pipe(v.array(PersonId), v.maxLength(managersMost)),
  notice: v.nullable(v.strictObject({ text: Notice, by: PersonId, at: instant })),
  /** What the owner of the phone is called here. */
  alias: Alias,
  showNames: v.boolean(),
  /** Kept among the contacts. */
  saved: v.boolean(),
  /** Who wants to come in has to be let in. */
  approval: v.boolean(),
});
export type Group = v.InferOutput<typeof Group>;
/** Somebody wants to come in. */
export const Join = v.strictObject({
  id: JoinId,
  group: GroupId,
  person: PersonId,
  by: PersonId,
  at: instant,
  text: v.pipe(v.string(), v.maxLength(80)),
});
export type Join = v.InferOutput<typeof Join>;

export const groupsState = {
  groups: v.record(GroupId, Group),
  joins: v.record(JoinId, Join),
};
