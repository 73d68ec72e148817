import done from "@material-symbols/svg-400/outlined/check_circle.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { Notice } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton, ButtonStack } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { expectedText, describeOrder } from "#apps/ebay/screens/parts/order-labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { orderNumber } from "../../orders/commands.ts";

export default screen(ebay, strings, "placed", (p) => {
  const orders = createMemo(() =>
    Object.values(p.state.orders).filter(({ purchase }) => purchase === p.params.purchase),
  );
  const items = queryWorld(goods.queries.items, () => {
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
            <ItemLine
              picture={item()?.pictures[0]}
              title={localized(item()?.title, p.lang)}
              state={expectedText(p, p.os, order) || describeOrder(p, p.os, order).title}
              tone="good"
              price={usd(order.totalCents, p.lang)}
              lines={[p.t("orderNumber", { id: orderNumber(order.id) })]}
              onTap={() => p.act.openOrder({ order: order.id })}
            />
          );
        }}
      </For>
      <ButtonStack>
        <PillButton label={p.t("seeOrders")} onTap={() => p.act.seeOrders()} />
        <PillButton kind="outlined" label={p.t("keepShopping")} onTap={() => p.act.goOn()} />
      </ButtonStack>
    </ShopPage>
  );
});
