import eye from "@material-symbols/svg-400/rounded/visibility.svg?raw";
import shut from "@material-symbols/svg-400/rounded/visibility_off.svg?raw";
import { createMemo, For } from "solid-js";
import { amountText, balanceOf } from "#os/money/read.ts";
import { balanceAccount, creditAccount, fundAccount } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, Panel } from "#apps/alipay/looks/cells.tsx";
import { RingChart } from "#apps/alipay/looks/figures.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { Digits } from "#apps/alipay/looks/keypads.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { heldFunds } from "./parts/holdings.tsx";

export default page("assets", (p) => {
  const held = heldFunds(p);
  const invested = createMemo(() => held().reduce((sum, h) => sum + h.cents, 0));
  const balance = () => balanceOf(p.os, balanceAccount);
  const money = () => balanceOf(p.os, fundAccount);
  const total = () => Math.max(1, balance() + money() + invested());
  const shown = (cents: number) => (p.state.hidden ? "****" : yuan(cents));
  const owed = () => Math.max(0, -balanceOf(p.os, creditAccount));
  return (
    <PageFrame
      title={p.t("assets")}
      right={
        <HeaderIcon
          icon={p.state.hidden ? shut : eye}
          name={p.t(p.state.hidden ? "showSums" : "hideSums")}
          onTap={() => p.act.hideSums()}
        />
      }
    >
      <Panel>
        <RingChart
          slices={[
            { share: balance() / total(), tint: "#1677ff" },
            { share: money() / total(), tint: "#ff8f1f" },
            { share: invested() / total(), tint: "#00b578" },
          ]}
        >
          <span>{p.t("assetsYuan")}</span>
          <Digits of={p.state.hidden ? "****" : amountText(balance() + money() + invested())} size={17} />
        </RingChart>
      </Panel>
      <Cells>
        <Cell title={p.t("balance")} value={shown(balance())} onTap={() => p.act.balance()} />
        <Cell title={p.t("yuebao")} value={shown(money())} onTap={() => p.act.yuebao()} />
        <Cell title={p.t("funds")} value={shown(invested())} onTap={() => p.act.funds()} />
      </Cells>
      <Cells title={p.t("holdings")}>
        <For each={held()} fallback={<Cell title={p.t("noHoldings")} />}>
          {(h) => (
            <Cell
              title={p.lang === "en" ? h.fund.name.en : h.fund.name.zh}
              sub={p.t("gain", {
                sum: p.state.hidden ? "****" : `${h.gainCents >= 0 ? "+" : ""}${amountText(h.gainCents)}`,
              })}
              value={shown(h.cents)}
              onTap={() => p.act.fund({ id: h.fund.id })}
            />
          )}
        </For>
      </Cells>
      <Cells title={p.t("owed")}>
        <Cell title={p.t("credit")} value={shown(owed())} onTap={() => p.act.credit()} />
      </Cells>
    </PageFrame>
  );
});
