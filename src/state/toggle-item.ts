/** Removes an item from a list that contains it, or appends it: what a touch in a multiple choice does. */
export const toggleItem = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((x) => x !== item) : [...list, item];
