import gallery from "@material-symbols/svg-400/outlined/grid_view.svg?raw";
import listIcon from "@material-symbols/svg-400/outlined/view_agenda.svg?raw";
import off from "@material-symbols/svg-400/outlined/search_off.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { IconButton } from "../../../../../ui/kit/buttons.tsx";
import { worldPages } from "../../../../../ui/world.ts";
import { categories } from "../../../../../world/goods/categories.ts";
import { countMost } from "../../../../../world/define.ts";
import goods, { type ItemBrief } from "../../../../../world/goods/index.ts";
import { piecesInCart } from "../../../cart.ts";
import { countText, said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Nothing, Pick, Pills, type OneOf } from "../../../looks/facts.tsx";
import { Gallery, LotCell, LotRow } from "../../../looks/lots.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { CountLine, ToolLine } from "../../../looks/tools.tsx";
import { CartButton, SearchPill, ShopPage, TopLine } from "../../../looks/shop.tsx";
import { countryOf } from "../../../lots.ts";
import { conditionWords, countryWords, lotOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { countOf, findArgs, isNarrowed } from "../find.ts";
import { sorts, type filterFields } from "../state.ts";
import { FilterPanel } from "./parts/filter-panel.tsx";

const sortWords = {
  best: "sortBest",
  lowest: "sortLowest",
  highest: "sortHighest",
  ending: "sortEnding",
  newest: "sortNewest",
} as const;
const formatWords = { buy: "buyItNow", offers: "acceptsOffers", auction: "auction" } as const;

export default screen(ebay, strings, "results", (p) => {
  // Auctions are asked for by the quarter of an hour: what ends in it stays where it is.
  const quarter = createMemo(() => Math.floor(p.now / 900_000) * 900_000);
  const found = worldPages(
    goods.queries.find,
    () => findArgs(p.params.q, p.view.filters, p.view.sort, countryOf(p.state), quarter()),
    () => p.view.pages,
  );
  const total = () => found()?.total ?? 0;
  const totalText = (n: number) => `${countText(n, p.lang)}${n >= countMost ? "+" : ""}`;
  const categoryOf = () => categories.find(({ id }) => id === p.view.filters.category);
  const placeName = () => {
    const branch = categoryOf()?.branches.find(({ id }) => id === p.view.filters.branch);
    return said(branch?.name ?? categoryOf()?.name, p.lang);
  };
  const title = () => p.params.q || placeName() || p.t(p.view.filters.sale ? "deals" : "allListings");
  /** Filters that are set, to be taken off one by one. */
  const chips = createMemo((): OneOf<keyof typeof filterFields>[] => {
    const f = p.view.filters;
    const price = p.t("fromTo", {
      low: usd(f.fromCents ?? 0, p.lang),
      high: f.toCents === null ? "∞" : usd(f.toCents, p.lang),
    });
    const all: readonly (readonly [boolean, keyof typeof filterFields, string])[] = [
      [f.category !== null, "category", placeName()],
      [f.condition !== null, "condition", f.condition ? p.t(conditionWords[f.condition]) : ""],
      [f.format !== null, "format", f.format ? p.t(formatWords[f.format]) : ""],
      [f.fromCents !== null || f.toCents !== null, "fromCents", price],
      [f.country !== null, "country", f.country ? p.t(countryWords[f.country]) : ""],
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
    name: p.t(p.state.watches[item.id] ? "unwatchOf" : "watchOf", { title: said(item.title, p.lang) }),
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
          <CartButton name={p.t("cart")} count={piecesInCart(p.state)} onTap={() => p.act.cart()} />
        </>
      }
      top={
        <>
          <TopLine>
            <SearchPill text={title()} onTap={() => p.act.search()} />
          </TopLine>
          <ToolLine
            tools={[
              { label: p.t("sort"), onTap: () => p.setView({ open: "sort" }) },
              {
                label: isNarrowed(p.view.filters) ? p.t("filterCount", { n: countOf(p.view.filters) }) : p.t("filter"),
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
                <Pick title={p.t(sortWords[sort])} on={p.view.sort === sort} onTap={() => p.act.order({ sort })} />
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
      <CountLine
        text={p.t("resultsCount", { n: totalText(total()), count: total() })}
        note={p.t(sortWords[p.view.sort])}
      />
      <Show
        when={found() === undefined || total() > 0}
        fallback={
          <Nothing icon={off} title={p.t("noResults")} text={p.t("noResultsText")}>
            <Oval kind="outlined" label={p.t("saveSearch")} name={p.t("saveSearchAlert")} onTap={() => p.act.save()} />
          </Nothing>
        }
      >
        <Show
          when={p.view.gallery}
          fallback={
            <For each={found()?.rows}>
              {(item) => <LotRow {...lotOf(p, item)} heart={heart(item)} onTap={() => p.act.open({ item: item.id })} />}
            </For>
          }
        >
          <Gallery>
            <For each={found()?.rows}>
              {(item) => (
                <LotCell {...lotOf(p, item)} heart={heart(item)} onTap={() => p.act.open({ item: item.id })} />
              )}
            </For>
          </Gallery>
        </Show>
        <Show when={found()?.more}>
          <Oval kind="outlined" label={p.t("showMore")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </ShopPage>
  );
});
