import { all, atLeast, equal, not } from "#os/guards.ts";
import { choiceField, nullableField, overlay, textFor, textUpTo, wholeNumber } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import * as v from "valibot";
import { alipay } from "../../state.ts";
import { Code, DeviceId } from "./state.ts";

const problem = nullableField(v.pipe(v.string(), v.maxLength(40)));
export const securityScreens = {
  security: alipay.screen({}),
  payPassword: alipay.screen({
    view: {
      /** The owner proves their identity by the old password or a code, then enters the new password twice. */
      step: choiceField("prove", "old", "code", "new", "again", "done"),
      payPassword: textUpTo(6),
      first: textUpTo(6),
      code: textFor(Code),
      problem,
      left: v.optional(wholeNumber, 0),
    },
    focus: [{ field: "code", kind: "number", when: ({ view }) => view.step === "code" }],
  }),
  loginPassword: alipay.screen({
    view: { loginPassword: textUpTo(20), next: textUpTo(20), again: textUpTo(20) },
    focus: [{ field: "loginPassword", kind: "password" }],
  }),
  devices: alipay.screen({
    view: { device: nullableField(DeviceId), name: textUpTo(40), open: overlay("device", "name") },
    focus: [{ field: "name", when: whileOpen("name") }],
  }),
  freeze: alipay.screen({ view: { code: textFor(Code), problem } }),
};
type Steps = { view: { step: string; payPassword: string; first: string } };
const hasSixDigits = ({ view }: Steps): boolean => /^\d{6}$/.test(view.payPassword);
export const securityGuards = {
  isPassed: equal("state.passed", "password"),
  provesOld: equal("view.step", "old"),
  choosesNew: equal("view.step", "new"),
  repeats: equal("view.step", "again"),
  hasSix: hasSixDigits,
  sameSix: (c: Steps) => hasSixDigits(c) && c.view.first === c.view.payPassword,
  nextFits: ({ view }: { view: { loginPassword: string; next: string; again: string } }) =>
    view.loginPassword !== "" && view.next !== "" && view.next === view.again,
  hasDevice: not(equal("view.device", null)),
  hasDeviceName: all(not(equal("view.device", null)), atLeast("view.name", 1)),
  isFrozen: equal("state.pay.frozen", true),
  isOpen: not(equal("state.pay.frozen", true)),
  mayUnfreeze: all(equal("state.pay.frozen", true), equal("state.passed", "unfreeze")),
};
