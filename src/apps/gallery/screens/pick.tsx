import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import photoIcon from "@material-symbols/svg-400/rounded/photo.svg?raw";
import { createMemo, Show } from "solid-js";
import { matchesMimeType } from "#os/intents.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Chips, IconButton } from "#ui/kit/buttons.tsx";
import { Empty, Page } from "#ui/kit/page.tsx";
import { PhotoGrid } from "../looks/photo-grid.tsx";
import gallery from "../index.ts";
import { albumsOf, groupByDay, photosOf } from "../queries.ts";
import { strings } from "../strings.ts";
import { albumTitle, dayTitle } from "./parts/labels.ts";

export default screen(gallery, strings, "pick", (p) => {
  const albums = createMemo(() => albumsOf(p.os.files, p.state.albumSort).filter((a) => a.files.length > 0));
  const photos = createMemo(() => {
    const all = p.view.album === "" ? photosOf(p.os.files) : (albums().find((a) => a.id === p.view.album)?.files ?? []);
    return all.filter((f) => matchesMimeType(f.mime, p.params.type));
  });
  return (
    <Page
      back="close"
      tone="blue"
      part={`pick ${p.view.album}`}
      title={
        p.view.selected.length > 0
          ? p.t("selected", { n: p.view.selected.length })
          : p.t(p.params.many ? "pickMany" : "pickOne")
      }
      actions={
        <Show when={p.params.many}>
          <IconButton icon={check} name={p.t("done")} disabled={!p.can("done")} onTap={() => p.act.done()} />
        </Show>
      }
      top={
        <Chips
          options={[{ id: "", label: p.t("all") }, ...albums().map((a) => ({ id: a.id, label: albumTitle(a, p.t) }))]}
          chosen={p.view.album}
          onPick={(album) => p.setView({ album })}
        />
      }
    >
      <Show when={photos().length > 0} fallback={<Empty icon={photoIcon} title={p.t("noPhotos")} />}>
        <PhotoGrid
          part={`pick ${p.view.album}`}
          columns={p.state.columns}
          sections={groupByDay(photos(), p.offsetMin).map((day) => ({
            key: day.key,
            title: dayTitle(day.at, p.os, p.now, p.t),
            files: day.files,
          }))}
          marked={p.params.many ? p.view.selected : undefined}
          onTap={(id) => (p.params.many ? p.act.toggle({ id }) : p.act.choose({ id }))}
        />
      </Show>
    </Page>
  );
});
