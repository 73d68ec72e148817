import { createMemo, For, Show } from "solid-js";
import eye from "@material-symbols/svg-400/rounded/visibility.svg?raw";
import shut from "@material-symbols/svg-400/rounded/visibility_off.svg?raw";
import merchants from "../../../../../../world/merchants/index.ts";
import { changeOf, yearlyRateOf } from "../../../../../../world/merchants/finance.ts";
import { world } from "../../../../../../ui/world.ts";
import { amountText, balanceOf } from "../../../../../../os/money/read.ts";
import { balanceAccount, fundAccount } from "../../../../accounts.ts";
import { Cell, Cells, Panel } from "../../../../looks/cells.tsx";
import { Grid } from "../../../../looks/grid.tsx";
import { Earn, EarnSum } from "../../../../looks/home.tsx";
import { HeadIcon, Leaf } from "../../../../looks/page.tsx";
import { Num } from "../../../../looks/pads.tsx";
import { yuan } from "../../../../sums.ts";
import { earnedCents } from "../../../bills/queries.ts";
import { dayOf, startOf } from "../../../wealth/rules.ts";
import { heldFunds, percent } from "../../../wealth/screens/parts/holdings.tsx";
import { serviceLook } from "./services.tsx";
import type { TabProps } from "./tab.tsx";

export function wealthTab(p: TabProps["at"], foot: TabProps["foot"]) {
  const held = heldFunds(p);
  const day = () => dayOf(p.now, p.offsetMin) - 1;
  const total = createMemo(
    () => balanceOf(p.os, balanceAccount) + balanceOf(p.os, fundAccount) + held().reduce((sum, h) => sum + h.cents, 0),
  );
  const yesterday = createMemo(
    () =>
      earnedCents(p.os, fundAccount, startOf(day() + 1, p.offsetMin)) + held().reduce((sum, h) => sum + h.dayCents, 0),
  );
  const best = world(merchants.queries.market, () => ({ sort: "gain" as const }));
  const shown = (text: string) => (p.state.hidden ? "****" : text);
  return (
    <Leaf
      ground="pale"
      part="wealth"
      title={p.t("tabWealth")}
      back="none"
      right={
        <HeadIcon
          icon={p.state.hidden ? shut : eye}
          name={p.t(p.state.hidden ? "showSums" : "hideSums")}
          onTap={() => p.act.hideSums()}
        />
      }
      foot={foot()}
    >
      <Panel>
        <Earn>
          <EarnSum label={p.t("assetsYuan")} onTap={() => p.act.assets()}>
            <Num of={shown(amountText(total()))} size={32} />
          </EarnSum>
        </Earn>
        <Earn>
          <EarnSum label={p.t("yesterdayEarned")} onTap={() => p.act.assets()}>
            <Num
              of={shown(`${yesterday() >= 0 ? "+" : ""}${amountText(yesterday())}`)}
              size={22}
              tone={yesterday() >= 0 ? "red" : "green"}
            />
          </EarnSum>
          <EarnSum label={p.t("yuebao")} onTap={() => p.act.yuebao()}>
            <Num of={shown(amountText(balanceOf(p.os, fundAccount)))} size={22} />
          </EarnSum>
        </Earn>
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
                f.kind === "money" ? `${(yearlyRateOf(f, day()) / 1000).toFixed(3)}%` : percent(changeOf(f, day()))
              }
              onTap={() => p.act.fund({ id: f.id })}
            />
          )}
        </For>
      </Cells>
    </Leaf>
  );
}
