import { createMemo, Show } from "solid-js";
import merchants from "../../../../../world/merchants/index.ts";
import { navOf } from "../../../../../world/merchants/finance.ts";
import { world } from "../../../../../ui/world.ts";
import none from "@material-symbols/svg-400/rounded/savings.svg?raw";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Panel, Pills, Said } from "../../../looks/cells.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { Pair, TopSum } from "../../../looks/rows.tsx";
import { yuan } from "../../../sums.ts";
import { dayOf, worth } from "../rules.ts";

export default page("sell", (p) => {
  const fund = world(merchants.queries.fund, () => ({ id: p.params.id }));
  const held = () => p.state.holdings[p.params.id];
  const units = () => Math.max(1, Math.floor(((held()?.units ?? 0) * Number(p.view.percent)) / 100));
  const today = () => dayOf(p.now, p.offsetMin);
  const gross = () => (fund() ? worth(units(), navOf(fund()!, today() - 1)) : 0);
  const early = createMemo(() => held() !== undefined && today() - dayOf(held()!.since, p.offsetMin) < 7);
  const fee = () => (early() && fund() ? Math.round((gross() * fund()!.sellFee) / 10_000) : 0);
  return (
    <Leaf title={p.t("sellFund")} sub={fund() ? (p.lang === "en" ? fund()!.name.en : fund()!.name.zh) : undefined}>
      <Show when={held()} fallback={<None icon={none} text={p.t("noHoldings")} />}>
        <Panel>
          <Said dim>{p.t("howMuch")}</Said>
          <Pills
            as="wrap"
            options={(["25", "50", "75", "100"] as const).map((id) => ({
              id,
              label: id === "100" ? p.t("all") : `${id}%`,
            }))}
            chosen={p.view.percent}
            onPick={(percent) => p.act.part({ percent })}
          />
          <TopSum above={p.t("about")} sum={yuan(gross() - fee())} />
          <Pair name={p.t("shares")} value={(units() / 10_000).toFixed(2)} />
          <Show when={fee() > 0}>
            <Pair name={p.t("sellFee")} value={yuan(fee())} />
          </Show>
          <Pair name={p.t("moveOutTo")} value={p.t("yuebao")} />
        </Panel>
        <Acts>
          <Big label={p.t("sellAct")} onTap={() => p.act.go()} />
        </Acts>
      </Show>
    </Leaf>
  );
});
