/** The phone with every app that has a folder here. */
import { Kernel } from "../os/kernel.ts";
import { apps } from "./registry.ts";

export const phone = new Kernel(apps);
