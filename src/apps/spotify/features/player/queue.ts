/**
 * The order in which items play. An item is a track or an episode. Items that the user queued play first, in the order
 * in which they were added; then the rest of the source follows: a playlist, an album, a show. All functions are pure.
 */
import * as v from "valibot";
import { idSchema, wholeNumber } from "#os/values.ts";
import { ItemId, Source } from "../../ids.ts";

export const QueuedId = idSchema("queued");
/** An item that the user queued. The id tells two entries of the same item apart. */
export const Queued = v.strictObject({ id: QueuedId, item: ItemId });
export type Queued = v.InferOutput<typeof Queued>;
export const repeats = ["off", "all", "one"] as const;
export const Queue = v.strictObject({
  source: v.nullable(Source),
  /** The items of the source in their original order. */
  items: v.array(ItemId),
  /** Positions in `items`, in the order of playing. Positions that the user removed are absent. */
  order: v.array(wholeNumber),
  /** The place in `order` of the source's item that plays now, or played before the queued item. */
  at: wholeNumber,
  /** The queued item that plays now. */
  aside: v.nullable(Queued),
  queued: v.array(Queued),
  shuffle: v.boolean(),
  repeat: v.picklist(repeats),
});
export type Queue = v.InferOutput<typeof Queue>;
export type Random = () => number;

export const maxQueued = 100;
export const maxItems = 300;
export const emptyQueue: Queue = {
  source: null,
  items: [],
  order: [],
  at: 0,
  aside: null,
  queued: [],
  shuffle: false,
  repeat: "off",
};

export const currentItem = (q: Queue): string | null => q.aside?.item ?? sourceItem(q, q.at);
/** Returns the source's item at a place of the order. */
export const sourceItem = (q: Queue, place: number): string | null => q.items[q.order[place] ?? -1] ?? null;
/** Returns the places of the source's items that follow. With repeat, the first items follow the last ones. */
export const placesAhead = (q: Queue): number[] => {
  const all = q.order.map((_, place) => place);
  return q.repeat === "off" ? all.slice(q.at + 1) : [...all.slice(q.at + 1), ...all.slice(0, q.at)];
};
/** Returns the item that plays after the current item ends, or null at the end. */
export const nextItem = (q: Queue): string | null => {
  if (q.repeat === "one") return currentItem(q);
  const [queued] = q.queued;
  if (queued) return queued.item;
  const [place] = placesAhead(q);
  return place === undefined ? (q.repeat === "all" ? sourceItem(q, 0) : null) : sourceItem(q, place);
};

/** Starts a source. `first` is a position in `items`. The items that the user queued stay queued. */
export function startSource(
  q: Queue,
  source: Source,
  items: readonly string[],
  first: number | null,
  random: Random,
): Queue {
  const kept = items.slice(0, maxItems);
  const all = kept.map((_, n) => n);
  const start = first === null || first >= kept.length ? null : first;
  const order = !q.shuffle
    ? all
    : start === null
      ? shuffled(all, random)
      : [
          start,
          ...shuffled(
            all.filter((n) => n !== start),
            random,
          ),
        ];
  return { ...q, source, items: kept, order, at: q.shuffle ? 0 : (start ?? 0), aside: null };
}
export interface Advance {
  readonly queue: Queue;
  /** `end`: nothing follows. The queue is then back at the source's first item. */
  readonly outcome: "again" | "next" | "end";
}
/** Goes on when an item has ended, or when the user skips it. A skip ends the repetition of one item. */
export function advance(q: Queue, reason: "ended" | "skipped"): Advance {
  if (q.repeat === "one" && reason === "ended" && currentItem(q) !== null) return { queue: q, outcome: "again" };
  const repeat = q.repeat === "one" && reason === "skipped" ? "all" : q.repeat;
  const [first, ...queued] = q.queued;
  if (first) return { queue: { ...q, repeat, aside: first, queued }, outcome: "next" };
  const isLast = q.at + 1 >= q.order.length;
  const at = isLast ? 0 : q.at + 1;
  const ends = isLast && (repeat === "off" || q.order.length === 0);
  return { queue: { ...q, repeat, at, aside: null }, outcome: ends ? "end" : "next" };
}
/** Goes back to the source's item before a queued item, or to the item before the current one. */
export function retreat(q: Queue): Advance {
  if (q.aside !== null)
    return q.order.length === 0 ? { queue: q, outcome: "again" } : { queue: { ...q, aside: null }, outcome: "next" };
  if (q.at > 0) return { queue: { ...q, at: q.at - 1 }, outcome: "next" };
  if (q.repeat === "off" || q.order.length < 2) return { queue: q, outcome: "again" };
  return { queue: { ...q, at: q.order.length - 1 }, outcome: "next" };
}
/**
 * Switches shuffling on or off. The current item goes on playing. Switched off, the order is again the original one,
 * and the place is that of the current item.
 */
