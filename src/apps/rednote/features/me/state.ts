/** The user's profile, and the albums of saved notes. */
import * as v from "valibot";
import { dayMs } from "#state/civil.ts";
import { instant } from "#os/values.ts";
import { AlbumId, PictureRef } from "../../ids.ts";

export const sexes = ["female", "male", "hidden"] as const;
export const NickName = v.pipe(v.string(), v.maxLength(24));
/** The RedNote number, with which other people can find the user. */
export const AccountNumber = v.pipe(v.string(), v.maxLength(15));
export const Bio = v.pipe(v.string(), v.maxLength(100));
export const Region = v.pipe(v.string(), v.maxLength(30));
export const Profile = v.strictObject({
  name: NickName,
  /** The times at which the name was changed, latest first. */
  nameChanges: v.pipe(v.array(instant), v.maxLength(10)),
  number: AccountNumber,
  /** Whether the user has changed the number. The number can be changed only once. */
  numberChanged: v.boolean(),
  bio: Bio,
  sex: v.picklist(sexes),
  /** YYYY-MM-DD, or "" if it is not given. */
  birthday: v.pipe(v.string(), v.maxLength(10)),
  region: Region,
  /**
   * The region of the phone's network connection, which is shown below notes and comments. The user cannot change it.
   */
  ip: Region,
  work: v.pipe(v.string(), v.maxLength(30)),
  school: v.pipe(v.string(), v.maxLength(30)),
  face: v.nullable(PictureRef),
  cover: v.nullable(PictureRef),
});
export type Profile = v.InferOutput<typeof Profile>;
export const AlbumName = v.pipe(v.string(), v.maxLength(20));
export const Album = v.strictObject({
  id: AlbumId,
  name: AlbumName,
  about: v.pipe(v.string(), v.maxLength(100)),
  private: v.boolean(),
  at: instant,
});
export type Album = v.InferOutput<typeof Album>;

export const maxAlbums = 50;
/** The maximum number of name changes within `nameChangesWithinMs`. */
export const maxNameChanges = 3;
export const nameChangesWithinMs = 7 * dayMs;
export const meState = { profile: Profile, albums: v.record(AlbumId, Album) };
