/** Places of the city: those that people and pages speak of, then what every quarter has. */
import { Rng } from "../../state/rng.ts";
import type { Both } from "../cast.ts";
import { bothList, rowsOf } from "../web/grammar.ts";
import { knownPlaces } from "./data/known.ts";
import { hoursOf } from "./hours.ts";
import type { Place } from "./index.ts";
import { otherPlaces } from "./others.ts";
import { addressAt, cityPhone, quarterOf, spotOf } from "./town.ts";

function* known(): Iterable<Place> {
  let n = 0;
  for (const [
    id = "",
    name = "",
    category = "",
    sort = "",
    where = "",
    phone = "",
    hours = "",
    rating = "",
    level = "",
    about = "",
  ] of rowsOf(knownPlaces, 10)) {
    n += 1;
    const [quarterId = "", street = "", number = ""] = where.split(/[ ,]+/);
    const quarter = quarterOf(quarterId);
    const lane: Both = quarter.streets[Number(street)]!;
    yield {
      id: `place_${id}`,
      name: bothList(name)[0]!,
      category: category as Place["category"],
      sort: bothList(sort)[0]!,
      address: addressAt(lane, Number(number)),
      quarter: quarterId,
      quarterName: quarter.name,
      ...spotOf(quarter, lane, Number(number)),
      phone: phone === "-" ? "" : phone === "" ? cityPhone(n) : phone,
      hours: hoursOf(hours),
      rating: Number(rating),
      ratings: Number(rating) === 0 ? 0 : Rng.of("places", id).int(40, 2600),
      priceLevel: Number(level),
      about: bothList(about, "§")[0]!,
    };
  }
}
/** All of them, for the records and for the city's map. */
export function* madePlaces(): Iterable<Place> {
  yield* known();
  yield* otherPlaces();
}
