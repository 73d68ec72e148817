/** Edges for the user's lists. */
import * as v from "valibot";
import { recordLists } from "./record-lists.ts";
import { RecordId } from "./state.ts";
import { on, does } from "../../builder.ts";

export const booksEdges = [
  does("book", "unlock", "checkSecret").set(({ args }) => ({ known: args.secret, secret: "", open: null })),
  on("book", "add").push("record", ({ params }) => ({ book: params.id, id: null })),
  on("book", "record", { id: RecordId }).push("record", ({ params, args }) => ({ book: params.id, id: args.id })),
  on("book", "use", { id: RecordId, on: v.boolean() }).run("useRecord", ({ params, args }) => ({
    book: params.id,
    ...args,
  })),
  on("record", "save").when("complete").run("saveRecord").pop(),
  on("record", "drop")
    .warn("dropAsk", "delete", ({ state, params }) => ({
      name: state.books[params.book]?.[params.id ?? "rec_"]?.[recordLists[params.book].name] ?? "",
    }))
    .run("dropRecord", ({ params }) => ({ book: params.book, id: params.id ?? "rec_" }))
    .say("deleted")
    .pop(),
] as const;
