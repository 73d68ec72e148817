/** The current value of the owner's funds, for screens. */
import { createMemo } from "solid-js";
import merchants, { type Fund } from "#world/merchants/index.ts";
import { dailyChange, netAssetValue } from "#world/merchants/finance.ts";
import { queryWorld } from "#ui/world.ts";
import type { ScreenContext } from "#apps/alipay/screens/parts/page.tsx";
import { dayNumber, unitsValueCents } from "../../fund-math.ts";
import type { Holding } from "../../state.ts";

export interface HeldFund {
  readonly holding: Holding;
  readonly fund: Fund;
  readonly cents: number;
  readonly gainCents: number;
  /** The change of the value during the last day, in cents. */
  readonly dayCents: number;
}
export function heldFunds(p: ScreenContext): () => readonly HeldFund[] {
  const ids = () => Object.keys(p.state.holdings).toSorted().slice(0, 60);
  const funds = queryWorld(merchants.queries.funds, () => (ids().length === 0 ? null : { ids: ids() }));
  return createMemo(() => {
    const day = dayNumber(p.now, p.offsetMin) - 1;
    return (funds() ?? []).flatMap((fund) => {
      const holding = p.state.holdings[fund.id];
      if (!holding) return [];
      const cents = unitsValueCents(holding.units, netAssetValue(fund, day));
      const dayCents = Math.round((cents * dailyChange(fund, day)) / 10_000);
      return [{ holding, fund, cents, gainCents: cents - holding.costCents, dayCents }];
    });
  });
}
export const percent = (hundredths: number): string => `${hundredths >= 0 ? "+" : ""}${(hundredths / 100).toFixed(2)}%`;
