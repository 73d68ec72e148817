/** The four tabs. */
import { firstOf, maybe, overlay } from "../../../../os/values.ts";
import { PeerId } from "../chats/state.ts";
import { wechat } from "../../state.ts";

export const homeScreens = {
  main: wechat.screen({
    view: {
      tab: firstOf("chats", "contacts", "discover", "me"),
      /** The chat whose row is held. */
      held: maybe(PeerId),
      open: overlay("more", "held"),
    },
  }),
};
export const homeGuards = {};
