/** Calculates the credit score: 350 to 950 points, from paid statements, assets, bills, cards and households. */
import { balanceOf, cardsBoundTo } from "#os/money/read.ts";
import type { OsState } from "#os/state.ts";
import { appId, balanceAccount, billsOf, fundAccount } from "../../accounts.ts";
import type { State } from "../../state.ts";

export function scoreOf(state: State, os: OsState) {
  const paid = state.statements.filter((s) => s.paid).length / Math.max(1, state.statements.length);
  const shares = [
    { id: "paying", most: 220, share: state.credit.overdue ? 0 : paid },
    { id: "assets", most: 140, share: (balanceOf(os, balanceAccount) + balanceOf(os, fundAccount)) / 3_000_000 },
    { id: "habits", most: 140, share: billsOf(os).length / 200 },
    { id: "identity", most: 100, share: (cardsBoundTo(os, appId).length + Object.keys(state.households).length) / 8 },
  ] as const;
  const parts = shares.map(({ id, most, share }) => ({
    id,
    share: Math.min(1, share),
    points: Math.round(most * Math.min(1, share)),
  }));
  return { sum: 350 + parts.reduce((sum, { points }) => sum + points, 0), parts };
}
