/** What lies over the apps now and then: one file to fetch. */
export { AdPage } from "./ad.tsx";
export { Chooser, PermissionPrompt } from "./choosers.tsx";
export { DarkGlass, LockScreen } from "./lock.tsx";
export { HeadsUp } from "./notifications.tsx";
export { Shade } from "./shade.tsx";
