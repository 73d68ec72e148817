/** The preferences of the app. */
import { flag, oneOf, preferences } from "#os/prefs.ts";

export const prefs = preferences({
  /** The first tab when the app opens. */
  start: oneOf(["explore", "you", "contribute"], "explore"),
  theme: oneOf(["system", "light", "dark"], "system"),
  units: oneOf(["metric", "imperial"], "metric"),
  scale: oneOf(["zooming", "always", "never"], "zooming"),
  zoomButtons: flag(false),
  /** The default mode of travel. */
  mode: oneOf(["drive", "transit", "walk", "cycle"], "drive"),
  avoidTolls: flag(false),
  avoidMotorways: flag(false),
  avoidFerries: flag(false),
  voice: oneOf(["on", "alerts", "off"], "on"),
  speedometer: flag(true),
  keepAwake: flag(true),
  /** Whether searches and places are stored. */
  history: flag(true),
  /** Whether visits are stored. */
  timeline: flag(true),
  wifiOnly: flag(true),
  navigationNotices: flag(true),
  sharingNotices: flag(true),
  contributionNotices: flag(true),
});
