/** People whom the phone's owner does not know. They appear in feeds, in comments and in "people nearby". */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";
import { LocalizedTextSchema, Whole } from "../schemas.ts";

export const person = kind({
  row: v.strictObject({
    /** An id such as "folk_17". `drawPortrait(id)` draws the person's picture. */
    id: v.string(),
    name: LocalizedTextSchema,
    /** The nickname. */
    nick: LocalizedTextSchema,
    /** A unique name in Latin letters. Others can find the person by this name. */
    handle: v.string(),
    gender: v.picklist(["f", "m"]),
    born: Whole,
    /** The id of the person's city. "larkhaven" is the owner's city. */
    city: v.string(),
    /** The city and quarter that the profile shows. */
    region: LocalizedTextSchema,
    bio: LocalizedTextSchema,
    likes: v.array(v.string()),
    /** The year in which the person joined. */
    since: Whole,
  }),
  search: { title: (p) => [p.nick.en, p.nick.zh, p.name.en, p.name.zh, p.handle], text: (p) => [p.bio.en, p.bio.zh] },
  columns: {
    city: { type: "text", of: (p) => p.city },
    gender: { type: "text", of: (p) => p.gender },
    handle: { type: "text", of: (p) => p.handle },
    born: { type: "number", of: (p) => p.born },
  },
  tags: { like: (p) => p.likes },
});
export type Folk = Row<typeof person>;

const folk = defineDataset("folk", {
  kinds: { person },
  queries: {
    person: one(person),
    people: many(person),
    /** The person with this handle: a list with one person, or an empty list. */
    at: list(person, { where: { handle: "equal" }, size: 1 }),
    find: list(person, {
      search: true,
      where: { city: "equal", gender: "equal", like: "has", born: "range" },
      size: 30,
    }),
  },
});
export default folk;
