import history from "@material-symbols/svg-400/outlined/history.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import ebay from "../../../index.ts";
import { Nothing } from "../../../looks/facts.tsx";
import { LotRow } from "../../../looks/lots.tsx";
import { WordLink } from "../../../looks/ovals.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { lotOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "viewed", (p) => {
  const items = world(goods.queries.items, () => (p.state.viewed.length > 0 ? { ids: p.state.viewed } : null));
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("recentlyViewed")}
      actions={
        <Show when={p.state.viewed.length > 0}>
          <WordLink label={p.t("clearAll")} onTap={() => p.act.clear()} />
        </Show>
      }
    >
      <Show when={p.state.viewed.length > 0} fallback={<Nothing icon={history} title={p.t("noViewed")} />}>
        <For each={items()}>
          {(item) => <LotRow {...lotOf(p, item)} more={[]} onTap={() => p.act.open({ item: item.id })} />}
        </For>
      </Show>
    </ShopPage>
  );
});
