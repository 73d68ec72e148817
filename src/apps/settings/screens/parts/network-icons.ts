/** Drawings of how strong a network is, and of what kind a device is. */
import car from "@material-symbols/svg-400/rounded/directions_car.svg?raw";
import headset from "@material-symbols/svg-400/rounded/headphones.svg?raw";
import keyboard from "@material-symbols/svg-400/rounded/keyboard.svg?raw";
import wifi4 from "@material-symbols/svg-400/rounded/network_wifi.svg?raw";
import wifi1 from "@material-symbols/svg-400/rounded/network_wifi_1_bar.svg?raw";
import wifi2 from "@material-symbols/svg-400/rounded/network_wifi_2_bar.svg?raw";
import wifi3 from "@material-symbols/svg-400/rounded/network_wifi_3_bar.svg?raw";
import mobile from "@material-symbols/svg-400/rounded/mobile.svg?raw";
import speaker from "@material-symbols/svg-400/rounded/speaker.svg?raw";
import watch from "@material-symbols/svg-400/rounded/watch.svg?raw";
import type { OsState } from "../../../../os/state.ts";

const bars = [wifi1, wifi1, wifi2, wifi3, wifi4] as const;
export const strengthIcon = (strength: number): string => bars[strength] ?? wifi1;
export const kindIcons: Readonly<Record<OsState["bluetooth"]["devices"][string]["kind"], string>> = {
  headset,
  speaker,
  watch,
  car,
  keyboard,
  phone: mobile,
};
