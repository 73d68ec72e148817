/** Icons of device kinds. */
import car from "@material-symbols/svg-400/rounded/directions_car.svg?raw";
import headset from "@material-symbols/svg-400/rounded/headphones.svg?raw";
import keyboard from "@material-symbols/svg-400/rounded/keyboard.svg?raw";
import mobile from "@material-symbols/svg-400/rounded/mobile.svg?raw";
import speaker from "@material-symbols/svg-400/rounded/speaker.svg?raw";
import watch from "@material-symbols/svg-400/rounded/watch.svg?raw";
import type { OsState } from "#os/state.ts";

export const kindIcons: Readonly<Record<OsState["bluetooth"]["devices"][string]["kind"], string>> = {
  headset,
  speaker,
  watch,
  car,
  keyboard,
  phone: mobile,
};
