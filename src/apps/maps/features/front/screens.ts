/** View state of the first screen. */
import { choiceField, overlay } from "#os/values.ts";
import { maps } from "../../state.ts";
import { viewAtPhone, MapView, sheetStopField } from "../../view.ts";

export const tabs = ["explore", "you", "contribute"] as const;
export const frontScreens = {
  main: maps.screen({
    view: {
      tab: choiceField(...tabs),
      map: MapView,
      stop: sheetStopField("peek"),
      open: overlay("layers", "account"),
    },
    enter: ({ state, os }) => ({ tab: state.prefs.start, map: viewAtPhone({ os }) }),
  }),
};
