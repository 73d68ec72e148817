/** Lists whose unchanged items stay the same objects. */
import { createMemo, type Accessor } from "solid-js";
import { sameJson } from "#state/json.ts";

/**
 * Returns the list with the previous object for each item that is equal to the previous item of the same key. `For` then
 * keeps the elements of these items, although the list is computed again, for example with each tick of the clock.
 */
export function keepEqual<T extends object>(
  list: Accessor<readonly T[]>,
  keyOf: (item: T) => string,
): Accessor<readonly T[]> {
  return createMemo<readonly T[]>((before) => {
    const known = new Map(before.map((item) => [keyOf(item), item]));
    return list().map((item) => {
      const old = known.get(keyOf(item));
      return old !== undefined && sameJson(old, item) ? old : item;
    });
  }, []);
}
