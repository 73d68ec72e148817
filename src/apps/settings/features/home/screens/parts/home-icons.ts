/** The icons of the first screen. The icons of the other pages are loaded together with those pages. */
import wifi from "@material-symbols/svg-400/rounded/wifi.svg?raw";
import devices from "@material-symbols/svg-400/rounded/devices.svg?raw";
import brightness from "@material-symbols/svg-400/rounded/brightness_6.svg?raw";
import location from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import volume from "@material-symbols/svg-400/rounded/volume_up.svg?raw";
import notifications from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import apps from "@material-symbols/svg-400/rounded/apps.svg?raw";
import battery from "@material-symbols/svg-400/rounded/battery_horiz_075.svg?raw";
import keyboard from "@material-symbols/svg-400/rounded/keyboard.svg?raw";
import language from "@material-symbols/svg-400/rounded/translate.svg?raw";
import time from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import accessibility from "@material-symbols/svg-400/rounded/accessibility_new.svg?raw";
import about from "@material-symbols/svg-400/rounded/info.svg?raw";
import reset from "@material-symbols/svg-400/rounded/restart_alt.svg?raw";
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import privacy from "@material-symbols/svg-400/rounded/privacy_tip.svg?raw";
import emergency from "@material-symbols/svg-400/rounded/emergency.svg?raw";
import key from "@material-symbols/svg-400/rounded/key.svg?raw";
import wellbeing from "@material-symbols/svg-400/rounded/self_improvement.svg?raw";
import tips from "@material-symbols/svg-400/rounded/lightbulb.svg?raw";
import system from "@material-symbols/svg-400/rounded/settings.svg?raw";
import storage from "@material-symbols/svg-400/rounded/hard_drive.svg?raw";
import type { IconName } from "#apps/settings/ids.ts";

export const homeIcons = {
  wifi,
  devices,
  brightness,
  location,
  volume,
  notifications,
  apps,
  battery,
  keyboard,
  language,
  time,
  accessibility,
  about,
  reset,
  lock,
  privacy,
  emergency,
  key,
  wellbeing,
  tips,
  system,
  storage,
} satisfies Partial<Record<IconName, string>>;
