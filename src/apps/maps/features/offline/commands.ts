/** Commands for offline maps. */
import { isOnline } from "#os/network.ts";
import type { OsState } from "#os/state.ts";
import { reject, type Rejection } from "#os/values.ts";
import { AreaId } from "../../ids.ts";
import { maps, type State } from "../../state.ts";
import { AreaName, maxAreas, boxFields, fetchMs, maxAgeMs, maxSideDegrees, sizeKbOf } from "./state.ts";

const onWifi = (os: OsState): boolean => os.settings.network.wifi && os.wifi.connected !== null;
/** Returns why a download is impossible now, or null if it is possible. */
function refuseDownload(state: State, os: OsState): Rejection | null {
  if (!isOnline(os)) return reject("no-network");
  if (state.prefs.wifiOnly && !onWifi(os)) return reject("wifi-needed");
  return null;
}
export const offlineCommands = {
  fetchArea: maps.command({ name: AreaName, ...boxFields }, (state, { name, ...box }, ctx) => {
    if (box.north <= box.south || box.east <= box.west) return reject("area-empty");
    if (box.north - box.south > maxSideDegrees || box.east - box.west > maxSideDegrees) return reject("area-large");
    if (Object.keys(state.areas).length >= maxAreas) return reject("areas-full");
    const no = refuseDownload(state, ctx.os);
    if (no) return no;
    const id = ctx.newId("area");
    const sizeKb = sizeKbOf(box);
    const readyAt = ctx.now + fetchMs(sizeKb);
    state.areas[id] = { id, name, box, sizeKb, at: ctx.now, readyAt, ready: false, expiresAt: ctx.now + maxAgeMs };
    return id;
  }),
  updateArea: maps.command({ area: AreaId }, (state, { area }, ctx) => {
    const found = state.areas[area];
    if (!found) return reject("area-gone");
    if (!found.ready) return reject("area-coming");
    const no = refuseDownload(state, ctx.os);
    if (no) return no;
    Object.assign(found, {
      at: ctx.now,
      readyAt: ctx.now + fetchMs(found.sizeKb),
      ready: false,
      expiresAt: ctx.now + maxAgeMs,
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
  /** Scheduled. Completes the download. */
  haveArea: maps.command({ area: AreaId }, (state, { area }, ctx) => {
    const found = state.areas[area];
    if (!found || found.ready) return reject("area-gone");
    // Without a suitable network, the phone tries the download again after a minute.
    if (refuseDownload(state, ctx.os)) found.readyAt = ctx.now + 60_000;
    else found.ready = true;
  }),
  /** Scheduled. Deletes an expired map. */
  dropArea: maps.command({ area: AreaId }, (state, { area }) => {
    if (!state.areas[area]) return reject("area-gone");
    delete state.areas[area];
  }),
};
