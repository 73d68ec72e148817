/** What can happen to the home screen. */
import * as v from "valibot";
import type { Ctx } from "../../os/app-command.ts";
import { reject, type Rejection } from "../../os/values.ts";
import { hasRoom, isHome, itemAt, pageCount, roomFrom, type Spot } from "./queries.ts";
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

/** Pages that were emptied close up. */
function close(state: State): void {
  const used = [...new Set(Object.values(state.items).map((item) => item.page))].toSorted((a, b) => a - b);
  for (const item of Object.values(state.items)) item.page = used.indexOf(item.page);
}
function put(state: State, ctx: Ctx, app: string, at: Spot): void {
  const id = ctx.newId("item");
  state.items[id] = { id, type: "app", app, ...at };
}
/** Takes an app out of wherever it lies: cell, folder or dock. A folder of one is no folder. */
function take(state: State, app: string): void {
  state.dock = state.dock.filter((a) => a !== app);
  for (const item of Object.values(state.items)) {
    if (item.type === "app" && item.app === app) delete state.items[item.id];
    if (item.type === "folder" && item.apps.includes(app)) thin(state, item, app);
  }
}
function thin(state: State, folder: Extract<Item, { type: "folder" }>, app: string): void {
  folder.apps = folder.apps.filter((a) => a !== app);
  const { id, page, column, row, apps } = folder;
  if (apps.length === 1) state.items[id] = { id, type: "app", app: apps[0]!, page, column, row };
}
/** Lets an app down on a cell: beside others, or into the folder that it makes with what lies there. */
function drop(state: State, ctx: Ctx, app: string, at: Spot, from: string | null): Rejection | void {
  const there = itemAt(state, at);
  if (there?.type === "widget") return reject("no-room");
  if (there && there.id === from) return;
  if (!there) {
    take(state, app);
    put(state, ctx, app, at);
  } else if (there.type === "folder") {
    if (there.apps.includes(app)) return;
    take(state, app);
    there.apps.push(app);
  } else if (there.app !== app) {
    const { id, page, column, row, app: first } = there;
    take(state, app);
    state.items[id] = { id, type: "folder", name: "", apps: [first, app], page, column, row };
  }
}
const mine = (state: State): Rejection | null => (state.locked ? reject("layout-locked") : null);

export const commands = {
  /** Moves an icon, folder or widget to a cell. An app on an app makes a folder, on a folder it goes in. */
  move: launcher.command({ item: ItemId, ...Cell }, (state, { item: id, ...at }, ctx) => {
    const item = state.items[id];
    if (!item) return reject("not-home");
    const refused = mine(state);
    if (refused) return refused;
    if (at.page > pageCount(state)) return reject("no-room");
    if (item.type === "app") {
      const dropped = drop(state, ctx, item.app, at, id);
      if (dropped) return dropped;
    } else {
      const size = item.type === "widget" ? widgetSize[item.widget] : { width: 1, height: 1 };
      if (!hasRoom(state, at, size, id)) return reject("no-room");
      Object.assign(item, at);
    }
    close(state);
  }),
  /** Lets down on a cell what was lifted from the dock or out of a folder. */
  place: launcher.command({ app: AppId, ...Cell }, (state, { app, ...at }, ctx) => {
    if (!isHome(state, app)) return reject("not-home");
    const refused = mine(state) ?? drop(state, ctx, app, at, null);
    if (refused) return refused;
    close(state);
  }),
  /** Puts an app into the dock, before what stands at this place. */
  toDock: launcher.command(
    { app: AppId, at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(dockSize)) },
    (state, { app, at }) => {
      const refused = mine(state);
      if (refused) return refused;
      if (!state.dock.includes(app) && state.dock.length >= dockSize) return reject("dock-full");
      take(state, app);
      state.dock.splice(at, 0, app);
      close(state);
    },
  ),
  /** Puts an icon into the first free cell. */
  addToHome: launcher.command({ app: AppId }, (state, { app }, ctx) => {
    if (isHome(state, app)) return reject("already-home");
    const refused = mine(state);
    if (refused) return refused;
    const room = roomFrom(state, 0);
    if (!room) return reject("no-room");
    put(state, ctx, app, room);
  }),
  /** Out of the dock or a folder, into the first free cell. */
  toPage: launcher.command({ app: AppId }, (state, { app }, ctx) => {
    if (!isHome(state, app)) return reject("not-home");
    const refused = mine(state);
    if (refused) return refused;
    take(state, app);
    const room = roomFrom(state, 0);
    if (!room) return reject("no-room");
    put(state, ctx, app, room);
    close(state);
  }),
  /** The app stays on the phone. */
  removeFromHome: launcher.command({ app: AppId }, (state, { app }) => {
    if (!isHome(state, app)) return reject("not-home");
    const refused = mine(state);
    if (refused) return refused;
    take(state, app);
    close(state);
  }),
  addWidget: launcher.command({ widget: v.picklist(widgets) }, (state, { widget }, ctx) => {
    const refused = mine(state);
    if (refused) return refused;
    const room = roomFrom(state, 0, widgetSize[widget]);
    if (!room) return reject("no-room");
    const id = ctx.newId("item");
    state.items[id] = { id, type: "widget", widget, ...room };
    return room.page;
  }),
  removeWidget: launcher.command({ item: ItemId }, (state, { item }) => {
    if (state.items[item]?.type !== "widget") return reject("not-home");
    const refused = mine(state);
    if (refused) return refused;
    delete state.items[item];
    close(state);
  }),
  renameFolder: launcher.command({ item: ItemId, name: FolderName }, (state, { item, name }) => {
    const folder = state.items[item];
    if (folder?.type !== "folder") return reject("not-home");
    folder.name = name;
  }),
  /** Its apps go back to cells of their own, as near as there is room. */
  dissolve: launcher.command({ item: ItemId }, (state, { item }, ctx) => {
    const folder = state.items[item];
    if (folder?.type !== "folder") return reject("not-home");
    const refused = mine(state);
    if (refused) return refused;
    const { apps, page } = folder;
    delete state.items[item];
    for (const app of apps) {
      const room = roomFrom(state, page) ?? roomFrom(state, 0);
      if (!room) return reject("no-room");
      put(state, ctx, app, room);
    }
  }),
  hide: launcher.command({ app: AppId, hidden: v.boolean() }, (state, { app, hidden }) => {
    const others = state.hidden.filter((a) => a !== app);
    state.hidden = hidden ? [...others, app].toSorted() : others;
    if (hidden) take(state, app);
    close(state);
  }),
  setLabels: launcher.command({ on: v.boolean() }, (state, { on }) => {
    state.labels = on;
  }),
  setLocked: launcher.command({ on: v.boolean() }, (state, { on }) => {
    state.locked = on;
  }),
};
/** The same icons in other cells: what is where must be looked for. Widgets stay. */
export function shuffleIcons(state: State, shuffle: <T>(list: readonly T[]) => T[]): void {
  const spots = Object.values(state.items)
    .filter((item) => item.type !== "widget")
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const places = shuffle(spots.map(({ page, column, row }) => ({ page, column, row })));
  for (const [i, item] of spots.entries()) Object.assign(item, places[i]);
  state.dock = shuffle(state.dock);
}
