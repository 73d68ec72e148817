import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { SearchPill, RowPills } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { useOwnArt } from "#apps/spotify/screens/parts/things.ts";
import { hasItem, listPlaylists } from "../queries.ts";

export default screen(app, strings, "addTo", (p) => {
  const all = createMemo(() => {
    const q = p.view.q.trim().toLowerCase();
    return listPlaylists(p.state).filter(({ name }) => name.toLowerCase().includes(q));
  });
  const art = useOwnArt(
    () => p,
    createMemo(() => all().map(({ id }) => id)),
  );
  const track = () => (p.params.item?.startsWith("mu_track_") === true ? p.params.item : null);
  return (
    <Leaf back="close" centred title={p.t("addToPlaylist")}>
      <RowPills>
        <Pill kind="white" label={p.t("newPlaylist")} onTap={() => p.act.newPlaylist()} />
      </RowPills>
      <div class="search-grey">
        <SearchPill inBar at={p.field("q")} name={p.t("findPlaylist")} />
      </div>
      <Show when={track()}>
        {(id) => (
          <ItemRow
            title={p.t("likedSongs")}
            note={p.t(p.state.liked[id()] === undefined ? "songCount" : "alreadyAdded", {
              n: Object.keys(p.state.liked).length,
            })}
            art={{ kind: "liked" }}
            onTap={() => p.act.like({ track: id() })}
          />
        )}
      </Show>
      <For each={all()}>
        {(one) => (
          <ItemRow
            title={one.name}
            note={p.t(p.params.item !== null && hasItem(one, p.params.item) ? "alreadyAdded" : "songCount", {
              n: one.entries.length,
            })}
            art={art(one.id)}
            onTap={() => p.act.choose({ playlist: one.id })}
          />
        )}
      </For>
    </Leaf>
  );
});
