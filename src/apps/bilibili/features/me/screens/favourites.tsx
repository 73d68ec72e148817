import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Cell } from "#apps/bilibili/looks/cells.tsx";
import { Cover } from "#apps/bilibili/looks/cover.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { listFavourites, listFolders } from "../queries.ts";

export default screen(app, strings, "favourites", (p) => {
  const firsts = queryWorld(videos.queries.videos, () => {
    const ids = listFolders(p.state).flatMap(({ id }) => listFavourites(p.state, id).slice(0, 1));
    return ids.length > 0 ? { ids: [...new Set(ids)] } : null;
  });
  return (
    <Leaf
      back
      title={p.t("favourites")}
      actions={<BarWord pink label={p.t("newFolder")} onTap={() => p.act.newFolder()} />}
    >
      <For each={listFolders(p.state)}>
        {(folder) => {
          const all = () => listFavourites(p.state, folder.id);
          return (
            <Cell
              title={folder.name}
              note={p.t("folderCount", {
                n: all().length,
                who: p.t(folder.private ? "privateFolder" : "publicFolder"),
              })}
              start={
                <div class="folder-cover">
                  <Show when={firsts()?.find(({ id }) => id === all()[0])}>
                    {(video) => <Cover of={video().cover} />}
                  </Show>
                </div>
              }
              onTap={() => p.act.openFolder({ folder: folder.id })}
            />
          );
        }}
      </For>
    </Leaf>
  );
});
