/** What the screens of lists that the user writes remember, and what must hold there. */
import * as v from "valibot";
import { flag, overlay, textUpTo } from "../../../../os/values.ts";
import { blank, books, fitsBook } from "./books.ts";
import { bookIds, type BookId } from "../../ids.ts";
import { RecordId, RecordText } from "./state.ts";
import { settings } from "../../state.ts";

interface Form {
  readonly params: { readonly book: BookId };
  readonly view: { readonly values: Readonly<Record<string, string>> };
}
/** Texts of a form by field. */
const values = v.optional(v.record(v.string(), RecordText), {});
const Book = v.picklist(bookIds);

export const booksScreens = {
  // An answer puts the keyboard away, as closing an overlay does.
  book: settings.screen({
    params: { id: Book },
    view: { secret: textUpTo(12), known: textUpTo(12), open: overlay("asking") },
    focus: [
      {
        field: "secret",
        kind: "password",
        when: ({ params, view, os }) =>
          books[params.id].locked === true && os.lock.kind === "pin" && view.known !== os.lock.secret,
      },
    ],
  }),
  record: settings.screen({
    params: { book: Book, id: v.nullable(RecordId) },
    view: { values, visible: flag },
    enter: ({ state, params }) => ({
      values: { ...blank(params.book), ...(params.id === null ? {} : state.books[params.book]?.[params.id]) },
    }),
  }),
};
export const booksGuards = {
  complete: ({ params, view }: Form) => fitsBook(params.book, view.values),
};
