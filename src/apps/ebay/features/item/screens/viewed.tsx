import history from "@material-symbols/svg-400/outlined/history.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import ebay from "#apps/ebay/index.ts";
import { EmptyState } from "#apps/ebay/looks/content.tsx";
import { ItemRow } from "#apps/ebay/looks/items.tsx";
import { TextLink } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { itemCardTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "viewed", (p) => {
  const items = queryWorld(goods.queries.items, () => (p.state.viewed.length > 0 ? { ids: p.state.viewed } : null));
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("recentlyViewed")}
      actions={
        <Show when={p.state.viewed.length > 0}>
          <TextLink label={p.t("clearAll")} onTap={() => p.act.clear()} />
        </Show>
      }
    >
      <Show when={p.state.viewed.length > 0} fallback={<EmptyState icon={history} title={p.t("noViewed")} />}>
        <For each={items()}>
          {(item) => <ItemRow {...itemCardTexts(p, item)} more={[]} onTap={() => p.act.open({ item: item.id })} />}
        </For>
      </Show>
    </ShopPage>
  );
});
