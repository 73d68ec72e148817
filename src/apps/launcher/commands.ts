import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import { hasRoom, isOnHome, findItemAt, pageCount, findRoom, type CellPosition } from "./queries.ts";
import {
  AppId,
  Cell,
  dockSize,
  FolderName,
  ItemId,
  launcher,
  widgets,
  widgetSize,
  type Item,
  type State,
} from "./state.ts";

/** Removes empty pages and renumbers the others. */
function removeEmptyPages(state: State): void {
  const used = [...new Set(Object.values(state.items).map((item) => item.page))].toSorted((a, b) => a - b);
  for (const item of Object.values(state.items)) item.page = used.indexOf(item.page);
}
function addIcon(state: State, ctx: Ctx, app: string, at: CellPosition): void {
  const id = ctx.newId("item");
  state.items[id] = { id, type: "app", app, ...at };
}
/**
 * Removes an app from its cell, its folder or the dock. If a folder has only one app left, an icon for that app
 * replaces the folder.
 */
function removeApp(state: State, app: string): void {
  state.dock = state.dock.filter((a) => a !== app);
  for (const item of Object.values(state.items)) {
    if (item.type === "app" && item.app === app) delete state.items[item.id];
    if (item.type === "folder" && item.apps.includes(app)) removeFromFolder(state, item, app);
  }
}
function removeFromFolder(state: State, folder: Extract<Item, { type: "folder" }>, app: string): void {
  folder.apps = folder.apps.filter((a) => a !== app);
  const { id, page, column, row, apps } = folder;
  if (apps.length === 1) state.items[id] = { id, type: "app", app: apps[0]!, page, column, row };
}
/**
 * Drops an app on a cell. If another app is in that cell, both apps become a folder. If a folder is in that cell, the
 * app is added to the folder.
 */
function dropApp(state: State, ctx: Ctx, app: string, at: CellPosition, from: string | null): Rejection | void {
  const there = findItemAt(state, at);
  if (there?.type === "widget") return reject("no-room");
  if (there && there.id === from) return;
  if (!there) {
    removeApp(state, app);
    addIcon(state, ctx, app, at);
  } else if (there.type === "folder") {
    if (there.apps.includes(app)) return;
    removeApp(state, app);
    there.apps.push(app);
  } else if (there.app !== app) {
    const { id, page, column, row, app: first } = there;
    removeApp(state, app);
    state.items[id] = { id, type: "folder", name: "", apps: [first, app], page, column, row };
  }
}
const refuseIfLocked = (state: State): Rejection | null => (state.locked ? reject("layout-locked") : null);

