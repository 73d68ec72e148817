import { equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { CardId } from "#os/money/schema.ts";
import { choiceField, nullableField, overlay, text, wholeNumber } from "#os/values.ts";
import { alipay, type State } from "../../state.ts";
import { sumField } from "../../sums.ts";
import { cardsBoundTo } from "#os/money/read.ts";
import { appId } from "../../accounts.ts";
import type { OsState } from "#os/state.ts";
import { FundId } from "./state.ts";

const firstDebitCardId = (os: OsState): string | null =>
  cardsBoundTo(os, appId).find((c) => c.kind === "debit")?.id ?? null;
export const wealthScreens = {
  balance: alipay.screen({}),
  records: alipay.screen({
    params: { of: v.picklist(["balance", "fund", "credit"]) },
    view: { side: choiceField("all", "out", "in") },
  }),
  topUp: alipay.screen({ view: { sum: sumField } }),
  withdraw: alipay.screen({
    enter: ({ os }) => ({ card: firstDebitCardId(os) }),
    view: { sum: sumField, card: nullableField(CardId), open: overlay("card") },
  }),
  yuebao: alipay.screen({}),
  fundIn: alipay.screen({ view: { sum: sumField } }),
  fundOut: alipay.screen({ view: { sum: sumField, card: nullableField(CardId), open: overlay("card") } }),
  assets: alipay.screen({}),
  funds: alipay.screen({
    view: {
      query: text,
      kind: choiceField("all", "money", "bond", "mixed", "index", "stock", "gold", "watched"),
      sort: choiceField("best", "gain", "size", "safest"),
      pages: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(20)), 1),
    },
  }),
  fund: alipay.screen({ params: { id: FundId }, view: { days: choiceField("30", "90", "365") } }),
  buy: alipay.screen({ params: { id: FundId }, view: { sum: sumField } }),
  sell: alipay.screen({ params: { id: FundId }, view: { percent: choiceField("25", "50", "75", "100") } }),
};
export const wealthGuards = {
  holds: ({ state, params }: { state: State; params: { id: string } }) => state.holdings[params.id] !== undefined,
  hasChosenCard: not(equal("view.card", null)),
};
