/** Generates the places of the city. Places that people and pages mention come first, then places in every quarter. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { parseLocalizedList, parseRows } from "../web/grammar.ts";
import { knownPlaces } from "./data/known.ts";
import { parseHours } from "./hours.ts";
import type { Place } from "./index.ts";
import { generateOtherPlaces } from "./other-places.ts";
import { streetAddress, cityPhone, getQuarter, houseCoordinates } from "./town.ts";

function* parseKnownPlaces(): Iterable<Place> {
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
  ] of parseRows(knownPlaces, 10)) {
    n += 1;
    const [quarterId = "", street = "", number = ""] = where.split(/[ ,]+/);
    const quarter = getQuarter(quarterId);
    const lane: LocalizedText = quarter.streets[Number(street)]!;
    yield {
      id: `place_${id}`,
      name: parseLocalizedList(name)[0]!,
      category: category as Place["category"],
      sort: parseLocalizedList(sort)[0]!,
      address: streetAddress(lane, Number(number)),
      quarter: quarterId,
      quarterName: quarter.name,
      ...houseCoordinates(quarter, lane, Number(number)),
      phone: phone === "-" ? "" : phone === "" ? cityPhone(n) : phone,
      hours: parseHours(hours),
      rating: Number(rating),
      ratings: Number(rating) === 0 ? 0 : Rng.of("places", id).int(40, 2600),
      priceLevel: Number(level),
      about: parseLocalizedList(about, "§")[0]!,
    };
  }
}
/** Yields all places, for the records and for the city's map. */
export function* generatePlaces(): Iterable<Place> {
  yield* parseKnownPlaces();
  yield* generateOtherPlaces();
}
