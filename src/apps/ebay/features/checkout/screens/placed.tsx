import done from "@material-symbols/svg-400/outlined/check_circle.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Notice } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval, Ovals } from "../../../looks/ovals.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { expectedText, orderState } from "../../../screens/parts/order-telling.ts";
import { strings } from "../../../strings.ts";
import { numberOf } from "../../orders/commands.ts";

export default screen(ebay, strings, "placed", (p) => {
  const orders = createMemo(() =>
    Object.values(p.state.orders).filter(({ purchase }) => purchase === p.params.purchase),
  );
  const items = world(goods.queries.items, () => {
    const ids = [...new Set(orders().flatMap(({ lines }) => lines.map(({ item }) => item)))].slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  return (
    <ShopPage shade={p.state.prefs.theme} back="close" title={p.t("orderPlaced")}>
      <Notice
        tone="good"
        icon={done}
        title={p.t("thanks", { name: p.state.account.name })}
        text={p.t("placedText", {
          n: orders().length,
          sum: usd(
            orders().reduce((sum, order) => sum + order.totalCents, 0),
            p.lang,
          ),
        })}
      />
      <For each={orders()}>
        {(order) => {
          const item = () => items()?.find(({ id }) => id === order.lines[0]?.item);
          return (
            <LotLine
              picture={item()?.pictures[0]}
              title={said(item()?.title, p.lang)}
              state={expectedText(p, p.os, order) || orderState(p, p.os, order).title}
              tone="good"
              price={usd(order.totalCents, p.lang)}
              lines={[p.t("orderNumber", { id: numberOf(order.id) })]}
              onTap={() => p.act.openOrder({ order: order.id })}
            />
          );
        }}
      </For>
      <Ovals>
        <Oval label={p.t("seeOrders")} onTap={() => p.act.seeOrders()} />
        <Oval kind="outlined" label={p.t("keepShopping")} onTap={() => p.act.goOn()} />
      </Ovals>
    </ShopPage>
  );
});
