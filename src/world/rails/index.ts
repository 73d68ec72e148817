/**
 * Railways: stations, trains with their stops, and for each place a board of all calls there. No record stands for a pair of
 * places: trains from one to another are those that call on both boards, in that order (join.ts). What seats cost and how
 * many are left follows from a train, a day and a clock (fares.ts, sold.ts).
 */
import * as v from "valibot";
import { inhabitant, kind, list, many, one, type Row } from "../define.ts";
import { formationNames, trainKinds } from "./classes.ts";

const Name = v.strictObject({ en: v.string(), zh: v.string() });
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

export const stationServices = [
  "lounge",
  "luggage",
  "wheelchair",
  "nursing",
  "lost",
  "taxi",
  "metro",
  "bus",
  "parking",
  "food",
] as const;
export const station = kind({
  row: v.strictObject({
    id: v.string(),
    name: Name,
    /** Of the Chinese name, in syllables. */
    pinyin: v.string(),
    /** The chief station of its city: whose board its trains stand on. */
    place: v.string(),
    city: Name,
    area: Name,
    latitude: v.number(),
    longitude: v.number(),
    /** 0 is a halt, 4 the largest. */
    grade: v.picklist([0, 1, 2, 3, 4]),
    phone: v.string(),
    address: Name,
    /** When it opens and closes, as minutes of a day. */
    open: v.strictTuple([whole, whole]),
    services: v.array(v.picklist(stationServices)),
  }),
  search: {
    title: ({ name, pinyin }) => {
      const syllables = pinyin.split(" ");
      return [name.en, name.zh, pinyin, syllables.join(""), syllables.map((s) => s[0]).join("")];
    },
    text: ({ city }) => [city.en, city.zh],
  },
  columns: {
    place: { type: "text", of: (row) => row.place },
    letter: { type: "text", of: (row) => row.pinyin[0]!.toUpperCase() },
    grade: { type: "number", of: (row) => row.grade },
  },
  brief: ["id", "name", "pinyin", "place", "city", "area", "grade"],
});
export type Station = Row<typeof station>;

/** A station where the train stops: minutes since the midnight before its first departure, and km from its first station. */
const Stop = v.strictObject({
  id: v.string(),
  en: v.string(),
  zh: v.string(),
  arrives: whole,
  departs: whole,
  km: whole,
});
export type Stop = v.InferOutput<typeof Stop>;
export const train = kind({
  row: v.strictObject({
    /** Its number: "G101". */
    id: v.string(),
    kind: v.picklist(trainKinds),
    formation: v.picklist(formationNames),
    /** A bit for each weekday of its first departure, Sunday lowest. */
    days: v.pipe(whole, v.maxValue(127)),
    /** Percent of the plain fare. */
    tariff: v.pipe(whole, v.minValue(80), v.maxValue(120)),
    stops: v.array(Stop),
  }),
  search: { title: ({ id }) => [id] },
  columns: { kind: { type: "text", of: (row) => row.kind } },
});
export type Train = Row<typeof train>;

/**
 * One call of a train at a place, without words since the largest have a thousand: its number, which of the place's stations,
 * which of its stops and of how many, minutes of departure and how many it has stood then, km, and which formation, running
 * days and tariff of the board's own lists.
 */
const Call = v.strictTuple([v.string(), whole, whole, whole, whole, whole, whole, whole, whole, whole]);
export type Call = v.InferOutput<typeof Call>;
export const board = kind({
  row: v.strictObject({
    /** The place: its chief station. */
    id: v.string(),
    city: Name,
    stations: v.array(v.strictObject({ id: v.string(), en: v.string(), zh: v.string() })),
    formations: v.array(v.picklist(formationNames)),
    days: v.array(whole),
    tariffs: v.array(whole),
    calls: v.array(Call),
  }),
});
export type Board = Row<typeof board>;

/** Where trains are changed: the largest places, with where they lie. */
export const hubs = kind({
  row: v.strictObject({
    id: v.string(),
    places: v.array(
      v.strictObject({ id: v.string(), en: v.string(), zh: v.string(), latitude: v.number(), longitude: v.number() }),
    ),
  }),
});

export const dishKinds = ["rice", "noodles", "snack", "drink"] as const;
/** What is cooked for trains: in the dining car, or at a station that hands it in. */
export const kitchen = kind({
  row: v.strictObject({
    /** "kitchen_train", or the place that it is handed in at, as "kitchen_shanghai". */
    id: v.string(),
    place: v.nullable(v.string()),
    shops: v.array(
      v.strictObject({
        id: v.string(),
        name: Name,
        stars: v.number(),
        deliveryCents: whole,
        dishes: v.array(
          v.strictObject({ id: v.string(), name: Name, kind: v.picklist(dishKinds), cents: whole, sold: whole }),
        ),
      }),
    ),
  }),
});
export type Kitchen = Row<typeof kitchen>;

const rails = inhabitant("rails", {
  kinds: { station, train, board, hubs, kitchen },
  queries: {
    station: one(station),
    stations: many(station),
    /** Largest first. */
    find: list(station, { search: true, where: { letter: "equal", grade: "range", place: "equal" }, size: 40 }),
    train: one(train),
    trains: many(train),
    numbers: list(train, { search: true, where: { kind: "equal" }, size: 20 }),
    board: one(board),
    hubs: one(hubs),
    kitchen: one(kitchen),
  },
});
export default rails;
