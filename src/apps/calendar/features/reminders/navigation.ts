/** Edges of the ringing screen. */
import { on } from "../../builder.ts";

export const remindersEdges = [
  on("ringing", "dismiss").when("isRinging").run("dismissReminder").pop(),
  on("ringing", "later").when("isRinging").run("remindLater").say("laterSet").pop(),
  on("ringing", "close").when("isQuiet").pop(),
] as const;
