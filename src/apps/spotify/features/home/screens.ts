/** View state of the home screen. */
import { choiceField, overlay } from "#os/values.ts";
import { spotify } from "../../state.ts";

export const homeScreens = {
  home: spotify.screen({ view: { filter: choiceField("all", "music", "podcasts"), open: overlay("drawer") } }),
  /** The sheet of the last tab. */
  create: spotify.screen({}),
};
