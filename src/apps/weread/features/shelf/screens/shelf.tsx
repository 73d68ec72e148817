import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import order from "@material-symbols/svg-400/outlined/sort.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import app from "#apps/weread/index.ts";
import { ChipRow, Empty } from "#apps/weread/looks/cells.tsx";
import { BookTile, GroupTile } from "#apps/weread/looks/covers.tsx";
import { SearchPill } from "#apps/weread/looks/forms.tsx";
import { BarButton, BarWord, Leaf } from "#apps/weread/looks/frame.tsx";
import { ActSheet, AskBox } from "#apps/weread/looks/overlays.tsx";
import { SelectBar } from "#apps/weread/looks/select-bar.tsx";
import { Foot } from "#apps/weread/screens/parts/foot.tsx";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";
import { shareText } from "../../reader/queries.ts";
import { shelfSorts } from "../../me/state.ts";
import { shelfItems } from "../queries.ts";
import { shelfFilters } from "../screens.ts";
import type { ShelfBook } from "../state.ts";

export default screen(app, strings, "shelf", (p) => {
  const titles = useBooks(() => Object.keys(p.state.shelf).toSorted());
  const matches = (one: ShelfBook): boolean => {
    const book = titles().get(one.book);
    const q = p.view.q.trim().toLowerCase();
    if (q !== "" && book && !`${book.title} ${book.name}`.toLowerCase().includes(q)) return false;
    if (p.view.filter === "private") return one.private;
    if (p.view.filter === "finished") return p.state.progress[one.book]?.finishedAt != null;
    return p.view.filter === "all" || p.state.owned[one.book] !== undefined;
  };
  const items = createMemo(() => shelfItems(p.state, matches));
  const shown = createMemo(() => items().flatMap((item) => (item.kind === "book" ? [item.book.book] : [])));
  const noteOf = (id: string): string => {
    const here = p.state.progress[id];
    if (!here) return p.t("unreadNote");
    return here.finishedAt === null ? p.t("readShare", { share: shareText(here.share) }) : p.t("finishedNote");
  };
  const chosenAll = (of: (book: ShelfBook) => boolean): boolean =>
    p.view.chosen.length > 0 && p.view.chosen.every((id) => p.state.shelf[id] !== undefined && of(p.state.shelf[id]));
  return (
    <Leaf
      start={
        <Show
          when={p.view.selecting}
          fallback={
            <Show
              when={p.view.searching}
              fallback={<BarButton icon={glass} name={p.t("searchShelf")} onTap={() => p.act.search()} />}
            >
              <BarWord label={p.t("cancelWord")} onTap={() => p.act.endSearch()} />
            </Show>
          }
        >
          <BarWord label={p.t("selectAll")} onTap={() => p.act.chooseAll({ chosen: shown() })} />
        </Show>
      }
      title={
        p.view.searching
          ? undefined
          : p.view.selecting
            ? p.t("selectedCount", { n: p.view.chosen.length })
            : p.t("shelf")
      }
      middle={p.view.searching ? <SearchPill at={p.field("q")} name={p.t("searchShelf")} /> : undefined}
      actions={
        <Show
          when={p.view.selecting}
          fallback={
            <Show when={!p.view.searching}>
              <BarButton icon={order} name={p.t("sort")} onTap={() => p.act.sort()} />
              <BarWord label={p.t("select")} onTap={() => p.act.select()} />
            </Show>
          }
        >
          <BarWord blue label={p.t("done")} onTap={() => p.act.endSelect()} />
        </Show>
      }
      top={
        <Show when={!p.view.selecting}>
          <ChipRow
            part="filters"
            options={shelfFilters.map((id) => ({ id, label: p.t(`filter_${id}`) }))}
            chosen={p.view.filter}
            onPick={(filter) => p.act.filter({ filter })}
          />
        </Show>
      }
      bottom={
        <Show
          when={p.view.selecting}
          fallback={
            <Foot
              host={p}
              on="shelf"
              onTab={(tab) => {
                if (tab === "home") p.act.goHome();
                else if (tab === "audio") p.act.goAudio();
                else if (tab === "me") p.act.goMe();
                else p.act.goShelf();
              }}
            />
          }
        >
          <SelectBar
            disabled={p.view.chosen.length === 0}
            items={[
              chosenAll((book) => book.pinned)
                ? { label: p.t("unpin"), onTap: () => p.act.setPinned({ pinned: false }) }
                : { label: p.t("pin"), onTap: () => p.act.setPinned({ pinned: true }) },
              { label: p.t("moveToGroup"), onTap: () => p.act.groups() },
              chosenAll((book) => book.private)
                ? { label: p.t("makePublic"), onTap: () => p.act.setPrivate({ private: false }) }
                : { label: p.t("makePrivate"), onTap: () => p.act.setPrivate({ private: true }) },
              { label: p.t("remove"), danger: true, onTap: () => p.act.remove() },
            ]}
          />
        </Show>
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "sort"}
            items={shelfSorts.map((shelfSort) => ({
              label: p.t(`sort_${shelfSort}`),
              on: p.state.prefs.shelfSort === shelfSort,
              onTap: () => p.act.setSort({ shelfSort }),
            }))}
          />
          <ActSheet
            open={p.view.open === "groups"}
            items={[
              { label: p.t("newGroup"), onTap: () => p.act.newGroup() },
              ...Object.values(p.state.groups).map((group) => ({
                label: group.name,
                onTap: () => p.act.moveTo({ group: group.id }),
              })),
              { label: p.t("noGroup"), onTap: () => p.act.moveTo({ group: null }) },
            ]}
          />
          <AskBox
            open={p.view.open === "newGroup"}
            title={p.t("newGroup")}
            ok={p.t("save")}
            disabled={!p.can("makeGroup")}
            onOk={() => p.act.makeGroup()}
          >
            <Field at={p.field("name")} label={p.t("groupName")} placeholder={p.t("groupName")} bare="body" line />
          </AskBox>
        </>
      }
    >
      <Show
        when={items().length > 0}
        fallback={
          <Empty
            text={p.t(p.view.filter === "all" && p.view.q === "" ? "emptyShelf" : "emptyFilter")}
            button={p.t("toStore")}
            onTap={() => p.act.openStore()}
          />
        }
      >
        <div class="book-grid">
          <For each={items()}>
            {(item) =>
              item.kind === "group" ? (
                <GroupTile
                  books={item.books.map(({ book }) => book)}
                  title={p.state.groups[item.id]?.name ?? ""}
                  note={p.t("groupBooks", { n: item.books.length })}
                  onTap={() => p.act.openGroup({ group: item.id })}
                />
              ) : (
                <BookTile
                  book={item.book.book}
                  title={titles().get(item.book.book)?.title ?? ""}
                  note={noteOf(item.book.book)}
                  private={item.book.private}
                  chosen={p.view.selecting ? p.view.chosen.includes(item.book.book) : undefined}
                  onTap={() => {
                    const { book, readable } = item.book;
                    if (p.view.selecting) p.act.toggle({ book });
                    else if (readable) p.act.read({ book });
                    else p.act.openBook({ book });
                  }}
                  onHold={() => p.act.selectFrom({ book: item.book.book })}
                />
              )
            }
          </For>
          <Show when={!p.view.selecting && p.view.q === ""}>
            <Tap class="book-tile" name={p.t("addTile")} onTap={() => p.act.openStore()}>
              <div class="add-cover">
                <Icon of={plus} />
              </div>
              <p>{p.t("addTile")}</p>
            </Tap>
          </Show>
        </div>
      </Show>
    </Leaf>
  );
});
