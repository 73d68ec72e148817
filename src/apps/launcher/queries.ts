import { columns, maxPages, rows, widgetSize, type Item, type State } from "./state.ts";

const sizeOf = (item: Item): { readonly width: number; readonly height: number } =>
  item.type === "widget" ? widgetSize[item.widget] : { width: 1, height: 1 };
/** The items of a page, in reading order. */
export const itemsOnPage = (state: State, page: number): Item[] =>
  Object.values(state.items)
    .filter((item) => item.page === page)
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
/** Returns the number of pages up to the last page that has an item; at least 1. */
export const pageCount = (state: State): number => Math.max(0, ...Object.values(state.items).map((i) => i.page)) + 1;
export interface CellPosition {
  readonly page: number;
  readonly column: number;
  readonly row: number;
}
/** Returns the item that covers a cell. */
export const findItemAt = (state: State, at: CellPosition): Item | undefined =>
  itemsOnPage(state, at.page).find((item) => {
    const { width, height } = sizeOf(item);
    return (
      at.column >= item.column && at.column < item.column + width && at.row >= item.row && at.row < item.row + height
    );
  });
/** Returns whether an item of this size fits at a cell. The item with the id `but` does not count as an obstacle. */
export function hasRoom(
  state: State,
  at: CellPosition,
  size: { readonly width: number; readonly height: number },
  but = "",
): boolean {
  if (at.column + size.width > columns || at.row + size.height > rows) return false;
  for (let row = at.row; row < at.row + size.height; row++)
    for (let column = at.column; column < at.column + size.width; column++) {
      const there = findItemAt(state, { page: at.page, column, row });
      if (there && there.id !== but) return false;
    }
  return true;
}
/**
 * Returns the first free position for an item of the given size. The search starts at the given page and continues in
 * reading order. Returns null if all pages are full.
 */
export function findRoom(state: State, page: number, size = { width: 1, height: 1 }): CellPosition | null {
  for (let p = page; p < maxPages; p++)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const at = { page: p, column, row };
        if (hasRoom(state, at, size)) return at;
      }
  return null;
}
export const findItemOfApp = (state: State, app: string): Item | undefined =>
  Object.values(state.items).find(
    (item) => (item.type === "app" && item.app === app) || (item.type === "folder" && item.apps.includes(app)),
  );
/** Whether the app is on the home screen: in the dock, a cell or a folder. */
export const isOnHome = (state: State, app: string): boolean =>
  state.dock.includes(app) || findItemOfApp(state, app) !== undefined;
export const findFolder = (state: State, id: string): Extract<Item, { type: "folder" }> | undefined => {
  const item = state.items[id];
  return item?.type === "folder" ? item : undefined;
};
