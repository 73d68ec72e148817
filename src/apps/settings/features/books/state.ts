/** Lists that the user edits. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";
import { recordListIds } from "../../ids.ts";

export const RecordId = idSchema("rec");
/** The value of a field in an entry. */
export const RecordText = v.pipe(v.string(), v.maxLength(200));

export const booksState = {
  books: v.record(v.picklist(recordListIds), v.record(RecordId, v.record(v.string(), v.string()))),
  /** For each list, the entry that is in use, such as the connected VPN. */
  used: v.record(v.picklist(recordListIds), RecordId),
};
