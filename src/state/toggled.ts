/** A list without an item that it holds, or with one that it does not: what touching a choice among several does. */
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((x) => x !== item) : [...list, item];
