import { createMemo } from "solid-js";
import { civilOf } from "../../../../../state/civil.ts";
import merchants from "../../../../../world/merchants/index.ts";
import { yearlyRateOf, earningOf } from "../../../../../world/merchants/finance.ts";
import { world } from "../../../../../ui/world.ts";
import { amountText, balanceOf } from "../../../../../os/money/read.ts";
import { fundAccount } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, Panel, Said } from "../../../looks/cells.tsx";
import { Bars } from "../../../looks/figures.tsx";
import { HeadWord, Leaf } from "../../../looks/page.tsx";
import { Tile, Tiles, TopSum } from "../../../looks/rows.tsx";
import { yuan } from "../../../sums.ts";
import { earnedCents } from "../../bills/queries.ts";
import { dayOf, moneyFund, startOf } from "../rules.ts";

export default page("yuebao", (p) => {
  const fund = world(merchants.queries.fund, () => ({ id: moneyFund }));
  const today = () => dayOf(p.now, p.offsetMin);
  const last = createMemo(() => earnedCents(p.os, fundAccount, startOf(today(), p.offsetMin)));
  const total = createMemo(() => p.state.interest.beforeCents + earnedCents(p.os, fundAccount));
  const rate = (day: number) => (fund() ? yearlyRateOf(fund()!, day) : 0);
  const week = createMemo(() =>
    [6, 5, 4, 3, 2, 1, 0].map((back) => {
      const day = today() - back;
      const date = civilOf(startOf(day, 0), 0);
      return {
        id: String(day),
        label: `${date.month}/${date.day}`,
        value: rate(day),
        text: (rate(day) / 1000).toFixed(2),
      };
    }),
  );
  return (
    <Leaf ground="pale" title={p.t("yuebao")} right={<HeadWord label={p.t("details")} onTap={() => p.act.records()} />}>
      <TopSum
        above={p.t("totalSum")}
        sum={yuan(balanceOf(p.os, fundAccount))}
        below={p.t("earnedYesterday", { sum: `+${amountText(last())}` })}
      />
      <Acts abreast>
        <Big kind="line" label={p.t("moveOut")} onTap={() => p.act.fundOut()} />
        <Big label={p.t("moveIn")} onTap={() => p.act.fundIn()} />
      </Acts>
      <Tiles>
        <Tile label={p.t("earnedAll")} sum={amountText(total())} tone="red" />
        <Tile label={p.t("per10k")} sum={fund() ? (earningOf(fund()!, today()) / 10_000).toFixed(4) : "—"} />
      </Tiles>
      <Panel>
        <Said dim small>
          {p.t("weekRate")}
        </Said>
        <Bars bars={week()} chosen={String(today())} />
      </Panel>
      <Cells note={p.t("yuebaoNote")}>
        <Cell
          title={p.t("investsIn")}
          value={fund() ? (p.lang === "en" ? fund()!.name.en : fund()!.name.zh) : ""}
          onTap={() => p.act.fund({ id: moneyFund })}
        />
      </Cells>
    </Leaf>
  );
});
