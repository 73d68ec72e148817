/** Removes the item if the list contains it; otherwise appends the item. A tap in a multiple choice does this. */
export const toggleItem = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((x) => x !== item) : [...list, item];
