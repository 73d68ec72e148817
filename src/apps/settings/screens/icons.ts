/** The drawings of the declaration's icon names. */
import wifi from "@material-symbols/svg-400/rounded/wifi.svg?raw";
import mobile from "@material-symbols/svg-400/rounded/signal_cellular_alt.svg?raw";
import airplane from "@material-symbols/svg-400/rounded/flight.svg?raw";
import hotspot from "@material-symbols/svg-400/rounded/wifi_tethering.svg?raw";
import dataSaver from "@material-symbols/svg-400/rounded/data_saver_on.svg?raw";
import bluetooth from "@material-symbols/svg-400/rounded/bluetooth.svg?raw";
import devices from "@material-symbols/svg-400/rounded/devices.svg?raw";
import brightness from "@material-symbols/svg-400/rounded/brightness_6.svg?raw";
import adaptive from "@material-symbols/svg-400/rounded/brightness_auto.svg?raw";
import dark from "@material-symbols/svg-400/rounded/dark_mode.svg?raw";
import nightLight from "@material-symbols/svg-400/rounded/nightlight.svg?raw";
import fontSize from "@material-symbols/svg-400/rounded/format_size.svg?raw";
import timeout from "@material-symbols/svg-400/rounded/timer.svg?raw";
import rotate from "@material-symbols/svg-400/rounded/mobile_rotate.svg?raw";
import percent from "@material-symbols/svg-400/rounded/percent.svg?raw";
import awake from "@material-symbols/svg-400/rounded/coffee.svg?raw";
import flashlight from "@material-symbols/svg-400/rounded/flashlight_on.svg?raw";
import cast from "@material-symbols/svg-400/rounded/cast.svg?raw";
import location from "@material-symbols/svg-400/rounded/location_on.svg?raw";
import volume from "@material-symbols/svg-400/rounded/volume_up.svg?raw";
import call from "@material-symbols/svg-400/rounded/call.svg?raw";
import ring from "@material-symbols/svg-400/rounded/notifications_active.svg?raw";
import alarm from "@material-symbols/svg-400/rounded/alarm.svg?raw";
import dnd from "@material-symbols/svg-400/rounded/do_not_disturb_on.svg?raw";
import notifications from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import apps from "@material-symbols/svg-400/rounded/apps.svg?raw";
import battery from "@material-symbols/svg-400/rounded/battery_horiz_075.svg?raw";
import saver from "@material-symbols/svg-400/rounded/battery_plus.svg?raw";
import keyboard from "@material-symbols/svg-400/rounded/keyboard.svg?raw";
import language from "@material-symbols/svg-400/rounded/translate.svg?raw";
import time from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import accessibility from "@material-symbols/svg-400/rounded/accessibility_new.svg?raw";
import vision from "@material-symbols/svg-400/rounded/contrast.svg?raw";
import about from "@material-symbols/svg-400/rounded/info.svg?raw";
import reset from "@material-symbols/svg-400/rounded/restart_alt.svg?raw";
import type { IconName } from "../pages.ts";

export const icons: Readonly<Record<IconName, string>> = {
  wifi,
  mobile,
  airplane,
  hotspot,
  dataSaver,
  bluetooth,
  devices,
  brightness,
  adaptive,
  dark,
  nightLight,
  fontSize,
  timeout,
  rotate,
  percent,
  awake,
  flashlight,
  cast,
  location,
  volume,
  call,
  ring,
  alarm,
  dnd,
  notifications,
  apps,
  battery,
  saver,
  language,
  keyboard,
  time,
  accessibility,
  vision,
  about,
  reset,
};
