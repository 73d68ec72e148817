/** The four tabs. */
import { firstOf, maybe, overlay, whole } from "../../../../os/values.ts";
import * as v from "valibot";
import { PeerId } from "../chats/state.ts";
import { wechat } from "../../state.ts";

export const homeScreens = {
  main: wechat.screen({
    view: {
      tab: firstOf("chats", "contacts", "discover", "me"),
      /** The chat whose row is held, and how far down the finger is. */
      held: maybe(PeerId),
      y: v.optional(whole, 0),
      open: overlay("more", "held"),
    },
  }),
};
export const homeGuards = {};
