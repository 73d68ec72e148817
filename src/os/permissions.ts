/** What an app may reach: asked once, answered by the user, revoked in Settings. */
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
/** As Settings lists them together. */
export const permissionGroups = {
  sensing: ["camera", "microphone", "location", "sensors", "activity"],
  people: ["contacts", "calendar", "sms", "phone", "callLog"],
  storage: ["photos", "files"],
  device: ["nearby", "notifications"],
} as const satisfies Record<string, readonly Permission[]>;

/**
 * `ask` has not been asked; `asked` was denied once and may be asked again; `blocked` is denied for good: only Settings
 * brings it back. `once` lasts until the app's task is closed; `foreground` while the app is used.
 */
export const grants = ["ask", "asked", "blocked", "once", "foreground", "allowed"] as const;
export type Grant = (typeof grants)[number];
export const permissionsSchema = v.record(v.string(), v.partial(grantsOfAll()));
function grantsOfAll() {
  const grant = v.picklist(grants);
  return v.strictObject(
    Object.fromEntries(permissionNames.map((name) => [name, grant])) as Record<Permission, typeof grant>,
  );
}
export type Permissions = v.InferOutput<typeof permissionsSchema>;
export const isGranted = (grant: Grant | undefined): boolean =>
  grant === "allowed" || grant === "foreground" || grant === "once";
/** What permissions depend on: the grants, and the switches that overrule them for the whole phone. */
interface Grants {
  readonly permissions: Permissions;
  readonly settings: {
    readonly privacy: { readonly camera: boolean; readonly microphone: boolean };
    readonly location: { readonly on: boolean };
  };
}
const shut = ({ settings }: Grants, permission: Permission): boolean =>
  (permission === "camera" && !settings.privacy.camera) ||
  (permission === "microphone" && !settings.privacy.microphone) ||
  (permission === "location" && !settings.location.on);
export const grantOf = (os: Grants, app: string, permission: Permission): Grant =>
  shut(os, permission) ? "blocked" : (os.permissions[app]?.[permission] ?? "ask");
export const isAllowed = (os: Grants, app: string, permission: Permission): boolean =>
  isGranted(grantOf(os, app, permission));
/** Those that can be given for the time of use only. */
export const whileInUse: readonly Permission[] = ["camera", "microphone", "location", "sensors", "activity"];
