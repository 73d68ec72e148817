/** Edges for permissions. */
import * as v from "valibot";
import { grants, permissionNames } from "#os/permissions.ts";
import { Id } from "../../fields.ts";
import { on } from "../../builder.ts";

export const permissionsEdges = [
  on("permissions", "permission", { permission: v.picklist(permissionNames) }).push("permission"),
  on("privacyDashboard", "permission", { permission: v.picklist(permissionNames) }).push("permission"),
  on("permission", "grant", { app: Id }).push("grant"),
  on("appPermissions", "grant", { permission: v.picklist(permissionNames) }).push("grant", ({ params, args }) => ({
    app: params.id,
    permission: args.permission,
  })),
  on("grant", "set", { grant: v.picklist(grants) }).system("setPermission"),
] as const;
