// Which window has the focus, as `dumpsys` and `uiautomator` tell it.
import type { Device } from "./device.ts";
import { componentOf, fullComponentOf, permissionController, systemUi, type Package } from "./packages.ts";

/** The package whose window is in front. */
export async function packageInFront(device: Device): Promise<string> {
  const { app, over } = await device.front();
  if (over === "shade" || over === "lock") return systemUi;
  if (over === "permission") return permissionController;
  if (over === "recents") return device.packages.of("launcher")?.name ?? systemUi;
  return device.packages.of(app)?.name ?? app;
}

export interface FocusNames {
  /** The name of the window, as `mCurrentFocus` tells it. */
  readonly window: string;
  /** The short component of the app below. */
  readonly component: string;
  readonly fullComponent: string;
  readonly entry: Package;
  readonly isLocked: boolean;
}
export async function focusNames(device: Device): Promise<FocusNames> {
  const { app, over } = await device.front();
  const entry = device.packages.of(over === "recents" ? "launcher" : app) ?? device.packages.listed[0]!;
  const fullComponent = fullComponentOf(entry);
  const window =
    over === "shade" || over === "lock"
      ? "NotificationShade"
      : over === "permission"
        ? `${permissionController}/com.android.permissioncontroller.permission.ui.GrantPermissionsActivity`
        : fullComponent;
  return { window, component: componentOf(entry), fullComponent, entry, isLocked: over === "lock" };
}
