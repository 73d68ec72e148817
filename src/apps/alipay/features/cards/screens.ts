import { all, atLeast, equal, not } from "#os/guards.ts";
import { CardId } from "#os/money/schema.ts";
import { nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import * as v from "valibot";
import { ownName, ownNumber } from "../../people.ts";
import { alipay } from "../../state.ts";
import { sumField } from "../../sums.ts";
import { Code } from "../security/state.ts";
import { onlyDigits } from "./numbers.ts";
import { Holder, Phone } from "./state.ts";
import { langOf } from "#os/format.ts";

export const cardsScreens = {
  cards: alipay.screen({}),
  addCard: alipay.screen({ view: { number: textUpTo(24) }, focus: [{ field: "number", kind: "number" }] }),
  holder: alipay.screen({
    enter: ({ state, os }) => ({
      holder: state.adding?.holder || ownName(langOf(os)),
      phone: state.adding?.phone || ownNumber,
    }),
    view: { holder: textFor(Holder), phone: textFor(Phone), agreed: v.optional(v.boolean(), true) },
    focus: [{ field: "holder", caps: "words" }],
  }),
  cardCode: alipay.screen({
    view: { code: textFor(Code), problem: nullableField(v.pipe(v.string(), v.maxLength(40))) },
    focus: [{ field: "code", kind: "number" }],
  }),
  card: alipay.screen({ params: { id: CardId }, view: { sum: sumField, open: overlay("limit") } }),
};
export const cardsGuards = {
  hasNumber: ({ view }: { view: { number: string } }) => /^\d{15,19}$/.test(onlyDigits(view.number)),
  isAdding: not(equal("state.adding", null)),
  hasHolder: all(equal("view.agreed", true), atLeast("view.holder", 1), atLeast("view.phone", 1)),
  hasCode: ({ view }: { view: { code: string } }) => /^\d{6}$/.test(view.code),
};
