import dots from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import trash from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Empty, MoreButton } from "#apps/x/looks/cells.tsx";
import { SearchPill } from "#apps/x/looks/forms.tsx";
import { BarButton, Leaf } from "#apps/x/looks/frame.tsx";
import { ActSheet } from "#apps/x/looks/overlays.tsx";
import { useItems } from "#apps/x/screens/parts/items.ts";
import { PostList } from "#apps/x/screens/parts/post-row.tsx";
import { PostSheets } from "#apps/x/screens/parts/post-sheets.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";

const pageSize = 20;
const maxShown = 120;
export default screen(app, strings, "bookmarks", (p) => {
  const ids = createMemo(() =>
    Object.values(p.state.bookmarked)
      .toSorted((a, b) => b.at - a.at || (a.post < b.post ? -1 : 1))
      .map(({ post }) => post)
      .slice(0, maxShown),
  );
  const items = useItems(() => p, ids);
  const wanted = () => p.view.q.trim().toLowerCase();
  const found = createMemo(() =>
    items().filter(
      ({ by, name, handle, text }) =>
        !isBlocked(p.state, by) && `${name} @${handle} ${text}`.toLowerCase().includes(wanted()),
    ),
  );
  return (
    <Leaf
      back
      title={p.t("bookmarks")}
      note={`@${p.state.profile.handle}`}
      actions={
        <Show when={ids().length > 0}>
          <BarButton icon={dots} name={p.t("more")} onTap={() => p.act.more()} />
        </Show>
      }
      top={<SearchPill at={p.field("q")} name={p.t("searchBookmarks")} />}
      overlays={
        <>
          <PostSheets host={p} />
          <ActSheet
            open={p.view.open === "more"}
            items={[{ label: p.t("clearBookmarks"), icon: trash, danger: true, onTap: () => p.act.clear() }]}
          />
        </>
      }
    >
      <Show
        when={found().length > 0}
        fallback={
          <Show
            when={ids().length > 0 && wanted() !== ""}
            fallback={<Empty title={p.t("noBookmarks")} text={p.t("noBookmarksText")} />}
          >
            <Empty title={p.t("noBookmarksFound", { q: p.view.q.trim() })} />
          </Show>
        }
      >
        <PostList
          host={p}
          entries={found()
            .slice(0, p.view.pages * pageSize)
            .map((item) => ({ item }))}
        />
        <Show when={found().length > p.view.pages * pageSize}>
          <MoreButton label={p.t("loadMore")} onTap={() => p.act.moreBookmarks()} />
        </Show>
      </Show>
    </Leaf>
  );
});
