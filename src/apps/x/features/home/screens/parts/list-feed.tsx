/** The posts of the members of a pinned list. */
import { Show } from "solid-js";
import { Cell, Empty, MoreButton } from "#apps/x/looks/cells.tsx";
import list from "@material-symbols/svg-400/outlined/list_alt.svg?raw";
import { useListPosts } from "#apps/x/screens/parts/list-posts.ts";
import { PostList } from "#apps/x/screens/parts/post-row.tsx";
import type { HomeProps } from "./props.ts";

export function ListFeed(p: { readonly host: HomeProps; readonly list: string }) {
  const found = useListPosts(
    () => p.host,
    () => p.list,
    () => p.host.view.pages,
  );
  return (
    <>
      <Cell icon={list} title={p.host.t("openThisList")} onTap={() => p.host.act.openList({ list: p.list })} />
      <Show when={found.entries().length > 0} fallback={<Empty title={p.host.t("listEmpty")} />}>
        <PostList host={p.host} entries={found.entries()} />
      </Show>
      <Show when={found.more()}>
        <MoreButton label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
      </Show>
    </>
  );
}
