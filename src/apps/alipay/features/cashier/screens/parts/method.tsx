/** Rows of payment methods: balance, money fund, credit, cards. */
import wallet from "@material-symbols/svg-400/rounded/account_balance_wallet-fill.svg?raw";
import savings from "@material-symbols/svg-400/rounded/savings-fill.svg?raw";
import card from "@material-symbols/svg-400/rounded/credit_card-fill.svg?raw";
import later from "@material-symbols/svg-400/rounded/event_repeat-fill.svg?raw";
import { For } from "solid-js";
import type { ScreenContext } from "#apps/alipay/screens/parts/page.tsx";
import { accountOfMethod, findCard, cardTitle, methodsOf, availableCents } from "#apps/alipay/accounts.ts";
import { Cells, PickCell } from "#apps/alipay/looks/cells.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { canUseMethod } from "../../commands.ts";
import { methodKindsByDeal } from "../../deals.ts";

const methodLooks: Readonly<Record<string, { readonly icon: string; readonly tint: string }>> = {
  balance: { icon: wallet, tint: "#1677ff" },
  fund: { icon: savings, tint: "#ff8f1f" },
  credit: { icon: later, tint: "#22b7e0" },
};
export const methodLook = (method: string) => methodLooks[method] ?? { icon: card, tint: "#3f8c6a" };
export function methodTitle(p: ScreenContext, method: string): string {
  if (method === "balance") return p.t("balance");
  if (method === "fund") return p.t("yuebao");
  if (method === "credit") return p.t("credit");
  const found = findCard(p.os, method);
  return found ? cardTitle(found) : p.t("noMethod");
}
/**
 * Describes how much a method can still pay. For a card, the note shows only the kind of the card, because only the
 * bank knows how much it can pay.
 */
export function methodNote(p: ScreenContext, method: string): string | undefined {
  const account = accountOfMethod(p.os, method);
  if (account === null) return undefined;
  if (method === "credit") return p.t("creditRoom", { sum: yuan(availableCents(p.os, account)) });
  if (method === "balance" || method === "fund") return p.t("methodRoom", { sum: yuan(availableCents(p.os, account)) });
  return p.t(findCard(p.os, method)?.kind === "credit" ? "creditCard" : "debitCard");
}
export function MethodRows(p: {
  readonly at: ScreenContext;
  readonly kinds: readonly string[];
  readonly chosen: string | null;
  readonly cents?: number | undefined;
  readonly onPick: (method: string) => void;
}) {
  const all = () =>
    methodsOf(p.at.os, p.at.state.pay.order).filter((m) => canUseMethod(p.at.state, p.at.os, m, p.kinds));
  const short = (m: string): boolean =>
    p.cents !== undefined && availableCents(p.at.os, accountOfMethod(p.at.os, m)!) < p.cents;
  return (
    <For each={all()}>
      {(m) => (
        <PickCell
          title={methodTitle(p.at, m)}
          sub={short(m) ? p.at.t("methodShort") : methodNote(p.at, m)}
          icon={methodLook(m).icon}
          tint={methodLook(m).tint}
          on={p.chosen === m}
          onTap={() => p.onPick(m)}
        />
      )}
    </For>
  );
}
/** The half-sheet with the methods that a till accepts. The screens of the pay code and the ride code use it. */
export function TillMethodSheet(p: {
  readonly at: ScreenContext;
  readonly open: boolean;
  readonly chosen: string;
  readonly onPick: (method: string) => void;
}) {
  return (
    <HalfSheet open={p.open} title={p.at.t("chooseMethod")}>
      <Cells>
        <MethodRows at={p.at} kinds={methodKindsByDeal.till} chosen={p.chosen} onPick={(method) => p.onPick(method)} />
      </Cells>
    </HalfSheet>
  );
}
