/** The features of the phone that `pm list features` names. */
export const androidFeatures: readonly string[] = [
  "android.hardware.bluetooth",
  "android.hardware.faketouch",
  "android.hardware.location",
  "android.hardware.screen.landscape",
  "android.hardware.screen.portrait",
  "android.hardware.telephony",
  "android.hardware.touchscreen",
  "android.hardware.touchscreen.multitouch",
  "android.hardware.wifi",
  "android.software.app_widgets",
  "android.software.home_screen",
  "android.software.input_methods",
];
