/** Preferences, and the services on the home page. */
import * as v from "valibot";
import { services } from "../../service-names.ts";
import { prefs } from "./prefs.ts";

export const ServiceName = v.picklist(services);
export const maxModules = 14;
export const settingsState = {
  prefs: prefs.schema,
  /** The services on the home page, in order. */
  modules: v.pipe(v.array(ServiceName), v.maxLength(maxModules)),
};
