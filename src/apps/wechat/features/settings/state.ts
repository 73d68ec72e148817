/** Preferences, and what else the pages of settings hold: devices, friends for emergencies, minor mode, plug-ins. */
import * as v from "valibot";
import { idOf, instant, whole } from "../../../../os/values.ts";
import { PersonId } from "../../people.ts";
import { prefs } from "./prefs.ts";

export const DeviceId = idOf("device");
export const Pin = v.pipe(v.string(), v.regex(/^\d{4}$/));
export const pluginIds = ["werun", "nearby", "programs"] as const;
export const settingsState = {
  prefs: prefs.schema,
  devices: v.record(
    DeviceId,
    v.strictObject({
      id: DeviceId,
      name: v.string(),
      kind: v.picklist(["phone", "tablet", "computer"]),
      at: instant,
      place: v.string(),
      /** The one in the hand. */
      here: v.boolean(),
    }),
  ),
  /** Friends who may vouch for the owner where everything else is lost. */
  emergency: v.array(PersonId),
  minor: v.strictObject({ on: v.boolean(), pin: v.nullable(Pin) }),
  plugins: v.strictObject({ werun: v.boolean(), nearby: v.boolean(), programs: v.boolean() }),
  /** What lies in the cache. */
  cacheBytes: whole,
};
