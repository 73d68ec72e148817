/** The cities with weather. The weather itself is computed in model.ts. */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";

const Name = v.strictObject({ en: v.string(), zh: v.string() });

export const city = kind({
  row: v.strictObject({
    id: v.string(),
    name: Name,
    /** Syllables of the Chinese name. */
    pinyin: v.string(),
    /** The province for cities in China, the country for other cities. */
    area: Name,
    country: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    /** Minutes east of UTC, the same all year. */
    offsetMin: v.pipe(v.number(), v.integer()),
    /** In metres. */
    elevation: v.number(),
    climate: v.strictObject({
      /** Mean temperatures in °C. */
      january: v.number(),
      july: v.number(),
      /** mm per year. */
      rain: v.number(),
      /** The season with most of the rain. */
      wet: v.picklist(["summer", "winter", "even"]),
    }),
    /** 1 is the tier of the best-known cities. */
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

const weather = defineDataset("weather", {
  kinds: { city },
  queries: {
    city: one(city),
    cities: many(city),
    /** The best-known cities first. */
    find: list(city, { search: true, where: { country: "equal", tier: "equal" }, size: 40 }),
  },
});
export default weather;
