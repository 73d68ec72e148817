import { choiceField, nullableField, overlay } from "#os/values.ts";
import { PeerId } from "../chats/state.ts";
import { wechat } from "../../state.ts";

export const homeScreens = {
  main: wechat.screen({
    view: {
      tab: choiceField("chats", "contacts", "discover", "me"),
      /** The chat whose menu is open in the list. */
      held: nullableField(PeerId),
      open: overlay("more", "held"),
    },
  }),
};
export const homeGuards = {};
