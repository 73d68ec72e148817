import { countText } from "#os/social-format.ts";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { SearchLink } from "#apps/rednote/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { ItemGrid } from "#apps/rednote/looks/goods.tsx";
import { PersonRow } from "#apps/rednote/looks/people.tsx";
import { ImageGrid } from "#apps/rednote/looks/search.tsx";
import { SearchBar } from "#apps/rednote/looks/search-bar.tsx";
import { TopTabs, WordRow } from "#apps/rednote/looks/tabs.tsx";
import { Waterfall } from "#apps/rednote/looks/waterfall.tsx";
import { worldCard } from "#apps/rednote/screens/parts/cards.ts";
import { isWanted } from "#apps/rednote/screens/parts/hooks.ts";
import { itemTile } from "#apps/rednote/screens/parts/items.ts";
import { strings } from "#apps/rednote/strings.ts";
import { publicOf } from "#apps/rednote/world.ts";
import { countFilters, fitsFilters, noteArgs } from "../find.ts";
import { resultTabs, sorts } from "../state.ts";
import { FilterSheet } from "./parts/filter-sheet.tsx";

const tabWords = { notes: "resultNotes", users: "resultUsers", goods: "resultGoods", images: "resultImages" } as const;
export default screen(app, strings, "results", (p) => {
  const isNotes = () => p.view.tab === "notes" || p.view.tab === "images";
  const pages = queryWorldPages(
    rednote.queries.feed,
    () => (isNotes() ? noteArgs(p, p.params.q, p.view.filters, p.view.sort) : null),
    () => p.view.pages,
  );
  const notes = createMemo(() =>
    (pages()?.rows ?? []).filter((note) => isWanted(p.state, note) && fitsFilters(p.state, note, p.view.filters)),
  );
  const people = queryWorldPages(
    rednote.queries.people,
    () => (p.view.tab === "users" ? { q: p.params.q, public: publicOf(p.lang) } : null),
    () => p.view.pages,
  );
  const items = queryWorld(goods.queries.find, () => (p.view.tab === "goods" ? { q: p.params.q } : null));
  const filterCount = () => countFilters(p.view.filters);
  return (
    <Leaf
      grey={p.view.tab !== "users"}
      bare
      part={p.view.tab}
      top={
        <>
          <SearchBar
            end={
              <BarWord
                label={filterCount() > 0 ? `${p.t("filter")} ${filterCount()}` : p.t("filter")}
                onTap={() => p.act.filter()}
              />
            }
          >
            <SearchLink text={p.params.q} name={p.t("searchHint")} onTap={() => p.act.change()} />
          </SearchBar>
          <TopTabs
            wide
            tabs={resultTabs.map((id) => ({ id, label: p.t(tabWords[id]) }))}
            chosen={p.view.tab}
            onPick={(tab) => p.act.showTab({ tab })}
          />
          <Show when={isNotes()}>
            <WordRow
              part="sorts"
              pills
              tabs={sorts.map((id) => ({ id, label: p.t(`sort_${id}`) }))}
              chosen={p.view.sort}
              onPick={(sort) => p.act.order({ sort })}
            />
          </Show>
        </>
      }
      overlays={<FilterSheet host={p} />}
    >
      <Switch>
        <Match when={p.view.tab === "notes"}>
          <Show when={notes().length > 0 || !pages()} fallback={<Empty text={p.t("nothingFound")} />}>
            <Waterfall
              cards={notes().map((note) => worldCard(note, p, p.view.filters.distance !== "any"))}
              files={p.os.files}
              texts={{ like: p.t("like"), video: p.t("video") }}
              onOpen={(note) => p.act.open({ note })}
              onLike={(note) => p.act.like({ note })}
            />
          </Show>
        </Match>
        <Match when={p.view.tab === "images"}>
          <Show when={notes().length > 0 || !pages()} fallback={<Empty text={p.t("nothingFound")} />}>
            <ImageGrid
              images={notes().map((note) => ({
                id: note.id,
                name: note.title || note.name,
                shown: { kind: "world", picture: note.cover },
              }))}
              files={p.os.files}
              onTap={(note) => p.act.open({ note })}
            />
          </Show>
        </Match>
        <Match when={p.view.tab === "users"}>
          <Show when={people()?.rows.length !== 0} fallback={<Empty text={p.t("nothingFound")} />}>
            <For each={people()?.rows}>
              {(user) => (
                <PersonRow
                  of={user.id}
                  name={user.name}
                  note={p.t("fansAndNotes", {
                    fans: countText(user.followers, p.lang),
                    notes: countText(user.notes, p.lang),
                  })}
                  mark={user.mark?.text ?? user.bio.split("\n")[0]!}
                  button={
                    p.state.follows[user.id]
                      ? { label: p.t("following"), kind: "grey", onTap: () => p.act.unfollow({ user: user.id }) }
                      : { label: p.t("follow"), kind: "line", onTap: () => p.act.follow({ user: user.id }) }
                  }
                  onTap={() => p.act.openUser({ user: user.id })}
                />
              )}
            </For>
          </Show>
        </Match>
        <Match when={p.view.tab === "goods"}>
          <Show when={items()?.rows.length !== 0} fallback={<Empty text={p.t("nothingFound")} />}>
            <ItemGrid
              items={(items()?.rows ?? []).map((item) => itemTile(item, p.lang))}
              onTap={(item) => p.act.openItem({ item })}
            />
          </Show>
        </Match>
      </Switch>
      <Show when={(isNotes() && pages()?.more) || (p.view.tab === "users" && people()?.more)}>
        <Pill kind="grey" wide label={p.t("loadMore")} onTap={() => p.act.more()} />
      </Show>
    </Leaf>
  );
});
