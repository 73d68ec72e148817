/** Makes the artists, without what follows from their tracks. */
import { Rng } from "#state/rng.ts";
import { Composer } from "../social/composer.ts";
import { WeightedIndex } from "../social/counts.ts";
import { fillSlots } from "../social/forms.ts";
import { genreShares, soloNames, stocks } from "./data/stocks.ts";
import type { ActType, Genre, Public } from "./words.ts";

export interface Act {
  readonly id: string;
  readonly public: Public;
  readonly name: string;
  readonly act: ActType;
  readonly genre: Genre;
  readonly place: string;
  readonly label: string;
  /** "f" or "m" for solo artists whose name says so. */
  readonly gender: "f" | "m" | null;
  /** The place among the artists of the public by fame, starting at 0. */
  readonly order: number;
  /** About how many people listen in a month. */
  readonly fame: number;
}
const actsPerPublic = 500;
const topFame = { en: 11_400_000, zh: 6_900_000 } as const;

/** Genres of bands whose names tell them. */
const bandGenres: readonly (readonly [RegExp, Genre])[] = [
  [/Quartet|Trio|Table Five|Stompers|Blue Larder|Hat Seven|Left Bank/u, "jazz"],
  [/String|Ensemble|Choir of|Six Small|琴社|乐团|丝竹/u, "classical"],
  [
    /Prairie|Duluth|Wheatfield|Copperhead|Dust Bowl|Lonesome|Dry Creek|Porch|Corn|Red Clay|Possum|Feed Store|Hound|Mason Jar|Gravy/u,
    "country",
  ],
  [
    /Algebra|Cosine|Modem|Pollen|Reset|Dial-Up|Pool|Lux|Kilowatt|Moire|Escalator$|Polymer|Blue Hour|Chroma|Tape Hosp|Signal|Arc Lamp|Contrail/u,
    "electronic",
  ],
  [
    /Hymnal|Broken Esc|Spit|Curb|Teen Mayor|No Refunds|Riot|Dead Pix|Bin Day|Council|Skip Fire|Snotty|Shin Guard|Trash|警报|高压电|碎玻璃|走音/u,
    "punk",
  ],
  [/竹里馆|青衣|墨白|长安|燕歌|山鬼|半山茶馆/u, "guofeng"],
];
const otherBandGenres = ["rock", "rock", "rock", "indie", "indie", "indie", "indie", "folk", "pop", "soul"] as const;

interface Name {
  readonly name: string;
  readonly act: ActType;
  readonly genre: Genre | null;
  readonly gender: "f" | "m" | null;
}
function listNames(lang: Public, r: Rng): Name[] {
  const stock = stocks[lang];
  const group = (names: readonly string[], act: ActType, genreOf: (name: string) => Genre | null): Name[] =>
    names.map((name) => ({ name, act, genre: genreOf(name), gender: null }));
  const names: Name[] = [
    ...group(stock.bands, "band", (name) => bandGenres.find(([p]) => p.test(name))?.[1] ?? r.pick(otherBandGenres)),
    ...group(stock.duos, "duo", () => r.pick(["folk", "indie", "pop", "rnb"])),
    ...group(stock.rappers, "solo", () => "hiphop"),
    ...group(stock.producers, "solo", () => "electronic"),
    ...group(soloNames[lang].whole, "solo", () => null),
  ];
  const taken = new Set(names.map(({ name }) => name));
  const lasts: string[] = [];
  const firsts: Record<"f" | "m", string[]> = { f: [], m: [] };
  while (names.length < actsPerPublic) {
    const gender = r.chance(0.54) ? "f" : "m";
    if (lasts.length === 0) lasts.push(...r.shuffle(soloNames[lang].last));
    if (firsts[gender].length === 0) firsts[gender].push(...r.shuffle(soloNames[lang][gender]));
    const [first, last] = [firsts[gender].pop()!, lasts.pop()!];
    const name = lang === "en" ? `${first} ${last}` : last + first;
    if (taken.has(name)) continue;
    taken.add(name);
    names.push({ name, act: "solo", genre: null, gender });
  }
  return names;
}

