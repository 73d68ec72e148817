/** View state of the user's own screens. */
import * as v from "valibot";
import { hasText, isNotEmpty } from "#os/guards.ts";
import { flag, listField, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { AlbumId, NoteId } from "../../ids.ts";
import { rednote } from "../../state.ts";
import { AccountNumber, AlbumName, Bio, NickName, Region } from "./state.ts";

export const meTabs = ["notes", "saves", "likes"] as const;
export const profileFields = ["name", "number", "bio", "birthday", "region", "work", "school"] as const;
export const meScreens = {
  me: rednote.screen({
    params: { tab: v.optional(v.picklist(meTabs), "notes") },
    view: {
      tab: nullableField(v.picklist(meTabs)),
      /** Whether the tab of saved notes shows the albums instead of the notes. */
      albums: flag,
      held: nullableField(NoteId),
      open: overlay("plus", "held", "likes"),
    },
  }),
  editProfile: rednote.screen({ view: { open: overlay("sex") } }),
  editField: rednote.screen({
    params: { field: v.picklist(profileFields) },
    enter: ({ state, params }) => ({ [params.field]: state.profile[params.field] }),
    // Each field of the profile has its own limit.
    view: {
      name: textFor(NickName),
      number: textFor(AccountNumber),
      bio: textFor(Bio),
      birthday: textUpTo(10),
      region: textFor(Region),
      work: textUpTo(30),
      school: textUpTo(30),
    },
    focus: profileFields.map((field) => ({
      field,
      enter: field === "bio" ? ("newline" as const) : ("done" as const),
      when: ({ params }: { params: { field: string } }) => params.field === field,
    })),
  }),
  history: rednote.screen({ view: { selects: flag, chosen: listField(NoteId) } }),
  album: rednote.screen({
    params: { album: AlbumId },
    view: { selects: flag, chosen: listField(NoteId), open: overlay("more", "move") },
  }),
  albumForm: rednote.screen({
    params: { album: v.nullable(AlbumId), note: v.optional(v.nullable(NoteId), null) },
    enter: ({ state, params }) => {
      const album = state.albums[params.album ?? ""];
      return album ? { name: album.name, about: album.about, private: album.private } : {};
    },
    view: { name: textFor(AlbumName), about: textUpTo(100), private: flag },
    focus: [{ field: "name", enter: "next", when: ({ params }) => params.album === null }],
  }),
};
export const meGuards = {
  hasAlbumName: hasText("name"),
  isNewAlbum: ({ params }: { params: { album: string | null } }) => params.album === null,
  hasChosen: isNotEmpty("chosen"),
  isBio: ({ params }: { params: { field: string } }) => params.field === "bio",
  isName: ({ params }: { params: { field: string } }) => params.field === "name",
  isNumber: ({ params }: { params: { field: string } }) => params.field === "number",
};
