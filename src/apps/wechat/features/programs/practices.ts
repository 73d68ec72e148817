/** The kinds of visits in the health card. They take place at clinics and dentists, not at pharmacies or vets. */
export const visitKinds = ["checkup", "teeth", "eyes", "vaccine"] as const;
export type VisitKind = (typeof visitKinds)[number];
interface Place {
  readonly category: string;
  /** The type of the place within its category. */
  readonly sort: { readonly en: string };
}
const visitKindsBySort: ReadonlyMap<string, readonly VisitKind[]> = new Map([
  ["Clinic", ["checkup", "eyes", "vaccine"]],
  ["Dentist", ["checkup", "teeth"]],
]);
/** Returns the kinds of visits that a place offers; empty if the place is not a practice. */
export const visitKindsAt = ({ category, sort }: Place): readonly VisitKind[] =>
  category === "health" ? (visitKindsBySort.get(sort.en) ?? []) : [];
/** Returns the first eight places that offer this kind of visit. The page shows at most eight. */
export const practicesFor = <P extends Place>(places: readonly P[], what: VisitKind): P[] =>
  places.filter((place) => visitKindsAt(place).includes(what)).slice(0, 8);
