/** What the books state, for judges and samplers. */
import * as v from "valibot";
import { kind, type Row } from "../define.ts";
import { Whole } from "../schemas.ts";
import { languages } from "./categories.ts";

/** A fact for tasks. No screen reads this record. */
export const fact = kind({
  row: v.strictObject({
    id: v.string(),
    language: v.picklist(languages),
    book: v.string(),
    /** The id of the chapter that states the fact, or "" for a fact about the whole book or its author. */
    chapter: v.string(),
    number: Whole,
    /**
     * "speaker": who says the sentence `subject`. "statement": what the chapter states about `subject`. "longest": the
     * author's book with the most words; `subject` is the author's name. "audio": the longest chapter of an audiobook.
     */
    kind: v.picklist(["speaker", "statement", "longest", "audio"]),
    subject: v.string(),
    answer: v.union([v.string(), v.number()]),
    /** The sentence that states the fact, an exact part of the paragraph with this index; "" and 0 without a chapter. */
    text: v.string(),
    paragraph: Whole,
  }),
  columns: {
    language: { type: "text", of: (f) => f.language },
    book: { type: "text", of: (f) => f.book },
    kind: { type: "text", of: (f) => f.kind },
  },
});
export type Fact = Row<typeof fact>;
