/**
 * Removes the item if the list contains it; otherwise appends the item. A tap on an option of a multiple choice has
 * this effect.
 */
export const toggleItem = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((x) => x !== item) : [...list, item];
