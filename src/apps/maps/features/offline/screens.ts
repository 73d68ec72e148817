/** What the screens of maps on the phone remember. */
import { maybe, overlay, textFor } from "../../../../os/values.ts";
import { AreaId } from "../../ids.ts";
import { maps } from "../../state.ts";
import { MapView } from "../../view.ts";
import { AreaName } from "./state.ts";

export const offlineScreens = {
  offline: maps.screen({ view: { area: maybe(AreaId), name: textFor(AreaName), open: overlay("menu", "rename") } }),
  pickArea: maps.screen({
    view: { map: MapView, name: textFor(AreaName), open: overlay("name") },
    enter: ({ os }) => ({ map: { latitude: os.location.lat, longitude: os.location.lon, zoom: 13 } }),
  }),
};
