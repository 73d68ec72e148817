/** Maps the icon names in the declaration to icons. */
import mobile from "@material-symbols/svg-400/rounded/signal_cellular_alt.svg?raw";
import airplane from "@material-symbols/svg-400/rounded/flight.svg?raw";
import hotspot from "@material-symbols/svg-400/rounded/wifi_tethering.svg?raw";
import dataSaver from "@material-symbols/svg-400/rounded/data_saver_on.svg?raw";
import bluetooth from "@material-symbols/svg-400/rounded/bluetooth.svg?raw";
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
import call from "@material-symbols/svg-400/rounded/call.svg?raw";
import ring from "@material-symbols/svg-400/rounded/notifications_active.svg?raw";
import alarm from "@material-symbols/svg-400/rounded/alarm.svg?raw";
import dnd from "@material-symbols/svg-400/rounded/do_not_disturb_on.svg?raw";
import saver from "@material-symbols/svg-400/rounded/battery_plus.svg?raw";
import vision from "@material-symbols/svg-400/rounded/contrast.svg?raw";
import vpn from "@material-symbols/svg-400/rounded/vpn_key.svg?raw";
import dns from "@material-symbols/svg-400/rounded/dns.svg?raw";
import nfc from "@material-symbols/svg-400/rounded/nfc.svg?raw";
import nearby from "@material-symbols/svg-400/rounded/nearby.svg?raw";
import usb from "@material-symbols/svg-400/rounded/usb.svg?raw";
import print from "@material-symbols/svg-400/rounded/print.svg?raw";
import car from "@material-symbols/svg-400/rounded/directions_car.svg?raw";
import shield from "@material-symbols/svg-400/rounded/shield.svg?raw";
import account from "@material-symbols/svg-400/rounded/account_circle.svg?raw";
import bedtime from "@material-symbols/svg-400/rounded/bedtime.svg?raw";
import focus from "@material-symbols/svg-400/rounded/center_focus_strong.svg?raw";
import timer from "@material-symbols/svg-400/rounded/hourglass_empty.svg?raw";
import gesture from "@material-symbols/svg-400/rounded/gesture.svg?raw";
import power from "@material-symbols/svg-400/rounded/power_settings_new.svg?raw";
import backup from "@material-symbols/svg-400/rounded/backup.svg?raw";
import update from "@material-symbols/svg-400/rounded/mobile_arrow_down.svg?raw";
import users from "@material-symbols/svg-400/rounded/group.svg?raw";
import developer from "@material-symbols/svg-400/rounded/code.svg?raw";
import data from "@material-symbols/svg-400/rounded/data_usage.svg?raw";
import sim from "@material-symbols/svg-400/rounded/sim_card.svg?raw";
import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import bubble from "@material-symbols/svg-400/rounded/chat_bubble.svg?raw";
import vibration from "@material-symbols/svg-400/rounded/mobile_vibrate.svg?raw";
import caption from "@material-symbols/svg-400/rounded/closed_caption.svg?raw";
import camera from "@material-symbols/svg-400/rounded/photo_camera.svg?raw";
import mic from "@material-symbols/svg-400/rounded/mic.svg?raw";
import zoom from "@material-symbols/svg-400/rounded/zoom_in.svg?raw";
import reader from "@material-symbols/svg-400/rounded/text_to_speech.svg?raw";
import touch from "@material-symbols/svg-400/rounded/touch_app.svg?raw";
import hearing from "@material-symbols/svg-400/rounded/hearing.svg?raw";
import palette from "@material-symbols/svg-400/rounded/palette.svg?raw";
import screen from "@material-symbols/svg-400/rounded/mobile.svg?raw";
import find from "@material-symbols/svg-400/rounded/my_location.svg?raw";
import ads from "@material-symbols/svg-400/rounded/ads_click.svg?raw";
import health from "@material-symbols/svg-400/rounded/favorite.svg?raw";
import bolt from "@material-symbols/svg-400/rounded/bolt.svg?raw";
import hand from "@material-symbols/svg-400/rounded/back_hand.svg?raw";
import dashboard from "@material-symbols/svg-400/rounded/dashboard.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import region from "@material-symbols/svg-400/rounded/public.svg?raw";
import speech from "@material-symbols/svg-400/rounded/record_voice_over.svg?raw";
import type { IconName } from "../ids.ts";
import { homeIcons } from "../features/home/screens/parts/home-icons.ts";

export const icons: Readonly<Record<IconName, string>> = {
  ...homeIcons,
  mobile,
  airplane,
  hotspot,
  dataSaver,
  bluetooth,
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
  call,
  ring,
  alarm,
  dnd,
  saver,
  vision,
  vpn,
  dns,
  nfc,
  nearby,
  usb,
  print,
  car,
  shield,
  account,
  bedtime,
  focus,
  timer,
  gesture,
  power,
  backup,
  update,
  users,
  developer,
  data,
  sim,
  history,
  bubble,
  vibration,
  caption,
  camera,
  mic,
  zoom,
  reader,
  touch,
  hearing,
  palette,
  screen,
  find,
  ads,
  health,
  bolt,
  hand,
  dashboard,
  star,
  region,
  speech,
};