export function setShuffle(q: Queue, shuffle: boolean, random: Random): Queue {
  if (shuffle === q.shuffle) return q;
  const here = q.order[q.at];
  if (here === undefined) return { ...q, shuffle };
  if (!shuffle) {
    const order = q.order.toSorted((a, b) => a - b);
    return { ...q, shuffle, order, at: order.indexOf(here) };
  }
  const rest = q.order.filter((n) => n !== here);
  return { ...q, shuffle, order: [here, ...shuffled(rest, random)], at: 0 };
}

export const addLast = (q: Queue, queued: readonly Queued[]): Queue => ({ ...q, queued: [...q.queued, ...queued] });
export const addNext = (q: Queue, queued: readonly Queued[]): Queue => ({ ...q, queued: [...queued, ...q.queued] });
export const clearQueued = (q: Queue): Queue => ({ ...q, queued: [] });
export const dropQueued = (q: Queue, id: string): Queue => ({ ...q, queued: q.queued.filter((one) => one.id !== id) });
/** Removes an item of the source that has not played yet. */
export const dropAhead = (q: Queue, place: number): Queue =>
  place === q.at || place >= q.order.length
    ? q
    : { ...q, order: q.order.toSpliced(place, 1), at: place < q.at ? q.at - 1 : q.at };
/** Moves an entry to another place. Places beyond the end mean the end. */
export const moveQueued = (q: Queue, from: number, to: number): Queue => ({ ...q, queued: moved(q.queued, from, to) });
/** Moves an item of the source that follows. Both places are after the current item. */
export const moveAhead = (q: Queue, from: number, to: number): Queue =>
  from <= q.at || to <= q.at ? q : { ...q, order: moved(q.order, from, to) };
/** Plays a queued item now. The items queued before it stay. */
export function jumpToQueued(q: Queue, id: string): Queue {
  const aside = q.queued.find((one) => one.id === id);
  return aside ? { ...dropQueued(q, id), aside } : q;
}
export const jumpAhead = (q: Queue, place: number): Queue =>
  place < q.order.length ? { ...q, at: place, aside: null } : q;
/** Removes an item that no longer exists, wherever it waits. */
export function dropItem(q: Queue, item: string): Queue {
  const queued = q.queued.filter((one) => one.item !== item);
  const here = q.order[q.at];
  const order = q.order.filter((n) => n === here || q.items[n] !== item);
  return { ...q, queued, order, at: here === undefined ? 0 : order.indexOf(here) };
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item);
}
function shuffled<T>(list: readonly T[], random: Random): T[] {
  const out = [...list];
  for (let n = out.length - 1; n > 0; n--) {
    const other = Math.min(n, Math.floor(random() * (n + 1)));
    [out[n], out[other]] = [out[other]!, out[n]!];
  }
  return out;
}

/** The free plan: at most this many skips in an hour. */
export const freeSkips = 6;
const hour = 3_600_000;
export const recentSkips = (skips: readonly number[], now: number): number[] => skips.filter((at) => at > now - hour);
/** Returns whether the free plan allows another skip. */
export const maySkip = (skips: readonly number[], now: number): boolean => recentSkips(skips, now).length < freeSkips;
