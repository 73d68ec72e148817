/** Commands that change the gallery's settings. Pictures are changed by commands of the phone's file system. */
import * as v from "valibot";
import { albumSorts, columnCounts, gallery } from "./state.ts";

export const commands = {
  setColumns: gallery.command({ columns: v.picklist(columnCounts) }, (state, { columns }) => {
    state.columns = columns;
  }),
  setAlbumSort: gallery.command({ sort: v.picklist(albumSorts) }, (state, { sort }) => {
    state.albumSort = sort;
  }),
};
