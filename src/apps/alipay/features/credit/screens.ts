import { decimalText, sumField } from "../../sums.ts";
import { alipay, type State } from "../../state.ts";
import { choiceField } from "#os/values.ts";

export const creditScreens = {
  credit: alipay.screen({}),
  statement: alipay.screen({}),
  instal: alipay.screen({
    enter: ({ state }) => (state.credit.billedCents > 0 ? { sum: decimalText(state.credit.billedCents) } : {}),
    view: { sum: sumField, months: choiceField(3, 6, 9, 12) },
  }),
  repay: alipay.screen({
    enter: ({ state }) => (state.credit.billedCents > 0 ? { sum: decimalText(state.credit.billedCents) } : {}),
    view: { sum: sumField },
  }),
  score: alipay.screen({}),
};
export const creditGuards = {
  isBilled: ({ state }: { state: State }) => state.credit.billedCents > 0,
};
