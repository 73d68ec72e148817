/** Who may use the account: passwords, devices, checks by message. */
import * as v from "valibot";
import { idOf, instant, whole } from "../../../../os/values.ts";

export const Code = v.pipe(v.string(), v.maxLength(6));
export const purposes = ["card", "password", "login", "unfreeze", "device"] as const;
export const DeviceId = idOf("device");
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
  /** The code that was sent last, for what, and how often a wrong one was entered. */
  check: v.nullable(v.strictObject({ purpose: v.picklist(purposes), code: Code, at: instant, wrong: whole })),
  /** What the owner may do without being asked again, because the check for it was passed. */
  passed: v.nullable(v.picklist(purposes)),
};
