/** Filters for the list of trains. */
import type { SeatClass } from "#world/rails/classes.ts";
import type { Leg } from "#world/rails/connections.ts";

export const trainGroups = ["fast", "bullet", "direct", "express", "other"] as const;
type Group = (typeof trainGroups)[number];
const groupOf = ({ kind }: Pick<Leg, "kind">): Group =>
  kind === "G" || kind === "C"
    ? "fast"
    : kind === "D"
      ? "bullet"
      : kind === "Z"
        ? "direct"
        : kind === "T"
          ? "express"
          : "other";
export const dayTimes = ["night", "morning", "afternoon", "evening"] as const;
const dayTimeOf = ({ departs }: Pick<Leg, "departs">): (typeof dayTimes)[number] =>
  dayTimes[Math.floor((departs % 1440) / 360)]!;

export interface Filters {
  readonly groups: readonly Group[];
  readonly times: readonly (typeof dayTimes)[number][];
  readonly classes: readonly SeatClass[];
  readonly stations: readonly string[];
  readonly free: boolean;
}
export interface ClassOffer {
  readonly of: SeatClass;
  readonly cents: number;
  readonly left: number;
}
export interface TrainOption {
  readonly leg: Leg;
  readonly offers: readonly ClassOffer[];
}
/**
 * Returns whether a train passes the filters. A filter without a chosen option lets all trains pass. `matchesStation`
 * filters each end of the route separately.
 */
export function matchesFilters({ leg, offers }: TrainOption, f: Filters): boolean {
  const open = <T>(list: readonly T[], one: T): boolean => list.length === 0 || list.includes(one);
  if (!open(f.groups, groupOf(leg)) || !open(f.times, dayTimeOf(leg))) return false;
  const classes = offers.filter(({ of }) => open(f.classes, of));
  if (classes.length === 0) return false;
  return !f.free || classes.some(({ left }) => left > 0);
}
/** Returns whether a station passes the filter for one end of the route. `ends` are the stations at this end. */
export const matchesStation = (station: string, chosen: readonly string[], ends: readonly string[]): boolean => {
  const here = chosen.filter((id) => ends.includes(id));
  return here.length === 0 || here.includes(station);
};
export const countFilters = (f: Filters): number =>
  f.groups.length + f.times.length + f.classes.length + f.stations.length + (f.free ? 1 : 0);
