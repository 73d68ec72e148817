/** What can happen to the lists that the user writes. */
import * as v from "valibot";
import { reject } from "../../../../os/values.ts";
import { bookIds } from "../../ids.ts";
import { isOnline } from "../../queries.ts";
import { settings } from "../../state.ts";
import { blank, books, fitsBook } from "./books.ts";
import { RecordId, RecordText } from "./state.ts";

const Book = v.picklist(bookIds);

export const booksCommands = {
  saveRecord: settings.command(
    { book: Book, id: v.nullable(RecordId), values: v.record(v.string(), RecordText) },
    (own, { book, id, values }, ctx) => {
      const kept = Object.fromEntries(Object.keys(blank(book)).map((name) => [name, (values[name] ?? "").trim()]));
      if (!fitsBook(book, kept)) return reject("form-incomplete");
      const list = (own.books[book] ??= {});
      if (id !== null && !list[id]) return reject("record-missing");
      if (id === null && Object.keys(list).length >= books[book].most) return reject("list-full");
      list[id ?? (ctx.newId("rec") as `rec_${string}`)] = kept;
    },
  ),
  dropRecord: settings.command({ book: Book, id: RecordId }, (own, { book, id }) => {
    if (!own.books[book]?.[id]) return reject("record-missing");
    delete own.books[book][id];
    if (own.used[book] === id) delete own.used[book];
  }),
  /** Puts an entry of a list to use, in place of another: connects a VPN, chooses an access point. */
  useRecord: settings.command({ book: Book, id: RecordId, on: v.boolean() }, (own, { book, id, on }, ctx) => {
    if (!own.books[book]?.[id] || !books[book].uses) return reject("record-missing");
    if (book === "vpn" && on && !isOnline(ctx.os)) return reject("no-network");
    if (on) own.used[book] = id;
    else if (own.used[book] === id) delete own.used[book];
  }),
};
