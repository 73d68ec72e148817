import { createMemo, For, Show } from "solid-js";
import eye from "@material-symbols/svg-400/rounded/visibility.svg?raw";
import shut from "@material-symbols/svg-400/rounded/visibility_off.svg?raw";
import merchants from "#world/merchants/index.ts";
import { dailyChange, yearlyRate } from "#world/merchants/finance.ts";
import { queryWorld } from "#ui/world.ts";
import { amountText, balanceOf } from "#os/money/read.ts";
import { balanceAccount, fundAccount } from "#apps/alipay/accounts.ts";
import { Cell, Cells, Panel } from "#apps/alipay/looks/cells.tsx";
import { Grid } from "#apps/alipay/looks/grid.tsx";
import { EarningsRow, EarningsItem } from "#apps/alipay/looks/home.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { Digits } from "#apps/alipay/looks/keypads.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { interestCents } from "#apps/alipay/features/bills/queries.ts";
import { dayNumber, startOfDayNumber } from "#apps/alipay/features/wealth/fund-math.ts";
import { heldFunds, percent } from "#apps/alipay/features/wealth/screens/parts/holdings.tsx";
import { serviceLook } from "./services.tsx";
import type { TabProps } from "./tab.tsx";

export function wealthTab(p: TabProps["screenProps"], foot: TabProps["footer"]) {
  const held = heldFunds(p);
  const day = () => dayNumber(p.now, p.offsetMin) - 1;
  const total = createMemo(
    () => balanceOf(p.os, balanceAccount) + balanceOf(p.os, fundAccount) + held().reduce((sum, h) => sum + h.cents, 0),
  );
  const yesterday = createMemo(
    () =>
      interestCents(p.os, fundAccount, startOfDayNumber(day() + 1, p.offsetMin)) +
      held().reduce((sum, h) => sum + h.dayCents, 0),
  );
  const best = queryWorld(merchants.queries.market, () => ({ sort: "gain" as const }));
  const shown = (text: string) => (p.state.hidden ? "****" : text);
  return (
    <PageFrame
      ground="pale"
      part="wealth"
      title={p.t("tabWealth")}
      back="none"
      right={
        <HeaderIcon
          icon={p.state.hidden ? shut : eye}
          name={p.t(p.state.hidden ? "showSums" : "hideSums")}
          onTap={() => p.act.hideSums()}
        />
      }
      footer={foot()}
    >
      <Panel>
        <EarningsRow>
          <EarningsItem label={p.t("assetsYuan")} onTap={() => p.act.assets()}>
            <Digits of={shown(amountText(total()))} size={32} />
          </EarningsItem>
        </EarningsRow>
        <EarningsRow>
          <EarningsItem label={p.t("yesterdayEarned")} onTap={() => p.act.assets()}>
            <Digits
              of={shown(`${yesterday() >= 0 ? "+" : ""}${amountText(yesterday())}`)}
              size={22}
              tone={yesterday() >= 0 ? "red" : "green"}
            />
          </EarningsItem>
          <EarningsItem label={p.t("yuebao")} onTap={() => p.act.yuebao()}>
            <Digits of={shown(amountText(balanceOf(p.os, fundAccount)))} size={22} />
          </EarningsItem>
        </EarningsRow>
      </Panel>
      <Grid
        items={(["yuebao", "funds", "assets", "credit", "balance"] as const).map((name) => {
          const s = serviceLook(name);
          return { id: s.to, label: p.t(s.to), icon: s.icon, tint: s.tint, onTap: () => p.act[s.to]() };
        })}
      />
      <Show when={held().length > 0}>
        <Cells title={p.t("holdings")}>
          <For each={held()}>
            {(h) => (
              <Cell
                title={p.lang === "en" ? h.fund.name.en : h.fund.name.zh}
                sub={p.t("gain", { sum: shown(`${h.gainCents >= 0 ? "+" : ""}${amountText(h.gainCents)}`) })}
                value={shown(yuan(h.cents))}
                onTap={() => p.act.fund({ id: h.fund.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
      <Cells title={p.t("wellRun")}>
        <For each={(best()?.rows ?? []).slice(0, 8)}>
          {(f) => (
            <Cell
              title={p.lang === "en" ? f.name.en : f.name.zh}
              sub={`${p.t(`fund_${f.kind}`)} · ${p.t("risk", { n: f.risk })}`}
              value={
                f.kind === "money" ? `${(yearlyRate(f, day()) / 1000).toFixed(3)}%` : percent(dailyChange(f, day()))
              }
              onTap={() => p.act.fund({ id: f.id })}
            />
          )}
        </For>
      </Cells>
    </PageFrame>
  );
}
