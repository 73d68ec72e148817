import { balanceOf } from "../../../../../os/money/read.ts";
import { balanceAccount } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { yuan } from "../../../sums.ts";

export default page("fundIn", (p) => (
  <Leaf
    ground="white"
    title={p.t("deal_fundIn")}
    foot={<SumPad go={p.t("moveIn")} can={p.can("go")} onKey={(key) => p.act.key({ key })} onGo={() => p.act.go()} />}
  >
    <HugeSum
      label={p.t("moveInSum")}
      sum={p.view.sum}
      note={p.t("balanceIs", { sum: yuan(balanceOf(p.os, balanceAccount)) })}
    />
    <Said dim small>
      {p.t("moveInNote")}
    </Said>
  </Leaf>
));
