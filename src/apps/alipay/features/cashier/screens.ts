import { all, equal, memberOf, not } from "#os/guards.ts";
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { choiceField, nullableField, overlay, textUpTo, wholeNumber } from "#os/values.ts";
import { Method } from "../../accounts.ts";
import { alipay, type State } from "../../state.ts";
import { isWithinFastLimit, chooseMethod } from "./commands.ts";
import { costOf, methodKindsByDeal, cashierParams } from "./deals.ts";
import { MandateId } from "./state.ts";

export const cashierScreens = {
  /** A half-sheet on top of the app that requests the payment. */
  cashier: alipay.screen({
    params: cashierParams,
    enter: ({ state, params, os }) => ({
      method: chooseMethod(state, os, methodKindsByDeal[params.deal], costOf(params)),
    }),
    view: {
      step: choiceField("bill", "finger", "password", "done"),
      method: nullableField(Method),
      /** The digits in the six boxes. */
      typed: textUpTo(6),
      entry: nullableField(EntryId),
      problem: nullableField(v.pipe(v.string(), v.maxLength(40))),
      left: v.optional(wholeNumber, 0),
      open: overlay("methods", "problem"),
    },
  }),
  mandates: alipay.screen({ view: { shown: choiceField("on", "off") } }),
  mandate: alipay.screen({ params: { id: MandateId }, view: { open: overlay("method") } }),
};
type Typed = { view: { typed: string } };
export const cashierGuards = {
  isFast: ({ state, params }: { state: State; params: { ref: string; cents: number } }) =>
    isWithinFastLimit(state, costOf(params)),
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
