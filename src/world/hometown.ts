/** The town that the phone's owner lives in: every app takes its name, its place and its codes from here. */
import type { Both } from "./cast.ts";
import { centre, type Spot } from "./places/geo.ts";

interface Station extends Both {
  readonly id: string;
}
interface Hometown {
  /** Its id among the cities of the weather and of the maps. */
  readonly city: "shanghai";
  readonly name: Both;
  /** As it stands in postal addresses. */
  readonly postal: Both;
  /** The quarter, street and postal code of the owner's home. */
  readonly quarter: Both;
  readonly zip: string;
  /** Where the phone is when it is new. */
  readonly spot: Spot;
  readonly altitudeM: number;
  /** The station that its trains leave from. */
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
/** "Shanghai Fernhill", "上海 蕨山": a quarter of the town, as profiles and addresses show it. */
export const quarterOfTown = ({ en, zh }: Both): Both => ({
  en: `${hometown.name.en} ${en}`,
  zh: `${hometown.name.zh} ${zh}`,
});
