import { balanceOf } from "../../../../../os/money/read.ts";
import { creditAccount } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Pills } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { plain, typedCents, yuan } from "../../../sums.ts";

export default page("repay", (p) => {
  const owed = () => Math.max(0, -balanceOf(p.os, creditAccount));
  const much = () => (typedCents(p.view.sum) ?? 0) > owed();
  return (
    <Leaf
      ground="white"
      title={p.t("deal_repay")}
      foot={
        <SumPad
          go={p.t("repay")}
          can={p.can("go") && !much()}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
    >
      <HugeSum
        label={p.t("repaySum")}
        sum={p.view.sum}
        note={p.t(much() ? "repayment-too-large" : "owedAll", { sum: yuan(owed()) })}
        bad={much()}
      />
      <Pills
        as="wrap"
        options={[
          { id: plain(p.state.credit.billedCents), label: p.t("thisBill", { sum: yuan(p.state.credit.billedCents) }) },
          { id: plain(owed()), label: p.t("allOwed", { sum: yuan(owed()) }) },
        ]}
        chosen={p.view.sum}
        onPick={(sum) => p.act.putSum({ sum })}
      />
    </Leaf>
  );
});
