/** What can happen to maps that are kept on the phone. */
import { online } from "../../../../os/network.ts";
import type { OsState } from "../../../../os/state.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { AreaId } from "../../ids.ts";
import { maps, type State } from "../../state.ts";
import { AreaName, areasMost, boxFields, fetchMs, keptMs, sideMost, sizeKbOf } from "./state.ts";

const onWifi = (os: OsState): boolean => os.settings.network.wifi && os.wifi.connected !== null;
/** Why nothing can be fetched now; null where it can. */
function barred(state: State, os: OsState): Rejection | null {
  if (!online(os)) return reject("no-network");
  if (state.prefs.wifiOnly && !onWifi(os)) return reject("wifi-needed");
  return null;
}
export const offlineCommands = {
  fetchArea: maps.command({ name: AreaName, ...boxFields }, (state, { name, ...box }, ctx) => {
    if (box.north <= box.south || box.east <= box.west) return reject("area-empty");
    if (box.north - box.south > sideMost || box.east - box.west > sideMost) return reject("area-large");
    if (Object.keys(state.areas).length >= areasMost) return reject("areas-full");
    const no = barred(state, ctx.os);
    if (no) return no;
    const id = ctx.newId("area");
    const sizeKb = sizeKbOf(box);
    const readyAt = ctx.now + fetchMs(sizeKb);
    state.areas[id] = { id, name, box, sizeKb, at: ctx.now, readyAt, ready: false, expiresAt: ctx.now + keptMs };
    return id;
  }),
  updateArea: maps.command({ area: AreaId }, (state, { area }, ctx) => {
    const found = state.areas[area];
    if (!found) return reject("area-gone");
    if (!found.ready) return reject("area-coming");
    const no = barred(state, ctx.os);
    if (no) return no;
    Object.assign(found, {
      at: ctx.now,
      readyAt: ctx.now + fetchMs(found.sizeKb),
      ready: false,
      expiresAt: ctx.now + keptMs,
    });
  }),
  renameArea: maps.command({ area: AreaId, name: AreaName }, (state, { area, name }) => {
    const found = state.areas[area];
    if (!found) return reject("area-gone");
    found.name = name;
  }),
  deleteArea: maps.command({ area: AreaId }, (state, { area }) => {
    if (!state.areas[area]) return reject("area-gone");
    delete state.areas[area];
  }),
  /** Falls due: all of it has come. */
  haveArea: maps.command({ area: AreaId }, (state, { area }, ctx) => {
    const found = state.areas[area];
    if (!found || found.ready) return reject("area-gone");
    // Without a network it waits, and is asked for again in a minute.
    if (barred(state, ctx.os)) found.readyAt = ctx.now + 60_000;
    else found.ready = true;
  }),
  /** Falls due: it is too old to be trusted. */
  dropArea: maps.command({ area: AreaId }, (state, { area }) => {
    if (!state.areas[area]) return reject("area-gone");
    delete state.areas[area];
  }),
};
