import { balanceOf } from "../../../../../os/money/read.ts";
import { balanceAccount } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { yuan } from "../../../sums.ts";

export default page("topUp", (p) => (
  <Leaf
    ground="white"
    title={p.t("topUp")}
    foot={<SumPad go={p.t("next")} can={p.can("go")} onKey={(key) => p.act.key({ key })} onGo={() => p.act.go()} />}
  >
    <HugeSum
      label={p.t("topUpSum")}
      sum={p.view.sum}
      note={p.t("balanceIs", { sum: yuan(balanceOf(p.os, balanceAccount)) })}
    />
    <Said dim small>
      {p.t("topUpNote")}
    </Said>
  </Leaf>
));
