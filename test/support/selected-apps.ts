/**
 * The apps that suites over all apps test in this run. A quick check uses only the changed apps and a sample of the
 * other apps. APPS
 * selects specific apps.
 */
import { appsToCheck } from "#scripts/build/check-record.ts";
import { apps } from "#apps/registry.ts";
import type { AnyApp } from "#os/define.ts";
import { isQuick } from "./effort.ts";

const all: readonly AnyApp[] = apps;
const wanted = process.env["APPS"]?.split(",") ?? (isQuick ? appsToCheck() : null);
export const selectedApps: readonly AnyApp[] = wanted ? all.filter(({ id }) => wanted.includes(id)) : all;
export const isAllSelected = selectedApps.length === all.length;
