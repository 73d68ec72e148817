/** Groups of contacts. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

export const GroupId = idSchema("group");
export const GroupName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));

export const Group = v.strictObject({ id: GroupId, name: GroupName });
export type Group = v.InferOutput<typeof Group>;

export const groupsState = {
  groups: v.record(GroupId, Group),
  groupOrder: v.array(GroupId),
};
