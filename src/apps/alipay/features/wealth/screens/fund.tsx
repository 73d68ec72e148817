import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import starOn from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import { createMemo, Show } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { dailyChange, netAssetValue, yearlyRate } from "#world/merchants/finance.ts";
import { queryWorld } from "#ui/world.ts";
import { amountText } from "#os/money/read.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cells, Panel, Pills, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { LineChart } from "#apps/alipay/looks/figures.tsx";
import { HeaderIcon, PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { Digits } from "#apps/alipay/looks/keypads.tsx";
import { LabeledValue, Tile, Tiles } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { dayNumber, unitsValueCents } from "../fund-math.ts";
import { percent } from "./parts/holdings.tsx";

export default page("fund", (p) => {
  const fund = queryWorld(merchants.queries.fund, () => ({ id: p.params.id }));
  const day = () => dayNumber(p.now, p.offsetMin) - 1;
  const held = () => p.state.holdings[p.params.id];
  const watched = () => p.state.watched.includes(p.params.id);
  const points = createMemo(() => {
    const f = fund();
    if (!f) return [];
    const days = Number(p.view.days);
    const step = Math.max(1, Math.floor(days / 60));
    const value = (at: number) => (f.kind === "money" ? yearlyRate(f, at) : netAssetValue(f, at));
    return Array.from({ length: Math.floor(days / step) + 1 }, (_, i) => value(day() - days + i * step));
  });
  const cents = () => (held() && fund() ? unitsValueCents(held()!.units, netAssetValue(fund()!, day())) : 0);
  const localize = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  return (
    <PageFrame
      title={fund() ? localize(fund()!.name) : p.t("funds")}
      sub={fund()?.code}
      right={
        <HeaderIcon
          icon={watched() ? starOn : star}
          name={p.t(watched() ? "unwatch" : "watch")}
          onTap={() => p.act.watch()}
        />
      }
      footer={
        <Show when={fund()}>
          <div class="foot-acts">
            <ButtonRow abreast>
              <BigButton kind="line" label={p.t("sellFund")} disabled={!p.can("sell")} onTap={() => p.act.sell()} />
              <BigButton label={p.t("buyFund")} onTap={() => p.act.buy()} />
            </ButtonRow>
          </div>
        </Show>
      }
    >
      <Show
        when={fund()}
        fallback={<Show when={fund() === null}>{<EmptyState icon={none} text={p.t("fund-missing")} />}</Show>}
      >
        {(f) => (
          <>
            <Tiles>
              <Tile
                label={p.t(f().kind === "money" ? "weekRate" : "dayChange")}
                sum={
                  f().kind === "money"
                    ? `${(yearlyRate(f(), day()) / 1000).toFixed(3)}%`
                    : percent(dailyChange(f(), day()))
                }
                tone={f().kind === "money" || dailyChange(f(), day()) >= 0 ? "red" : "green"}
              />
              <Tile label={p.t("nav")} sum={(netAssetValue(f(), day()) / 10_000).toFixed(4)} />
            </Tiles>
            <Panel>
              <LineChart values={points()} name={p.t("curve")} />
              <Pills
                as="wrap"
                options={(["30", "90", "365"] as const).map((id) => ({ id, label: p.t(`days_${id}`) }))}
                chosen={p.view.days}
                onPick={(days) => p.act.days({ days })}
              />
            </Panel>
            <Show when={held()}>
              {(h) => (
                <Cells title={p.t("held")}>
                  <div class="panel">
                    <Digits of={yuan(cents())} size={22} />
                    <LabeledValue name={p.t("shares")} value={(h().units / 10_000).toFixed(2)} />
                    <LabeledValue name={p.t("cost")} value={yuan(h().costCents)} />
                    <LabeledValue
                      name={p.t("gainWord")}
                      value={`${cents() >= h().costCents ? "+" : ""}${amountText(cents() - h().costCents)}`}
                    />
                  </div>
                </Cells>
              )}
            </Show>
            <Panel>
              <Paragraph>{localize(f().about)}</Paragraph>
              <LabeledValue name={p.t("kind")} value={p.t(`fund_${f().kind}`)} />
              <LabeledValue name={p.t("riskName")} value={`R${f().risk}`} />
              <LabeledValue name={p.t("company")} value={localize(f().company)} />
              <LabeledValue name={p.t("manager")} value={localize(f().manager)} />
              <LabeledValue name={p.t("buyFee")} value={`${(f().buyFee / 100).toFixed(2)}%`} />
              <LabeledValue name={p.t("sellFee")} value={`${(f().sellFee / 100).toFixed(2)}%`} />
              <LabeledValue name={p.t("minimum")} value={yuan(f().minimumCents)} />
            </Panel>
          </>
        )}
      </Show>
    </PageFrame>
  );
});
