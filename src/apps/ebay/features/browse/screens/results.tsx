import gallery from "@material-symbols/svg-400/outlined/grid_view.svg?raw";
import listIcon from "@material-symbols/svg-400/outlined/view_agenda.svg?raw";
import off from "@material-symbols/svg-400/outlined/search_off.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { queryWorldPages } from "#ui/world.ts";
import { categories } from "#world/goods/categories.ts";
import { maxCount } from "#world/define.ts";
import goods, { type ItemBrief } from "#world/goods/index.ts";
import { countCartPieces } from "#apps/ebay/cart.ts";
import { countText, localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { EmptyState, OptionRow, Pills, type PillOption } from "#apps/ebay/looks/content.tsx";
import { Gallery, ItemCell, ItemRow } from "#apps/ebay/looks/items.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { Panel } from "#apps/ebay/looks/panel.tsx";
import { ResultCount, Toolbar } from "#apps/ebay/looks/tools.tsx";
import { CartButton, SearchPill, ShopPage, TopRow } from "#apps/ebay/looks/shop.tsx";
import { destinationCountry } from "#apps/ebay/item-terms.ts";
import { conditionTexts, countryTexts, itemCardTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { countFilters, findArgs, hasFilters } from "../find.ts";
import { sorts, type filterFields } from "../state.ts";
import { FilterPanel } from "./parts/filter-panel.tsx";

const sortTexts = {
  best: "sortBest",
  lowest: "sortLowest",
  highest: "sortHighest",
  ending: "sortEnding",
  newest: "sortNewest",
} as const;
const formatTexts = { buy: "buyItNow", offers: "acceptsOffers", auction: "auction" } as const;

export default screen(ebay, strings, "results", (p) => {
  // The query uses the time rounded down to a quarter of an hour, so that listings keep their position in the list
  // during this quarter.
  const quarter = createMemo(() => Math.floor(p.now / 900_000) * 900_000);
  const found = queryWorldPages(
    goods.queries.find,
    () => findArgs(p.params.q, p.view.filters, p.view.sort, destinationCountry(p.state), quarter()),
    () => p.view.pages,
  );
  const total = () => found()?.total ?? 0;
  const totalText = (n: number) => `${countText(n, p.lang)}${n >= maxCount ? "+" : ""}`;
  const categoryOf = () => categories.find(({ id }) => id === p.view.filters.category);
  const placeName = () => {
    const branch = categoryOf()?.branches.find(({ id }) => id === p.view.filters.branch);
    return localized(branch?.name ?? categoryOf()?.name, p.lang);
  };
  const title = () => p.params.q || placeName() || p.t(p.view.filters.sale ? "deals" : "allListings");
  /** The active filters. The user can remove each of them. */
  const chips = createMemo((): PillOption<keyof typeof filterFields>[] => {
    const f = p.view.filters;
    const price = p.t("fromTo", {
      low: usd(f.fromCents ?? 0, p.lang),
      high: f.toCents === null ? "∞" : usd(f.toCents, p.lang),
    });
    const all: readonly (readonly [boolean, keyof typeof filterFields, string])[] = [
      [f.category !== null, "category", placeName()],
      [f.condition !== null, "condition", f.condition ? p.t(conditionTexts[f.condition]) : ""],
      [f.format !== null, "format", f.format ? p.t(formatTexts[f.format]) : ""],
      [f.fromCents !== null || f.toCents !== null, "fromCents", price],
      [f.country !== null, "country", f.country ? p.t(countryTexts[f.country]) : ""],
      [f.free, "free", p.t("freeShipping")],
      [f.abroad, "abroad", p.t("shipsAbroad")],
      [f.returns !== null, "returns", p.t(f.returns === "freereturns" ? "freeReturns" : "returnsTaken")],
      [f.sale, "sale", p.t("deals")],
    ];
    return all
      .filter(([is]) => is)
      .map(([, id, label]) => ({ id, label: `${label}  ×`, name: p.t("dropFilter", { name: label }) }));
  });
  const heart = (item: ItemBrief) => ({
    on: p.state.account.signedIn && p.state.watches[item.id] !== undefined,
    name: p.t(p.state.watches[item.id] ? "unwatchOf" : "watchOf", { title: localized(item.title, p.lang) }),
    onTap: () =>
      p.state.account.signedIn && p.state.watches[item.id]
        ? p.act.unwatch({ item: item.id })
        : p.act.watch({ item: item.id }),
  });
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("results")}
      actions={
        <>
          <IconButton
            icon={p.view.gallery ? listIcon : gallery}
            name={p.t(p.view.gallery ? "asList" : "asGallery")}
            onTap={() => p.setView({ gallery: !p.view.gallery })}
          />
          <CartButton name={p.t("cart")} count={countCartPieces(p.state)} onTap={() => p.act.cart()} />
        </>
      }
      top={
        <>
          <TopRow>
            <SearchPill text={title()} onTap={() => p.act.search()} />
          </TopRow>
          <Toolbar
            tools={[
              { label: p.t("sort"), onTap: () => p.setView({ open: "sort" }) },
              {
                label: hasFilters(p.view.filters)
                  ? p.t("filterCount", { n: countFilters(p.view.filters) })
                  : p.t("filter"),
                onTap: () => p.act.narrow(),
              },
              { label: p.t("saveSearch"), onTap: () => p.act.save() },
            ]}
          />
          <Show when={chips().length > 0}>
            <Pills name="chips" options={chips()} chosen={null} onPick={(name) => p.act.drop({ name })} />
          </Show>
        </>
      }
      overlays={
        <>
          <Panel
            open={p.view.open === "sort"}
            name="sort"
            title={p.t("sort")}
            closeName={p.t("close")}
            onClose={() => p.setView({ open: null })}
          >
            <For each={sorts}>
              {(sort) => (
                <OptionRow title={p.t(sortTexts[sort])} on={p.view.sort === sort} onTap={() => p.act.order({ sort })} />
              )}
            </For>
          </Panel>
          <FilterPanel
            open={p.view.open === "filter"}
            teller={p}
            q={p.params.q}
            sort={p.view.sort}
            draft={p.view.draft}
            row={p.view.row}
            low={p.view.low}
            high={p.view.high}
            lowAt={p.field("low")}
            highAt={p.field("high")}
            now={quarter()}
            canApply={p.can("apply")}
            onDraft={(draft) => p.setView({ draft })}
            onRow={(row) => p.setView({ row })}
            onReset={() => p.act.reset()}
            onApply={() => p.act.apply()}
            onClose={() => p.setView({ open: null })}
          />
        </>
      }
    >
      <ResultCount
        text={p.t("resultsCount", { n: totalText(total()), count: total() })}
        note={p.t(sortTexts[p.view.sort])}
      />
      <Show
        when={found() === undefined || total() > 0}
        fallback={
          <EmptyState icon={off} title={p.t("noResults")} text={p.t("noResultsText")}>
            <PillButton
              kind="outlined"
              label={p.t("saveSearch")}
              name={p.t("saveSearchAlert")}
              onTap={() => p.act.save()}
            />
          </EmptyState>
        }
      >
        <Show
          when={p.view.gallery}
          fallback={
            <For each={found()?.rows}>
              {(item) => (
                <ItemRow {...itemCardTexts(p, item)} heart={heart(item)} onTap={() => p.act.open({ item: item.id })} />
              )}
            </For>
          }
        >
          <Gallery>
            <For each={found()?.rows}>
              {(item) => (
                <ItemCell {...itemCardTexts(p, item)} heart={heart(item)} onTap={() => p.act.open({ item: item.id })} />
              )}
            </For>
          </Gallery>
        </Show>
        <Show when={found()?.more}>
          <PillButton kind="outlined" label={p.t("showMore")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </ShopPage>
  );
});
