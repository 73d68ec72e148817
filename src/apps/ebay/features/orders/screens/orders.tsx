import bag from "@material-symbols/svg-400/outlined/shopping_bag.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { SearchField } from "../../../../../ui/kit/fields.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Nothing, Pick, Pills } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval, WordLink } from "../../../looks/ovals.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { ShopPage, TopLine } from "../../../looks/shop.tsx";
import { ToolLine } from "../../../looks/tools.tsx";
import { orderState } from "../../../screens/parts/order-telling.ts";
import { choicesText, shortOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { numberOf } from "../commands.ts";
import { orderFilters, orderPeriods, ordersIn } from "../queries.ts";

const filterWords = {
  all: "all",
  unpaid: "toPay",
  progress: "onTheWay",
  delivered: "orderDelivered",
  returns: "returnsTitle",
  cancelled: "orderCancelledState",
} as const;
const periodWords = { any: "anyTime", d30: "last30", d90: "last90", y1: "last365" } as const;

export default screen(ebay, strings, "orders", (p) => {
  const all = createMemo(() => ordersIn(p.state, p.view.filter, p.view.period, p.now, p.view.hidden));
  const items = world(goods.queries.items, () => {
    const ids = [...new Set(all().flatMap(({ lines }) => lines.map(({ item }) => item)))].slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const itemOf = (id: string | undefined) => items()?.find((item) => item.id === id);
  const query = () => p.view.query.trim().toLowerCase();
  const shown = createMemo(() =>
    all().filter((order) => {
      if (query() === "") return true;
      const words = order.lines.flatMap(({ item }) => {
        const found = itemOf(item);
        return found ? [found.title.en, found.title.zh] : [];
      });
      return [...words, numberOf(order.id)].some((text) => text.toLowerCase().includes(query()));
    }),
  );
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("purchases")}
      top={
        <>
          <TopLine>
            <SearchField at={p.field("query")} placeholder={p.t("searchPurchases")} />
          </TopLine>
          <Pills
            name="filters"
            options={orderFilters.map((id) => ({ id, label: p.t(filterWords[id]) }))}
            chosen={p.view.filter}
            onPick={(filter) => p.setView({ filter })}
          />
          <ToolLine
            tools={[
              { label: p.t(periodWords[p.view.period]), onTap: () => p.act.choosePeriod() },
              { label: p.t(p.view.hidden ? "showShown" : "showHidden"), onTap: () => p.act.showHidden() },
            ]}
          />
        </>
      }
      overlays={
        <Panel
          open={p.view.open === "period"}
          name="period"
          title={p.t("period")}
          closeName={p.t("close")}
          onClose={() => p.setView({ open: null })}
        >
          <For each={orderPeriods}>
            {(period) => (
              <Pick
                title={p.t(periodWords[period])}
                on={p.view.period === period}
                onTap={() => p.act.pickPeriod({ period })}
              />
            )}
          </For>
        </Panel>
      }
    >
      <Show
        when={shown().length > 0}
        fallback={
          <Nothing icon={bag} title={p.t("noOrders")}>
            <Oval kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
          </Nothing>
        }
      >
        <For each={shown()}>
          {(order) => {
            const [line] = order.lines;
            const item = () => itemOf(line?.item);
            const told = () => orderState(p, p.os, order);
            /** What a button says, and of which order. */
            const of = (word: string) => `${word}, ${said(item()?.title, p.lang)}`;
            return (
              <LotLine
                {...shortOf(p, item())}
                name={`${told().title}, ${said(item()?.title, p.lang)}, ${usd(order.totalCents, p.lang)}, ${told().note}`}
                state={told().title}
                tone={told().tone}
                price={usd(order.totalCents, p.lang)}
                lines={[
                  told().note,
                  order.lines.length > 1
                    ? p.t("andMore", { n: order.lines.length - 1 })
                    : choicesText(item(), line?.variant ?? null, p.lang),
                ]}
                onTap={() => p.act.openOrder({ order: order.id })}
              >
                <Show when={p.view.hidden}>
                  <WordLink
                    label={p.t("unhide")}
                    name={of(p.t("unhide"))}
                    onTap={() => p.act.unhide({ order: order.id })}
                  />
                </Show>
                <Show when={order.status === "unpaid"}>
                  <Oval
                    small
                    label={p.t("payNow")}
                    name={of(p.t("payNow"))}
                    onTap={() => p.act.pay({ order: order.id })}
                  />
                </Show>
                <Show when={order.status === "paid" || order.status === "shipped"}>
                  <Oval
                    small
                    kind="outlined"
                    label={p.t("track")}
                    name={of(p.t("track"))}
                    onTap={() => p.act.track({ order: order.id })}
                  />
                </Show>
                <Show when={order.status === "delivered"}>
                  <Show when={order.mark === null}>
                    <Oval
                      small
                      kind="outlined"
                      label={p.t("leaveFeedback")}
                      name={of(p.t("leaveFeedback"))}
                      onTap={() => p.act.rate({ order: order.id })}
                    />
                  </Show>
                  <Show when={order.from !== "bid"}>
                    <Oval
                      small
                      kind="plain"
                      label={p.t("buyAgain")}
                      name={of(p.t("buyAgain"))}
                      onTap={() => p.act.again({ order: order.id })}
                    />
                  </Show>
                </Show>
              </LotLine>
            );
          }}
        </For>
      </Show>
    </ShopPage>
  );
});
