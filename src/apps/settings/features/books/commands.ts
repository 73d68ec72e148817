/** Commands that edit the user's lists. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { recordListIds } from "../../ids.ts";
import { isOnline } from "../../queries.ts";
import { settings } from "../../state.ts";
import { emptyRecord, recordLists, isValidRecord } from "./record-lists.ts";
import { RecordId, RecordText } from "./state.ts";

const RecordListSchema = v.picklist(recordListIds);

export const booksCommands = {
  saveRecord: settings.command(
    { book: RecordListSchema, id: v.nullable(RecordId), values: v.record(v.string(), RecordText) },
    (own, { book, id, values }, ctx) => {
      const kept = Object.fromEntries(
        Object.keys(emptyRecord(book)).map((name) => [name, (values[name] ?? "").trim()]),
      );
      if (!isValidRecord(book, kept)) return reject("form-incomplete");
      const list = (own.books[book] ??= {});
      if (id !== null && !list[id]) return reject("record-missing");
      if (id === null && Object.keys(list).length >= recordLists[book].maxEntries) return reject("list-full");
      list[id ?? (ctx.newId("rec") as `rec_${string}`)] = kept;
    },
  ),
  dropRecord: settings.command({ book: RecordListSchema, id: RecordId }, (own, { book, id }) => {
    if (!own.books[book]?.[id]) return reject("record-missing");
    delete own.books[book][id];
    if (own.used[book] === id) delete own.used[book];
  }),
  /**
   * Starts or stops using an entry of a list: for example, connects a VPN or chooses an access point. A list has at
   * most one entry in use.
   */
  useRecord: settings.command(
    { book: RecordListSchema, id: RecordId, on: v.boolean() },
    (own, { book, id, on }, ctx) => {
      if (!own.books[book]?.[id] || !recordLists[book].useTexts) return reject("record-missing");
      if (book === "vpn" && on && !isOnline(ctx.os)) return reject("no-network");
      if (on) own.used[book] = id;
      else if (own.used[book] === id) delete own.used[book];
    },
  ),
};
