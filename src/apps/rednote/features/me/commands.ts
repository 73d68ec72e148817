/** Commands for the profile, the albums and the history. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { AlbumId, NoteId, PictureRef } from "../../ids.ts";
import { rednote } from "../../state.ts";
import {
  AccountNumber,
  AlbumName,
  Album,
  Bio,
  maxAlbums,
  maxNameChanges,
  nameChangesWithinMs,
  NickName,
  Profile,
  Region,
  sexes,
} from "./state.ts";

const albumFields = { name: AlbumName, about: Album.entries.about, private: v.boolean() };
export const meCommands = {
  /** Changes the user's name, at most three times within a week. */
  setName: rednote.command({ name: NickName }, (state, { name }, ctx) => {
    const wanted = name.trim();
    if (wanted.length < 2) return reject("name-short");
    if (/[@#/\\<>]/.test(wanted)) return reject("name-signs");
    if (wanted === state.profile.name) return undefined;
    const recent = state.profile.nameChanges.filter((at) => at > ctx.now - nameChangesWithinMs);
    if (recent.length >= maxNameChanges) return reject("name-often");
    state.profile.name = wanted;
    state.profile.nameChanges = [ctx.now, ...state.profile.nameChanges].slice(0, 10);
    return undefined;
  }),
  /** Once. */
  setNumber: rednote.command({ number: AccountNumber }, (state, { number }) => {
    if (number === state.profile.number) return undefined;
    if (state.profile.numberChanged) return reject("number-once");
    if (!/^[A-Za-z0-9_.]{6,15}$/.test(number)) return reject("number-wrong");
    state.profile.number = number;
    state.profile.numberChanged = true;
    return undefined;
  }),
  setProfile: rednote.command(
    {
      bio: v.exactOptional(Bio),
      sex: v.exactOptional(v.picklist(sexes)),
      birthday: v.exactOptional(Profile.entries.birthday),
      region: v.exactOptional(Region),
      work: v.exactOptional(Profile.entries.work),
      school: v.exactOptional(Profile.entries.school),
      face: v.exactOptional(v.nullable(PictureRef)),
      cover: v.exactOptional(v.nullable(PictureRef)),
    },
    (state, changes) => {
      const { birthday } = changes;
      if (
        birthday !== undefined &&
        birthday !== "" &&
        !/^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(birthday)
      )
        return reject("birthday-wrong");
      Object.assign(state.profile, changes);
      return undefined;
    },
  ),
  createAlbum: rednote.command({ ...albumFields, note: v.nullable(NoteId) }, (state, { note, ...album }, ctx) => {
    const name = album.name.trim();
    if (name === "") return reject("name-missing");
    const all = Object.values(state.albums);
    if (all.some((one) => one.name === name)) return reject("album-exists");
    if (all.length >= maxAlbums) return reject("albums-full");
    const id = ctx.newId("album");
    state.albums[id] = { id, name, about: album.about.trim(), private: album.private, at: ctx.now };
    const saved = note === null ? undefined : state.saved[note];
    if (saved) saved.album = id;
    return id;
  }),
  editAlbum: rednote.command({ album: AlbumId, ...albumFields }, (state, { album, name, about, private: own }) => {
    const found = state.albums[album];
    if (!found) return reject("album-missing");
    const wanted = name.trim();
    if (wanted === "") return reject("name-missing");
    if (Object.values(state.albums).some((one) => one.id !== album && one.name === wanted))
      return reject("album-exists");
    Object.assign(found, { name: wanted, about: about.trim(), private: own });
    return undefined;
  }),
  /** Deletes an album. Its notes stay saved. */
  deleteAlbum: rednote.command({ album: AlbumId }, (state, { album }) => {
    if (!state.albums[album]) return reject("album-missing");
    delete state.albums[album];
    for (const saved of Object.values(state.saved)) if (saved.album === album) saved.album = null;
  }),
  moveSaved: rednote.command(
    { notes: v.pipe(v.array(NoteId), v.maxLength(200)), album: v.nullable(AlbumId) },
    (state, { notes, album }) => {
      if (album !== null && !state.albums[album]) return reject("album-missing");
      for (const note of notes) if (state.saved[note]) state.saved[note].album = album;
    },
  ),
  dropSaved: rednote.command({ notes: v.pipe(v.array(NoteId), v.maxLength(200)) }, (state, { notes }) => {
    for (const note of notes) delete state.saved[note];
  }),
  dropSeen: rednote.command({ note: NoteId }, (state, { note }) => {
    if (!state.seen.some((one) => one.note === note)) return reject("note-missing");
    state.seen = state.seen.filter((one) => one.note !== note);
  }),
  clearSeen: rednote.command({}, (state) => {
    state.seen = [];
  }),
};
