import { balanceOf } from "../../../../../os/money/read.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Word } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { cardBound, cardTitle } from "../../../accounts.ts";
import { plain, yuan } from "../../../sums.ts";

export default page("repayCard", (p) => {
  const card = () => cardBound(p.os, p.params.id);
  const owed = () => Math.max(0, -balanceOf(p.os, card()?.account ?? ""));
  return (
    <Leaf
      ground="white"
      title={p.t("cardRepay")}
      sub={card() ? cardTitle(card()!) : undefined}
      foot={<SumPad go={p.t("repay")} can={p.can("go")} onKey={(key) => p.act.key({ key })} onGo={() => p.act.go()} />}
    >
      <HugeSum label={p.t("repaySum")} sum={p.view.sum} note={p.t("owedAll", { sum: yuan(owed()) })} />
      <Word label={p.t("allOwed", { sum: yuan(owed()) })} onTap={() => p.act.putSum({ sum: plain(owed()) })} />
    </Leaf>
  );
});
