/** What the funds that are held are worth today, as a screen asks the world. */
import { createMemo } from "solid-js";
import merchants, { type Fund } from "../../../../../../world/merchants/index.ts";
import { changeOf, navOf } from "../../../../../../world/merchants/finance.ts";
import { world } from "../../../../../../ui/world.ts";
import type { Any } from "../../../../screens/parts/draw.tsx";
import { dayOf, worth } from "../../rules.ts";
import type { Holding } from "../../state.ts";

export interface Held {
  readonly holding: Holding;
  readonly fund: Fund;
  readonly cents: number;
  readonly gainCents: number;
  /** Of the last day. */
  readonly dayCents: number;
}
export function heldFunds(p: Any): () => readonly Held[] {
  const ids = () => Object.keys(p.state.holdings).toSorted().slice(0, 60);
  const funds = world(merchants.queries.funds, () => (ids().length === 0 ? null : { ids: ids() }));
  return createMemo(() => {
    const day = dayOf(p.now, p.offsetMin) - 1;
    return (funds() ?? []).flatMap((fund) => {
      const holding = p.state.holdings[fund.id];
      if (!holding) return [];
      const cents = worth(holding.units, navOf(fund, day));
      const dayCents = Math.round((cents * changeOf(fund, day)) / 10_000);
      return [{ holding, fund, cents, gainCents: cents - holding.costCents, dayCents }];
    });
  });
}
export const percent = (hundredths: number): string => `${hundredths >= 0 ? "+" : ""}${(hundredths / 100).toFixed(2)}%`;
