/** View state of the screens of offline maps. */
import { nullableField, overlay, textFor } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { AreaId } from "../../ids.ts";
import { maps } from "../../state.ts";
import { MapView } from "../../view.ts";
import { AreaName } from "./state.ts";

export const offlineScreens = {
  offline: maps.screen({
    view: { area: nullableField(AreaId), name: textFor(AreaName), open: overlay("menu", "rename") },
    focus: [{ field: "name", caps: "words", when: whileOpen("rename") }],
  }),
  pickArea: maps.screen({
    view: { map: MapView, name: textFor(AreaName), open: overlay("name") },
    enter: ({ os }) => ({ map: { latitude: os.location.lat, longitude: os.location.lon, zoom: 13 } }),
    focus: [{ field: "name", caps: "words", when: whileOpen("name") }],
  }),
};
