/** View state of the permission screens. */
import * as v from "valibot";
import { permissionNames } from "#os/permissions.ts";
import { settings } from "../../state.ts";
import { Id } from "../../fields.ts";

export const permissionsScreens = {
  appPermissions: settings.screen({ params: { id: Id } }),
  permissions: settings.screen({}),
  permission: settings.screen({ params: { permission: v.picklist(permissionNames) } }),
  grant: settings.screen({ params: { app: Id, permission: v.picklist(permissionNames) } }),
  privacyDashboard: settings.screen({}),
};
