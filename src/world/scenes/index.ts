/** Pictures on phones: photos, screenshots, documents, wallpapers. Their ids and sizes are in ids.ts. */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, raw, secret, type Row } from "../define.ts";
import type { Fact } from "./scene.ts";

const LocalizedTextSchema = v.strictObject({ en: v.string(), zh: v.string() });
const FactSchema: v.GenericSchema<Fact> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(FactSchema), v.record(v.string(), FactSchema)]),
);

export const picture = kind({
  row: v.strictObject({
    id: v.string(),
    kind: v.string(),
    title: LocalizedTextSchema,
    /** Words for search. */
    words: v.strictObject({ en: v.array(v.string()), zh: v.array(v.string()) }),
    width: v.number(),
    height: v.number(),
  }),
  search: { title: ({ title }) => [title.en, title.zh], text: ({ words }) => [...words.en, ...words.zh] },
  columns: { kind: { type: "text", of: (row) => row.kind } },
});
export type Picture = Row<typeof picture>;

/**
 * Each picture has one drawing per language, with `drawingId` as its id. The drawing must be inlined in the page, so
 * that its text uses the phone's fonts.
 */
export const drawing = kind({ row: v.strictObject({ id: v.string(), svg: v.string() }) });

/** The exact content of a picture, for tasks that ask about it. No screen reads it. */
export const description = kind({
  row: v.strictObject({ id: v.string(), kind: v.string(), facts: v.record(v.string(), FactSchema) }),
  columns: { kind: { type: "text", of: (row) => row.kind } },
});
export type Description = Row<typeof description>;

const scenes = defineDataset("scenes", {
  kinds: { picture, drawing, description },
  queries: {
    picture: one(picture),
    pictures: many(picture),
    find: list(picture, { search: true, where: { kind: "equal" }, size: 60 }),
    drawing: one(drawing),
    drawings: many(drawing),
    /** For pictures without text, such as wallpapers. */
    image: raw(drawing, { field: "svg", media: "image/svg+xml" }),
    facts: secret(one(description)),
    described: secret(list(description, { where: { kind: "equal" }, size: 60 })),
  },
});
export default scenes;
