import bag from "@material-symbols/svg-400/outlined/shopping_bag.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { EmptyState, OptionRow, Pills } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton, TextLink } from "#apps/ebay/looks/buttons.tsx";
import { Panel } from "#apps/ebay/looks/panel.tsx";
import { ShopPage, TopRow } from "#apps/ebay/looks/shop.tsx";
import { Toolbar } from "#apps/ebay/looks/tools.tsx";
import { describeOrder } from "#apps/ebay/screens/parts/order-labels.ts";
import { variantText, itemLineTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { orderNumber } from "../commands.ts";
import { orderFilters, orderPeriods, listOrders } from "../queries.ts";

const filterTexts = {
  all: "all",
  unpaid: "toPay",
  progress: "onTheWay",
  delivered: "orderDelivered",
  returns: "returnsTitle",
  cancelled: "orderCancelledState",
} as const;
const periodTexts = { any: "anyTime", d30: "last30", d90: "last90", y1: "last365" } as const;

export default screen(ebay, strings, "orders", (p) => {
  const all = createMemo(() => listOrders(p.state, p.view.filter, p.view.period, p.now, p.view.hidden));
  const items = queryWorld(goods.queries.items, () => {
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
      return [...words, orderNumber(order.id)].some((text) => text.toLowerCase().includes(query()));
    }),
  );
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("purchases")}
      top={
        <>
          <TopRow>
            <SearchField at={p.field("query")} placeholder={p.t("searchPurchases")} />
          </TopRow>
          <Pills
            name="filters"
            options={orderFilters.map((id) => ({ id, label: p.t(filterTexts[id]) }))}
            chosen={p.view.filter}
            onPick={(filter) => p.setView({ filter })}
          />
          <Toolbar
            tools={[
              { label: p.t(periodTexts[p.view.period]), onTap: () => p.act.choosePeriod() },
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
              <OptionRow
                title={p.t(periodTexts[period])}
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
          <EmptyState icon={bag} title={p.t("noOrders")}>
            <PillButton kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
          </EmptyState>
        }
      >
        <For each={shown()}>
          {(order) => {
            const [line] = order.lines;
            const item = () => itemOf(line?.item);
            const label = () => describeOrder(p, p.os, order);
            /** Returns the accessible name of a button. The name includes the order's title. */
            const of = (word: string) => `${word}, ${localized(item()?.title, p.lang)}`;
            return (
              <ItemLine
                {...itemLineTexts(p, item())}
                name={`${label().title}, ${localized(item()?.title, p.lang)}, ${usd(order.totalCents, p.lang)}, ${label().note}`}
                state={label().title}
                tone={label().tone}
                price={usd(order.totalCents, p.lang)}
                lines={[
                  label().note,
                  order.lines.length > 1
                    ? p.t("andMore", { n: order.lines.length - 1 })
                    : variantText(item(), line?.variant ?? null, p.lang),
                ]}
                onTap={() => p.act.openOrder({ order: order.id })}
              >
                <Show when={p.view.hidden}>
                  <TextLink
                    label={p.t("unhide")}
                    name={of(p.t("unhide"))}
                    onTap={() => p.act.unhide({ order: order.id })}
                  />
                </Show>
                <Show when={order.status === "unpaid"}>
                  <PillButton
                    small
                    label={p.t("payNow")}
                    name={of(p.t("payNow"))}
                    onTap={() => p.act.pay({ order: order.id })}
                  />
                </Show>
                <Show when={order.status === "paid" || order.status === "shipped"}>
                  <PillButton
                    small
                    kind="outlined"
                    label={p.t("track")}
                    name={of(p.t("track"))}
                    onTap={() => p.act.track({ order: order.id })}
                  />
                </Show>
                <Show when={order.status === "delivered"}>
                  <Show when={order.mark === null}>
                    <PillButton
                      small
                      kind="outlined"
                      label={p.t("leaveFeedback")}
                      name={of(p.t("leaveFeedback"))}
                      onTap={() => p.act.rate({ order: order.id })}
                    />
                  </Show>
                  <Show when={order.from !== "bid"}>
                    <PillButton
                      small
                      kind="plain"
                      label={p.t("buyAgain")}
                      name={of(p.t("buyAgain"))}
                      onTap={() => p.act.again({ order: order.id })}
                    />
                  </Show>
                </Show>
              </ItemLine>
            );
          }}
        </For>
      </Show>
    </ShopPage>
  );
});
