import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import starOn from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import { createMemo, Show } from "solid-js";
import merchants from "../../../../../world/merchants/index.ts";
import { changeOf, navOf, yearlyRateOf } from "../../../../../world/merchants/finance.ts";
import { world } from "../../../../../ui/world.ts";
import { amountText } from "../../../../../os/money/read.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cells, Panel, Pills, Said } from "../../../looks/cells.tsx";
import { Curve } from "../../../looks/figures.tsx";
import { HeadIcon, Leaf, None } from "../../../looks/page.tsx";
import { Num } from "../../../looks/pads.tsx";
import { Pair, Tile, Tiles } from "../../../looks/rows.tsx";
import { yuan } from "../../../sums.ts";
import { dayOf, worth } from "../rules.ts";
import { percent } from "./parts/holdings.tsx";

export default page("fund", (p) => {
  const fund = world(merchants.queries.fund, () => ({ id: p.params.id }));
  const day = () => dayOf(p.now, p.offsetMin) - 1;
  const held = () => p.state.holdings[p.params.id];
  const watched = () => p.state.watched.includes(p.params.id);
  const points = createMemo(() => {
    const f = fund();
    if (!f) return [];
    const days = Number(p.view.days);
    const step = Math.max(1, Math.floor(days / 60));
    const value = (at: number) => (f.kind === "money" ? yearlyRateOf(f, at) : navOf(f, at));
    return Array.from({ length: Math.floor(days / step) + 1 }, (_, i) => value(day() - days + i * step));
  });
  const cents = () => (held() && fund() ? worth(held()!.units, navOf(fund()!, day())) : 0);
  const told = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  return (
    <Leaf
      title={fund() ? told(fund()!.name) : p.t("funds")}
      sub={fund()?.code}
      right={
        <HeadIcon
          icon={watched() ? starOn : star}
          name={p.t(watched() ? "unwatch" : "watch")}
          onTap={() => p.act.watch()}
        />
      }
      foot={
        <Show when={fund()}>
          <div class="foot-acts">
            <Acts abreast>
              <Big kind="line" label={p.t("sellFund")} disabled={!p.can("sell")} onTap={() => p.act.sell()} />
              <Big label={p.t("buyFund")} onTap={() => p.act.buy()} />
            </Acts>
          </div>
        </Show>
      }
    >
      <Show
        when={fund()}
        fallback={<Show when={fund() === null}>{<None icon={none} text={p.t("fund-missing")} />}</Show>}
      >
        {(f) => (
          <>
            <Tiles>
              <Tile
                label={p.t(f().kind === "money" ? "weekRate" : "dayChange")}
                sum={
                  f().kind === "money"
                    ? `${(yearlyRateOf(f(), day()) / 1000).toFixed(3)}%`
                    : percent(changeOf(f(), day()))
                }
                tone={f().kind === "money" || changeOf(f(), day()) >= 0 ? "red" : "green"}
              />
              <Tile label={p.t("nav")} sum={(navOf(f(), day()) / 10_000).toFixed(4)} />
            </Tiles>
            <Panel>
              <Curve values={points()} name={p.t("curve")} />
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
                    <Num of={yuan(cents())} size={22} />
                    <Pair name={p.t("shares")} value={(h().units / 10_000).toFixed(2)} />
                    <Pair name={p.t("cost")} value={yuan(h().costCents)} />
                    <Pair
                      name={p.t("gainWord")}
                      value={`${cents() >= h().costCents ? "+" : ""}${amountText(cents() - h().costCents)}`}
                    />
                  </div>
                </Cells>
              )}
            </Show>
            <Panel>
              <Said>{told(f().about)}</Said>
              <Pair name={p.t("kind")} value={p.t(`fund_${f().kind}`)} />
              <Pair name={p.t("riskName")} value={`R${f().risk}`} />
              <Pair name={p.t("company")} value={told(f().company)} />
              <Pair name={p.t("manager")} value={told(f().manager)} />
              <Pair name={p.t("buyFee")} value={`${(f().buyFee / 100).toFixed(2)}%`} />
              <Pair name={p.t("sellFee")} value={`${(f().sellFee / 100).toFixed(2)}%`} />
              <Pair name={p.t("minimum")} value={yuan(f().minimumCents)} />
            </Panel>
          </>
        )}
      </Show>
    </Leaf>
  );
});
