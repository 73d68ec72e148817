/** The user's profile and coins, the favourite folders, the videos for later, and the downloads. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { FolderId, ItemId, PictureRef, VideoId } from "../../ids.ts";

export const sexes = ["male", "female", "secret"] as const;
export const NickName = v.pipe(v.string(), v.maxLength(16));
export const Sign = v.pipe(v.string(), v.maxLength(70));
export const School = v.pipe(v.string(), v.maxLength(30));
export const Profile = v.strictObject({
  name: NickName,
  sign: Sign,
  sex: v.picklist(sexes),
  /** Such as "1993-09-21", or "" if it is not set. */
  birthday: v.pipe(v.string(), v.maxLength(10)),
  school: School,
  /** The UID, digits only. */
  uid: v.pipe(v.string(), v.maxLength(16)),
  /** From 1 to 6. */
  level: wholeNumber,
  face: v.nullable(PictureRef),
  /** The region of the user's connection, which comments show. */
  ip: v.pipe(v.string(), v.maxLength(30)),
});
export type Profile = v.InferOutput<typeof Profile>;

export const FolderName = v.pipe(v.string(), v.maxLength(20));
export const FolderAbout = v.pipe(v.string(), v.maxLength(100));
/** The folder that cannot be deleted. */
export const defaultFolder = "folder_default";
export const Folder = v.strictObject({
  id: FolderId,
  name: FolderName,
  about: FolderAbout,
  private: v.boolean(),
  at: instant,
});
export type Folder = v.InferOutput<typeof Folder>;
export const maxFolders = 50;
export const maxLater = 100;

export const qualities = ["360", "480", "720", "1080", "1080plus"] as const;
export type Quality = (typeof qualities)[number];
/** The qualities that only members can choose. */
export const memberQualities: readonly Quality[] = ["1080plus"];
export const Download = v.strictObject({
  item: ItemId,
  quality: v.picklist(qualities),
  bytes: wholeNumber,
  /** The bytes that had arrived at the time `since`. */
  done: wholeNumber,
  /** Bytes per second. */
  rate: wholeNumber,
  /** Since when the download runs; null while it waits, is paused, or is complete. */
  since: v.nullable(instant),
  paused: v.boolean(),
  at: instant,
});
export type Download = v.InferOutput<typeof Download>;
/** An entry of the list of spent coins. */
const CoinLine = v.strictObject({ video: VideoId, coins: wholeNumber, at: instant });
export const meState = {
  profile: Profile,
  /** The user's coins. Coins only move: the user's coins and the coins that the user gave are always the same sum. */
  coins: wholeNumber,
  coinLines: v.pipe(v.array(CoinLine), v.maxLength(200)),
  folders: v.record(FolderId, Folder),
  /** The videos for later, latest first. */
  later: v.pipe(v.array(v.strictObject({ video: VideoId, at: instant })), v.maxLength(maxLater)),
  downloads: v.record(ItemId, Download),
};
