/** Preferences and other settings: devices, emergency contacts, minor mode, plug-ins. */
import * as v from "valibot";
import { idSchema, instant, wholeNumber } from "#os/values.ts";
import { PersonId } from "../../people.ts";
import { prefs } from "./prefs.ts";

export const DeviceId = idSchema("device");
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
      /** Whether this entry is the phone itself. */
      here: v.boolean(),
    }),
  ),
  /** Friends who can confirm the owner's identity when no other way to log in is left. */
  emergency: v.array(PersonId),
  minor: v.strictObject({ on: v.boolean(), pin: v.nullable(Pin) }),
  plugins: v.strictObject({ werun: v.boolean(), nearby: v.boolean(), programs: v.boolean() }),
  /** The size of the cache. */
  cacheBytes: wholeNumber,
};
