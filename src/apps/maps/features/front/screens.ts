/** What the first screen remembers. */
import { firstOf, overlay } from "../../../../os/values.ts";
import { maps } from "../../state.ts";
import { atPhone, MapView, stopFrom } from "../../view.ts";

export const tabs = ["explore", "you", "contribute"] as const;
export const frontScreens = {
  main: maps.screen({
    view: {
      tab: firstOf(...tabs),
      map: MapView,
      stop: stopFrom("peek"),
      open: overlay("layers", "account"),
    },
    enter: ({ state, os }) => ({ tab: state.prefs.start, map: atPhone({ os }) }),
  }),
};
