import minus from "@material-symbols/svg-400/rounded/do_not_disturb_on.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { FormField, RowPills } from "#apps/spotify/looks/form.tsx";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cover } from "#apps/spotify/looks/cover.tsx";
import { Grip } from "#apps/spotify/looks/player.tsx";
import { Cell, Empty, Pill } from "#apps/spotify/looks/rows.tsx";
import { Sheet } from "#apps/spotify/looks/sheet.tsx";
import { useItems } from "#apps/spotify/screens/parts/items.ts";
import { useOwnArt } from "#apps/spotify/screens/parts/things.ts";

export default screen(app, strings, "editPlaylist", (p) => {
  const own = () => p.state.playlists[p.params.playlist];
  const art = useOwnArt(
    () => p,
    createMemo(() => [p.params.playlist]),
  );
  const facts = useItems(createMemo(() => (own()?.entries ?? []).map(({ item }) => item)));
  return (
    <Leaf
      back="close"
      centred
      title={p.t("editPlaylist")}
      actions={<Pill kind="text" label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
      overlays={
        <Sheet open={p.view.open === "cover"} part="cover" title={p.t("changeCover")}>
          <Cell plain title={p.t("choosePhoto")} onTap={() => p.act.pickCover()} />
          <Show when={own()?.cover != null}>
            <Cell plain title={p.t("removePhoto")} onTap={() => p.act.removeCover()} />
          </Show>
        </Sheet>
      }
    >
      <div class="edit-cover">
        <Cover art={art(p.params.playlist)} size={150} />
      </div>
      <RowPills>
        <Pill label={p.t("changeCover")} onTap={() => p.act.chooseCover()} />
      </RowPills>
      <FormField small question={p.t("playlistName")} at={p.field("name")} label={p.t("playlistName")} />
      <FormField small multiline question={p.t("playlistAbout")} at={p.field("about")} label={p.t("playlistAbout")} />
      <Show when={(own()?.entries.length ?? 0) > 0} fallback={<Empty text={p.t("playlistEmptyText")} />}>
        <For each={own()?.entries ?? []}>
          {(entry, n) => (
            <Show when={facts().get(entry.item)}>
              {(item) => (
                <div class="edit-row" data-list="edit">
                  <IconButton
                    icon={minus}
                    name={p.t("removeItem", { name: item().title })}
                    onTap={() => p.act.removeItem({ item: entry.item })}
                  />
                  <div class="edit-words">
                    <p>{item().title}</p>
                    <small>{item().by}</small>
                  </div>
                  <Grip
                    name={p.t("moveItem", { name: item().title })}
                    among="edit"
                    index={n()}
                    onMove={(to) => p.act.move({ from: n(), to })}
                  />
                </div>
              )}
            </Show>
          )}
        </For>
      </Show>
    </Leaf>
  );
});
