/** Passwords, devices, and freezing the account. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { alipay } from "../../state.ts";
import { checkPassword } from "../cashier/commands.ts";
import { Secret } from "../cashier/state.ts";
import { checkCode, sendCode } from "./check.ts";
import { Code, DeviceId, LoginPassword, purposes } from "./state.ts";

export const securityCommands = {
  sendCode: alipay.command({ purpose: v.picklist(purposes) }, (state, { purpose }, ctx) =>
    sendCode(state, ctx, purpose),
  ),
  /** Passes a check with a code. After that, the action that the check protects is allowed once. */
  passCheck: alipay.command({ purpose: v.picklist(purposes), code: Code }, (state, { purpose, code }, ctx) => {
    const problem = checkCode(state, ctx, purpose, code);
    if (problem === null) state.passed = purpose;
    return { problem };
  }),
  /** Passes the check with the current payment password instead of a code. */
  passSecret: alipay.command({ secret: Secret }, (state, { secret }, ctx) => {
    const wrong = checkPassword(state, secret, ctx.now);
    if (!wrong) state.passed = "password";
    return { problem: wrong?.problem ?? null, left: wrong?.left ?? 0 };
  }),
  setPayPassword: alipay.command({ secret: Secret }, (state, { secret }, ctx) => {
    if (state.passed !== "password") return reject("check-needed");
    if (/^(\d)\1{5}$/.test(secret) || "0123456789876543210".includes(secret)) return reject("secret-easy");
    state.pay.payPassword = secret;
    state.pay.wrong = 0;
    state.pay.lockedUntil = Math.min(state.pay.lockedUntil, ctx.now);
    state.passed = null;
    if (state.prefs.noticeSecurity) ctx.notify({ key: "passwordNotice", channel: "security" });
  }),
  setLoginPassword: alipay.command(
    { loginPassword: v.pipe(v.string(), v.maxLength(20)), next: v.pipe(v.string(), v.maxLength(20)) },
    (state, { loginPassword, next }, ctx) => {
      if (loginPassword !== state.login.loginPassword) return reject("login-wrong");
      if (!v.is(LoginPassword, next)) return reject("login-weak");
      if (next === loginPassword) return reject("login-same");
      state.login.loginPassword = next;
      if (state.prefs.noticeSecurity) ctx.notify({ key: "loginNotice", channel: "security" });
    },
  ),
  removeDevice: alipay.command({ id: DeviceId }, (state, { id }) => {
    const device = state.devices[id];
    if (!device) return reject("device-missing");
    if (device.own) return reject("device-own");
    delete state.devices[id];
  }),
  renameDevice: alipay.command(
    { id: DeviceId, name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)) },
    (state, { id, name }) => {
      const device = state.devices[id];
      if (!device) return reject("device-missing");
      device.name = name;
    },
  ),
  /** Turns on or off the check that other devices must pass when they log in. */
  lockDevices: alipay.command({}, (state) => {
    state.login.devices = !state.login.devices;
  }),
  freeze: alipay.command({}, (state, _, ctx) => {
    if (state.pay.frozen) return reject("frozen");
    state.pay.frozen = true;
    if (state.prefs.noticeSecurity)
      ctx.notify({ key: "frozenNotice", channel: "security", open: { screen: "freeze", params: {} } });
  }),
  unfreeze: alipay.command({}, (state) => {
    if (!state.pay.frozen) return reject("not-frozen");
    if (state.passed !== "unfreeze") return reject("check-needed");
    state.passed = null;
    state.pay.frozen = false;
  }),
  logOut: alipay.command({}, (state) => {
    state.login.in = false;
  }),
  logIn: alipay.command({ loginPassword: v.pipe(v.string(), v.maxLength(20)) }, (state, { loginPassword }) => {
    if (loginPassword !== state.login.loginPassword) return reject("login-wrong");
    state.login.in = true;
  }),
};
