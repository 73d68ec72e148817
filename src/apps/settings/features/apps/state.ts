/** The traits that the user set for apps, networks and devices. */
import * as v from "valibot";
import { instant } from "#os/values.ts";

export const appsState = {
  /** Traits by subject ("app:notes") and name. Only values that differ from the default are stored. */
  traits: v.record(v.string(), v.record(v.string(), v.union([v.string(), v.boolean()]))),
  /** When the cache of an app was last cleared. */
  cleared: v.record(v.string(), instant),
};
