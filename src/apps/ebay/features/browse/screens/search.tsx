import history from "@material-symbols/svg-400/outlined/history.svg?raw";
import saved from "@material-symbols/svg-400/outlined/saved_search.svg?raw";
import search from "@material-symbols/svg-400/outlined/search.svg?raw";
import close from "@material-symbols/svg-400/outlined/close.svg?raw";
import grid from "@material-symbols/svg-400/outlined/category.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { SearchField } from "../../../../../ui/kit/fields.tsx";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import { categories } from "../../../../../world/goods/categories.ts";
import goods from "../../../../../world/goods/index.ts";
import { trending } from "../../../../../world/goods/trending.ts";
import { said } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Lead, Part } from "../../../looks/facts.tsx";
import { Chips } from "../../../looks/front.tsx";
import { Past } from "../../../looks/past.tsx";
import { WordLink } from "../../../looks/ovals.tsx";
import { ShopPage, TopLine } from "../../../looks/shop.tsx";
import { Tabs } from "../../../screens/parts/tabs.tsx";
import { strings } from "../../../strings.ts";

const suggestionsMost = 7;

export default screen(ebay, strings, "search", (p) => {
  const typed = () => p.view.q.trim().toLowerCase();
  const hits = world(goods.queries.find, () => (typed() === "" ? null : { q: typed() }));
  /** What is typed, gone on with: by what was looked for, and by what there is. */
  const suggested = createMemo(() => {
    const past = p.state.searches.filter((q) => q.toLowerCase().includes(typed()));
    const found = (hits()?.rows ?? []).map((item) => said(item.title, p.lang).split(/\s+/).slice(0, 3).join(" "));
    return [...new Set([...past, ...found.map((text) => text.toLowerCase())])].slice(0, suggestionsMost);
  });
  const within = createMemo(() => [...new Set((hits()?.rows ?? []).map(({ category }) => category))].slice(0, 3));
  const nameOf = (id: string) => said(categories.find((one) => one.id === id)?.name, p.lang);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      title={p.t("tabSearch")}
      large
      top={
        <TopLine>
          <SearchField at={p.field("q")} placeholder={p.t("searchOn")} onEnter={() => p.act.find()} />
        </TopLine>
      }
      bottom={<Tabs on="search" state={p.state} t={p.t} act={p.act} />}
    >
      <Show
        when={typed() === ""}
        fallback={
          <>
            <Lead icon={search} title={p.t("searchFor", { q: p.view.q.trim() })} onTap={() => p.act.find()} />
            <For each={within()}>
              {(category) => (
                <Lead
                  icon={grid}
                  title={p.view.q.trim()}
                  note={p.t("inCategory", { name: nameOf(category) })}
                  onTap={() => p.act.inCategory({ q: p.view.q.trim(), category })}
                />
              )}
            </For>
            <For each={suggested()}>
              {(q) => <Past icon={search} text={q} onTap={() => p.act.again({ q: q.slice(0, 80) })} />}
            </For>
          </>
        }
      >
        <Show when={p.state.searches.length > 0}>
          <Part
            title={p.t("recentSearches")}
            more={<WordLink label={p.t("clearAll")} onTap={() => p.act.forgetAll()} />}
          >
            <For each={p.state.searches}>
              {(q) => (
                <Past
                  icon={history}
                  text={q}
                  onTap={() => p.act.again({ q })}
                  end={{ icon: close, name: p.t("forgetOne", { q }), onTap: () => p.act.forget({ q }) }}
                />
              )}
            </For>
          </Part>
        </Show>
        <Show when={p.state.account.signedIn && Object.keys(p.state.saved).length > 0}>
          <Part
            title={p.t("savedSearches")}
            more={<WordLink label={p.t("seeAll")} name={p.t("seeAllSaved")} onTap={() => p.act.saved()} />}
          >
            <For each={Object.values(p.state.saved).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))}>
              {(one) => (
                <Lead
                  icon={saved}
                  title={one.q === "" ? nameOf(one.filters.category ?? "") : one.q}
                  count={one.fresh.length}
                  onTap={() => p.act.runSaved({ saved: one.id })}
                />
              )}
            </For>
          </Part>
        </Show>
        <Chips
          title={p.t("trending")}
          options={trending.map((one) => ({
            label: said(one, p.lang),
            onTap: () => p.act.again({ q: said(one, p.lang) }),
          }))}
        />
        <Lead icon={grid} title={p.t("allCategories")} onTap={() => p.act.categories()} />
      </Show>
    </ShopPage>
  );
});
