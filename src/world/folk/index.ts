/** The public: people whom the owner does not know, for feeds, comments, "people nearby". */
import * as v from "valibot";
import { inhabitant, kind, list, many, one, type Row } from "../define.ts";
import { BothText, Whole } from "../schemas.ts";

export const person = kind({
  row: v.strictObject({
    /** "folk_17"; their picture is `portraitOf(id)`. */
    id: v.string(),
    name: BothText,
    /** What they call themselves. */
    nick: BothText,
    /** In Latin letters, unique; what others find them by. */
    handle: v.string(),
    gender: v.picklist(["f", "m"]),
    born: Whole,
    /** "larkhaven" is the owner's. */
    city: v.string(),
    /** City and quarter, as a profile shows them. */
    region: BothText,
    bio: BothText,
    likes: v.array(v.string()),
    /** The year in which they came. */
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

const folk = inhabitant("folk", {
  kinds: { person },
  queries: {
    person: one(person),
    people: many(person),
    /** At a handle: one or none. */
    at: list(person, { where: { handle: "equal" }, size: 1 }),
    find: list(person, {
      search: true,
      where: { city: "equal", gender: "equal", like: "has", born: "range" },
      size: 30,
    }),
  },
});
export default folk;
