/** The apps that a suite over all apps goes through: every one, in a quick check those that changed and some in turn. */
import { appsInTurn } from "../../scripts/checked.ts";
import { apps } from "../../src/apps/registry.ts";
import type { AnyApp } from "../../src/os/define.ts";
import { isQuick } from "./effort.ts";

const all: readonly AnyApp[] = apps;
const inTurn = isQuick ? new Set(appsInTurn()) : null;
export const appsNow: readonly AnyApp[] = inTurn ? all.filter(({ id }) => inTurn.has(id)) : all;
export const isEvery = appsNow.length === all.length;