export const commands = {
  /**
   * Moves an icon, folder or widget to a cell. If an app is dropped on another app, both apps become a folder. If an
   * app is dropped on a folder, the app is added to the folder.
   */
  move: launcher.command({ item: ItemId, ...Cell }, (state, { item: id, ...at }, ctx) => {
    const item = state.items[id];
    if (!item) return reject("not-home");
    const refused = refuseIfLocked(state);
    if (refused) return refused;
    if (at.page > pageCount(state)) return reject("no-room");
    if (item.type === "app") {
      const dropped = dropApp(state, ctx, item.app, at, id);
      if (dropped) return dropped;
    } else {
      const size = item.type === "widget" ? widgetSize[item.widget] : { width: 1, height: 1 };
      if (!hasRoom(state, at, size, id)) return reject("no-room");
      Object.assign(item, at);
    }
    removeEmptyPages(state);
  }),
  /** Moves an app from the dock or a folder to a cell. */
  place: launcher.command({ app: AppId, ...Cell }, (state, { app, ...at }, ctx) => {
    if (!isOnHome(state, app)) return reject("not-home");
    const refused = refuseIfLocked(state) ?? dropApp(state, ctx, app, at, null);
    if (refused) return refused;
    removeEmptyPages(state);
  }),
  /** Inserts an app into the dock at an index. */
  toDock: launcher.command(
    { app: AppId, at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(dockSize)) },
    (state, { app, at }) => {
      const refused = refuseIfLocked(state);
      if (refused) return refused;
      if (!state.dock.includes(app) && state.dock.length >= dockSize) return reject("dock-full");
      removeApp(state, app);
      state.dock.splice(at, 0, app);
      removeEmptyPages(state);
    },
  ),
  /** Adds an icon in the first free cell. */
  addToHome: launcher.command({ app: AppId }, (state, { app }, ctx) => {
    if (isOnHome(state, app)) return reject("already-home");
    const refused = refuseIfLocked(state);
    if (refused) return refused;
    const room = findRoom(state, 0);
    if (!room) return reject("no-room");
    addIcon(state, ctx, app, room);
  }),
  /** Moves an app from the dock or a folder to the first free cell. */
  toPage: launcher.command({ app: AppId }, (state, { app }, ctx) => {
    if (!isOnHome(state, app)) return reject("not-home");
    const refused = refuseIfLocked(state);
    if (refused) return refused;
    removeApp(state, app);
    const room = findRoom(state, 0);
    if (!room) return reject("no-room");
    addIcon(state, ctx, app, room);
    removeEmptyPages(state);
  }),
  /** Removes an app from the home screen. The app stays installed. */
  removeFromHome: launcher.command({ app: AppId }, (state, { app }) => {
    if (!isOnHome(state, app)) return reject("not-home");
    const refused = refuseIfLocked(state);
    if (refused) return refused;
    removeApp(state, app);
    removeEmptyPages(state);
  }),
  addWidget: launcher.command({ widget: v.picklist(widgets) }, (state, { widget }, ctx) => {
    const refused = refuseIfLocked(state);
    if (refused) return refused;
    const room = findRoom(state, 0, widgetSize[widget]);
    if (!room) return reject("no-room");
    const id = ctx.newId("item");
    state.items[id] = { id, type: "widget", widget, ...room };
    return room.page;
  }),
  removeWidget: launcher.command({ item: ItemId }, (state, { item }) => {
    if (state.items[item]?.type !== "widget") return reject("not-home");
    const refused = refuseIfLocked(state);
    if (refused) return refused;
    delete state.items[item];
    removeEmptyPages(state);
  }),
  renameFolder: launcher.command({ item: ItemId, name: FolderName }, (state, { item, name }) => {
    const folder = state.items[item];
    if (folder?.type !== "folder") return reject("not-home");
    folder.name = name;
  }),
  /** Turns a folder's apps back into icons in the nearest free cells. */
  dissolve: launcher.command({ item: ItemId }, (state, { item }, ctx) => {
    const folder = state.items[item];
    if (folder?.type !== "folder") return reject("not-home");
    const refused = refuseIfLocked(state);
    if (refused) return refused;
    const { apps, page } = folder;
    delete state.items[item];
    for (const app of apps) {
      const room = findRoom(state, page) ?? findRoom(state, 0);
      if (!room) return reject("no-room");
      addIcon(state, ctx, app, room);
    }
  }),
  hide: launcher.command({ app: AppId, hidden: v.boolean() }, (state, { app, hidden }) => {
    const others = state.hidden.filter((a) => a !== app);
    state.hidden = hidden ? [...others, app].toSorted() : others;
    if (hidden) removeApp(state, app);
    removeEmptyPages(state);
  }),
  setLabels: launcher.command({ on: v.boolean() }, (state, { on }) => {
    state.labels = on;
  }),
  setLocked: launcher.command({ on: v.boolean() }, (state, { on }) => {
    state.locked = on;
  }),
};
/** Exchanges the positions of the icons, so that an agent must look for each icon. Widgets keep their positions. */
export function shuffleIcons(state: State, shuffle: <T>(list: readonly T[]) => T[]): void {
  const spots = Object.values(state.items)
    .filter((item) => item.type !== "widget")
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const places = shuffle(spots.map(({ page, column, row }) => ({ page, column, row })));
  for (const [i, item] of spots.entries()) Object.assign(item, places[i]);
  state.dock = shuffle(state.dock);
}
