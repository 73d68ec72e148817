import * as v from "valibot";
import { CardId } from "#os/money/schema.ts";
import { choiceField, idSchema, nullableField, overlay, text, textUpTo } from "#os/values.ts";
import { normalizeNumber } from "#os/phone-numbers.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { ownNumber } from "../../people.ts";
import { alipay } from "../../state.ts";
import { sumField } from "../../sums.ts";
import { Method } from "../../accounts.ts";
import { HouseholdId, packages, PassId } from "./state.ts";

export const BillerId = idSchema("biller");
export const servicesScreens = {
  more: alipay.screen({ view: { editing: v.optional(v.boolean(), false) } }),
  phone: alipay.screen({
    enter: () => ({ number: normalizeNumber(ownNumber) }),
    view: { number: textUpTo(20), cents: v.optional(v.picklist(packages), 5_000), open: overlay("people") },
  }),
  billers: alipay.screen({
    view: {
      query: text,
      kind: choiceField("all", "water", "power", "gas", "heating", "broadband", "landline", "tv", "property"),
    },
  }),
  biller: alipay.screen({
    params: { id: BillerId },
    view: { number: textUpTo(20), label: textUpTo(20) },
    focus: [{ field: "number", kind: "number" }],
  }),
  household: alipay.screen({
    params: { id: HouseholdId },
    view: { label: textUpTo(20), open: overlay("label") },
    focus: [{ field: "label", when: whileOpen("label") }],
  }),
  cardRepay: alipay.screen({}),
  repayCard: alipay.screen({ params: { id: CardId }, view: { sum: sumField } }),
  pocket: alipay.screen({ view: { kind: choiceField("all", "member", "coupon", "ticket") } }),
  pass: alipay.screen({ params: { id: PassId } }),
  transport: alipay.screen({ view: { method: nullableField(Method), open: overlay("method") } }),
};
export const servicesGuards = {
  hasPhone: ({ view }: { view: { number: string } }) => /^1\d{10}$/.test(normalizeNumber(view.number)),
  hasAccount: ({ view }: { view: { number: string } }) => /^\d{4,20}$/.test(view.number.trim()),
};
