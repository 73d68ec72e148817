/** What the user can do when a reminder rings. */
import { on } from "../../whole.ts";

export const remindersEdges = [
  on("ringing", "dismiss").when("isRinging").run("dismissReminder").pop(),
  on("ringing", "later").when("isRinging").run("remindLater").say("laterSet").pop(),
  on("ringing", "close").when("isQuiet").pop(),
] as const;
