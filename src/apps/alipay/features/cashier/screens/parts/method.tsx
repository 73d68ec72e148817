/** What a payment can be taken from, as rows: balance, money fund, credit, cards. */
import wallet from "@material-symbols/svg-400/rounded/account_balance_wallet-fill.svg?raw";
import savings from "@material-symbols/svg-400/rounded/savings-fill.svg?raw";
import card from "@material-symbols/svg-400/rounded/credit_card-fill.svg?raw";
import later from "@material-symbols/svg-400/rounded/event_repeat-fill.svg?raw";
import { For } from "solid-js";
import type { Any } from "../../../../screens/parts/draw.tsx";
import { accountOfMethod, cardBound, cardTitle, methodsOf, roomIn } from "../../../../accounts.ts";
import { Cells, PickCell } from "../../../../looks/cells.tsx";
import { Half } from "../../../../looks/sheet.tsx";
import { yuan } from "../../../../sums.ts";
import { mayUse } from "../../commands.ts";
import { methodsFor } from "../../deals.ts";

const looks: Readonly<Record<string, { readonly icon: string; readonly tint: string }>> = {
  balance: { icon: wallet, tint: "#1677ff" },
  fund: { icon: savings, tint: "#ff8f1f" },
  credit: { icon: later, tint: "#22b7e0" },
};
export const methodLook = (method: string) => looks[method] ?? { icon: card, tint: "#3f8c6a" };
export function methodTitle(p: Any, method: string): string {
  if (method === "balance") return p.t("balance");
  if (method === "fund") return p.t("yuebao");
  if (method === "credit") return p.t("credit");
  const found = cardBound(p.os, method);
  return found ? cardTitle(found) : p.t("noMethod");
}
/** What is in it; of cards nothing, since only the bank knows. */
export function methodNote(p: Any, method: string): string | undefined {
  const account = accountOfMethod(p.os, method);
  if (account === null) return undefined;
  if (method === "credit") return p.t("creditRoom", { sum: yuan(roomIn(p.os, account)) });
  if (method === "balance" || method === "fund") return p.t("methodRoom", { sum: yuan(roomIn(p.os, account)) });
  return p.t(cardBound(p.os, method)?.kind === "credit" ? "creditCard" : "debitCard");
}
export function MethodRows(p: {
  readonly at: Any;
  readonly kinds: readonly string[];
  readonly chosen: string | null;
  readonly cents?: number | undefined;
  readonly onPick: (method: string) => void;
}) {
  const all = () => methodsOf(p.at.os, p.at.state.pay.order).filter((m) => mayUse(p.at.state, p.at.os, m, p.kinds));
  const short = (m: string): boolean =>
    p.cents !== undefined && roomIn(p.at.os, accountOfMethod(p.at.os, m)!) < p.cents;
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
/** The half-sheet that offers what a till may take: of the pay code, of the ride code. */
export function TillMethods(p: {
  readonly at: Any;
  readonly open: boolean;
  readonly chosen: string;
  readonly onPick: (method: string) => void;
}) {
  return (
    <Half open={p.open} title={p.at.t("chooseMethod")}>
      <Cells>
        <MethodRows at={p.at} kinds={methodsFor.till} chosen={p.chosen} onPick={(method) => p.onPick(method)} />
      </Cells>
    </Half>
  );
}
