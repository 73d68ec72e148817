/** View state and guards of the user's lists. */
import * as v from "valibot";
import { flag, overlay, textUpTo } from "#os/values.ts";
import { emptyRecord, recordLists, isValidRecord } from "./record-lists.ts";
import { recordListIds, type RecordListId } from "../../ids.ts";
import { RecordId, RecordText } from "./state.ts";
import { settings } from "../../state.ts";

interface FormContext {
  readonly params: { readonly book: RecordListId };
  readonly view: { readonly values: Readonly<Record<string, string>> };
}
/** The texts of a form, by field. */
const values = v.optional(v.record(v.string(), RecordText), {});
const RecordListSchema = v.picklist(recordListIds);

export const booksScreens = {
  // The focus ends when the typed secret is correct, so the keyboard then closes, as it does when an overlay closes.
  book: settings.screen({
    params: { id: RecordListSchema },
    view: { secret: textUpTo(12), known: textUpTo(12), open: overlay("asking") },
    focus: [
      {
        field: "secret",
        kind: "password",
        when: ({ params, view, os }) =>
          recordLists[params.id].locked === true && os.lock.kind === "pin" && view.known !== os.lock.secret,
      },
    ],
  }),
  record: settings.screen({
    params: { book: RecordListSchema, id: v.nullable(RecordId) },
    view: { values, visible: flag },
    enter: ({ state, params }) => ({
      values: { ...emptyRecord(params.book), ...(params.id === null ? {} : state.books[params.book]?.[params.id]) },
    }),
  }),
};
export const booksGuards = {
  complete: ({ params, view }: FormContext) => isValidRecord(params.book, view.values),
};
