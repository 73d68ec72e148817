/** The followed people with their groups, the followers, the blocked people, the authors hidden from the feeds. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { GroupId, UserId } from "../../ids.ts";

export const GroupName = v.pipe(v.string(), v.maxLength(16));
/** The group whose members' new videos always cause a notification. Nobody can rename or delete it. */
export const specialGroup = "group_special";
const Follow = v.strictObject({ user: UserId, at: instant, groups: v.array(GroupId) });
const Group = v.strictObject({ id: GroupId, name: GroupName, at: instant });
export const peopleState = {
  follows: v.record(UserId, Follow),
  followers: v.record(UserId, v.strictObject({ user: UserId, at: instant })),
  groups: v.record(GroupId, Group),
  blocked: v.record(UserId, instant),
  hiddenAuthors: v.record(UserId, instant),
};
export const maxFollows = 2000;
export const maxGroups = 20;
