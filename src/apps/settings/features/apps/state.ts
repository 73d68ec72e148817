/** What was decided for single apps, networks and devices. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";

export const appsState = {
  /** By whom it is of ("app:notes") and the trait's name; only what is not as it was at first. */
  traits: v.record(v.string(), v.record(v.string(), v.union([v.string(), v.boolean()]))),
  /** When the cache of an app was cleared last. */
  cleared: v.record(v.string(), instant),
};
