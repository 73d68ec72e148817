import history from "@material-symbols/svg-400/outlined/history.svg?raw";
import saved from "@material-symbols/svg-400/outlined/saved_search.svg?raw";
import search from "@material-symbols/svg-400/outlined/search.svg?raw";
import close from "@material-symbols/svg-400/outlined/close.svg?raw";
import grid from "@material-symbols/svg-400/outlined/category.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { SearchField } from "#ui/kit/fields.tsx";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { categories } from "#world/goods/categories.ts";
import goods from "#world/goods/index.ts";
import { trending } from "#world/goods/trending.ts";
import { localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { LinkRow, Section } from "#apps/ebay/looks/content.tsx";
import { Chips } from "#apps/ebay/looks/front.tsx";
import { SearchRow } from "#apps/ebay/looks/search-row.tsx";
import { TextLink } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, TopRow } from "#apps/ebay/looks/shop.tsx";
import { ShopTabs } from "#apps/ebay/screens/parts/tabs.tsx";
import { strings } from "#apps/ebay/strings.ts";

const maxSuggestions = 7;

export default screen(ebay, strings, "search", (p) => {
  const typed = () => p.view.q.trim().toLowerCase();
  const hits = queryWorld(goods.queries.find, () => (typed() === "" ? null : { q: typed() }));
  /** Completes the typed text from past searches and from listings. */
  const suggested = createMemo(() => {
    const past = p.state.searches.filter((q) => q.toLowerCase().includes(typed()));
    const found = (hits()?.rows ?? []).map((item) => localized(item.title, p.lang).split(/\s+/).slice(0, 3).join(" "));
    return [...new Set([...past, ...found.map((text) => text.toLowerCase())])].slice(0, maxSuggestions);
  });
  const within = createMemo(() => [...new Set((hits()?.rows ?? []).map(({ category }) => category))].slice(0, 3));
  const nameOf = (id: string) => localized(categories.find((one) => one.id === id)?.name, p.lang);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      title={p.t("tabSearch")}
      large
      top={
        <TopRow>
          <SearchField at={p.field("q")} placeholder={p.t("searchOn")} onEnter={() => p.act.find()} />
        </TopRow>
      }
      bottom={<ShopTabs on="search" state={p.state} t={p.t} act={p.act} />}
    >
      <Show
        when={typed() === ""}
        fallback={
          <>
            <LinkRow icon={search} title={p.t("searchFor", { q: p.view.q.trim() })} onTap={() => p.act.find()} />
            <For each={within()}>
              {(category) => (
                <LinkRow
                  icon={grid}
                  title={p.view.q.trim()}
                  note={p.t("inCategory", { name: nameOf(category) })}
                  onTap={() => p.act.inCategory({ q: p.view.q.trim(), category })}
                />
              )}
            </For>
            <For each={suggested()}>
              {(q) => <SearchRow icon={search} text={q} onTap={() => p.act.again({ q: q.slice(0, 80) })} />}
            </For>
          </>
        }
      >
        <Show when={p.state.searches.length > 0}>
          <Section
            title={p.t("recentSearches")}
            more={<TextLink label={p.t("clearAll")} onTap={() => p.act.forgetAll()} />}
          >
            <For each={p.state.searches}>
              {(q) => (
                <SearchRow
                  icon={history}
                  text={q}
                  onTap={() => p.act.again({ q })}
                  end={{ icon: close, name: p.t("forgetOne", { q }), onTap: () => p.act.forget({ q }) }}
                />
              )}
            </For>
          </Section>
        </Show>
        <Show when={p.state.account.signedIn && Object.keys(p.state.saved).length > 0}>
          <Section
            title={p.t("savedSearches")}
            more={<TextLink label={p.t("seeAll")} name={p.t("seeAllSaved")} onTap={() => p.act.saved()} />}
          >
            <For each={Object.values(p.state.saved).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))}>
              {(one) => (
                <LinkRow
                  icon={saved}
                  title={one.q === "" ? nameOf(one.filters.category ?? "") : one.q}
                  count={one.fresh.length}
                  onTap={() => p.act.runSaved({ saved: one.id })}
                />
              )}
            </For>
          </Section>
        </Show>
        <Chips
          title={p.t("trending")}
          options={trending.map((one) => ({
            label: localized(one, p.lang),
            onTap: () => p.act.again({ q: localized(one, p.lang) }),
          }))}
        />
        <LinkRow icon={grid} title={p.t("allCategories")} onTap={() => p.act.categories()} />
      </Show>
    </ShopPage>
  );
});
