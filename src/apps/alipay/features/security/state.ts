/** Passwords, devices and verification codes. */
import * as v from "valibot";
import { idSchema, instant, wholeNumber } from "#os/values.ts";

export const Code = v.pipe(v.string(), v.maxLength(6));
export const purposes = ["card", "password", "login", "unfreeze", "device"] as const;
export const DeviceId = idSchema("device");
export const Device = v.strictObject({
  id: DeviceId,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
  seen: instant,
  own: v.boolean(),
});
export const LoginPassword = v.pipe(v.string(), v.minLength(8), v.maxLength(20), v.regex(/[a-zA-Z]/), v.regex(/\d/));
export const securityState = {
  login: v.strictObject({ loginPassword: LoginPassword, in: v.boolean(), devices: v.boolean() }),
  devices: v.record(DeviceId, Device),
  /**
   * The last code, its purpose, the time at which it was sent, and the number of wrong codes that were entered since.
   */
  check: v.nullable(v.strictObject({ purpose: v.picklist(purposes), code: Code, at: instant, wrong: wholeNumber })),
  /** The purpose of the check that the owner has passed. The action that this check protects is then allowed once. */
  passed: v.nullable(v.picklist(purposes)),
};
