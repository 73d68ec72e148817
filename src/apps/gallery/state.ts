/** The gallery's own state: how it shows pictures. The pictures are files of the phone. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";

export const columnCounts = [3, 4, 5] as const;
export const albumSorts = ["recent", "name"] as const;

export const gallery = modelOf("gallery", {
  columns: v.picklist(columnCounts),
  albumSort: v.picklist(albumSorts),
});
export type State = v.InferOutput<typeof gallery.state>;
