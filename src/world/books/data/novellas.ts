/** The novellas that were written for this store. */
import { text as drawer } from "./texts/third-drawer.ts";
import { text as weighing } from "./texts/weighing-house.ts";

export const novellas: Readonly<Record<string, string>> = { drawer, weighing };
