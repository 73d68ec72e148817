import { createMemo, Show } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { netAssetValue } from "#world/merchants/finance.ts";
import { queryWorld } from "#ui/world.ts";
import none from "@material-symbols/svg-400/rounded/savings.svg?raw";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Panel, Pills, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { LabeledValue, AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { dayNumber, unitsValueCents } from "../fund-math.ts";

export default page("sell", (p) => {
  const fund = queryWorld(merchants.queries.fund, () => ({ id: p.params.id }));
  const held = () => p.state.holdings[p.params.id];
  const units = () => Math.max(1, Math.floor(((held()?.units ?? 0) * Number(p.view.percent)) / 100));
  const today = () => dayNumber(p.now, p.offsetMin);
  const gross = () => (fund() ? unitsValueCents(units(), netAssetValue(fund()!, today() - 1)) : 0);
  const early = createMemo(() => held() !== undefined && today() - dayNumber(held()!.since, p.offsetMin) < 7);
  const fee = () => (early() && fund() ? Math.round((gross() * fund()!.sellFee) / 10_000) : 0);
  return (
    <PageFrame title={p.t("sellFund")} sub={fund() ? (p.lang === "en" ? fund()!.name.en : fund()!.name.zh) : undefined}>
      <Show when={held()} fallback={<EmptyState icon={none} text={p.t("noHoldings")} />}>
        <Panel>
          <Paragraph dim>{p.t("howMuch")}</Paragraph>
          <Pills
            as="wrap"
            options={(["25", "50", "75", "100"] as const).map((id) => ({
              id,
              label: id === "100" ? p.t("all") : `${id}%`,
            }))}
            chosen={p.view.percent}
            onPick={(percent) => p.act.part({ percent })}
          />
          <AmountHeader above={p.t("about")} sum={yuan(gross() - fee())} />
          <LabeledValue name={p.t("shares")} value={(units() / 10_000).toFixed(2)} />
          <Show when={fee() > 0}>
            <LabeledValue name={p.t("sellFee")} value={yuan(fee())} />
          </Show>
          <LabeledValue name={p.t("moveOutTo")} value={p.t("yuebao")} />
        </Panel>
        <ButtonRow>
          <BigButton label={p.t("sellAct")} onTap={() => p.act.go()} />
        </ButtonRow>
      </Show>
    </PageFrame>
  );
});
