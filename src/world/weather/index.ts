/** The cities that have weather. The weather itself is computed: see model.ts. */
import * as v from "valibot";
import { inhabitant, kind, list, many, one, type Row } from "../define.ts";

const Name = v.strictObject({ en: v.string(), zh: v.string() });

export const city = kind({
  row: v.strictObject({
    id: v.string(),
    name: Name,
    /** Of the Chinese name, in syllables. */
    pinyin: v.string(),
    /** The province in China, the country elsewhere. */
    area: Name,
    country: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    /** Minutes east of UTC, the year round. */
    offsetMin: v.pipe(v.number(), v.integer()),
    /** In metres. */
    elevation: v.number(),
    climate: v.strictObject({
      /** Means in °C. */
      january: v.number(),
      july: v.number(),
      /** In mm a year. */
      rain: v.number(),
      /** When most of it falls. */
      wet: v.picklist(["summer", "winter", "even"]),
    }),
    /** 1 is known best. */
    tier: v.picklist([1, 2, 3]),
  }),
  search: {
    title: ({ name, pinyin }) => {
      const syllables = pinyin.split(" ");
      return [name.en, name.zh, pinyin, syllables.join(""), syllables.map((s) => s[0]).join("")];
    },
    text: ({ area }) => [area.en, area.zh],
  },
  columns: {
    country: { type: "text", of: (row) => row.country },
    tier: { type: "number", of: (row) => row.tier },
  },
});
export type City = Row<typeof city>;

const weather = inhabitant("weather", {
  kinds: { city },
  queries: {
    city: one(city),
    cities: many(city),
    /** Best known first. */
    find: list(city, { search: true, where: { country: "equal", tier: "equal" }, size: 40 }),
  },
});
export default weather;
