import bell from "@material-symbols/svg-400/outlined/saved_search.svg?raw";
import store from "@material-symbols/svg-400/outlined/storefront.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { categories } from "#world/goods/categories.ts";
import goods from "#world/goods/index.ts";
import { countText, percentText, localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { UnderlinedTabs, EmptyState, Section, SwitchRow } from "#apps/ebay/looks/content.tsx";
import { ItemLine, Shelf, Tile } from "#apps/ebay/looks/items.tsx";
import { PillButton, ButtonStack } from "#apps/ebay/looks/buttons.tsx";
import { SavedSearchHeader } from "#apps/ebay/looks/saved-search-header.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { conditionTexts, countryTexts, itemCardTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import type { SavedSearch } from "../state.ts";

export default screen(ebay, strings, "saved", (p) => {
  const all = createMemo(() =>
    Object.values(p.state.saved).toSorted(
      (a, b) => b.fresh.length - a.fresh.length || b.at - a.at || (a.id < b.id ? 1 : -1),
    ),
  );
  const followed = createMemo(() =>
    Object.values(p.state.followed).toSorted((a, b) => b.fresh.length - a.fresh.length || b.at - a.at),
  );
  const ids = createMemo(() => [...new Set([...all(), ...followed()].flatMap(({ fresh }) => fresh))].slice(0, 60));
  const fresh = queryWorld(goods.queries.items, () => (ids().length > 0 ? { ids: ids() } : null));
  const sellers = queryWorld(goods.queries.sellers, () => {
    const some = followed()
      .map(({ seller }) => seller)
      .slice(0, 60);
    return some.length > 0 ? { ids: some } : null;
  });
  const itemsOf = (list: readonly string[]) => list.flatMap((id) => fresh()?.find((item) => item.id === id) ?? []);
  const nameOf = (one: SavedSearch) =>
    one.q || localized(categories.find(({ id }) => id === one.filters.category)?.name, p.lang) || p.t("allListings");
  const filtersOf = ({ filters: f }: SavedSearch) =>
    [
      f.category ? localized(categories.find(({ id }) => id === f.category)?.name, p.lang) : "",
      f.condition ? p.t(conditionTexts[f.condition]) : "",
      f.toCents === null ? "" : p.t("upTo", { sum: usd(f.toCents, p.lang) }),
      f.country ? p.t(countryTexts[f.country]) : "",
      f.free ? p.t("freeShipping") : "",
      f.abroad ? p.t("shipsAbroad") : "",
    ]
      .filter((text) => text !== "")
      .join(" · ");
  const shelf = (name: string, list: readonly string[]) => (
    <Show when={itemsOf(list).length > 0}>
      <Shelf name={name} title={p.t("newSince")}>
        <For each={itemsOf(list)}>
          {(item) => (
            <Tile
              picture={item.pictures[0]}
              title={localized(item.title, p.lang)}
              price={itemCardTexts(p, item).price}
              onTap={() => p.act.open({ item: item.id })}
            />
          )}
        </For>
      </Shelf>
    </Show>
  );
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("savedTitle")}
      top={
        <UnderlinedTabs
          options={[
            { id: "searches" as const, label: p.t("savedSearches") },
            { id: "sellers" as const, label: p.t("savedSellers") },
          ]}
          chosen={p.view.tab}
          onPick={(tab) => p.setView({ tab })}
        />
      }
      part={p.view.tab}
    >
      <Show
        when={p.view.tab === "searches"}
        fallback={
          <Show
            when={followed().length > 0}
            fallback={<EmptyState icon={store} title={p.t("noSellers")} text={p.t("noSellersText")} />}
          >
            <For each={followed()}>
              {(one) => {
                const seller = () => sellers()?.find(({ id }) => id === one.seller);
                return (
                  <Section line>
                    <ItemLine
                      picture={itemsOf(one.fresh)[0]?.pictures[0]}
                      title={seller()?.handle ?? "…"}
                      lines={[
                        seller()
                          ? p.t("percentPositive", { percent: percentText(seller()!.percentTenths) })
                          : undefined,
                        seller() ? p.t("soldCount", { n: countText(seller()!.sold, p.lang) }) : undefined,
                        one.fresh.length > 0 ? p.t("newCount", { n: one.fresh.length }) : undefined,
                      ]}
                      onTap={() => p.act.openSeller({ seller: one.seller })}
                    >
                      <PillButton
                        small
                        kind="outlined"
                        label={p.t("unfollow")}
                        name={p.t("unfollowOf", { name: seller()?.handle ?? "" })}
                        onTap={() => p.act.unfollow({ seller: one.seller })}
                      />
                    </ItemLine>
                    {shelf(`fresh-${one.seller}`, one.fresh)}
                  </Section>
                );
              }}
            </For>
          </Show>
        }
      >
        <Show
          when={all().length > 0}
          fallback={
            <EmptyState icon={bell} title={p.t("noSaved")} text={p.t("noSavedText")}>
              <PillButton kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
            </EmptyState>
          }
        >
          <For each={all()}>
            {(one) => (
              <Section line>
                <SavedSearchHeader
                  title={nameOf(one)}
                  note={filtersOf(one) || p.t("noFilters")}
                  count={one.fresh.length}
                  countName={p.t("newCount", { n: one.fresh.length })}
                  onTap={() => p.act.runSaved({ saved: one.id })}
                />
                {shelf(`saved-${one.id}`, one.fresh)}
                <SwitchRow
                  title={p.t("alertsFor")}
                  note={p.t("lastChecked", { when: whenText(one.checkedAt, p.os, p.now) })}
                  on={one.alerts}
                  onTap={() => p.act.setAlerts({ saved: one.id, on: !one.alerts })}
                />
                <ButtonStack row>
                  <PillButton
                    small
                    kind="outlined"
                    label={p.t("seeResults")}
                    name={p.t("seeResultsOf", { name: nameOf(one) })}
                    onTap={() => p.act.runSaved({ saved: one.id })}
                  />
                  <PillButton
                    small
                    kind="plain"
                    label={p.t("delete")}
                    name={p.t("deleteOf", { name: nameOf(one) })}
                    onTap={() => p.act.remove({ saved: one.id })}
                  />
                </ButtonStack>
              </Section>
            )}
          </For>
        </Show>
      </Show>
    </ShopPage>
  );
});
