/** The settings of the gallery. Commands of the phone's file system change the pictures. */
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
