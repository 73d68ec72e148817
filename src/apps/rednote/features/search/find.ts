/**
 * Converts a search with its filters into queries of the world. Filters that depend on the user are applied to the
 * results.
 */
import type { ArgsOf } from "#world/define.ts";
import type rednote from "#world/rednote/index.ts";
import type { OsState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import { leastAge } from "#os/social-format.ts";
import { boxAround } from "../../nearby.ts";
import type { State } from "../../state.ts";
import { publicOf } from "../../world.ts";
import type { Filters, Sort } from "./state.ts";

const minutesOf = { day: 1440, week: 7 * 1440, halfYear: 183 * 1440 } as const;
const cityDegrees = 0.4;
/**
 * Returns the arguments of the query. Its age limits are relative to the current time, rounded down to five minutes.
 */
export function noteArgs(
  { state, os, lang, now }: { readonly state: State; readonly os: OsState; readonly lang: Lang; readonly now: number },
  q: string,
  filters: Filters,
  sort: Sort,
): ArgsOf<typeof rednote.queries.feed> {
  const from = leastAge(Math.floor(now / 300_000) * 300_000, state.startedAt);
  return {
    q,
    public: publicOf(lang),
    age_min: from,
    ...(filters.time === "any" ? {} : { age_max: from + minutesOf[filters.time] }),
    ...(filters.kind === "video" ? { kind: "video" } : {}),
    ...(filters.distance === "any" ? {} : filters.distance === "near" ? boxAround(os) : boxAround(os, cityDegrees)),
    ...(sort === "best" ? {} : { sort }),
  };
}
/** Returns whether a note passes the filters that depend on the user, and the filter for notes with pictures. */
export function fitsFilters(
  state: State,
  note: { readonly id: string; readonly author: string; readonly kind: string },
  { kind, range }: Filters,
): boolean {
  if (kind === "pictures" && note.kind === "video") return false;
  const isSeen = state.seen.some((one) => one.note === note.id);
  if (range === "seen") return isSeen;
  if (range === "unseen") return !isSeen;
  return range === "any" || state.follows[note.author] !== undefined;
}
export const countFilters = (filters: Filters): number =>
  Number(filters.kind !== "all") +
  Number(filters.time !== "any") +
  Number(filters.range !== "any") +
  Number(filters.distance !== "any");
