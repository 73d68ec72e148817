import { For } from "solid-js";
import { balanceOf } from "../../../../../os/money/read.ts";
import { balanceAccount } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, Said } from "../../../looks/cells.tsx";
import { HeadWord, Leaf } from "../../../looks/page.tsx";
import { TopSum } from "../../../looks/rows.tsx";
import { yuan } from "../../../sums.ts";

export default page("balance", (p) => (
  <Leaf ground="pale" title={p.t("balance")} right={<HeadWord label={p.t("details")} onTap={() => p.act.records()} />}>
    <TopSum above={p.t("balanceOfAccount")} sum={yuan(balanceOf(p.os, balanceAccount))} />
    <Acts>
      <Big label={p.t("topUp")} onTap={() => p.act.topUp()} />
      <Big kind="line" label={p.t("withdraw")} onTap={() => p.act.withdraw()} />
    </Acts>
    <Cells title={p.t("rules")}>
      <Cell title={p.t("freeLeft")} value={yuan(p.state.freeCents)} />
      <Cell title={p.t("feeAfter")} value="0.1%" />
    </Cells>
    <For each={["balanceNote1", "balanceNote2"] as const}>
      {(key) => (
        <Said dim small pad>
          {p.t(key)}
        </Said>
      )}
    </For>
  </Leaf>
));
