/**
 * The apps that a suite over all apps goes through: every one, in a quick check those that changed and a sample of the others. APPS
 * names those that somebody wants to know of.
 */
import { appsToCheck } from "../../scripts/checked.ts";
import { apps } from "../../src/apps/registry.ts";
import type { AnyApp } from "../../src/os/define.ts";
import { isQuick } from "./effort.ts";

const all: readonly AnyApp[] = apps;
const wanted = process.env["APPS"]?.split(",") ?? (isQuick ? appsToCheck() : null);
export const appsNow: readonly AnyApp[] = wanted ? all.filter(({ id }) => wanted.includes(id)) : all;
export const isEvery = appsNow.length === all.length;
