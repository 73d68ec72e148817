import { createMemo } from "solid-js";
import { civilOf } from "#state/civil.ts";
import merchants from "#world/merchants/index.ts";
import { yearlyRate, earningPer10000 } from "#world/merchants/finance.ts";
import { queryWorld } from "#ui/world.ts";
import { amountText, balanceOf } from "#os/money/read.ts";
import { fundAccount } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, Panel, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { BarChart } from "#apps/alipay/looks/figures.tsx";
import { HeaderLink, PageFrame } from "#apps/alipay/looks/page.tsx";
import { Tile, Tiles, AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { interestCents } from "../../bills/queries.ts";
import { dayNumber, moneyFundId, startOfDayNumber } from "../fund-math.ts";

export default page("yuebao", (p) => {
  const fund = queryWorld(merchants.queries.fund, () => ({ id: moneyFundId }));
  const today = () => dayNumber(p.now, p.offsetMin);
  const last = createMemo(() => interestCents(p.os, fundAccount, startOfDayNumber(today(), p.offsetMin)));
  const total = createMemo(() => p.state.interest.beforeCents + interestCents(p.os, fundAccount));
  const rate = (day: number) => (fund() ? yearlyRate(fund()!, day) : 0);
  const week = createMemo(() =>
    [6, 5, 4, 3, 2, 1, 0].map((back) => {
      const day = today() - back;
      const date = civilOf(startOfDayNumber(day, 0), 0);
      return {
        id: String(day),
        label: `${date.month}/${date.day}`,
        value: rate(day),
        text: (rate(day) / 1000).toFixed(2),
      };
    }),
  );
  return (
    <PageFrame
      ground="pale"
      title={p.t("yuebao")}
      right={<HeaderLink label={p.t("details")} onTap={() => p.act.records()} />}
    >
      <AmountHeader
        above={p.t("totalSum")}
        sum={yuan(balanceOf(p.os, fundAccount))}
        below={p.t("earnedYesterday", { sum: `+${amountText(last())}` })}
      />
      <ButtonRow abreast>
        <BigButton kind="line" label={p.t("moveOut")} onTap={() => p.act.fundOut()} />
        <BigButton label={p.t("moveIn")} onTap={() => p.act.fundIn()} />
      </ButtonRow>
      <Tiles>
        <Tile label={p.t("earnedAll")} sum={amountText(total())} tone="red" />
        <Tile label={p.t("per10k")} sum={fund() ? (earningPer10000(fund()!, today()) / 10_000).toFixed(4) : "—"} />
      </Tiles>
      <Panel>
        <Paragraph dim small>
          {p.t("weekRate")}
        </Paragraph>
        <BarChart bars={week()} chosen={String(today())} />
      </Panel>
      <Cells note={p.t("yuebaoNote")}>
        <Cell
          title={p.t("investsIn")}
          value={fund() ? (p.lang === "en" ? fund()!.name.en : fund()!.name.zh) : ""}
          onTap={() => p.act.fund({ id: moneyFundId })}
        />
      </Cells>
    </PageFrame>
  );
});
