/** Preferences, and which services stand on the first page. */
import * as v from "valibot";
import { services } from "../../service-names.ts";
import { prefs } from "./prefs.ts";

export const ServiceName = v.picklist(services);
export const modulesMost = 14;
export const settingsState = {
  prefs: prefs.schema,
  /** On the first page, in order. */
  modules: v.pipe(v.array(ServiceName), v.maxLength(modulesMost)),
};
