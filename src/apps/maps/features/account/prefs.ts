/** What the user can set about the app. */
import { flag, oneOf, preferences } from "../../../../os/prefs.ts";

export const prefs = preferences({
  /** Page that the app opens with. */
  start: oneOf(["explore", "you", "contribute"], "explore"),
  theme: oneOf(["system", "light", "dark"], "system"),
  units: oneOf(["metric", "imperial"], "metric"),
  scale: oneOf(["zooming", "always", "never"], "zooming"),
  zoomButtons: flag(false),
  /** How one goes where nobody has said. */
  mode: oneOf(["drive", "transit", "walk", "cycle"], "drive"),
  avoidTolls: flag(false),
  avoidMotorways: flag(false),
  avoidFerries: flag(false),
  voice: oneOf(["on", "alerts", "off"], "on"),
  speedometer: flag(true),
  keepAwake: flag(true),
  /** Searches and places are remembered. */
  history: flag(true),
  /** Where one has been is remembered. */
  timeline: flag(true),
  wifiOnly: flag(true),
  navigationNotices: flag(true),
  sharingNotices: flag(true),
  contributionNotices: flag(true),
});
