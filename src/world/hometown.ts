/** The home town of the phone's owner. Every app uses the town's name, location and codes from this file. */
import type { LocalizedText } from "./cast.ts";
import { centre, type Coordinates } from "./places/geo.ts";

interface Station extends LocalizedText {
  readonly id: string;
}
interface Hometown {
  /** The city's id in the weather data and in the maps. */
  readonly city: "shanghai";
  readonly name: LocalizedText;
  /** The name in postal addresses. */
  readonly postal: LocalizedText;
  /** The quarter, street and postal code of the owner's home. */
  readonly quarter: LocalizedText;
  readonly zip: string;
  /** The initial location of a new phone. */
  readonly spot: Coordinates;
  readonly altitudeM: number;
  /** The station where the owner's trains depart and arrive. */
  readonly station: Station;
}
export const hometown: Hometown = {
  city: "shanghai",
  name: { en: "Shanghai", zh: "上海" },
  postal: { en: "Shanghai", zh: "上海市" },
  quarter: { en: "Fernhill", zh: "蕨山" },
  zip: "200120",
  spot: centre,
  altitudeM: 12,
  station: { id: "st_shanghai_hongqiao", en: "Shanghai Hongqiao", zh: "上海虹桥" },
};
/** Returns a quarter of the town as profiles and addresses show it: "Shanghai Fernhill", "上海 蕨山". */
export const formatQuarter = ({ en, zh }: LocalizedText): LocalizedText => ({
  en: `${hometown.name.en} ${en}`,
  zh: `${hometown.name.zh} ${zh}`,
});
