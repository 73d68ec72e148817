/** Permissions of apps: asked once, answered by the user, revoked in Settings. */
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
/** The groups in Settings. */
export const permissionGroups = {
  sensing: ["camera", "microphone", "location", "sensors", "activity"],
  people: ["contacts", "calendar", "sms", "phone", "callLog"],
  storage: ["photos", "files"],
  device: ["nearby", "notifications"],
} as const satisfies Record<string, readonly Permission[]>;

/**
 * `ask`: not asked yet. `asked`: denied once, can be asked again. `blocked`: denied permanently; only Settings can
 * change it. `once`: allowed until the app's task is closed. `foreground`: allowed while the app is used.
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
/** The grants, and the switches that overrule them for the whole phone. */
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
/** Permissions that can be limited to the time while the app is used. */
export const whileInUse: readonly Permission[] = ["camera", "microphone", "location", "sensors", "activity"];
