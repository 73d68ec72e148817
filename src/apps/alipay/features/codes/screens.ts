import { equal, not } from "#os/guards.ts";
import { idSchema, nullableField, overlay, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import * as v from "valibot";
import { alipay } from "../../state.ts";
import { Method } from "../../accounts.ts";
import { sumField } from "../../sums.ts";

export const MerchantId = idSchema("merch");
export const codesScreens = {
  payCode: alipay.screen({ opens: "turnCode", view: { method: nullableField(Method), open: overlay("method") } }),
  receive: alipay.screen({}),
  ask: alipay.screen({
    enter: ({ state }) => ({ note: state.asked.note }),
    view: { sum: sumField, note: textUpTo(40), open: overlay("note") },
    focus: [{ field: "note", when: whileOpen("note") }],
  }),
  scan: alipay.screen({ view: { torch: v.optional(v.boolean(), false) } }),
  till: alipay.screen({ params: { merchant: MerchantId }, view: { sum: sumField } }),
};
export const codesGuards = {
  asks: not(equal("state.asked.cents", null)),
};
