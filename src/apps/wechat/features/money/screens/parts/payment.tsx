/** The payment sheet of a chat, and the choice of the paying account. */
import { createMemo } from "solid-js";
import { amountText, balanceOf, cardsBoundTo, lastFour } from "#os/money/read.ts";
import type { OsState } from "#os/state.ts";
import type { Facts } from "#os/values.ts";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import type { State } from "#apps/wechat/state.ts";
import type { Word } from "#apps/wechat/strings.ts";
import { PaySheet } from "#apps/wechat/features/pay/screens/parts/pay-sheet.tsx";

interface PaymentScreen {
  readonly state: State;
  readonly os: OsState;
  readonly view: {
    readonly from: string;
    readonly entered: string;
    readonly wrong: boolean;
    readonly open: string | null;
  };
  t(key: Word, facts?: Facts): string;
}
export function Payment(p: {
  readonly host: PaymentScreen;
  readonly what: string;
  readonly amount: string;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onFinger: () => void;
  readonly onMethods: () => void;
  readonly onMethod: (account: string) => void;
}) {
  const host = () => p.host;
  const methods = createMemo(() => [
    {
      account: balanceAccount,
      name: host().t("balanceName"),
      note: host().t("balanceLeft", { sum: amountText(balanceOf(host().os, balanceAccount)) }),
    },
    ...cardsBoundTo(host().os, "wechat").map((card) => ({
      account: card.account,
      name: `${card.bank} (${lastFour(card)})`,
      note: undefined,
    })),
  ]);
  const from = () => host().view.from || host().state.pay.method;
  const chosen = () => methods().find((m) => m.account === from());
  return (
    <>
      <PaySheet
        open={host().view.open === "pay"}
        title={host().t("payTitle")}
        what={p.what}
        amount={p.amount}
        method={chosen()?.name ?? host().t("balanceName")}
        methodName={host().t("method")}
        onMethod={() => p.onMethods()}
        filled={host().view.entered.length}
        boxesName={host().t("boxes")}
        problem={host().view.wrong ? host().t("wrongPassword") : undefined}
        fingerName={host().state.pay.finger ? host().t("useFinger") : undefined}
        onDigit={p.onDigit}
        onErase={p.onErase}
        onFinger={p.onFinger}
      />
      <ActionSheet
        open={host().view.open === "methods"}
        title={host().t("method")}
        items={methods().map((m) => ({
          label: m.name,
          note: m.note,
          on: m.account === from(),
          onTap: () => p.onMethod(m.account),
        }))}
      />
    </>
  );
}
