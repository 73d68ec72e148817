import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cells, Cell, Empty } from "#apps/bilibili/looks/cells.tsx";
import { CardRow } from "#apps/bilibili/looks/cards.tsx";
import { BarButton, BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { ActSheet, HalfSheet } from "#apps/bilibili/looks/overlays.tsx";
import { videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { useVideos } from "#apps/bilibili/screens/parts/video-list.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { listFavourites, listFolders } from "../queries.ts";
import { defaultFolder } from "../state.ts";

export default screen(app, strings, "folder", (p) => {
  const folder = () => p.state.folders[p.params.folder];
  const ids = () => listFavourites(p.state, p.params.folder);
  const shown = useVideos(ids);
  return (
    <Leaf
      back
      title={folder()?.name ?? ""}
      note={
        folder() &&
        p.t("folderCount", {
          n: ids().length,
          who: p.t(folder()!.private ? "privateFolder" : "publicFolder"),
        })
      }
      actions={
        <Show
          when={p.view.selects}
          fallback={
            <Show when={folder()}>
              <BarButton icon={more} name={p.t("folderMenu")} onTap={() => p.act.menu()} />
            </Show>
          }
        >
          <BarWord label={p.t("finish")} onTap={() => p.act.done()} />
        </Show>
      }
      bottom={
        <Show when={p.view.selects}>
          <div class="choice-bar">
            <span>{p.t("selectedCount", { n: p.view.chosen.length })}</span>
            <div>
              <BarWord label={p.t("move")} disabled={!p.can("move")} onTap={() => p.act.move()} />
              <BarWord pink label={p.t("remove")} disabled={!p.can("dropChosen")} onTap={() => p.act.dropChosen()} />
            </div>
          </div>
        </Show>
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "more"}
            items={[
              { label: p.t("selectVideos"), onTap: () => p.act.select() },
              { label: p.t("editFolder"), onTap: () => p.act.edit() },
              ...(p.params.folder === defaultFolder
                ? []
                : [{ label: p.t("deleteFolder"), danger: true, onTap: () => p.act.remove() }]),
            ]}
          />
          <HalfSheet open={p.view.open === "move"} title={p.t("moveTitle")}>
            <Cells>
              <For each={listFolders(p.state).filter(({ id }) => id !== p.params.folder)}>
                {(one) => (
                  <Cell
                    title={one.name}
                    note={p.t("itemsCount", { n: listFavourites(p.state, one.id).length })}
                    onTap={() => p.act.moveTo({ to: one.id })}
                  />
                )}
              </For>
            </Cells>
          </HalfSheet>
        </>
      }
    >
      <Show when={folder()?.about}>
        <p class="folder-about">{folder()!.about}</p>
      </Show>
      <Show when={ids().length > 0} fallback={<Empty text={p.t("noFavourites")} />}>
        <For each={shown()}>
          {(video) => (
            <CardRow
              card={videoCard(video, p)}
              on={p.view.selects ? p.view.chosen.includes(video.id) : undefined}
              onTap={() => (p.view.selects ? p.act.toggle({ video: video.id }) : p.act.open({ video: video.id }))}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
