/** Where visits of the health card take place: no pharmacy books them, and no vet. */
export const visitKinds = ["checkup", "teeth", "eyes", "vaccine"] as const;
export type VisitKind = (typeof visitKinds)[number];
interface Place {
  readonly category: string;
  /** What it is within its category. */
  readonly sort: { readonly en: string };
}
const offers: ReadonlyMap<string, readonly VisitKind[]> = new Map([
  ["Clinic", ["checkup", "eyes", "vaccine"]],
  ["Dentist", ["checkup", "teeth"]],
]);
/** What a place can be visited for; nothing where it is no practice. */
export const offersOf = ({ category, sort }: Place): readonly VisitKind[] =>
  category === "health" ? (offers.get(sort.en) ?? []) : [];
/** Of places in their order, the first that can be visited for it: as many as the page lists. */
export const practicesFor = <P extends Place>(places: readonly P[], what: VisitKind): P[] =>
  places.filter((place) => offersOf(place).includes(what)).slice(0, 8);
