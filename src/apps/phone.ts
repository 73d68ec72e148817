/** The phone with all apps in this folder. */
import { Kernel } from "#os/kernel.ts";
import { apps } from "./registry.ts";

export const phone = new Kernel(apps);
