/** The user's profile, and the albums of saved notes. */
import * as v from "valibot";
import { dayMs } from "#state/civil.ts";
import { instant } from "#os/values.ts";
import { AlbumId, PictureRef } from "../../ids.ts";

export const sexes = ["female", "male", "hidden"] as const;
export const NickName = v.pipe(v.string(), v.maxLength(24));
/** The RedNote number, by which others find the user. */
export const AccountNumber = v.pipe(v.string(), v.maxLength(15));
export const Bio = v.pipe(v.string(), v.maxLength(100));
export const Region = v.pipe(v.string(), v.maxLength(30));
export const Profile = v.strictObject({
  name: NickName,
  /** When the name was changed, the latest first. */
  nameChanges: v.pipe(v.array(instant), v.maxLength(10)),
  number: AccountNumber,
  /** The number can be changed once. */
  numberChanged: v.boolean(),
  bio: Bio,
  sex: v.picklist(sexes),
  /** YYYY-MM-DD, or "" if it is not given. */
  birthday: v.pipe(v.string(), v.maxLength(10)),
  region: Region,
  /** The place of the phone's connection, as it stands below notes and comments. The user cannot change it. */
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
/** The name can be changed this often within the time. */
export const maxNameChanges = 3;
export const nameChangesWithinMs = 7 * dayMs;
export const meState = { profile: Profile, albums: v.record(AlbumId, Album) };
