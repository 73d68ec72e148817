/**
 * Permissions of apps. The phone asks the user for a permission. If the user denies it twice, the phone does not ask
 * again. The user can change every grant in Settings.
 */
import * as v from "valibot";

export const permissionNames = [
  "camera",
  "microphone",
  "location",
  "contacts",
  "calendar",
  "sms",
  "phone",
  "callLog",
  "photos",
  "files",
  "nearby",
  "sensors",
  "activity",
  "notifications",
] as const;
export type Permission = (typeof permissionNames)[number];
/** The groups in which Settings lists permissions. */
export const permissionGroups = {
  sensing: ["camera", "microphone", "location", "sensors", "activity"],
  people: ["contacts", "calendar", "sms", "phone", "callLog"],
  storage: ["photos", "files"],
  device: ["nearby", "notifications"],
} as const satisfies Record<string, readonly Permission[]>;

/**
 * `ask`: the phone has not asked yet. `asked`: the user denied the permission one time, and the phone can ask again.
 * `blocked`: the user denied permanently, and only Settings can change the grant. `once`: allowed until the app's task
 * is closed. `foreground`: allowed while the app is in use. `allowed`: always allowed.
 */
export const grants = ["ask", "asked", "blocked", "once", "foreground", "allowed"] as const;
export type Grant = (typeof grants)[number];
export const permissionsSchema = v.record(v.string(), v.partial(grantEntries()));
function grantEntries() {
  const grant = v.picklist(grants);
  return v.strictObject(
    Object.fromEntries(permissionNames.map((name) => [name, grant])) as Record<Permission, typeof grant>,
  );
}
export type Permissions = v.InferOutput<typeof permissionsSchema>;
export const isGranted = (grant: Grant | undefined): boolean =>
  grant === "allowed" || grant === "foreground" || grant === "once";
/** The grants, and the phone-wide switches that override the grants. */
interface PermissionState {
  readonly permissions: Permissions;
  readonly settings: {
    readonly privacy: { readonly camera: boolean; readonly microphone: boolean };
    readonly location: { readonly on: boolean };
  };
}
const isSwitchedOff = ({ settings }: PermissionState, permission: Permission): boolean =>
  (permission === "camera" && !settings.privacy.camera) ||
  (permission === "microphone" && !settings.privacy.microphone) ||
  (permission === "location" && !settings.location.on);
export const grantOf = (os: PermissionState, app: string, permission: Permission): Grant =>
  isSwitchedOff(os, permission) ? "blocked" : (os.permissions[app]?.[permission] ?? "ask");
export const isAllowed = (os: PermissionState, app: string, permission: Permission): boolean =>
  isGranted(grantOf(os, app, permission));
/** Permissions that the user can limit to the time while the app is in use. */
export const whileInUse: readonly Permission[] = ["camera", "microphone", "location", "sensors", "activity"];
