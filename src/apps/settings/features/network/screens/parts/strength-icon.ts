/** Icons of signal strength. */
import wifi4 from "@material-symbols/svg-400/rounded/network_wifi.svg?raw";
import wifi1 from "@material-symbols/svg-400/rounded/network_wifi_1_bar.svg?raw";
import wifi2 from "@material-symbols/svg-400/rounded/network_wifi_2_bar.svg?raw";
import wifi3 from "@material-symbols/svg-400/rounded/network_wifi_3_bar.svg?raw";

const bars = [wifi1, wifi1, wifi2, wifi3, wifi4] as const;
export const strengthIcon = (strength: number): string => bars[strength] ?? wifi1;
