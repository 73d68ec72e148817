/** The user's profile. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { PictureRef } from "../../ids.ts";

export const DisplayName = v.pipe(v.string(), v.maxLength(30));
export const About = v.pipe(v.string(), v.maxLength(200));
export const Profile = v.strictObject({
  /** Without "u/". The name cannot be changed. */
  name: v.pipe(v.string(), v.minLength(3), v.maxLength(20)),
  display: DisplayName,
  about: About,
  face: v.nullable(PictureRef),
  createdAt: instant,
  /** The karma of posts and comments that the phone's state does not contain. */
  postKarma: wholeNumber,
  commentKarma: wholeNumber,
});
export type Profile = v.InferOutput<typeof Profile>;
export const meState = { profile: Profile };
