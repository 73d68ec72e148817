import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { fullTimeText, priceText } from "#apps/bilibili/format.ts";
import { Empty, Pill } from "#apps/bilibili/looks/cells.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { GoodsPicture, OrderCard } from "#apps/bilibili/looks/shop.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { isPlan } from "../catalogue.ts";
import { goods } from "../goods.ts";
import { listOrders } from "../queries.ts";

export default screen(app, strings, "orders", (p) => (
  <Leaf grey back title={p.t("ordersTitle")}>
    <Show when={Object.keys(p.state.orders).length > 0} fallback={<Empty text={p.t("noOrders")} />}>
      <For each={listOrders(p.state)}>
        {(order) => {
          const item = isPlan(order.of) ? undefined : goods[order.of];
          const title = isPlan(order.of)
            ? `${p.t("membershipTitle")} ${p.t(`plan_${order.of}`)}`
            : goods[order.of].name[p.lang === "en" ? "en" : "zh"];
          return (
            <OrderCard
              title={title}
              state={p.t(`order_${order.state}`)}
              note={p.t("orderLine", { when: fullTimeText(order.at, p.os), n: order.count })}
              price={priceText(order.cents)}
              picture={
                <Show when={item} fallback={<span>{p.t("premium")}</span>}>
                  {(it) => <GoodsPicture kind={it().kind} colours={it().colours} />}
                </Show>
              }
              onTap={() => (isPlan(order.of) ? p.act.membership() : p.act.openItem({ item: order.of }))}
              buttons={
                <Show when={order.state === "unpaid"}>
                  <Pill
                    kind="grey"
                    label={p.t("cancelOrder")}
                    name={`${p.t("cancelOrder")} ${title}`}
                    onTap={() => p.act.cancel({ order: order.id })}
                  />
                  <Pill
                    label={p.t("payNow")}
                    name={`${p.t("payNow")} ${title}`}
                    onTap={() => p.act.pay({ order: order.id })}
                  />
                </Show>
              }
            />
          );
        }}
      </For>
    </Show>
  </Leaf>
));
