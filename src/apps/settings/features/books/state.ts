/** Lists that the user writes. */
import * as v from "valibot";
import { idOf } from "../../../../os/values.ts";
import { bookIds } from "../../ids.ts";

export const RecordId = idOf("rec");
/** A text of an entry of a list. */
export const RecordText = v.pipe(v.string(), v.maxLength(200));

export const booksState = {
  books: v.record(v.picklist(bookIds), v.record(RecordId, v.record(v.string(), v.string()))),
  /** The entry of a list that is in use: the VPN that is connected. */
  used: v.record(v.picklist(bookIds), RecordId),
};
