import { all, equal, memberOf, not } from "../../../../os/guards.ts";
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
  hasFinger: equal("state.pay.biometrics", true),
  hasMethod: not(equal("view.method", null)),
  isPaid: all(equal("view.step", "done"), not(equal("view.entry", null))),
  isFinger: equal("view.step", "finger"),
  isBill: equal("view.step", "bill"),
  isSecret: equal("view.step", "password"),
  isUnpaid: memberOf("view.step", "finger", "password"),
  fiveTyped: ({ view }: Typed) => view.typed.length === 5,
  moreToType: ({ view }: Typed) => view.typed.length < 5,
  isCharging: ({ state, params }: { state: State; params: { id: string } }) => state.mandates[params.id]?.on === true,
};