const isCountryPlace = (place: string): boolean =>
  !/England|Scotland|Wales|Ireland|Nigeria|Jamaica|Sweden|Norway|Ghana|New York/u.test(place);

/** Makes the artists of a public. The ids begin after `before` others. */
export function createActs(lang: Public, before: number): Act[] {
  const r = Rng.of("music", "acts", lang);
  const stock = stocks[lang];
  const names = listNames(lang, r);
  const shares = Object.entries(genreShares[lang]) as [Genre, number][];
  // Solo artists fill up each genre to its share.
  const open = new Map(shares.map(([genre, share]) => [genre, (share * actsPerPublic) / 100]));
  for (const { genre } of names) if (genre) open.set(genre, (open.get(genre) ?? 0) - 1);
  const genreOfSolo = (): Genre => {
    const index = new WeightedIndex(shares.map(([genre]) => Math.max(0.2, open.get(genre)!))).pick(r);
    const genre = shares[index]![0];
    open.set(genre, open.get(genre)! - 1);
    return genre;
  };
  return r.shuffle(names).map(({ name, act, genre, gender }, order) => ({
    id: `mu_artist_${before + order + 1}`,
    public: lang,
    name,
    act,
    genre: genre ?? genreOfSolo(),
    place: r.pick(genre === "country" ? stock.places.filter(isCountryPlace) : stock.places),
    label: r.pick(stock.labels),
    gender,
    order,
    fame: Math.floor((topFame[lang] * r.int(80, 120)) / 100 / (1 + order / 7)),
  }));
}

/** Writes biographies. */
export class BioWriter {
  private readonly composers: Readonly<Record<Public, Composer>> = { en: new Composer(2, {}), zh: new Composer(2, {}) };

  /** `release` is a release of the artist; `hasAlbum` tells whether it is more than one song. */
  write(rng: Rng, act: Act, release: string, hasAlbum: boolean, month: string): string {
    const { bios, bioSlots } = stocks[act.public];
    const composer = this.composers[act.public];
    const draw = (name: string): string => rng.pick(bioSlots[name]!);
    const counts =
      act.public === "en"
        ? act.act === "band"
          ? ["three", "four", "five"]
          : ["three", "four", "five", "six", "seven"]
        : act.act === "band"
          ? ["三", "四", "五"]
          : ["三", "四", "五", "六", "七"];
    const [he, his, him] =
      act.gender === "f"
        ? ["she", "her", "her"]
        : act.gender === "m"
          ? ["he", "his", "him"]
          : ["they", "their", "them"];
    // The lines about a single have their own quotation marks.
    const quoted = !hasAlbum ? release : act.public === "zh" ? `《${release}》` : `"${release}"`;
    const slots = {
      name: act.name,
      place: act.public === "en" ? act.place.split(",")[0]! : act.place,
      label: act.label,
      album: quoted,
      month,
      number: rng.pick(counts),
      he: he!,
      his: his!,
      him: him!,
      instrument: draw("instrument"),
      job: draw("job"),
      shop: draw("shop"),
      pet: draw("pet"),
    };
    const say = (section: string, fits: (line: string) => boolean = () => true): string | null =>
      composer.say(rng, bios.get(section)!.filter(fits), slots);
    const usesAlbum = (line: string): boolean => hasAlbum || !line.includes("{album}");
    const first = say(act.act === "solo" ? "solo" : "band", (line) => {
      if (!usesAlbum(line)) return false;
      return act.act !== "duo" || !/\{number\}|Four people|Two sisters|wedding band|bass/u.test(line);
    });
    const isPlaceNew = first?.includes(slots.place) === false;
    const rest = [
      rng.chance(0.8) ? say(hasAlbum ? "middle" : "single", (line) => isPlaceNew || !line.includes("{place}")) : null,
      rng.chance(0.6) ? composer.say(rng, bios.get(`genre.${act.genre}`)!, slots) : null,
      rng.chance(0.35)
        ? say(
            "end",
            (line) => (isPlaceNew || !line.includes("{place}")) && (act.act !== "solo" || !/drummer|鼓手/u.test(line)),
          )
        : null,
    ].filter((line) => line !== null);
    return [first ?? fillSlots("{name}", slots), ...rest].join(act.public === "en" ? " " : "");
  }
}
