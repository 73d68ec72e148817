/** Practices where health-card visits take place: clinics and dentists, no pharmacies and no vets. */
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
/** The kinds of visit a place offers; empty when it is not a practice. */
export const visitKindsAt = ({ category, sort }: Place): readonly VisitKind[] =>
  category === "health" ? (visitKindsBySort.get(sort.en) ?? []) : [];
/** The first eight of the places that offer this kind of visit; the page lists that many. */
export const practicesFor = <P extends Place>(places: readonly P[], what: VisitKind): P[] =>
  places.filter((place) => visitKindsAt(place).includes(what)).slice(0, 8);
