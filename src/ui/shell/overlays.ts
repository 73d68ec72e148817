/** The shell's occasional overlays over apps. They are bundled as one file. */
export { AdPage } from "./ad.tsx";
export { Chooser, PermissionPrompt } from "./choosers.tsx";
export { DarkDisplay, LockScreen } from "./lock.tsx";
export { SmallWindow } from "./small-window.tsx";
export { HeadsUp } from "./notifications.tsx";
export { Shade } from "./shade.tsx";
export { VolumePanel } from "./volume-panel.tsx";
