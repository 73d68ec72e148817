/** Generates the cities from their lines. */
import type { Generators } from "../define.ts";
import { cityLines } from "./cities.ts";
import type weather from "./index.ts";
import type { City } from "./index.ts";

const rainySeasons = { S: "summer", W: "winter", E: "even" } as const;

function* cities(): Iterable<City> {
  let area = { country: "", en: "", zh: "", offsetMin: 0 };
  const all: City[] = [];
  for (const line of cityLines.trim().split("\n")) {
    const parts = line.replace(/^# /, "").split(" | ");
    if (line.startsWith("#")) {
      const [country, en, zh, offset] = parts as [string, string, string, string];
      area = { country, en, zh, offsetMin: Number(offset) };
      continue;
    }
    const [tier, en, zh, pinyin, place, metres, means, rain, when, offset] = parts as [string, ...string[]];
    const [latitude, longitude] = place!.split(", ").map(Number) as [number, number];
    const [january, july] = means!.split(", ").map(Number) as [number, number];
    all.push({
      id: en!.toLowerCase().replace(/[^a-z]+/g, "-"),
      name: { en: en!, zh: zh! },
      pinyin: pinyin!,
      area: { en: area.en, zh: area.zh },
      country: area.country,
      latitude,
      longitude,
      offsetMin: offset === undefined ? area.offsetMin : Number(offset),
      elevation: Number(metres),
      climate: { january, july, rain: Number(rain), wet: rainySeasons[when as keyof typeof rainySeasons] },
      tier: Number(tier) as City["tier"],
    });
  }
  // The best-known cities come first. Within a tier, cities are in the order of the list.
  for (const tier of [1, 2, 3]) yield* all.filter((one) => one.tier === tier);
}

export default { city: cities } satisfies Generators<typeof weather>;
