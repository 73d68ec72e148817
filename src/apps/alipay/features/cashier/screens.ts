import * as v from "valibot";
import { EntryId } from "../../../../os/money/schema.ts";
import { firstOf, maybe, overlay, textUpTo, whole } from "../../../../os/values.ts";
import { Method } from "../../accounts.ts";
import { alipay, type State } from "../../state.ts";
import { isFast, methodFor } from "./commands.ts";
import { costOf, methodsFor, request } from "./deals.ts";
import { MandateId } from "./state.ts";

export const cashierScreens = {
  /** A half-sheet over whoever asks to be paid. */
  cashier: alipay.screen({
    params: request,
    enter: ({ state, params, os }) => ({ method: methodFor(state, os, methodsFor[params.deal], costOf(params)) }),
    view: {
      step: firstOf("bill", "finger", "password", "done"),
      method: maybe(Method),
      /** What stands in the six boxes. */
      typed: textUpTo(6),
      entry: maybe(EntryId),
      problem: maybe(v.pipe(v.string(), v.maxLength(40))),
      left: v.optional(whole, 0),
      open: overlay("methods", "problem"),
    },
  }),
  mandates: alipay.screen({ view: { shown: firstOf("on", "off") } }),
  mandate: alipay.screen({ params: { id: MandateId }, view: { open: overlay("method") } }),
};
type Typed = { view: { typed: string } };
export const cashierGuards = {
  isFast: ({ state, params }: { state: State; params: { ref: string; cents: number } }) =>
    isFast(state, costOf(params)),
  hasFinger: ({ state }: { state: State }) => state.pay.biometrics,
  hasMethod: ({ view }: { view: { method: string | null } }) => view.method !== null,
  isPaid: ({ view }: { view: { step: string; entry: string | null } }) => view.step === "done" && view.entry !== null,
  isFinger: ({ view }: { view: { step: string } }) => view.step === "finger",
  isBill: ({ view }: { view: { step: string } }) => view.step === "bill",
  isSecret: ({ view }: { view: { step: string } }) => view.step === "password",
  isUnpaid: ({ view }: { view: { step: string } }) => view.step === "finger" || view.step === "password",
  fiveTyped: ({ view }: Typed) => view.typed.length === 5,
  moreToType: ({ view }: Typed) => view.typed.length < 5,
  isCharging: ({ state, params }: { state: State; params: { id: string } }) => state.mandates[params.id]?.on === true,
};
