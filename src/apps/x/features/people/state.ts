/** The user's profile, and the user's relations with other people. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { PictureRef, UserId } from "../../ids.ts";

export const DisplayName = v.pipe(v.string(), v.maxLength(50));
export const Handle = v.pipe(v.string(), v.maxLength(15));
export const Bio = v.pipe(v.string(), v.maxLength(160));
export const Place = v.pipe(v.string(), v.maxLength(30));
export const Website = v.pipe(v.string(), v.maxLength(100));
export const Birthday = v.pipe(v.string(), v.maxLength(10));
export const Profile = v.strictObject({
  name: DisplayName,
  /** Without "@". */
  handle: Handle,
  bio: Bio,
  place: Place,
  website: Website,
  /** YYYY-MM-DD, or "" if it is not given. */
  birthday: Birthday,
  joined: instant,
  face: v.nullable(PictureRef),
  banner: v.nullable(PictureRef),
});
export type Profile = v.InferOutput<typeof Profile>;
const Tie = v.strictObject({ user: UserId, at: instant });
const Follow = v.strictObject({
  user: UserId,
  at: instant,
  /** Whether the user gets a notification for each post of the person. */
  bell: v.boolean(),
  /** Whether the timeline shows the person's reposts. */
  reposts: v.boolean(),
});
export const maxFollows = 1000;
export const peopleState = {
  profile: Profile,
  follows: v.record(UserId, Follow),
  followers: v.record(UserId, Tie),
  muted: v.record(UserId, Tie),
  blocked: v.record(UserId, Tie),
  /** Protected accounts that the user has asked to follow. */
  asked: v.record(UserId, Tie),
  /** People who have asked to follow the user, whose posts are protected. */
  requests: v.record(UserId, Tie),
};
