import { all, atLeast, equal, not } from "../../../../os/guards.ts";
import { firstOf, maybe, overlay, textFor, textUpTo, whole } from "../../../../os/values.ts";
import { whileOpen } from "../../../../os/opening-focus.ts";
import * as v from "valibot";
import { alipay } from "../../state.ts";
import { Code, DeviceId } from "./state.ts";

const problem = maybe(v.pipe(v.string(), v.maxLength(40)));
export const securityScreens = {
  security: alipay.screen({}),
  payPassword: alipay.screen({
    view: {
      /** Who are you; a new one; once more. */
      step: firstOf("prove", "old", "code", "new", "again", "done"),
      payPassword: textUpTo(6),
      first: textUpTo(6),
      code: textFor(Code),
      problem,
      left: v.optional(whole, 0),
    },
    focus: [{ field: "code", kind: "number", when: ({ view }) => view.step === "code" }],
  }),
  loginPassword: alipay.screen({
    view: { loginPassword: textUpTo(20), next: textUpTo(20), again: textUpTo(20) },
    focus: [{ field: "loginPassword", kind: "password" }],
  }),
  devices: alipay.screen({
    view: { device: maybe(DeviceId), name: textUpTo(40), open: overlay("device", "name") },
    focus: [{ field: "name", when: whileOpen("name") }],
  }),
  freeze: alipay.screen({ view: { code: textFor(Code), problem } }),
};
type Steps = { view: { step: string; payPassword: string; first: string } };
const six = ({ view }: Steps): boolean => /^\d{6}$/.test(view.payPassword);
export const securityGuards = {
  isPassed: equal("state.passed", "password"),
  provesOld: equal("view.step", "old"),
  choosesNew: equal("view.step", "new"),
  repeats: equal("view.step", "again"),
  hasSix: six,
  sameSix: (c: Steps) => six(c) && c.view.first === c.view.payPassword,
  nextFits: ({ view }: { view: { loginPassword: string; next: string; again: string } }) =>
    view.loginPassword !== "" && view.next !== "" && view.next === view.again,
  hasDevice: not(equal("view.device", null)),
  hasDeviceName: all(not(equal("view.device", null)), atLeast("view.name", 1)),
  isFrozen: equal("state.pay.frozen", true),
  isOpen: not(equal("state.pay.frozen", true)),
  mayUnfreeze: all(equal("state.pay.frozen", true), equal("state.passed", "unfreeze")),
};
