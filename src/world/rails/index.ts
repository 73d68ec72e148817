/**
 * Railways: stations, trains with their stops, and for each place a board with all stops of trains at this place. There
 * are no records for pairs of places: a train connects two places when it stops at the first and later at the second
 * (connections.ts). Fares and free seats follow from the train, the day and the clock (fares.ts, train-status.ts).
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";
import { formationNames, trainKinds } from "./classes.ts";

const Name = v.strictObject({ en: v.string(), zh: v.string() });
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

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
    /** Syllables of the Chinese name. */
    pinyin: v.string(),
    /** The main station of this station's city. The trains of this station are on the board of the main station. */
    place: v.string(),
    city: Name,
    area: Name,
    latitude: v.number(),
    longitude: v.number(),
    /** From 0 (a minor stop) to 4 (the largest stations). */
    grade: v.picklist([0, 1, 2, 3, 4]),
    phone: v.string(),
    address: Name,
    /** Opening and closing time, in minutes of the day. */
    open: v.strictTuple([wholeNumber, wholeNumber]),
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

/**
 * A stop of the train. Minutes count from the midnight before the train's first departure, and km from its first
 * station.
 */
const Stop = v.strictObject({
  id: v.string(),
  en: v.string(),
  zh: v.string(),
  arrives: wholeNumber,
  departs: wholeNumber,
  km: wholeNumber,
});
export type Stop = v.InferOutput<typeof Stop>;
export const train = kind({
  row: v.strictObject({
    /** The train number: "G101". */
    id: v.string(),
    kind: v.picklist(trainKinds),
    formation: v.picklist(formationNames),
    /** Has a bit for each weekday on which the train first departs. Sunday is the lowest bit. */
    days: v.pipe(wholeNumber, v.maxValue(127)),
    /** Percentage of the standard fare. */
    tariff: v.pipe(wholeNumber, v.minValue(80), v.maxValue(120)),
    stops: v.array(Stop),
  }),
  search: { title: ({ id }) => [id] },
  columns: { kind: { type: "text", of: (row) => row.kind } },
});
export type Train = Row<typeof train>;

/**
 * A stop of a train at a place, as the board lists it. It has no field names, because the largest places have a
 * thousand stops. In order: the train number, the index of the station, the index of the stop, the number of stops, the
 * minute of departure, the minutes of the stop, km, and the indexes into the board's lists of formations, running days
 * and tariffs.
 */
const Call = v.strictTuple([
  v.string(),
  wholeNumber,
  wholeNumber,
  wholeNumber,
  wholeNumber,
  wholeNumber,
  wholeNumber,
  wholeNumber,
  wholeNumber,
  wholeNumber,
]);
export type Call = v.InferOutput<typeof Call>;
export const board = kind({
  row: v.strictObject({
    /** The place, as the id of its main station. */
    id: v.string(),
    city: Name,
    stations: v.array(v.strictObject({ id: v.string(), en: v.string(), zh: v.string() })),
    formations: v.array(v.picklist(formationNames)),
    days: v.array(wholeNumber),
    tariffs: v.array(wholeNumber),
    calls: v.array(Call),
  }),
});
export type Board = Row<typeof board>;

/** The largest places with their coordinates. Passengers change trains at these places. */
export const hubs = kind({
  row: v.strictObject({
    id: v.string(),
    places: v.array(
      v.strictObject({ id: v.string(), en: v.string(), zh: v.string(), latitude: v.number(), longitude: v.number() }),
    ),
  }),
});

export const dishKinds = ["rice", "noodles", "snack", "drink"] as const;
/** Food for trains, from the dining car or from a station that delivers to the train. */
export const kitchen = kind({
  row: v.strictObject({
    /** "kitchen_train", or the place of delivery, such as "kitchen_shanghai". */
    id: v.string(),
    place: v.nullable(v.string()),
    shops: v.array(
      v.strictObject({
        id: v.string(),
        name: Name,
        stars: v.number(),
        deliveryCents: wholeNumber,
        dishes: v.array(
          v.strictObject({
            id: v.string(),
            name: Name,
            kind: v.picklist(dishKinds),
            cents: wholeNumber,
            sold: wholeNumber,
          }),
        ),
      }),
    ),
  }),
});
export type Kitchen = Row<typeof kitchen>;

const rails = defineDataset("rails", {
  kinds: { station, train, board, hubs, kitchen },
  queries: {
    station: one(station),
    stations: many(station),
    /** Sorted by grade, largest first. */
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
