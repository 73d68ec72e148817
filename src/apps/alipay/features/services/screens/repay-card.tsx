import { balanceOf } from "#os/money/read.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { LinkButton } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { findCard, cardTitle } from "#apps/alipay/accounts.ts";
import { decimalText, yuan } from "#apps/alipay/sums.ts";

export default page("repayCard", (p) => {
  const card = () => findCard(p.os, p.params.id);
  const owed = () => Math.max(0, -balanceOf(p.os, card()?.account ?? ""));
  return (
    <PageFrame
      ground="white"
      title={p.t("cardRepay")}
      sub={card() ? cardTitle(card()!) : undefined}
      footer={
        <AmountKeypad go={p.t("repay")} can={p.can("go")} onKey={(key) => p.act.key({ key })} onGo={() => p.act.go()} />
      }
    >
      <AmountField label={p.t("repaySum")} sum={p.view.sum} note={p.t("owedAll", { sum: yuan(owed()) })} />
      <LinkButton
        label={p.t("allOwed", { sum: yuan(owed()) })}
        onTap={() => p.act.putSum({ sum: decimalText(owed()) })}
      />
    </PageFrame>
  );
});
