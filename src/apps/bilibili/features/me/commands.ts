/** Commands for the profile, the history, the videos for later and the favourite folders. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { daysInMonth, epochOf } from "#state/civil.ts";
import { FolderId, PictureRef, SeasonId, VideoId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { readVideo } from "../../world.ts";
import {
  defaultFolder,
  FolderAbout,
  FolderName,
  maxFolders,
  maxLater,
  NickName,
  Profile,
  School,
  sexes,
  Sign,
} from "./state.ts";

const folderFields = { name: FolderName, about: FolderAbout, private: v.boolean() };
const someVideos = v.pipe(v.array(VideoId), v.minLength(1), v.maxLength(200));
export const meCommands = {
  setName: bilibili.command({ name: NickName }, (state, { name }) => {
    const wanted = name.trim();
    if (wanted.length < 2) return reject("name-short");
    if (!/^[\p{L}\p{N} _-]+$/u.test(wanted)) return reject("name-signs");
    state.profile.name = wanted;
    return undefined;
  }),
  setProfile: bilibili.command(
    {
      sign: v.exactOptional(Sign),
      sex: v.exactOptional(v.picklist(sexes)),
      birthday: v.exactOptional(Profile.entries.birthday),
      school: v.exactOptional(School),
      face: v.exactOptional(v.nullable(PictureRef)),
    },
    (state, changes, ctx) => {
      const { birthday } = changes;
      if (birthday !== undefined && birthday !== "" && !isPastDay(birthday, ctx.now)) return reject("birthday-wrong");
      Object.assign(state.profile, changes);
      return undefined;
    },
  ),
  dropSeen: bilibili.command({ of: v.union([VideoId, SeasonId]) }, (state, { of }) => {
    if (!state.seen.some((one) => one.of === of)) return reject("seen-missing");
    state.seen = state.seen.filter((one) => one.of !== of);
    return undefined;
  }),
  clearSeen: bilibili.command({}, (state) => {
    state.seen = [];
  }),
  addLater: bilibili.command({ video: VideoId }, (state, { video }, ctx) => {
    if (state.later.some((one) => one.video === video)) return reject("later-already");
    if (state.later.length >= maxLater) return reject("later-full");
    if (!readVideo(ctx.world, video)) return reject("video-missing");
    state.later = [{ video, at: ctx.now }, ...state.later];
    return undefined;
  }),
  dropLater: bilibili.command({ video: VideoId }, (state, { video }) => {
    if (!state.later.some((one) => one.video === video)) return reject("later-missing");
    state.later = state.later.filter((one) => one.video !== video);
    return undefined;
  }),
  /** Removes the videos that were played to their end. */
  dropWatchedLater: bilibili.command({}, (state) => {
    const watched = new Set(state.seen.filter(({ done }) => done).map(({ of }) => of));
    state.later = state.later.filter(({ video }) => !watched.has(video));
  }),
  clearLater: bilibili.command({}, (state) => {
    state.later = [];
  }),
  createFolder: bilibili.command({ ...folderFields, video: v.nullable(VideoId) }, (state, { video, ...more }, ctx) => {
    const name = more.name.trim();
    if (name === "") return reject("name-missing");
    const all = Object.values(state.folders);
    if (all.some((one) => one.name === name)) return reject("folder-exists");
    if (all.length >= maxFolders) return reject("folders-full");
    if (video !== null && !readVideo(ctx.world, video)) return reject("video-missing");
    const id = ctx.newId("folder");
    state.folders[id] = { id, name, about: more.about.trim(), private: more.private, at: ctx.now };
    if (video !== null) {
      const before = state.favourites[video];
      state.favourites[video] = { video, at: before?.at ?? ctx.now, folders: [...(before?.folders ?? []), id] };
    }
    return id;
  }),
  editFolder: bilibili.command({ folder: FolderId, ...folderFields }, (state, { folder, name, about, ...more }) => {
    const found = state.folders[folder];
    if (!found) return reject("folder-missing");
    const wanted = name.trim();
    if (wanted === "") return reject("name-missing");
    if (folder === defaultFolder && wanted !== found.name) return reject("folder-default");
    if (Object.values(state.folders).some((one) => one.id !== folder && one.name === wanted))
      return reject("folder-exists");
    Object.assign(found, { name: wanted, about: about.trim(), private: more.private });
    return undefined;
  }),
  /** Deletes a folder. Videos that are in no other folder are no favourites any more. */
  deleteFolder: bilibili.command({ folder: FolderId }, (state, { folder }) => {
    if (!state.folders[folder]) return reject("folder-missing");
    if (folder === defaultFolder) return reject("folder-default");
    delete state.folders[folder];
    for (const one of Object.values(state.favourites)) {
      one.folders = one.folders.filter((id) => id !== folder);
      if (one.folders.length === 0) delete state.favourites[one.video];
    }
    return undefined;
  }),
  /** Moves videos from one folder to another. */
  moveFavourites: bilibili.command(
    { videos: someVideos, from: FolderId, to: FolderId },
    (state, { videos, from, to }) => {
      if (!state.folders[from] || !state.folders[to]) return reject("folder-missing");
      for (const video of videos) {
        const one = state.favourites[video];
        if (!one?.folders.includes(from)) return reject("favourite-missing");
        one.folders = [...new Set([...one.folders.filter((id) => id !== from), to])];
      }
      return undefined;
    },
  ),
  /** Removes videos from one folder. */
  dropFavourites: bilibili.command({ videos: someVideos, folder: FolderId }, (state, { videos, folder }) => {
    for (const video of videos) {
      const one = state.favourites[video];
      if (!one?.folders.includes(folder)) return reject("favourite-missing");
      one.folders = one.folders.filter((id) => id !== folder);
      if (one.folders.length === 0) delete state.favourites[video];
    }
    return undefined;
  }),
};
/** Returns whether a text such as "1998-04-17" is a day of the past. */
function isPastDay(text: string, now: number): boolean {
  const [, year, month, day] = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (date.day < 1 || date.day > daysInMonth(date.year, date.month)) return false;
  return epochOf({ ...date, hour: 0, minute: 0 }, 0) < now;
}
