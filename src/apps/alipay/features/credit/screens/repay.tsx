import { balanceOf } from "#os/money/read.ts";
import { creditAccount } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Pills } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { decimalText, typedCents, yuan } from "#apps/alipay/sums.ts";

export default page("repay", (p) => {
  const owed = () => Math.max(0, -balanceOf(p.os, creditAccount));
  const much = () => (typedCents(p.view.sum) ?? 0) > owed();
  return (
    <PageFrame
      ground="white"
      title={p.t("deal_repay")}
      footer={
        <AmountKeypad
          go={p.t("repay")}
          can={p.can("go") && !much()}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
    >
      <AmountField
        label={p.t("repaySum")}
        sum={p.view.sum}
        note={p.t(much() ? "repayment-too-large" : "owedAll", { sum: yuan(owed()) })}
        bad={much()}
      />
      <Pills
        as="wrap"
        options={[
          {
            id: decimalText(p.state.credit.billedCents),
            label: p.t("thisBill", { sum: yuan(p.state.credit.billedCents) }),
          },
          { id: decimalText(owed()), label: p.t("allOwed", { sum: yuan(owed()) }) },
        ]}
        chosen={p.view.sum}
        onPick={(sum) => p.act.putSum({ sum })}
      />
    </PageFrame>
  );
});
