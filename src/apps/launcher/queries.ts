/** How the home screen is read. */
import { columns, pagesAtMost, rows, widgetSize, type Item, type State } from "./state.ts";

const sizeOf = (item: Item): { readonly width: number; readonly height: number } =>
  item.type === "widget" ? widgetSize[item.widget] : { width: 1, height: 1 };
/** What lies on a page, in reading order. */
export const onPage = (state: State, page: number): Item[] =>
  Object.values(state.items)
    .filter((item) => item.page === page)
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
/** Pages up to the last that holds something; one at least. */
export const pageCount = (state: State): number => Math.max(0, ...Object.values(state.items).map((i) => i.page)) + 1;
export interface Spot {
  readonly page: number;
  readonly column: number;
  readonly row: number;
}
/** What covers a cell. */
export const itemAt = (state: State, at: Spot): Item | undefined =>
  onPage(state, at.page).find((item) => {
    const { width, height } = sizeOf(item);
    return (
      at.column >= item.column && at.column < item.column + width && at.row >= item.row && at.row < item.row + height
    );
  });
/** Whether something of this size has room there, apart from itself. */
export function hasRoom(
  state: State,
  at: Spot,
  size: { readonly width: number; readonly height: number },
  but = "",
): boolean {
  if (at.column + size.width > columns || at.row + size.height > rows) return false;
  for (let row = at.row; row < at.row + size.height; row++)
    for (let column = at.column; column < at.column + size.width; column++) {
      const there = itemAt(state, { page: at.page, column, row });
      if (there && there.id !== but) return false;
    }
  return true;
}
/** The first room from a page on, in reading order; null where all pages are full. */
export function roomFrom(state: State, page: number, size = { width: 1, height: 1 }): Spot | null {
  for (let p = page; p < pagesAtMost; p++)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const at = { page: p, column, row };
        if (hasRoom(state, at, size)) return at;
      }
  return null;
}
export const itemOfApp = (state: State, app: string): Item | undefined =>
  Object.values(state.items).find(
    (item) => (item.type === "app" && item.app === app) || (item.type === "folder" && item.apps.includes(app)),
  );
/** Whether an app can be reached from the home screen without the list of all apps. */
export const isHome = (state: State, app: string): boolean =>
  state.dock.includes(app) || itemOfApp(state, app) !== undefined;
export const folderOf = (state: State, id: string): Extract<Item, { type: "folder" }> | undefined => {
  const item = state.items[id];
  return item?.type === "folder" ? item : undefined;
};
